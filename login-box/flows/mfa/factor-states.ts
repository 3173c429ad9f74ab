/** States and rules that proving and setting up a second factor share. */
import type { HostedPageError } from '#shared/contract/sign-in/hosted-page.ts';
import type { FlowContext } from '#shared/flow/flow-setup.ts';
import { leavingState } from '#shared/flow/leaving-state.ts';
import { clientError, pageError } from '#shared/flow/page-error.ts';
import { signInGuards } from '#login-box/flows/sign-in-guards.ts';
import { showErrorInForm } from '#login-box/flows/signed-in-states.ts';

interface Failed {
  event: { error: unknown };
}

/** Codes that are about what was typed. */
const aboutTheCode = /^(?:factor-code|code|recovery-code)-/;

/** A wrong code is shown at its field, other errors above the form. */
function factorError(cause: unknown): HostedPageError {
  const error = pageError(cause);
  return aboutTheCode.test(error.code) ? { ...error, field: 'code' } : error;
}

export const factorGuards = {
  ...signInGuards,
  /** The challenge is over: nothing that is tried with it can succeed. */
  challengeOver: (_: unknown, { error }: { error: unknown }) => pageError(error).code === 'second-factor-expired',
  /** A message has to be sent as the step begins: the user chose it here. */
  toBeSent: ({ context }: { context: FlowContext }) => context.stepData.send === true,
  sent: ({ context }: { context: FlowContext }) => context.stepData.sent === true,
  countingDown: ({ context }: { context: FlowContext }) => (context.stepData.resendIn ?? 0) > 0,
  mayResend: ({ context }: { context: FlowContext }) => (context.stepData.resendIn ?? 0) <= 0,
};

/** Transitions of a failed verification: the end of the challenge, or an error in the form. @param id of the machine */
export function failedProof(id: string) {
  return [
    {
      guard: { type: 'challengeOver', params: ({ event }: Failed) => ({ error: event.error }) },
      target: `#${id}.expired`,
      actions: { type: 'showError', params: ({ event }: Failed) => ({ error: event.error }) },
    },
    {
      target: 'editing',
      actions: { type: 'setError', params: ({ event }: Failed) => ({ error: factorError(event.error) }) },
    },
  ] as const;
}

export const codeMissing = {
  guard: { type: 'fieldMissing', params: { field: 'code' } },
  actions: { type: 'setError', params: { error: clientError('field-required', 'code') } },
} as const;

/** Counts down until a new code may be asked for. */
export const counting = {
  second: { guard: 'countingDown', target: 'editing', reenter: true, actions: 'countDown' },
} as const;

/** Actions after a message was sent. */
export const recordSent = ['startCountdown', { type: 'assignData', params: { sent: true, send: false } }] as const;
export const recordResent = ['startCountdown', { type: 'assignData', params: { sent: true, resent: true } }] as const;
export { showErrorInForm };

/** The last step of a flow that cannot continue: back to the first factor. */
export const expiredState = {
  initial: 'showing',
  states: {
    showing: { on: { 'continue.requested': 'leaving' } },
    leaving: {
      ...leavingState,
      entry: { type: 'navigate', params: ({ context }: { context: FlowContext }) => ({ to: context.links.login }) },
    },
  },
} as const;
