import { flowContext, flowSetup, typedField, type SubmittedEvent } from '#shared/flow/flow-setup.ts';
import { injected } from '#shared/flow/injected.ts';
import { clientError, pageError } from '#shared/flow/page-error.ts';
import type { SignInAnswer } from '#login-box/flows/sign-in-answer.ts';
import { signInGuards } from '#login-box/flows/sign-in-guards.ts';
import {
  signedInActors,
  signedInDelays,
  signedInStates,
  signedInTransitions,
  successState,
  showErrorInForm,
} from '#login-box/flows/signed-in-states.ts';

export type MagicLinkEvent = (SubmittedEvent & { type: 'link.confirmed' }) | { type: 'continue.requested' };

const magicLink = flowSetup({
  events: {} as MagicLinkEvent,
  actors: { openLink: injected<SignInAnswer, { matchNumber: string }>('openLink'), ...signedInActors },
  delays: signedInDelays,
}).extend({
  guards: {
    ...signInGuards,
    numberWanted: (_, { error }: { error: unknown }) => pageError(error).code === 'match-number-needed',
    numberWrong: (_, { error }: { error: unknown }) => pageError(error).code === 'match-number-wrong',
  },
});

const opening = {
  tags: 'busy',
  invoke: {
    src: 'openLink',
    input: ({ context, event }: Parameters<typeof inputOf>[0]) => inputOf({ context, event }),
    onDone: signedInTransitions,
    onError: [
      {
        guard: { type: 'linkDead', params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }) },
        target: '#magic-link.invalid',
        actions: { type: 'showError', params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }) },
      },
      {
        guard: { type: 'numberWanted', params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }) },
        target: '#magic-link.matchNumber',
      },
      {
        guard: { type: 'numberWrong', params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }) },
        target: 'editing',
        actions: {
          type: 'setError',
          params: ({ event }: { event: { error: unknown } }) => ({
            error: { ...pageError(event.error), field: 'matchNumber' },
          }),
        },
      },
      showErrorInForm,
    ],
  },
} as const;

function inputOf({ context, event }: { context: Parameters<typeof typedField>[1]; event: MagicLinkEvent }): {
  matchNumber: string;
} {
  return { matchNumber: typedField('matchNumber', context, event) };
}

/**
 * A sign-in link was opened. In the browser that requested it a confirmation suffices; in others the user enters the
 * number that the requesting page shows.
 */
export const magicLinkMachine = magicLink.createMachine({
  id: 'magic-link',
  context: ({ input }) => flowContext(input),
  initial: 'starting',
  states: {
    starting: {
      always: [
        { guard: { type: 'startsAt', params: { step: 'matchNumber' } }, target: 'matchNumber' },
        { guard: { type: 'startsAt', params: { step: 'invalid' } }, target: 'invalid' },
        { target: 'confirm' },
      ],
    },
    confirm: {
      initial: 'editing',
      states: {
        editing: { on: { 'link.confirmed': { target: 'opening', actions: 'clearError' } } },
        opening,
        ...signedInStates,
      },
    },
    matchNumber: {
      initial: 'editing',
      states: {
        editing: {
          on: {
            'link.confirmed': [
              {
                guard: { type: 'fieldMissing', params: { field: 'matchNumber' } },
                actions: [
                  'storeFields',
                  { type: 'setError', params: { error: clientError('field-required', 'matchNumber') } },
                ],
              },
              { target: 'opening', actions: 'storeFields' },
            ],
          },
        },
        opening,
        ...signedInStates,
      },
    },
    invalid: {
      initial: 'showing',
      states: {
        showing: { on: { 'continue.requested': 'leaving' } },
        leaving: {
          entry: { type: 'navigate', params: ({ context }) => ({ to: context.links.login }) },
          on: { 'continue.requested': { target: 'leaving', reenter: true } },
        },
      },
    },
    success: successState,
  },
});

export type MagicLinkStep = Exclude<keyof typeof magicLinkMachine.config.states & string, 'starting'>;
