import type { FlowContext } from './flow-setup.ts';

/** Input of the call `resend`, which every machine with these states provides. */
export interface ResendInput {
  email: string;
}

/**
 * States of a step that announces an email: `pausing` counts down `resendIn` of the step data, `ready` accepts
 * `resend.requested`, `resending` sends. They need the call `resend`, the delay `second` and the tag `busy`. Uses the
 * address typed before; `resent` of the step data means that another email was sent.
 */
export const resendStates = {
  pausing: {
    after: {
      second: [
        { guard: 'countdownOver', target: 'ready', actions: 'countDown' },
        { target: 'pausing', reenter: true, actions: 'countDown' },
      ],
    },
  },
  ready: { on: { 'resend.requested': { target: 'resending', actions: 'clearError' } } },
  resending: {
    tags: 'busy',
    invoke: {
      src: 'resend',
      input: ({ context }: { context: FlowContext }): ResendInput => ({ email: context.values['email'] ?? '' }),
      onDone: { target: 'pausing', actions: ['startCountdown', { type: 'assignData', params: { resent: true } }] },
      onError: {
        target: 'ready',
        actions: { type: 'showError', params: ({ event }: { event: { error: unknown } }) => ({ error: event.error }) },
      },
    },
  },
} as const;
