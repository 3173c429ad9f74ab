import { flowContext, flowSetup, secretField, type SubmittedEvent } from '#shared/flow/flow-setup.ts';
import { injected } from '#shared/flow/injected.ts';
import { leavingState } from '#shared/flow/leaving-state.ts';
import { clientError, pageError } from '#shared/flow/page-error.ts';

export type InvitationCodeEvent =
  | (SubmittedEvent & { type: 'code.submitted' })
  | { type: 'retry.requested' }
  | { type: 'continue.requested' };

const invitationCode = flowSetup({
  events: {} as InvitationCodeEvent,
  actors: { accept: injected<void, { code: string }>('accept') },
  delays: {},
}).extend({
  guards: {
    /** The invitation or its code is dead for good. */
    codeEnded: (_, { error }: { error: unknown }) =>
      /^(link-|code-(expired|used|exhausted))/.test(pageError(error).code),
    codeWrong: (_, { error }: { error: unknown }) => pageError(error).code === 'code-wrong',
  },
});

const toLogin = {
  initial: 'showing',
  entry: {
    type: 'setTarget',
    params: ({ context }: { context: { links: { login: string } } }) => ({ target: context.links.login }),
  },
  states: { showing: { on: { 'continue.requested': 'leaving' } }, leaving: leavingState },
} as const;

/**
 * Accepts an invitation whose email contains a code in addition to its link. Without token or user it is invalid; a
 * wrong code returns to `validate`; other failures are shown and can be retried.
 */
export const invitationCodeMachine = invitationCode.createMachine({
  id: 'invitation-code',
  context: ({ input }) => flowContext(input),
  initial: 'starting',
  states: {
    starting: {
      always: [
        { guard: { type: 'startsAt', params: { step: 'success' } }, target: 'success' },
        { guard: { type: 'startsAt', params: { step: 'invalid' } }, target: 'invalid' },
        { guard: { type: 'startsAt', params: { step: 'failed' } }, target: 'failed' },
        { target: 'validate' },
      ],
    },
    validate: {
      initial: 'editing',
      states: {
        editing: {
          on: {
            'code.submitted': [
              {
                guard: { type: 'fieldMissing', params: { field: 'code' } },
                actions: { type: 'setError', params: { error: clientError('field-required', 'code') } },
              },
              { target: 'pending', actions: 'clearError' },
            ],
          },
        },
        pending: {
          tags: 'busy',
          invoke: {
            src: 'accept',
            input: ({ event }) => ({ code: secretField('code', event) }),
            onDone: '#invitation-code.success',
            onError: [
              {
                guard: { type: 'codeWrong', params: ({ event }) => ({ error: event.error }) },
                target: 'editing',
                actions: {
                  type: 'setError',
                  params: ({ event }) => ({ error: { ...pageError(event.error), field: 'code' } }),
                },
              },
              {
                guard: { type: 'codeEnded', params: ({ event }) => ({ error: event.error }) },
                target: '#invitation-code.invalid',
                actions: { type: 'showError', params: ({ event }) => ({ error: event.error }) },
              },
              {
                target: '#invitation-code.failed',
                actions: { type: 'showError', params: ({ event }) => ({ error: event.error }) },
              },
            ],
          },
        },
      },
    },
    success: toLogin,
    invalid: toLogin,
    failed: { on: { 'retry.requested': { target: 'validate', actions: 'clearError' } } },
  },
});

export type InvitationCodeStep = Exclude<keyof typeof invitationCodeMachine.config.states & string, 'starting'>;
