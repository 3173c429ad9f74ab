import { delays } from '#shared/flow/delays.ts';
import { flowContext, flowSetup, secretField, typedField, type SubmittedEvent } from '#shared/flow/flow-setup.ts';
import { injected } from '#shared/flow/injected.ts';
import { clientError, pageError } from '#shared/flow/page-error.ts';
import type { Handoff } from '#login-box/flows/sign-in-answer.ts';
import { showErrorInForm } from '#login-box/flows/signed-in-states.ts';

export type ResetPhoneEvent =
  | (SubmittedEvent & { type: 'email.submitted' })
  | (SubmittedEvent & { type: 'code.submitted' })
  | (SubmittedEvent & { type: 'phone.submitted' })
  | { type: 'resend.requested' }
  | { type: 'email.changed' }
  | { type: 'continue.requested' };

const resetPhone = flowSetup({
  events: {} as ResetPhoneEvent,
  actors: {
    start: injected<void, { email: string }>('start'),
    verify: injected<void, { code: string }>('verify'),
    change: injected<Handoff, { phoneNumber: string }>('change'),
  },
  delays: { second: delays.second },
}).extend({
  guards: {
    countingDown: ({ context }) => (context.stepData.resendIn ?? 0) > 0,
    mayResend: ({ context }) => (context.stepData.resendIn ?? 0) <= 0,
    /** The code before this step is dead for good. */
    ticketOver: (_, { error }: { error: unknown }) => pageError(error).code.startsWith('code-'),
    phoneWrong: (_, { error }: { error: unknown }) => pageError(error).code.startsWith('phone-'),
  },
});

/** A lost phone (planning and login, 4.5): reset, verify (yields the right to change), change, then sign-in by SMS. */
export const resetPhoneMachine = resetPhone.createMachine({
  id: 'reset-phone',
  context: ({ input }) => flowContext(input),
  initial: 'starting',
  states: {
    starting: {
      always: [
        { guard: { type: 'startsAt', params: { step: 'VerifyResetPhoneNumber' } }, target: 'VerifyResetPhoneNumber' },
        { guard: { type: 'startsAt', params: { step: 'ChangePhoneNumber' } }, target: 'ChangePhoneNumber' },
        { guard: { type: 'startsAt', params: { step: 'expired' } }, target: 'expired' },
        { target: 'ResetPhoneNumber' },
      ],
    },
    ResetPhoneNumber: {
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
            src: 'start',
            input: ({ context, event }) => ({ email: typedField('email', context, event) }),
            onDone: { target: '#reset-phone.VerifyResetPhoneNumber', actions: 'startCountdown' },
            onError: showErrorInForm,
          },
        },
      },
    },
    VerifyResetPhoneNumber: {
      initial: 'editing',
      on: { 'email.changed': { target: 'ResetPhoneNumber', actions: 'clearError' } },
      states: {
        editing: {
          after: { second: { guard: 'countingDown', target: 'editing', reenter: true, actions: 'countDown' } },
          on: {
            'code.submitted': [
              {
                guard: { type: 'fieldMissing', params: { field: 'code' } },
                actions: { type: 'setError', params: { error: clientError('field-required', 'code') } },
              },
              { target: 'verifying', actions: 'clearError' },
            ],
            'resend.requested': { guard: 'mayResend', target: 'resending', actions: 'clearError' },
          },
        },
        verifying: {
          tags: 'busy',
          invoke: {
            src: 'verify',
            input: ({ event }) => ({ code: secretField('code', event) }),
            onDone: '#reset-phone.ChangePhoneNumber',
            onError: {
              target: 'editing',
              actions: {
                type: 'setError',
                params: ({ event }) => ({ error: { ...pageError(event.error), field: 'code' } }),
              },
            },
          },
        },
        resending: {
          tags: 'busy',
          invoke: {
            src: 'start',
            input: ({ context }) => ({ email: context.values['email'] ?? '' }),
            onDone: {
              target: 'editing',
              actions: ['startCountdown', { type: 'assignData', params: { resent: true } }],
            },
            onError: showErrorInForm,
          },
        },
      },
    },
    ChangePhoneNumber: {
      initial: 'editing',
      states: {
        editing: {
          on: {
            'phone.submitted': [
              {
                guard: { type: 'fieldMissing', params: { field: 'phoneNumber' } },
                actions: [
                  'storeFields',
                  { type: 'setError', params: { error: clientError('field-required', 'phoneNumber') } },
                ],
              },
              { target: 'changing', actions: 'storeFields' },
            ],
          },
        },
        changing: {
          tags: 'busy',
          invoke: {
            src: 'change',
            input: ({ context, event }) => ({ phoneNumber: typedField('phoneNumber', context, event) }),
            onDone: {
              target: 'handedOff',
              actions: { type: 'handOff', params: ({ event }) => ({ handoff: event.output }) },
            },
            onError: [
              {
                guard: { type: 'ticketOver', params: ({ event }) => ({ error: event.error }) },
                target: '#reset-phone.expired',
                actions: { type: 'showError', params: ({ event }) => ({ error: event.error }) },
              },
              {
                guard: { type: 'phoneWrong', params: ({ event }) => ({ error: event.error }) },
                target: 'editing',
                actions: {
                  type: 'setError',
                  params: ({ event }) => ({ error: { ...pageError(event.error), field: 'phoneNumber' } }),
                },
              },
              showErrorInForm,
            ],
          },
        },
        handedOff: { type: 'final', tags: 'busy' },
      },
    },
    expired: { on: { 'continue.requested': { target: 'ResetPhoneNumber', actions: 'clearError' } } },
  },
});

export type ResetPhoneStep = Exclude<keyof typeof resetPhoneMachine.config.states & string, 'starting'>;
