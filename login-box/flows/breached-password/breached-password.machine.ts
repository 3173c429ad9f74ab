import { delays } from '../../../shared/flow/delays.ts';
import { flowContext, flowSetup, injected, typedField, type SubmittedEvent } from '../../../shared/flow/flow-setup.ts';
import { resendStates, type ResendInput } from '../../../shared/flow/resend-states.ts';

export type BreachedPasswordEvent =
  /** The link for a new password is wanted. */
  | (SubmittedEvent & { type: 'reset.requested' })
  | { type: 'resend.requested' };

const breachedPassword = flowSetup({
  events: {} as BreachedPasswordEvent,
  actors: { resend: injected<void, ResendInput>('resend') },
  delays: { second: delays.second },
});

/**
 * A password that was right, and opens nothing any more because it is leaked (planning and login, 4.2). Nobody is signed
 * in: the way on is a mail, which proves more than the password does.
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
      initial: 'telling',
      states: {
        telling: { on: { 'reset.requested': { target: 'sending', actions: 'keepTyped' } } },
        sending: {
          tags: 'busy',
          invoke: {
            src: 'resend',
            input: ({ context, event }) => ({ email: typedField('email', context, event) }),
            onDone: { target: '#breached-password.breachedPasswordSuccess' },
            onError: { target: 'telling', actions: { type: 'showError', params: ({ event }) => ({ error: event.error }) } },
          },
        },
      },
    },
    breachedPasswordSuccess: {
      initial: 'mailed',
      states: {
        mailed: { always: { target: 'pausing', actions: 'startCountdown' } },
        ...resendStates,
      },
    },
  },
});

export type BreachedPasswordStep = Exclude<keyof typeof breachedPasswordMachine.config.states & string, 'starting'>;
