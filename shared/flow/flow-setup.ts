import { assign, setup, type EventObject, type UnknownActorLogic } from 'xstate';
import type { HostedPage, HostedPageError, StepData } from '#shared/contract/sign-in/hosted-page.ts';
import { delays } from './delays.ts';
import { isDeadLinkCode, pageError } from './page-error.ts';

/** Initial state of a flow, taken from the server's props so that the first render matches the server's. */
export interface FlowInput {
  /** The initial step. A flow that does not know it starts at its first step. */
  step: string;
  values: Readonly<Record<string, string>>;
  stepData: Readonly<StepData>;
  error?: HostedPageError;
  /** Pending authorization request, if any. */
  authorizationState?: string;
  /** The account routes that flows link to. */
  links: HostedPage['links'];
}

/** Context of every flow: data only, never a password or a token. */
export interface FlowContext extends FlowInput {
  error: HostedPageError | undefined;
  /** Redirect target; absent: the default target of a sign-in. */
  target: string | undefined;
}

/** A form was submitted; machines define their own events: `email.submitted`, `password.submitted`. */
export interface SubmittedEvent extends EventObject {
  fields: Readonly<Record<string, string>>;
}

/** Fields passed on without being stored: they never enter the context, where a snapshot would expose them. */
const secretFields = new Set(['password', 'newPassword', 'repeatPassword', 'token', 'code', 'formToken', 'step']);

/** Fields of a form event; none for other events. */
export function fieldsOf(event: EventObject): Readonly<Record<string, string>> {
  const fields: unknown = 'fields' in event ? event['fields'] : undefined;
  return typeof fields === 'object' && fields !== null ? (fields as Record<string, string>) : {};
}

/** One field of a form event, or its value from an earlier step. */
export function typedField(name: string, context: FlowContext, event: EventObject): string {
  return (fieldsOf(event)[name] ?? context.values[name] ?? '').trim();
}

/** A field passed on exactly as typed: leading and trailing spaces are part of a password. */
export function secretField(name: string, event: EventObject): string {
  return fieldsOf(event)[name] ?? '';
}

function isMissing(name: string, context: FlowContext, event: EventObject): boolean {
  return (secretFields.has(name) ? secretField(name, event) : typedField(name, context, event)) === '';
}

/** Result of a call, read from its done event: for a state that passes it directly to its own call. */
export function outputOf<Output>(event: EventObject): Output {
  return (event as EventObject & { output: Output }).output;
}

function withoutSecrets(fields: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !secretFields.has(name)));
}

export function flowInput(page: HostedPage): FlowInput {
  const { step, values, stepData, error, authorizationState, links } = page;
  return { step, values, stepData, error, authorizationState, links };
}

export function flowContext(input: FlowInput): FlowContext {
  return { ...input, error: input.error, target: undefined };
}

/** Parameters of the actions that all flows share. */
type FlowActions = {
  storeFields: undefined;
  showError: { error: unknown };
  setError: { error: HostedPageError };
  clearError: undefined;
  assignData: Readonly<StepData>;
  setTarget: { target: string | undefined };
  startCountdown: undefined;
  countDown: undefined;
  navigate: { to: string | undefined };
  handOff: { handoff: unknown };
};

/** Parameters of the guards that all flows share. */
type FlowGuards = {
  startsAt: { step: string };
  accountLocked: { error: unknown };
  requestExpired: { error: unknown };
  fieldMissing: { field: string };
  linkDead: { error: unknown };
  requestPending: undefined;
  countdownOver: undefined;
};

function secondsLeft(context: FlowContext): number {
  return context.stepData.resendIn ?? 0;
}

type FlowDelay = number | ((args: { context: FlowContext }) => number);

/**
 * `setup` with the parts that all flows share.
 * Actions: `storeFields` (stores a form event's fields without secrets and clears the error), `showError` (of a failed
 * call), `setError` (a client error), `clearError`, `assignData` (changes step data), `setTarget` (sets the target),
 * `startCountdown` and `countDown` (`resendIn` of the step data), `navigate` (redirects) and `handOff` (switches to
 * another flow), both provided by the hook.
 * Guards: `startsAt`, `fieldMissing`; of a failed call `accountLocked`, `requestExpired` and `linkDead`; of the context
 * `requestPending` and `countdownOver`. Tag: `busy`.
 */
export function flowSetup<
  TEvent extends EventObject,
  TActors extends Record<string, UnknownActorLogic>,
  TDelay extends string,
>(parts: { events: TEvent; actors: TActors; delays: Record<TDelay, FlowDelay> }) {
  return setup<FlowContext, TEvent, TActors, {}, FlowActions, FlowGuards, TDelay, 'busy', FlowInput>({
    // TypeScript cannot prove that a generic map of actors equals its own mapped type.
    actors: parts.actors as never,
    delays: parts.delays,
    actions: {
      storeFields: assign(({ context, event }) => ({
        values: { ...context.values, ...withoutSecrets(fieldsOf(event)) },
        error: undefined,
      })),
      showError: assign((_, { error }) => ({ error: pageError(error) })),
      setError: assign((_, { error }) => ({ error })),
      clearError: assign({ error: undefined }),
      assignData: assign(({ context }, stepData) => ({ stepData: { ...context.stepData, ...stepData } })),
      setTarget: assign((_, { target }) => ({ target })),
      startCountdown: assign(({ context }) => ({
        stepData: { ...context.stepData, resendIn: delays.resend / 1000 },
      })),
      countDown: assign(({ context }) => ({
        stepData: { ...context.stepData, resendIn: Math.max(0, secondsLeft(context) - 1) },
      })),
      navigate: () => {
        throw new Error('The action "navigate" is not provided');
      },
      handOff: () => {
        throw new Error('The action "handOff" is not provided');
      },
    },
    guards: {
      startsAt: ({ context }, { step }) => context.step === step,
      accountLocked: (_, { error }) => pageError(error).code === 'account-locked',
      requestExpired: (_, { error }) => pageError(error).code === 'authorization-request-expired',
      fieldMissing: ({ context, event }, { field }) => isMissing(field, context, event),
      linkDead: (_, { error }) => isDeadLinkCode(pageError(error).code),
      countdownOver: ({ context }) => secondsLeft(context) <= 1,
      requestPending: ({ context }) => context.authorizationState !== undefined,
    },
  });
}
