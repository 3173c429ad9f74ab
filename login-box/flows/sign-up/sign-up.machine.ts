import type { EventObject } from 'xstate';
import { delays } from '#shared/flow/delays.ts';
import {
  fieldsOf,
  flowContext,
  flowSetup,
  outputOf,
  secretField,
  typedField,
  type FlowContext,
  type SubmittedEvent,
} from '#shared/flow/flow-setup.ts';
import { injected } from '#shared/flow/injected.ts';
import { leavingState } from '#shared/flow/leaving-state.ts';
import { clientError } from '#shared/flow/page-error.ts';
import { resendStates, type ResendInput } from '#shared/flow/resend-states.ts';
import type { SignUpAnswer } from '#login-box/flows/login-box-api.ts';
import { pendingRequest } from '#login-box/flows/pending-request.ts';
import { signInGuards } from '#login-box/flows/sign-in-guards.ts';
import { handedOffState } from '#login-box/flows/signed-in-states.ts';

export type SignUpEvent =
  | (SubmittedEvent & { type: 'sign-up.submitted' })
  /** Switches between email and username. */
  | { type: 'identifier.changed' }
  | { type: 'resend.requested' }
  /** The address was mistyped: back to the form, with what was typed. */
  | { type: 'email.changed' }
  | { type: 'continue.requested' };

export interface SignUpFields {
  email: string;
  /** In place of the address. */
  username?: string | undefined;
  password: string;
  name: string;
  companyName: string;
  /** The operator's own fields by their keys; empty where there are none. */
  own: Record<string, string>;
}

const isByName = ({ stepData }: FlowContext): boolean => stepData.by === 'username';

const ownPrefix = 'field-';

function ownFields(event: EventObject): Record<string, string> {
  const own = Object.entries(fieldsOf(event)).filter(
    ([name, value]) => name.startsWith(ownPrefix) && value.trim() !== '',
  );
  return Object.fromEntries(own.map(([name, value]) => [name.slice(ownPrefix.length), value.trim()]));
}

const signUp = flowSetup({
  events: {} as SignUpEvent,
  actors: {
    signUp: injected<SignUpAnswer, SignUpFields>('signUp'),
    finishAuthorization: injected<{ redirectUrl: string }, { state: string; token: string }>('finishAuthorization'),
    resend: injected<void, ResendInput>('resend'),
  },
  delays: { beforeNavigation: delays.beforeNavigation, readNotice: delays.readNotice, second: delays.second },
}).extend({
  guards: {
    activationNeeded: (_, { shouldActivate }: SignUpAnswer) => shouldActivate,
    codeNeeded: (_, { activationUrl }: SignUpAnswer) => activationUrl !== undefined,
    needsNextStep: (_, { authResponse }: SignUpAnswer) => authResponse?.nextStep !== undefined,
    /** Made, but the sign-in wants more than a password. */
    sessionIncomplete: (_, { authResponse }: SignUpAnswer) =>
      !authResponse || signInGuards.sessionIncomplete(_, authResponse),
    nameMissing: ({ context, event }) => isByName(context) && typedField('username', context, event) === '',
    addressMissing: ({ context, event }) => !isByName(context) && typedField('email', context, event) === '',
    notSignedIn: ({ context }) => context.stepData.signedIn === undefined,
  },
});

/**
 * Making an account (planning and login, 4.5): `SignUp`, then `SignUpSuccess`, where the answer decides between waiting
 * for the mail and going on signed in (`signedIn`).
 */
