import { flowContext, flowSetup, type SubmittedEvent } from '#shared/flow/flow-setup.ts';
import { injected } from '#shared/flow/injected.ts';
import { leavingState } from '#shared/flow/leaving-state.ts';

export type AccountEvent =
  | (SubmittedEvent & { type: 'sign-out.requested' })
  /** On to the application, or back to the login page. */
  | { type: 'continue.requested' };

const account = flowSetup({
  events: {} as AccountEvent,
  actors: { signOut: injected<void, void>('signOut') },
  delays: {},
});

/** Shows who is signed in, and signs out. */
export const accountMachine = account.createMachine({
  id: 'account',
  context: ({ input }) => flowContext(input),
  initial: 'starting',
  states: {
    starting: {
      always: [
        { guard: { type: 'startsAt', params: { step: 'signedOut' } }, target: 'signedOut' },
        { target: 'signedIn' },
      ],
    },
    signedIn: {
      initial: 'resting',
      states: {
        resting: {
          on: {
            'sign-out.requested': { target: 'signingOut', actions: 'storeFields' },
            'continue.requested': 'leaving',
          },
        },
        signingOut: {
          tags: 'busy',
          invoke: {
            src: 'signOut',
            onDone: { target: '#account.signedOut' },
            // A failed sign-out must be reported, or the user would leave a shared device signed in.
            onError: {
              target: 'resting',
              actions: { type: 'showError', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        leaving: {
          ...leavingState,
          on: { ...leavingState.on, 'sign-out.requested': { target: 'signingOut', actions: 'storeFields' } },
        },
      },
    },
    signedOut: {
      initial: 'showing',
      // an application that requested the sign-out gets the user back without a message of ours
      entry: {
        type: 'setTarget',
        params: ({ context }) => ({ target: context.stepData.onward ?? context.links.login }),
      },
      states: {
        showing: {
          always: { guard: ({ context }) => context.stepData.onward !== undefined, target: 'leaving' },
          on: { 'continue.requested': 'leaving' },
        },
        leaving: leavingState,
      },
    },
  },
});

export type AccountStep = Exclude<keyof typeof accountMachine.config.states & string, 'starting'>;
