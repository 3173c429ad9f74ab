import { flowContext, flowSetup, type SubmittedEvent } from '#shared/flow/flow-setup.ts';
import { injected } from '#shared/flow/injected.ts';
import type { SignInAnswer } from '#login-box/flows/sign-in-answer.ts';
import { pendingRequest } from '#login-box/flows/pending-request.ts';
import { signInGuards } from '#login-box/flows/sign-in-guards.ts';
import {
  signedInActors,
  signedInDelays,
  signedInStates,
  signedInTransitions,
  successState,
  showErrorInForm,
} from '#login-box/flows/signed-in-states.ts';

export type PasskeysEvent =
  /** Sign in with a passkey. */
  | (SubmittedEvent & { type: 'passkey.requested' })
  /** Make one. */
  | (SubmittedEvent & { type: 'passkey.wanted' })
  | { type: 'later.chosen' }
  | { type: 'never.chosen' }
  | { type: 'continue.requested' };

const passkeys = flowSetup({
  events: {} as PasskeysEvent,
  actors: {
    ...signedInActors,
    signIn: injected<SignInAnswer, void>('signIn'),
    mayOffer: injected<boolean, void>('mayOffer'),
    create: injected<void, void>('create'),
    stopAsking: injected<void, void>('stopAsking'),
  },
  delays: signedInDelays,
}).extend({
  guards: {
    ...signInGuards,
    /** The button on the page before was pressed, or a passkey was chosen there: the browser asks without another press. */
    begun: ({ context }) => context.stepData.begun === true,
    offered: (_, { output }: { output: boolean }) => output,
  },
});

/**
 * Passkeys (4.2). `loginWithPasskey` signs in with one; `promptPasskeys` offers to create one after another sign-in
 * (with `begun`, only after checking that the user has none). A failure while offering never blocks the sign-in.
 */
export const passkeysMachine = passkeys.createMachine({
  id: 'passkeys',
  context: ({ input }) => flowContext(input),
  initial: 'starting',
  states: {
    starting: {
      always: [
        {
          guard: ({ context }) => context.step === 'promptPasskeys' && context.stepData.begun === true,
          target: 'checking',
        },
        { guard: { type: 'startsAt', params: { step: 'promptPasskeys' } }, target: 'promptPasskeys' },
        { guard: 'begun', target: 'loginWithPasskey.asking' },
        { target: 'loginWithPasskey' },
      ],
    },
    loginWithPasskey: {
      initial: 'editing',
      states: {
        editing: { on: { 'passkey.requested': { target: 'asking', actions: 'clearError' } } },
        asking: {
          tags: 'busy',
          invoke: { src: 'signIn', input: undefined, onDone: signedInTransitions, onError: showErrorInForm },
        },
        ...signedInStates,
      },
    },
    /** Rendered as a completed sign-in, which it is. */
    checking: {
      tags: 'busy',
      invoke: {
        src: 'mayOffer',
        input: undefined,
        onDone: [
          { guard: { type: 'offered', params: ({ event }) => event }, target: 'promptPasskeys' },
          { target: 'goingOn' },
        ],
        onError: { target: 'goingOn' },
      },
    },
    promptPasskeys: {
      initial: 'offering',
      states: {
        offering: {
          on: {
            'passkey.wanted': { target: 'creating', actions: 'clearError' },
            'later.chosen': { target: '#passkeys.goingOn', actions: 'clearError' },
            'never.chosen': { target: 'stopping', actions: 'clearError' },
          },
        },
        creating: {
          tags: 'busy',
          invoke: {
            src: 'create',
            input: undefined,
            onDone: { target: '#passkeys.goingOn' },
            onError: {
              target: 'offering',
              actions: { type: 'showError', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        stopping: {
          tags: 'busy',
          invoke: {
            src: 'stopAsking',
            input: undefined,
            onDone: { target: '#passkeys.goingOn' },
            onError: { target: '#passkeys.goingOn' },
          },
        },
      },
    },
    goingOn: {
      initial: 'deciding',
      states: {
        deciding: { always: [{ guard: 'requestPending', target: 'finishing' }, { target: '#signedIn' }] },
        finishing: {
          tags: 'busy',
          invoke: {
            src: 'finishAuthorization',
            // the token is known to the call alone
            input: ({ context }) => pendingRequest(context, undefined),
            onDone: {
              target: '#signedIn',
              actions: { type: 'setTarget', params: ({ event }) => ({ target: event.output.redirectUrl }) },
            },
            onError: {
              target: '#signedIn.showing',
              actions: { type: 'showError', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
      },
    },
    success: successState,
  },
});

export type PasskeysStep = Exclude<keyof typeof passkeysMachine.config.states & string, 'starting'>;