export const signUpMachine = signUp.createMachine({
  id: 'sign-up',
  context: ({ input }) => flowContext(input),
  initial: 'starting',
  states: {
    starting: {
      always: [
        { guard: { type: 'startsAt', params: { step: 'SignUpSuccess' } }, target: 'SignUpSuccess' },
        { target: 'SignUp' },
      ],
    },
    SignUp: {
      initial: 'editing',
      states: {
        editing: {
          on: {
            'sign-up.submitted': [
              {
                guard: 'nameMissing',
                actions: [
                  'storeFields',
                  { type: 'setError', params: { error: clientError('field-required', 'username') } },
                ],
              },
              {
                guard: 'addressMissing',
                actions: [
                  'storeFields',
                  { type: 'setError', params: { error: clientError('field-required', 'email') } },
                ],
              },
              {
                guard: { type: 'fieldMissing', params: { field: 'password' } },
                actions: [
                  'storeFields',
                  { type: 'setError', params: { error: clientError('field-required', 'password') } },
                ],
              },
              { target: 'creating', actions: 'storeFields' },
            ],
            'identifier.changed': {
              actions: [
                { type: 'assignData', params: ({ context }) => ({ by: isByName(context) ? undefined : 'username' }) },
                'clearError',
              ],
            },
          },
        },
        creating: {
          tags: 'busy',
          invoke: {
            src: 'signUp',
            input: ({ context, event }) => ({
              email: typedField('email', context, event),
              ...(isByName(context) && { username: typedField('username', context, event) }),
              password: secretField('password', event),
              name: typedField('name', context, event),
              companyName: typedField('companyName', context, event),
              own: ownFields(event),
            }),
            onDone: [
              {
                // a page of its own, which a reload keeps to
                guard: { type: 'codeNeeded', params: ({ event }) => event.output },
                target: '#sign-up.SignUpSuccess.leaving',
                actions: { type: 'setTarget', params: ({ event }) => ({ target: event.output.activationUrl }) },
              },
              {
                guard: { type: 'activationNeeded', params: ({ event }) => event.output },
                target: '#sign-up.SignUpSuccess',
              },
              {
                guard: { type: 'needsNextStep', params: ({ event }) => event.output },
                target: 'handedOff',
                actions: { type: 'handOff', params: ({ event }) => ({ handoff: event.output.authResponse?.nextStep }) },
              },
              {
                // The login page asks for what is missing.
                guard: { type: 'sessionIncomplete', params: ({ event }) => event.output },
                target: '#sign-up.SignUpSuccess.waiting',
                actions: { type: 'setTarget', params: ({ context }) => ({ target: context.links.login }) },
              },
              { guard: 'requestPending', target: 'finishing' },
              { target: '#sign-up.SignUpSuccess.waiting', actions: { type: 'assignData', params: { signedIn: true } } },
            ],
            onError: {
              target: 'editing',
              actions: { type: 'showError', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        handedOff: handedOffState,
        finishing: {
          tags: 'busy',
          invoke: {
            src: 'finishAuthorization',
            input: ({ context, event }) => pendingRequest(context, outputOf<SignUpAnswer>(event).authResponse),
            onDone: {
              target: '#sign-up.SignUpSuccess.waiting',
              actions: [
                { type: 'setTarget', params: ({ event }) => ({ target: event.output.redirectUrl }) },
                { type: 'assignData', params: { signedIn: true } },
              ],
            },
            // The account exists and its owner is signed in: the form must not come back.
            onError: {
              target: '#sign-up.SignUpSuccess.showing',
              actions: [
                { type: 'showError', params: ({ event }) => ({ error: event.error }) },
                { type: 'assignData', params: { signedIn: true } },
              ],
            },
          },
        },
      },
    },
    SignUpSuccess: {
      initial: 'mailed',
      on: {
        'email.changed': { guard: 'notSignedIn', target: 'SignUp', actions: 'clearError' },
      },
      states: {
        mailed: { always: { target: 'pausing', actions: 'startCountdown' } },
        ...resendStates,
        showing: {
          after: { readNotice: 'leaving' },
          on: { 'continue.requested': 'leaving' },
        },
        waiting: {
          after: { beforeNavigation: 'leaving' },
          on: { 'continue.requested': 'leaving' },
        },
        leaving: leavingState,
      },
    },
  },
});

export type SignUpStep = Exclude<keyof typeof signUpMachine.config.states & string, 'starting'>;
