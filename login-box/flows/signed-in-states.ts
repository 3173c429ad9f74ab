import { delays } from '#shared/flow/delays.ts';
import type { FlowContext } from '#shared/flow/flow-setup.ts';
import { outputOf } from '#shared/flow/flow-setup.ts';
import { injected } from '#shared/flow/injected.ts';
import { leavingState } from '#shared/flow/leaving-state.ts';
import { clientError } from '#shared/flow/page-error.ts';
import type { SignInAnswer } from './sign-in-answer.ts';
import { pendingRequest } from './pending-request.ts';

/** Actors that a machine must provide for the states below. */
export const signedInActors = {
  finishAuthorization: injected<{ redirectUrl: string }, { state: string; token: string }>('finishAuthorization'),
};
export const signedInDelays = { beforeNavigation: delays.beforeNavigation, readNotice: delays.readNotice };

interface Answered {
  event: { output: SignInAnswer };
}
interface Failed {
  event: { error: unknown };
}

/** Hands off to the flow that asks for what the sign-in answer requires. For states that are siblings of `handedOff`. */
export const nextStepTransition = {
  guard: { type: 'needsNextStep', params: ({ event }: Answered) => event.output },
  target: 'handedOff',
  actions: { type: 'handOff', params: ({ event }: Answered) => ({ handoff: event.output.nextStep }) },
} as const;

/**
 * Next target of a sign-in answer, for states that are siblings of `editing` and `signedInStates`. Requires
 * `signInGuards`.
 */
export const signedInTransitions = [
  nextStepTransition,
  {
    guard: { type: 'sessionIncomplete', params: ({ event }: Answered) => event.output },
    target: 'editing',
    actions: { type: 'setError', params: { error: clientError('sign-in-method-unavailable') } },
  },
  { guard: 'requestPending', target: 'finishing' },
  { target: '#signedIn' },
] as const;

/** Shows a failed call's error in the form that made it. */
export const showErrorInForm = {
  target: 'editing',
  actions: { type: 'showError', params: ({ event }: Failed) => ({ error: event.error }) },
} as const;

/** Another flow has taken over. */
export const handedOffState = { type: 'final', tags: 'busy' } as const;

/**
 * Finishes the application's pending request with the sign-in answer.
 * @param done target after success
 * @param failed target that shows that the request has expired; the user is signed in nevertheless
 */
export function finishingState<Done extends string, Notice extends string>(done: Done, failed: Notice) {
  return {
    tags: 'busy',
    invoke: {
      src: 'finishAuthorization',
      input: ({ context, event }: { context: FlowContext; event: { type: string } }) =>
        pendingRequest(context, outputOf<SignInAnswer>(event)),
      onDone: {
        target: done,
        actions: {
          type: 'setTarget',
          params: ({ event }: { event: { output: { redirectUrl: string } } }) => ({ target: event.output.redirectUrl }),
        },
      },
      onError: {
        target: failed,
        actions: { type: 'showError', params: ({ event }: Failed) => ({ error: event.error }) },
      },
    },
  } as const;
}

/** Sibling states of the form: handed off to another flow, or finishing the application's pending request. */
export const signedInStates = {
  handedOff: handedOffState,
  finishing: finishingState('#signedIn', '#signedIn.showing'),
} as const;

/** The last step of a flow that signs in. */
export const successState = {
  id: 'signedIn',
  initial: 'waiting',
  states: {
    showing: { after: { readNotice: 'leaving' }, on: { 'continue.requested': 'leaving' } },
    waiting: { tags: 'busy', after: { beforeNavigation: 'leaving' }, on: { 'continue.requested': 'leaving' } },
    leaving: leavingState,
  },
} as const;
