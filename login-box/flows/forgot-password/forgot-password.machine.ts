import { delays } from '#shared/flow/delays.ts';
import { flowContext, flowSetup, typedField, type SubmittedEvent } from '#shared/flow/flow-setup.ts';
import { injected } from '#shared/flow/injected.ts';
import { clientError } from '#shared/flow/page-error.ts';
import { resendStates, type ResendInput } from '#shared/flow/resend-states.ts';

export type ForgotPasswordEvent =
  | (SubmittedEvent & { type: 'email.submitted' })
  | { type: 'resend.requested' }
  | { type: 'email.changed' };

const forgotPassword = flowSetup({
  events: {} as ForgotPasswordEvent,
  actors: { resend: injected<void, ResendInput>('resend') },
  delays: { second: delays.second },
});

/** Asking for a reset link (planning and login, 4.5). The server answers alike for every address, and so does this flow. */
export const forgotPasswordMachine = forgotPassword.createMachine({
  id: 'forgot-password',
  context: ({ input }) => flowContext(input),
  initial: 'starting',
  states: {
    starting: {
      always: [
        { guard: { type: 'startsAt', params: { step: 'success' } }, target: 'success' },
        { target: 'forgotPassword' },
      ],
    },
    forgotPassword: {
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
              { target: 'sending', actions: 'storeFields' },
            ],
          },
        },
        sending: {
          tags: 'busy',
          invoke: {
            src: 'resend',
            input: ({ context, event }) => ({ email: typedField('email', context, event) }),
            onDone: { target: '#forgot-password.success' },
            onError: {
              target: 'editing',
              actions: { type: 'showError', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
      },
    },
    success: {
      initial: 'mailed',
      on: { 'email.changed': { target: 'forgotPassword', actions: 'clearError' } },
      states: {
        mailed: { always: { target: 'pausing', actions: 'startCountdown' } },
        ...resendStates,
      },
    },
  },
});

export type ForgotPasswordStep = Exclude<keyof typeof forgotPasswordMachine.config.states & string, 'starting'>;
