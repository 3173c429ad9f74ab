import { flowContext, flowSetup, secretField, type SubmittedEvent } from '#shared/flow/flow-setup.ts';
import { injected } from '#shared/flow/injected.ts';
import { clientError, pageError } from '#shared/flow/page-error.ts';
import {
  activatedActions,
  activatedActors,
  activatedDelays,
  activatedGuards,
  activatedState,
  activatedTransitions,
  type Activated,
} from '#login-box/flows/activate/activated-states.ts';
import { handedOffState, showErrorInForm } from '#login-box/flows/signed-in-states.ts';

export type ActivateCodeEvent = (SubmittedEvent & { type: 'code.submitted' }) | { type: 'continue.requested' };

const activateCode = flowSetup({
  events: {} as ActivateCodeEvent,
  actors: { activate: injected<Activated, { code: string; password: string }>('activate'), ...activatedActors },
  delays: activatedDelays,
}).extend({
  actions: activatedActions,
  guards: {
    ...activatedGuards,
    /** A new code has to be asked for by signing up again. */
    codeOver: (_, { error }: { error: unknown }) =>
      ['code-expired', 'code-used', 'code-exhausted', 'link-invalid', 'link-used'].includes(pageError(error).code),
    codeWrong: (_, { error }: { error: unknown }) => pageError(error).code === 'code-wrong',
    passwordWanted: ({ context }) => context.stepData.shouldSetPassword === true,
  },
});

/** Activates an account by an emailed code, and continues as after an activation link. */
export const activateCodeMachine = activateCode.createMachine({
  id: 'activate-code',
  context: ({ input }) => flowContext(input),
  initial: 'starting',
  states: {
    starting: {
      always: [
        { guard: { type: 'startsAt', params: { step: 'invalid' } }, target: 'invalid' },
        { target: 'activatingForm' },
      ],
    },
    activatingForm: {
      initial: 'editing',
      states: {
        editing: {
          on: {
            'code.submitted': [
              {
                guard: { type: 'fieldMissing', params: { field: 'code' } },
                actions: { type: 'setError', params: { error: clientError('field-required', 'code') } },
              },
              { target: 'activating', actions: 'clearError' },
            ],
          },
        },
        activating: {
          tags: 'busy',
          invoke: {
            src: 'activate',
            input: ({ event }) => ({ code: secretField('code', event), password: secretField('password', event) }),
            onDone: activatedTransitions,
            onError: [
              {
                guard: { type: 'codeOver', params: ({ event }) => ({ error: event.error }) },
                target: '#activate-code.invalid',
                actions: { type: 'showError', params: ({ event }) => ({ error: event.error }) },
              },
              {
                guard: { type: 'codeWrong', params: ({ event }) => ({ error: event.error }) },
                target: 'editing',
                actions: {
                  type: 'setError',
                  params: ({ event }) => ({ error: { ...pageError(event.error), field: 'code' } }),
                },
              },
              showErrorInForm,
            ],
          },
        },
        handedOff: handedOffState,
      },
    },
    invalid: {
      initial: 'showing',
      states: {
        showing: { on: { 'continue.requested': 'leaving' } },
        leaving: {
          entry: { type: 'navigate', params: ({ context }) => ({ to: context.links.signUp }) },
          on: { 'continue.requested': { target: 'leaving', reenter: true } },
        },
      },
    },
    success: activatedState,
  },
});

export type ActivateCodeStep = Exclude<keyof typeof activateCodeMachine.config.states & string, 'starting'>;
