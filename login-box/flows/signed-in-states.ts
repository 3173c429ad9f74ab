import { delays } from '#shared/flow/delays.ts';
import type { FlowContext } from '#shared/flow/flow-setup.ts';
import { injected, outputOf } from '#shared/flow/flow-setup.ts';
import { leavingState } from '#shared/flow/leaving-state.ts';
import { clientError } from '#shared/flow/page-error.ts';
import type { SignInAnswer } from './sign-in-answer.ts';
import { pendingRequest } from './pending-request.ts';

/** What the states below need of a machine. */
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

/** Another flow asks for what the answer to a sign-in still wants. From a state beside `handedOff`. */
export const nextStepTransition = {
  guard: { type: 'needsNextStep', params: ({ event }: Answered) => event.output },
  target: 'handedOff',
  actions: { type: 'handOff', params: ({ event }: Answered) => ({ handoff: event.output.nextStep }) },
} as const;

/** Where the answer to a sign-in leads, from a state beside `editing` and `signedInStates`. They need `signInGuards`. */
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

/** A failed call is told where it was made. */
export const showErrorInForm = {
  target: 'editing',
  actions: { type: 'showError', params: ({ event }: Failed) => ({ error: event.error }) },
} as const;

/** Another flow has taken over. */
export const handedOffState = { type: 'final', tags: 'busy' } as const;

/**
 * The application's pending request is finished with the answer that led here.
 * @param done where it goes on
 * @param failed where it is told that the application's own request is gone; the person is signed in all the same
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

/** Beside the form: the sign-in goes on elsewhere, or the application's pending request is finished. */
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
