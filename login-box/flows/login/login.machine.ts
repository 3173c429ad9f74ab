import type { FlowData } from '#shared/contract/sign-in/hosted-page.ts';
import { delays, millisecondsUntil } from '#shared/flow/delays.ts';
import type { EventObject } from 'xstate';
import {
  fieldsOf,
  flowContext,
  flowSetup,
  outputOf,
  secretField,
  typedField,
  type FlowContext,
  type SubmittedEvent,
} from '#shared/flow/flow-setup.ts';
import { injected } from '#shared/flow/injected.ts';
import { leavingState } from '#shared/flow/leaving-state.ts';
import { clientError, pageError } from '#shared/flow/page-error.ts';
import type { Handoff } from '#login-box/flows/sign-in-answer.ts';
import type { SignInAnswer } from '#login-box/flows/sign-in-answer.ts';
import { startOfMethod } from '#login-box/flows/passwordless-start.ts';
import { pendingRequest } from '#login-box/flows/pending-request.ts';
import { signInGuards } from '#login-box/flows/sign-in-guards.ts';

export type LoginEvent =
  | (SubmittedEvent & { type: 'email.submitted' })
  | (SubmittedEvent & { type: 'password.submitted' })
  /** Another sign-in method was requested: the one in the field `method`, or the list of all. */
  | (SubmittedEvent & { type: 'method.chosen' })
  | { type: 'otherMethods.requested' }
  /** Another address is to be used. */
  | { type: 'email.changed' }
  /** "Continue now", while the browser waits to leave for the identity provider. */
  | { type: 'redirect.requested' }
  /** Another way in than the identity provider, or emergency access: it starts with the password. */
  | { type: 'password.requested' }
  /** A page that leaves by itself is read. */
  | { type: 'stay.requested' }
  /** "Continue now", on a page that leaves by itself. */
  | { type: 'continue.requested' };

/** What an email resolves to: an SSO sign-in page or a sign-in method here. */
export interface CheckedEmail {
  /** Absolute URL of the identity provider's page; absent: none. */
  ssoAddress?: string;
  /** Some admins of the organization may sign in with a password. */
  emergency?: boolean;
  /** The public auth strategy, as the wire names it. */
  strategy?: string;
  /** The flow that signs in by that strategy, when it is not this one. */
  nextStep?: Handoff;
}

/** Host of an address, or of the provider that it names as its aim, to be shown; the address itself when it has none. */
function placeOf(address: string): string {
  if (!URL.canParse(address)) return address;
  const { host, searchParams } = new URL(address);
  return searchParams.get('at') ?? host;
}

/** Step data of a lockout: its end, if the server named it. */
function lockedData(error: unknown): FlowData['login'] {
  const lockedUntil = pageError(error).values?.['lockedUntil'];
  return typeof lockedUntil === 'string' ? { lockedUntil } : {};
}

const login = flowSetup({
  events: {} as LoginEvent,
  actors: {
    checkEmail: injected<CheckedEmail, { email: string; method?: string | undefined }>('checkEmail'),
    signIn: injected<SignInAnswer, { email: string; password: string }>('signIn'),
    finishAuthorization: injected<{ redirectUrl: string }, { state: string; token: string }>('finishAuthorization'),
  },
  delays: {
    ssoRedirect: delays.ssoRedirect,
    ssoFailed: delays.ssoFailed,
    beforeNavigation: delays.beforeNavigation,
    readNotice: delays.readNotice,
    unlocked: ({ context }) => millisecondsUntil(context.stepData.lockedUntil, Date.now()),
  },
}).extend({
  guards: {
    ...signInGuards,
    ssoFound: (_, { ssoAddress }: CheckedEmail) => ssoAddress !== undefined,
    passwordChosen: ({ context, event }) =>
      fieldsOf(event)['method'] === 'EmailAndPassword' && Boolean(context.values['email']),
    passwordExpected: (_, { strategy }: CheckedEmail) => strategy === 'EmailAndPassword',
  },
});

/** Sets the target of the SSO steps, if the server passed it with the page. */
const setSsoTarget = {
  type: 'setTarget',
  params: ({ context }: { context: FlowContext }) => ({ target: context.stepData.ssoAddress }),
} as const;

