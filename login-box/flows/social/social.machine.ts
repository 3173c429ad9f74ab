import { delays } from '../../../shared/flow/delays.ts';
import { flowContext, flowSetup, injected, outputOf, secretField, type SubmittedEvent } from '../../../shared/flow/flow-setup.ts';
import { leavingState } from '../../../shared/flow/leaving-state.ts';
import { clientError, pageError } from '../../../shared/flow/page-error.ts';
import type { SignInAnswer } from '../login-box-api.ts';
import { pendingRequest } from '../pending-request.ts';
import { signInGuards } from '../sign-in-guards.ts';

export type SocialEvent = (SubmittedEvent & { type: 'code.submitted' }) | { type: 'continue.requested' };

const social = flowSetup({
  events: {} as SocialEvent,
  actors: {
    confirm: injected<SignInAnswer, { attempt: string; code: string }>('confirm'),
    finishAuthorization: injected<{ redirectUrl: string }, { state: string; token: string }>('finishAuthorization'),
  },
  delays: { beforeNavigation: delays.beforeNavigation, readNotice: delays.readNotice },
}).extend({
  guards: {
    ...signInGuards,
    /** Nothing waits in this browser any more, or the code is dead for good. */
    attemptOver: (_, { error }: { error: unknown }) => pageError(error).code.startsWith('social-'),
  },
});

/**
 * Coming back from an account elsewhere (planning and login, 2.2). The server has done the rest; what is left is to prove
 * the address that the provider named (`proveAddress`, facts `attempt`, `provider`, `email`), or to say what failed.
 */
export const socialMachine = social.createMachine({
  id: 'social',
  context: ({ input }) => flowContext(input),
  initial: 'starting',
  states: {
    starting: {
      always: [{ guard: { type: 'startsAt', params: { step: 'failed' } }, target: 'failed' }, { target: 'proveAddress' }],
    },
    proveAddress: {
      initial: 'editing',
      states: {
        editing: {
          on: {
            'code.submitted': [
              {
                guard: { type: 'fieldMissing', params: { field: 'code' } },
                actions: { type: 'tell', params: { error: clientError('field-required', 'code') } },
              },
              { target: 'confirming', actions: 'clearError' },
            ],
          },
        },
        confirming: {
          tags: 'busy',
          invoke: {
            src: 'confirm',
            input: ({ context, event }) => ({ attempt: context.facts['attempt'] ?? '', code: secretField('code', event) }),
            onDone: [
              {
                guard: { type: 'furtherStepWanted', params: ({ event }) => event.output },
                target: 'handedOver',
                actions: { type: 'handOver', params: ({ event }) => ({ over: event.output.further }) },
              },
              {
                guard: { type: 'sessionIncomplete', params: ({ event }) => event.output },
                target: '#social.failed',
                actions: { type: 'tell', params: { error: clientError('sign-in-method-unavailable') } },
              },
              { guard: 'requestPending', target: 'finishing' },
              { target: '#social.success' },
            ],
            onError: [
              {
                guard: { type: 'attemptOver', params: ({ event }) => ({ error: event.error }) },
                target: '#social.failed',
                actions: { type: 'showError', params: ({ event }) => ({ error: event.error }) },
              },
              { target: 'editing', actions: { type: 'showError', params: ({ event }) => ({ error: event.error }) } },
            ],
          },
        },
        handedOver: { type: 'final', tags: 'busy' },
        finishing: {
          tags: 'busy',
          invoke: {
            src: 'finishAuthorization',
            input: ({ context, event }) => pendingRequest(context, outputOf<SignInAnswer>(event)),
            onDone: { target: '#social.success', actions: { type: 'aim', params: ({ event }) => ({ target: event.output.redirectUrl }) } },
            // the person is signed in all the same; only the application's own request is gone
            onError: { target: '#social.success.telling', actions: { type: 'showError', params: ({ event }) => ({ error: event.error }) } },
          },
        },
      },
    },
    failed: {
      initial: 'telling',
      states: { telling: { on: { 'continue.requested': 'leaving' } }, leaving: { ...leavingState, entry: { type: 'navigate', params: ({ context }) => ({ to: context.links.login }) } } },
    },
    success: {
      initial: 'waiting',
      states: {
        telling: { after: { readNotice: 'leaving' }, on: { 'continue.requested': 'leaving' } },
        waiting: { tags: 'busy', after: { beforeNavigation: 'leaving' }, on: { 'continue.requested': 'leaving' } },
        leaving: leavingState,
      },
    },
  },
});

export type SocialStep = Exclude<keyof typeof socialMachine.config.states & string, 'starting'>;
