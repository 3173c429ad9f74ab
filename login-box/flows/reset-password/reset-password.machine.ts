import { flowContext, flowSetup, secretField, type SubmittedEvent } from '#shared/flow/flow-setup.ts';
import { injected } from '#shared/flow/injected.ts';
import { leavingState } from '#shared/flow/leaving-state.ts';
import { clientError } from '#shared/flow/page-error.ts';

export type ResetPasswordEvent =
  | (SubmittedEvent & { type: 'password.submitted' })
  /** "Get a new link", on the page of a dead one. */
  | { type: 'resend.requested' }
  | { type: 'continue.requested' };

const resetPassword = flowSetup({
  events: {} as ResetPasswordEvent,
  actors: { resetPassword: injected<void, { password: string }>('resetPassword') },
  delays: {},
});

/** Sets a new password by an emailed link (4.5). An invalid or expired link leads to requesting another. */
export const resetPasswordMachine = resetPassword.createMachine({
  id: 'reset-password',
  context: ({ input }) => flowContext(input),
  initial: 'starting',
  states: {
    starting: {
      always: [
        { guard: { type: 'startsAt', params: { step: 'success' } }, target: 'success' },
        { guard: { type: 'startsAt', params: { step: 'invalid' } }, target: 'invalid' },
        { target: 'resetPassword' },
      ],
    },
    resetPassword: {
      initial: 'editing',
      states: {
        editing: {
          on: {
            'password.submitted': [
              {
                guard: { type: 'fieldMissing', params: { field: 'password' } },
                actions: { type: 'setError', params: { error: clientError('field-required', 'password') } },
              },
              { target: 'saving', actions: 'storeFields' },
            ],
          },
        },
        saving: {
          tags: 'busy',
          invoke: {
            src: 'resetPassword',
            input: ({ event }) => ({ password: secretField('password', event) }),
            onDone: { target: '#reset-password.success' },
            onError: [
              {
                guard: { type: 'linkDead', params: ({ event }) => ({ error: event.error }) },
                target: '#reset-password.invalid',
                actions: { type: 'showError', params: ({ event }) => ({ error: event.error }) },
              },
              { target: 'editing', actions: { type: 'showError', params: ({ event }) => ({ error: event.error }) } },
            ],
          },
        },
      },
    },
    success: {
      initial: 'showing',
      // Every session has ended, so the new password is asked for next.
      entry: { type: 'setTarget', params: ({ context }) => ({ target: context.links.login }) },
      states: {
        showing: { on: { 'continue.requested': 'leaving' } },
        leaving: leavingState,
      },
    },
    invalid: {
      initial: 'showing',
      entry: { type: 'setTarget', params: ({ context }) => ({ target: context.links.forgotPassword }) },
      states: {
        showing: { on: { 'resend.requested': 'leaving', 'continue.requested': 'leaving' } },
        leaving: leavingState,
      },
    },
  },
});

export type ResetPasswordStep = Exclude<keyof typeof resetPasswordMachine.config.states & string, 'starting'>;
