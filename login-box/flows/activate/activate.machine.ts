import { delays } from '../../../shared/flow/delays.ts';
import {
  flowContext,
  flowSetup,
  injected,
  outputOf,
  secretField,
  typedField,
  type FlowContext,
  type SubmittedEvent,
} from '../../../shared/flow/flow-setup.ts';
import { leavingState } from '../../../shared/flow/leaving-state.ts';
import { clientError } from '../../../shared/flow/page-error.ts';
import { resendStates, type ResendInput } from '../../../shared/flow/resend-states.ts';
import type { SignInAnswer } from '../login-box-api.ts';
import { pendingRequest } from '../pending-request.ts';
import { signInGuards } from '../sign-in-guards.ts';

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

/** What activation gives, with the tenant's landing address already checked. */
export interface Activated extends SignInAnswer {
  /** Safe to go to; absent: go on as after a login. */
  redirectTo?: string;
}

const activate = flowSetup({
  events: {} as ActivateEvent,
  actors: {
    readStrategy: injected<{ shouldSetPassword: boolean }, void>('readStrategy'),
    /** Ends an existing session quietly, then activates. */
    activate: injected<Activated, ActivateFields>('activate'),
    finishAuthorization: injected<{ redirectUrl: string }, { state: string; token: string }>('finishAuthorization'),
    resend: injected<void, ResendInput>('resend'),
  },
  delays: { afterActivation: delays.afterActivation, readNotice: delays.readNotice, second: delays.second },
}).extend({
  actions: {
    /** Tells the embedding page; provided by the hook. */
    announceVerified: () => {
      throw new Error('The action "announceVerified" is not provided');
    },
  },
  guards: {
    ...signInGuards,
    passwordMissing: (_, { shouldSetPassword }: { shouldSetPassword: boolean }) => shouldSetPassword,
    redirectGiven: (_, { redirectTo }: Activated) => redirectTo !== undefined,
  },
});

type Before = { context: FlowContext };
type Answer = { event: { output: Activated } };
type Failure = { event: { error: unknown } };

/** Where an active account goes: the tenant's own address, else the second factor, else the pending request, else home. */
const activated = [
  {
    guard: { type: 'redirectGiven', params: ({ event }: Answer) => event.output },
    target: '#activate.success',
    actions: ['announceVerified', { type: 'aim', params: ({ event }: Answer) => ({ target: event.output.redirectTo }) }],
  },
  {
    guard: { type: 'sessionIncomplete', params: ({ event }: Answer) => event.output },
    target: '#activate.success',
    actions: ['announceVerified', { type: 'aim', params: ({ context }: Before) => ({ target: context.links.login }) }],
  },
  { guard: 'requestPending', target: '#activate.success.finishing', actions: 'announceVerified' },
  { target: '#activate.success', actions: 'announceVerified' },
] as const;

/** A dead link ends the form; anything else is told beside it. */
const refused = [
  {
    guard: { type: 'linkDead', params: ({ event }: Failure) => ({ error: event.error }) },
    target: '#activate.invalid',
    actions: { type: 'showError', params: ({ event }: Failure) => ({ error: event.error }) },
  },
  { target: 'editing', actions: { type: 'showError', params: ({ event }: Failure) => ({ error: event.error }) } },
] as const;

/**
 * Activating an account by its mail link (planning and login, 4.5). `activating` looks at the link without using it and
 * is skipped where the server did that; using it takes a press.
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
                actions: ['keepTyped', { type: 'tell', params: { error: clientError('field-required', 'password') } }],
              },
              { target: 'savingPassword', actions: 'keepTyped' },
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
            onDone: activated,
            onError: refused,
          },
        },
      },
    },
    confirm: {
      initial: 'editing',
      states: {
        editing: { on: { 'activation.confirmed': { target: 'confirming', actions: 'keepTyped' } } },
        confirming: {
          tags: 'busy',
          invoke: { src: 'activate', input: {}, onDone: activated, onError: refused },
        },
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
                actions: ['keepTyped', { type: 'tell', params: { error: clientError('field-required', 'email') } }],
              },
              { target: 'sending', actions: 'keepTyped' },
            ],
          },
        },
        sending: {
          tags: 'busy',
          invoke: {
            src: 'resend',
            input: ({ context, event }) => ({ email: typedField('email', context, event) }),
            onDone: { target: '#activate.resent' },
            onError: { target: 'editing', actions: { type: 'showError', params: ({ event }) => ({ error: event.error }) } },
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
    success: {
      initial: 'waiting',
      states: {
        finishing: {
          tags: 'busy',
          invoke: {
            src: 'finishAuthorization',
            input: ({ context, event }) => pendingRequest(context, outputOf<Activated>(event)),
            onDone: {
              target: 'waiting',
              actions: { type: 'aim', params: ({ event }) => ({ target: event.output.redirectUrl }) },
            },
            // The account is active and its owner signed in; only the application's request is lost.
            onError: { target: 'telling', actions: { type: 'showError', params: ({ event }) => ({ error: event.error }) } },
          },
        },
        telling: {
          after: { readNotice: 'leaving' },
          on: { 'continue.requested': 'leaving' },
        },
        waiting: {
          after: { afterActivation: 'leaving' },
          on: { 'continue.requested': 'leaving' },
        },
        leaving: leavingState,
      },
    },
    invalid: {
      on: {
        'resend.requested': { target: 'resend', actions: 'clearError' },
        'retry.requested': { target: 'activating', actions: 'clearError' },
      },
    },
  },
});

export type ActivateStep = Exclude<keyof typeof activateMachine.config.states & string, 'starting'>;