/** Hands over to the flow of the chosen method; without an email it starts this flow again. */
const methodChosen = {
  target: 'handedOff',
  actions: {
    type: 'handOff',
    params: ({ context, event }: { context: FlowContext; event: EventObject }) => ({
      handoff: startOfMethod(fieldsOf(event)['method'] ?? '', context.values['email']),
    }),
  },
} as const;

/** Sign-in. Top-level states are steps with a page; substates tell whether a call is in flight (tag `busy`). */
export const loginMachine = login.createMachine({
  id: 'login',
  context: ({ input }) => flowContext(input),
  initial: 'starting',
  states: {
    starting: {
      always: [
        { guard: { type: 'startsAt', params: { step: 'loginWithPassword' } }, target: 'loginWithPassword' },
        { guard: { type: 'startsAt', params: { step: 'otherMethods' } }, target: 'otherMethods' },
        {
          guard: { type: 'startsAt', params: { step: 'loginWithSSOFailed' } },
          target: 'loginWithSSOFailed',
          actions: setSsoTarget,
        },
        { guard: { type: 'startsAt', params: { step: 'locked' } }, target: 'locked' },
        {
          guard: { type: 'startsAt', params: { step: 'redirectToSSO' } },
          target: 'redirectToSSO',
          actions: setSsoTarget,
        },
        { target: 'preLogin' },
      ],
    },
    preLogin: {
      initial: 'editing',
      states: {
        editing: {
          on: {
            'email.submitted': [
              {
                guard: { type: 'fieldMissing', params: { field: 'email' } },
                actions: [
                  'storeFields',
                  { type: 'setError', params: { error: clientError('field-required', 'email') } },
                ],
              },
              { target: 'checkingEmail', actions: 'storeFields' },
            ],
          },
        },
        checkingEmail: {
          tags: 'busy',
          invoke: {
            src: 'checkEmail',
            input: ({ context, event }) => ({
              email: typedField('email', context, event),
              method: context.stepData.method,
            }),
            onDone: [
              {
                guard: { type: 'ssoFound', params: ({ event }) => event.output },
                target: '#login.redirectToSSO',
                actions: [
                  { type: 'setTarget', params: ({ event }) => ({ target: event.output.ssoAddress }) },
                  {
                    type: 'assignData',
                    params: ({ event }) => ({
                      redirectTo: placeOf(event.output.ssoAddress ?? ''),
                      emergency: event.output.emergency ?? false,
                    }),
                  },
                ],
              },
              {
                guard: { type: 'needsNextStep', params: ({ event }) => event.output },
                target: 'handedOff',
                actions: { type: 'handOff', params: ({ event }) => ({ handoff: event.output.nextStep }) },
              },
              {
                guard: { type: 'passwordExpected', params: ({ event }) => event.output },
                target: '#login.loginWithPassword',
              },
              {
                target: '#login.error',
                actions: { type: 'setError', params: { error: clientError('sign-in-method-unavailable') } },
              },
            ],
            onError: {
              target: 'editing',
              actions: { type: 'showError', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        handedOff: { type: 'final', tags: 'busy' },
      },
    },
    redirectToSSO: {
      on: {
        'email.changed': { target: 'preLogin', actions: { type: 'setTarget', params: { target: undefined } } },
        'password.requested': {
          target: 'loginWithPassword',
          actions: { type: 'setTarget', params: { target: undefined } },
        },
      },
      initial: 'waiting',
      states: {
        waiting: {
          after: { ssoRedirect: 'leaving' },
          on: { 'redirect.requested': 'leaving' },
        },
        leaving: {
          entry: { type: 'navigate', params: ({ context }) => ({ to: context.target }) },
          // A navigation can be stopped or fail; then the user asks again.
          on: { 'redirect.requested': { target: 'leaving', reenter: true } },
        },
      },
    },
    loginWithPassword: {
      initial: 'editing',
      states: {
        editing: {
          on: {
            'email.changed': { target: '#login.preLogin', actions: 'clearError' },
            'method.chosen': methodChosen,
            'otherMethods.requested': { target: '#login.otherMethods', actions: 'clearError' },
            'password.submitted': [
              {
                guard: { type: 'fieldMissing', params: { field: 'email' } },
                target: '#login.preLogin',
                actions: { type: 'setError', params: { error: clientError('field-required', 'email') } },
              },
              {
                // An empty password would be counted as a wrong one.
                guard: { type: 'fieldMissing', params: { field: 'password' } },
                actions: [
                  'storeFields',
                  { type: 'setError', params: { error: clientError('field-required', 'password') } },
                ],
              },
              { target: 'signingIn', actions: 'storeFields' },
            ],
          },
        },
        signingIn: {
          tags: 'busy',
          invoke: {
            src: 'signIn',
            input: ({ context, event }) => ({
              email: typedField('email', context, event),
              password: secretField('password', event),
            }),
            onDone: [
              {
                guard: { type: 'needsNextStep', params: ({ event }) => event.output },
                target: 'handedOff',
                actions: { type: 'handOff', params: ({ event }) => ({ handoff: event.output.nextStep }) },
              },
              {
                guard: { type: 'sessionIncomplete', params: ({ event }) => event.output },
                target: '#login.error',
                actions: { type: 'setError', params: { error: clientError('sign-in-method-unavailable') } },
              },
              { guard: 'requestPending', target: 'finishing' },
              { target: '#login.success' },
            ],
            onError: [
              {
                guard: { type: 'accountLocked', params: ({ event }) => ({ error: event.error }) },
                target: '#login.locked',
                actions: [
                  { type: 'showError', params: ({ event }) => ({ error: event.error }) },
                  { type: 'assignData', params: ({ event }) => lockedData(event.error) },
                ],
              },
              { target: 'editing', actions: { type: 'showError', params: ({ event }) => ({ error: event.error }) } },
            ],
          },
        },
        handedOff: { type: 'final', tags: 'busy' },
        finishing: {
          tags: 'busy',
          invoke: {
            src: 'finishAuthorization',
            input: ({ context, event }) => pendingRequest(context, outputOf<SignInAnswer>(event)),
            onDone: {
              target: '#login.success',
              actions: { type: 'setTarget', params: ({ event }) => ({ target: event.output.redirectUrl }) },
            },
            onError: [
              {
                // The user is signed in; only the application's authorization request has expired.
                guard: { type: 'requestExpired', params: ({ event }) => ({ error: event.error }) },
                target: '#login.success.showing',
                actions: { type: 'showError', params: ({ event }) => ({ error: event.error }) },
              },
              { target: 'editing', actions: { type: 'showError', params: ({ event }) => ({ error: event.error }) } },
            ],
          },
        },
      },
    },
    otherMethods: {
      initial: 'choosing',
      states: {
        choosing: {
          on: {
            'email.changed': { target: '#login.preLogin', actions: 'clearError' },
            'method.chosen': [{ guard: 'passwordChosen', target: '#login.loginWithPassword' }, methodChosen],
          },
        },
        handedOff: { type: 'final', tags: 'busy' },
      },
    },
    loginWithSSOFailed: {
      initial: 'showing',
      states: {
        showing: {
          after: { ssoFailed: 'leaving' },
          on: { 'continue.requested': 'leaving', 'stay.requested': 'staying' },
        },
        staying: { on: { 'continue.requested': 'leaving' } },
        leaving: leavingState,
      },
    },
    locked: {
      // The end of the lock brings the password form back by itself, without the error of the lock.
      after: { unlocked: { target: 'loginWithPassword', actions: 'clearError' } },
      on: { 'email.changed': { target: 'preLogin', actions: 'clearError' } },
    },
    error: {
      on: { 'email.changed': { target: 'preLogin', actions: 'clearError' } },
    },
    success: {
      initial: 'waiting',
      states: {
        /** The application's request has expired: that is read before the page leaves for the home page. */
        showing: {
          after: { readNotice: 'leaving' },
          on: { 'continue.requested': 'leaving' },
        },
        waiting: {
          tags: 'busy',
          after: { beforeNavigation: 'leaving' },
          on: { 'continue.requested': 'leaving' },
        },
        leaving: leavingState,
      },
    },
  },
});

/** Steps of the login flow, as named in pages. */
export type LoginStep = Exclude<keyof typeof loginMachine.config.states & string, 'starting'>;
