import type { FlowContext } from './flow-setup.ts';

/**
 * The state `leaving` of a step that redirects to `context.target`. Not busy: a navigation can be stopped or fail, and
 * then `continue.requested` retries it.
 */
export const leavingState = {
  entry: { type: 'navigate', params: ({ context }: { context: FlowContext }) => ({ to: context.target }) },
  on: { 'continue.requested': { target: 'leaving', reenter: true } },
} as const;
