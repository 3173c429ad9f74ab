import { delays } from '#shared/flow/delays.ts';
import { flowContext, flowSetup, secretField, typedField, type SubmittedEvent } from '#shared/flow/flow-setup.ts';
import { injected } from '#shared/flow/injected.ts';
import { clientError } from '#shared/flow/page-error.ts';
import { resendStates, type ResendInput } from '#shared/flow/resend-states.ts';
import { handedOffState } from '#login-box/flows/signed-in-states.ts';
import {
  activatedActions,
  activatedActors,
  activatedDelays,
  activatedGuards,
  activatedState,
  activatedTransitions,
  type Activated,
} from './activated-states.ts';

export type ActivateEvent =
  | (SubmittedEvent & { type: 'password.submitted' })
  /** The one press that uses the link, when no password is missing. */
  | (SubmittedEvent & { type: 'activation.confirmed' })
  | (SubmittedEvent & { type: 'email.submitted' })
  /** A new link is wanted: from `invalid` to the form, and once more from `resent`. */
  | { type: 'resend.requested' }
  /** The link could not be looked at: once more. */
  | { type: 'retry.requested' }
  | { type: 'email.changed' }
  | { type: 'continue.requested' };

export interface ActivateFields {
  password?: string;
  name?: string;
}

const activate = flowSetup({
  events: {} as ActivateEvent,
  actors: {
    readStrategy: injected<{ shouldSetPassword: boolean }, void>('readStrategy'),
    /** Ends an existing session quietly, then activates. */
    activate: injected<Activated, ActivateFields>('activate'),
    resend: injected<void, ResendInput>('resend'),
    ...activatedActors,
  },
  delays: { second: delays.second, ...activatedDelays },
}).extend({
  actions: activatedActions,
  guards: {
    ...activatedGuards,
    passwordMissing: (_, { shouldSetPassword }: { shouldSetPassword: boolean }) => shouldSetPassword,
  },
});

type Failure = { event: { error: unknown } };

/** An invalid or expired link ends the form; other errors are shown in it. */
const refused = [
  {
    guard: { type: 'linkDead', params: ({ event }: Failure) => ({ error: event.error }) },
    target: '#activate.invalid',
    actions: { type: 'showError', params: ({ event }: Failure) => ({ error: event.error }) },
  },
  { target: 'editing', actions: { type: 'showError', params: ({ event }: Failure) => ({ error: event.error }) } },
] as const;

/**
 * Activates an account by an emailed link. `activating` checks the link without using it, and is skipped if the server
 * has done that; using it takes a confirmation, since mail scanners open links.
 */
export const activateMachine = activate.createMachine({
  id: 'activate',
  context: ({ input }) => flowContext(input),
  initial: 'starting',
  states: {
    starting: {
      always: [
        { guard: { type: 'startsAt', params: { step: 'activatingForm' } }, target: 'activatingForm' },
        { guard: { type: 'startsAt', params: { step: 'confirm' } }, target: 'confirm' },
        { guard: { type: 'startsAt', params: { step: 'resend' } }, target: 'resend' },
        { guard: { type: 'startsAt', params: { step: 'resent' } }, target: 'resent' },
        { guard: { type: 'startsAt', params: { step: 'success' } }, target: 'success' },
        { guard: { type: 'startsAt', params: { step: 'invalid' } }, target: 'invalid' },
        { target: 'activating' },
      ],
    },
    activating: {
      tags: 'busy',
      invoke: {
        src: 'readStrategy',
        onDone: [
          { guard: { type: 'passwordMissing', params: ({ event }) => event.output }, target: 'activatingForm' },
          { target: 'confirm' },
        ],
        onError: { target: 'invalid', actions: { type: 'showError', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    activatingForm: {
      initial: 'editing',
      states: {
        editing: {
          on: {
            'password.submitted': [
              {
                guard: { type: 'fieldMissing', params: { field: 'password' } },
                actions: [
                  'storeFields',
                  { type: 'setError', params: { error: clientError('field-required', 'password') } },
                ],
              },
              { target: 'savingPassword', actions: 'storeFields' },
            ],
          },
        },
        savingPassword: {
          tags: 'busy',
          invoke: {
            src: 'activate',
            input: ({ context, event }) => {
              const name = typedField('name', context, event);
              return { password: secretField('password', event), ...(name === '' ? {} : { name }) };
            },
            onDone: activatedTransitions,
            onError: refused,
          },
        },
        handedOff: handedOffState,
      },
    },
    confirm: {
      initial: 'editing',
      states: {
        editing: { on: { 'activation.confirmed': { target: 'confirming', actions: 'storeFields' } } },
        confirming: {
          tags: 'busy',
          invoke: { src: 'activate', input: {}, onDone: activatedTransitions, onError: refused },
        },
        handedOff: handedOffState,
      },
    },
    resend: {
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
            onDone: { target: '#activate.resent' },
            onError: {
              target: 'editing',
              actions: { type: 'showError', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
      },
    },
    resent: {
      initial: 'mailed',
      on: { 'email.changed': { target: 'resend', actions: 'clearError' } },
      states: {
        mailed: { always: { target: 'pausing', actions: 'startCountdown' } },
        ...resendStates,
      },
    },
    success: activatedState,
    invalid: {
      on: {
        'resend.requested': { target: 'resend', actions: 'clearError' },
        'retry.requested': { target: 'activating', actions: 'clearError' },
      },
    },
  },
});

export type ActivateStep = Exclude<keyof typeof activateMachine.config.states & string, 'starting'>;
