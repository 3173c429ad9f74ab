import { flowContext, flowSetup, secretField, typedField, type SubmittedEvent } from '#shared/flow/flow-setup.ts';
import { injected } from '#shared/flow/injected.ts';
import { leavingState } from '#shared/flow/leaving-state.ts';
import { clientError } from '#shared/flow/page-error.ts';
import { activatedActors, activatedDelays, activatedState } from '#login-box/flows/activate/activated-states.ts';
import type { SignInAnswer } from '#login-box/flows/sign-in-answer.ts';
import { signInGuards } from '#login-box/flows/sign-in-guards.ts';
import { nextStepTransition, handedOffState } from '#login-box/flows/signed-in-states.ts';

export type AcceptInvitationEvent =
  /** The confirmation; includes name and password of a new user. */
  (SubmittedEvent & { type: 'invitation.accepted' }) | { type: 'retry.requested' } | { type: 'continue.requested' };

const acceptInvitation = flowSetup({
  events: {} as AcceptInvitationEvent,
  actors: {
    /** Looks whether the address names a user and a token; fails with `link-invalid` otherwise. */
    readLink: injected<void, void>('readLink'),
    accept: injected<void, void>('accept'),
    /** Accepts the invitation for a user who has no password yet, and signs in. */
    join: injected<SignInAnswer, { name: string; password: string }>('join'),
    ...activatedActors,
  },
  delays: activatedDelays,
}).extend({
  guards: { ...signInGuards, accountExists: ({ context }) => context.stepData.shouldSetPassword !== true },
});

type Failure = { event: { error: unknown } };

const linkDead = {
  guard: { type: 'linkDead', params: ({ event }: Failure) => ({ error: event.error }) },
  target: '#accept-invitation.invalid',
  actions: { type: 'showError', params: ({ event }: Failure) => ({ error: event.error }) },
} as const;

/**
 * Accepting an invitation by its mail link (planning and login, 4.5 and 5): without token or user it is invalid, else it
 * waits for one press. `shouldSetPassword` says that the invited user is new.
 */
export const acceptInvitationMachine = acceptInvitation.createMachine({
  id: 'accept-invitation',
  context: ({ input }) => flowContext(input),
  initial: 'starting',
  states: {
    starting: {
      always: [
        { guard: { type: 'startsAt', params: { step: 'pending' } }, target: 'pending' },
        { guard: { type: 'startsAt', params: { step: 'success' } }, target: 'success' },
        { guard: { type: 'startsAt', params: { step: 'invalid' } }, target: 'invalid' },
        { guard: { type: 'startsAt', params: { step: 'failed' } }, target: 'failed' },
        { target: 'validating' },
      ],
    },
    validating: {
      tags: 'busy',
      invoke: {
        src: 'readLink',
        onDone: { target: 'pending' },
        onError: { target: 'invalid', actions: { type: 'showError', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    pending: {
      initial: 'editing',
      states: {
        editing: {
          on: {
            'invitation.accepted': [
              { guard: 'accountExists', target: 'accepting', actions: 'storeFields' },
              {
                guard: { type: 'fieldMissing', params: { field: 'name' } },
                actions: [
                  'storeFields',
                  { type: 'setError', params: { error: clientError('field-required', 'name') } },
                ],
              },
              {
                guard: { type: 'fieldMissing', params: { field: 'password' } },
                actions: [
                  'storeFields',
                  { type: 'setError', params: { error: clientError('field-required', 'password') } },
                ],
              },
              { target: 'joining', actions: 'storeFields' },
            ],
          },
        },
        accepting: {
          tags: 'busy',
          invoke: {
            src: 'accept',
            onDone: { target: '#accept-invitation.success' },
            onError: [
              linkDead,
              {
                target: '#accept-invitation.failed',
                actions: { type: 'showError', params: ({ event }) => ({ error: event.error }) },
              },
            ],
          },
        },
        joining: {
          tags: 'busy',
          invoke: {
            src: 'join',
            input: ({ context, event }) => ({
              name: typedField('name', context, event),
              password: secretField('password', event),
            }),
            onDone: [
              nextStepTransition,
              {
                guard: { type: 'sessionIncomplete', params: ({ event }) => event.output },
                target: '#accept-invitation.success',
              },
              { guard: 'requestPending', target: '#accept-invitation.success.finishing' },
              {
                target: '#accept-invitation.success.waiting',
                actions: { type: 'setTarget', params: { target: undefined } },
              },
            ],
            // What was typed is worth more than a page of its own for the failure.
            onError: [
              linkDead,
              { target: 'editing', actions: { type: 'showError', params: ({ event }) => ({ error: event.error }) } },
            ],
          },
        },
        handedOff: handedOffState,
      },
    },
    success: {
      initial: 'accepted',
      states: {
        /** A member now, but this browser may not be signed in: the login page finds out. */
        accepted: {
          entry: { type: 'setTarget', params: ({ context }) => ({ target: context.links.login }) },
          on: { 'continue.requested': 'leaving' },
        },
        // a user who has just joined continues as after an activation
        ...activatedState.states,
      },
    },
    invalid: {
      initial: 'showing',
      entry: { type: 'setTarget', params: ({ context }) => ({ target: context.links.login }) },
      states: {
        showing: { on: { 'continue.requested': 'leaving' } },
        leaving: leavingState,
      },
    },
    failed: { on: { 'retry.requested': { target: 'pending', actions: 'clearError' } } },
  },
});

export type AcceptInvitationStep = Exclude<keyof typeof acceptInvitationMachine.config.states & string, 'starting'>;
