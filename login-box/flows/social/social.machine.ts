import { flowContext, flowSetup, injected, secretField, type SubmittedEvent } from '../../../shared/flow/flow-setup.ts';
import { leavingState } from '../../../shared/flow/leaving-state.ts';
import { clientError, pageError } from '../../../shared/flow/page-error.ts';
import type { SignInAnswer } from '../login-box-api.ts';
import { signInGuards } from '../sign-in-guards.ts';
import { signedInActors, signedInDelays, signedInStates, successState, toldAtTheForm } from '../signed-in-states.ts';

export type SocialEvent = (SubmittedEvent & { type: 'code.submitted' }) | { type: 'continue.requested' };

const social = flowSetup({
  events: {} as SocialEvent,
  actors: {
    confirm: injected<SignInAnswer, { attempt: string; code: string }>('confirm'),
    ...signedInActors,
  },
  delays: signedInDelays,
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
              { target: '#signedIn' },
            ],
            onError: [
              {
                guard: { type: 'attemptOver', params: ({ event }) => ({ error: event.error }) },
                target: '#social.failed',
                actions: { type: 'showError', params: ({ event }) => ({ error: event.error }) },
              },
              toldAtTheForm,
            ],
          },
        },
        ...signedInStates,
      },
    },
    failed: {
      initial: 'telling',
      states: { telling: { on: { 'continue.requested': 'leaving' } }, leaving: { ...leavingState, entry: { type: 'navigate', params: ({ context }) => ({ to: context.links.login }) } } },
    },
    success: successState,
  },
});

export type SocialStep = Exclude<keyof typeof socialMachine.config.states & string, 'starting'>;
