import type { FlowData } from '#shared/contract/sign-in/hosted-page.ts';
import { flowContext, flowSetup, secretField, type FlowContext, type SubmittedEvent } from '#shared/flow/flow-setup.ts';
import { injected } from '#shared/flow/injected.ts';
import { leavingState } from '#shared/flow/leaving-state.ts';
import { clientError, pageError } from '#shared/flow/page-error.ts';
import type { Handoff } from '#login-box/flows/sign-in-answer.ts';
import type { SignInAnswer } from '#login-box/flows/sign-in-answer.ts';
import { signInGuards } from '#login-box/flows/sign-in-guards.ts';
import {
  nextStepTransition,
  handedOffState,
  signedInActors,
  signedInDelays,
  signedInStates,
  successState,
  showErrorInForm,
} from '#login-box/flows/signed-in-states.ts';

export type SocialEvent = (SubmittedEvent & { type: 'code.submitted' }) | { type: 'continue.requested' };

type Failure = { event: { error: unknown } };

/** Handoff of a failed SSO sign-in: its step returns to the start after a second. */
const ssoFailedHandoff = ({ stepData }: FlowContext): Handoff => ({
  at: { flow: 'login', step: 'loginWithSSOFailed' },
  stepData: { ssoAddress: stepData.home ?? '' },
});

const social = flowSetup({
  events: {} as SocialEvent,
  actors: {
    /** Sends the provider's answer in the URL to the server. */
    redeem: injected<SignInAnswer, { route: string }>('redeem'),
    confirm: injected<SignInAnswer, { attempt: string; code: string }>('confirm'),
    ...signedInActors,
  },
  delays: signedInDelays,
}).extend({
  guards: {
    ...signInGuards,
    /** Nothing waits in this browser any more, or the code is dead for good. */
    attemptOver: (_, { error }: { error: unknown }) => pageError(error).code.startsWith('social-'),
    proofWanted: (_, { error }: { error: unknown }) => pageError(error).code === 'social-proof-wanted',
    ssoFailed: (_, { error }: { error: unknown }) => pageError(error).code === 'sso-failed',
  },
});

/** What the code is for that has just been mailed. */
function proofData(error: unknown): FlowData['social'] {
  const { attempt = '', provider = '', email = '' } = pageError(error).values ?? {};
  return { attempt: String(attempt), provider: String(provider), email: String(email) };
}

/**
 * Returning from an external identity provider (2.2). On hosted pages the server has done the rest; in embedding pages
 * the answer is in the page's URL, and `returning` sends it to the server (step data `route`: the callback's kind,
 * `home`: target of a failed SSO sign-in). What remains is to verify the email that the provider named (`verifyEmail`,
 * step data `attempt`, `provider`, `email`), or to show the error.
 */
export const socialMachine = social.createMachine({
  id: 'social',
  context: ({ input }) => flowContext(input),
  initial: 'starting',
  states: {
    starting: {
      always: [
        { guard: { type: 'startsAt', params: { step: 'failed' } }, target: 'failed' },
        { guard: { type: 'startsAt', params: { step: 'verifyEmail' } }, target: 'verifyEmail' },
        { target: 'returning' },
      ],
    },
    returning: {
      initial: 'redeeming',
      states: {
        redeeming: {
          tags: 'busy',
          invoke: {
            src: 'redeem',
            input: ({ context }) => ({ route: context.stepData.route ?? '' }),
            onDone: [
              nextStepTransition,
              {
                guard: { type: 'sessionIncomplete', params: ({ event }) => event.output },
                target: '#social.failed',
                actions: { type: 'setError', params: { error: clientError('sign-in-method-unavailable') } },
              },
              { target: '#signedIn' },
            ],
            onError: [
              {
                guard: { type: 'proofWanted', params: ({ event }: Failure) => ({ error: event.error }) },
                target: '#social.verifyEmail',
                actions: { type: 'assignData', params: ({ event }: Failure) => proofData(event.error) },
              },
              {
                guard: { type: 'ssoFailed', params: ({ event }: Failure) => ({ error: event.error }) },
                target: 'handedOff',
                actions: {
                  type: 'handOff',
                  params: ({ context }: { context: FlowContext }) => ({ handoff: ssoFailedHandoff(context) }),
                },
              },
              {
                target: '#social.failed',
                actions: { type: 'showError', params: ({ event }: Failure) => ({ error: event.error }) },
              },
            ],
          },
        },
        handedOff: handedOffState,
      },
    },
    verifyEmail: {
      initial: 'editing',
      states: {
        editing: {
          on: {
            'code.submitted': [
              {
                guard: { type: 'fieldMissing', params: { field: 'code' } },
                actions: { type: 'setError', params: { error: clientError('field-required', 'code') } },
              },
              { target: 'confirming', actions: 'clearError' },
            ],
          },
        },
        confirming: {
          tags: 'busy',
          invoke: {
            src: 'confirm',
            input: ({ context, event }) => ({
              attempt: context.stepData.attempt ?? '',
              code: secretField('code', event),
            }),
            onDone: [
              nextStepTransition,
              {
                guard: { type: 'sessionIncomplete', params: ({ event }) => event.output },
                target: '#social.failed',
                actions: { type: 'setError', params: { error: clientError('sign-in-method-unavailable') } },
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
              showErrorInForm,
            ],
          },
        },
        ...signedInStates,
      },
    },
    failed: {
      initial: 'showing',
      states: {
        showing: { on: { 'continue.requested': 'leaving' } },
        leaving: {
          ...leavingState,
          entry: { type: 'navigate', params: ({ context }) => ({ to: context.links.login }) },
        },
      },
    },
    success: successState,
  },
});

export type SocialStep = Exclude<keyof typeof socialMachine.config.states & string, 'starting'>;
