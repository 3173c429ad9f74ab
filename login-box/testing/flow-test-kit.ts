/** For tests of flows: a page, a clock, and calls that answer when the test says so. */
import { createActor, SimulatedClock, type AnyStateMachine } from 'xstate';
import { ApiError } from '#shared/api/api-error.ts';
import { errorStatus, type ErrorCode } from '#shared/contract/errors.ts';
import type { HostedPage, HostedStep } from '#shared/contract/sign-in/hosted-page.ts';
import { flowInput, type FlowContext } from '#shared/flow/flow-setup.ts';
import { stepOf } from '#shared/flow/use-flow.ts';

export function hostedPage(step: HostedStep, parts: Partial<HostedPage> = {}): HostedPage {
  return {
    action: '',
    formToken: 'form-token',
    values: {},
    vendor: { name: 'Waypoint', logo: null },
    theme: { brand: '#1d4ed8', mode: 'light' },
    locale: 'en',
    direction: 'ltr',
    apiBaseUrl: '',
    clientId: 'client',
    defaultRedirect: 'https://app.example.com/',
    allowedOrigins: ['https://app.example.com'],
    allowSignups: true,
    passwordRules: {
      allowPassphrases: true,
      minLength: 8,
      maxLength: 128,
      minPhraseLength: 20,
      minOptionalTestsToPass: 0,
    },
    links: {
      login: '/account/login',
      signUp: '/account/sign-up',
      forgotPassword: '/account/forget-password',
      resendActivation: '/account/activate?resend',
    },
    resetPhoneNumber: '/account/reset-phone-number',
    stepData: {},
    ...parts,
    ...step,
  };
}

/** An error as the client rejects with it. */
export function refusal(errorCode: ErrorCode, context?: Record<string, unknown>): ApiError {
  return new ApiError({
    message: errorCode,
    statusCode: errorStatus[errorCode],
    traceId: 'trace-1',
    errorCode,
    context,
  });
}

/** What the client makes of a broken connection. */
export function noAnswer(): ApiError {
  return new ApiError({
    message: 'difficulties',
    statusCode: 500,
    traceId: null,
    cause: new TypeError('Failed to fetch'),
  });
}

/** A started flow with a simulated clock. The machine brings its calls; navigations and handoffs are collected. */
export function run(machine: AnyStateMachine, page: HostedPage) {
  const clock = new SimulatedClock();
  const navigations: (string | undefined)[] = [];
  const handoffs: unknown[] = [];
  const actions = {
    navigate: (_: unknown, { to }: { to: string | undefined }) => void navigations.push(to),
    handOff: (_: unknown, { handoff }: { handoff: unknown }) => void handoffs.push(handoff),
  };
  const actor = createActor(machine.provide({ actions }), { input: flowInput(page), clock });
  actor.start();
  return {
    clock,
    navigations,
    handoffs,
    send: (type: string, fields?: Record<string, string>) => actor.send(fields ? { type, fields } : { type }),
    step: () => stepOf(actor.getSnapshot().value),
    value: () => actor.getSnapshot().value,
    busy: () => actor.getSnapshot().hasTag('busy'),
    context: () => actor.getSnapshot().context as FlowContext,
    stop: () => actor.stop(),
  };
}
