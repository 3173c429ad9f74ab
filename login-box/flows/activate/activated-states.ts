import { delays } from '#shared/flow/delays.ts';
import type { FlowContext } from '#shared/flow/flow-setup.ts';
import { leavingState } from '#shared/flow/leaving-state.ts';
import type { SignInAnswer } from '#login-box/flows/sign-in-answer.ts';
import { signInGuards } from '#login-box/flows/sign-in-guards.ts';
import { finishingState, signedInActors } from '#login-box/flows/signed-in-states.ts';

/** What activation gives, with the tenant's landing address already checked. */
export interface Activated extends SignInAnswer {
  /** Safe to go to; absent: continue as after a login. */
  redirectTo?: string;
}

/** Actors that a machine must provide for the states below. */
export const activatedActors = signedInActors;
export const activatedDelays = { afterActivation: delays.afterActivation, readNotice: delays.readNotice };
export const activatedActions = {
  /** Notifies the embedding page; provided by the hook. */
  announceVerified: () => {
    throw new Error('The action "announceVerified" is not provided');
  },
};
export const activatedGuards = {
  ...signInGuards,
  redirectGiven: (_: unknown, { redirectTo }: Activated) => redirectTo !== undefined,
};

type Before = { context: FlowContext };
type Answer = { event: { output: Activated } };

/**
 * Next target of an activated account: the tenant's own URL, else MFA, else the pending request, else home. For states
 * that are siblings of `handedOff`.
 */
export const activatedTransitions = [
  {
    guard: { type: 'redirectGiven', params: ({ event }: Answer) => event.output },
    target: '#activated',
    actions: [
      'announceVerified',
      { type: 'setTarget', params: ({ event }: Answer) => ({ target: event.output.redirectTo }) },
    ],
  },
  {
    guard: { type: 'needsNextStep', params: ({ event }: Answer) => event.output },
    target: 'handedOff',
    actions: [
      'announceVerified',
      { type: 'handOff', params: ({ event }: Answer) => ({ handoff: event.output.nextStep }) },
    ],
  },
  {
    guard: { type: 'sessionIncomplete', params: ({ event }: Answer) => event.output },
    target: '#activated',
    actions: [
      'announceVerified',
      { type: 'setTarget', params: ({ context }: Before) => ({ target: context.links.login }) },
    ],
  },
  { guard: 'requestPending', target: '#activated.finishing', actions: 'announceVerified' },
  { target: '#activated', actions: 'announceVerified' },
] as const;

/** The last step of a flow that activates an account. */
export const activatedState = {
  id: 'activated',
  initial: 'waiting',
  states: {
    finishing: finishingState('waiting', 'showing'),
    showing: { after: { readNotice: 'leaving' }, on: { 'continue.requested': 'leaving' } },
    waiting: { after: { afterActivation: 'leaving' }, on: { 'continue.requested': 'leaving' } },
    leaving: leavingState,
  },
} as const;
