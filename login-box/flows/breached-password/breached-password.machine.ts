import { delays } from '#shared/flow/delays.ts';
import { flowContext, flowSetup, typedField, type SubmittedEvent } from '#shared/flow/flow-setup.ts';
import { injected } from '#shared/flow/injected.ts';
import { resendStates, type ResendInput } from '#shared/flow/resend-states.ts';
import type { SignInAnswer } from '#login-box/flows/sign-in-answer.ts';
import { signInGuards } from '#login-box/flows/sign-in-guards.ts';
import {
  signedInActors,
  signedInDelays,
  signedInStates,
  signedInTransitions,
  successState,
  showErrorInForm,
} from '#login-box/flows/signed-in-states.ts';

export type BreachedPasswordEvent =
  /** The link for a new password is wanted. */
  | (SubmittedEvent & { type: 'reset.requested' })
  | { type: 'resend.requested' }
  /** Signed in all the same: the password is changed another day. */
  | { type: 'later.chosen' }
  | { type: 'continue.requested' };

const breachedPassword = flowSetup({
  events: {} as BreachedPasswordEvent,
  actors: {
    resend: injected<void, ResendInput>('resend'),
    /** Resolves the sign-in answer with the next step it requires. */
    continueSignIn: injected<SignInAnswer, void>('continueSignIn'),
    ...signedInActors,
  },
  delays: { second: delays.second, ...signedInDelays },
}).extend({
  guards: { ...signInGuards, mayWait: ({ context }) => context.stepData.mayWait === true },
});

const later = { 'later.chosen': { guard: 'mayWait', target: '#breached-password.goingOn' } } as const;

/**
 * A correct password that is on a list of leaked ones. If policy rejects it, the user is not signed in and gets an
 * email to reset it, which proves more than the password does. With `mayWait` the user is signed in and can postpone
 * the change.
 */
export const breachedPasswordMachine = breachedPassword.createMachine({
  id: 'breached-password',
  context: ({ input }) => flowContext(input),
  initial: 'starting',
  states: {
    starting: {
      always: [
        { guard: { type: 'startsAt', params: { step: 'breachedPasswordSuccess' } }, target: 'breachedPasswordSuccess' },
        { target: 'breachedPassword' },
      ],
    },
    breachedPassword: {
      on: later,
      initial: 'showing',
      states: {
        showing: { on: { 'reset.requested': { target: 'sending', actions: 'storeFields' } } },
        sending: {
          tags: 'busy',
          invoke: {
            src: 'resend',
            input: ({ context, event }) => ({ email: typedField('email', context, event) }),
            onDone: { target: '#breached-password.breachedPasswordSuccess' },
            onError: {
              target: 'showing',
              actions: { type: 'showError', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
      },
    },
    breachedPasswordSuccess: {
      on: later,
      initial: 'mailed',
      states: {
        mailed: { always: { target: 'pausing', actions: 'startCountdown' } },
        ...resendStates,
      },
    },
    goingOn: {
      initial: 'asking',
      states: {
        asking: {
          tags: 'busy',
          invoke: { src: 'continueSignIn', input: undefined, onDone: signedInTransitions, onError: showErrorInForm },
        },
        editing: { on: { 'continue.requested': 'asking' } },
        ...signedInStates,
      },
    },
    success: successState,
  },
});

export type BreachedPasswordStep = Exclude<keyof typeof breachedPasswordMachine.config.states & string, 'starting'>;
