import type { FlowContext } from '#shared/flow/flow-setup.ts';
import type { SignInAnswer } from './sign-in-answer.ts';

/**
 * Input of the call that finishes a pending authorization request. The guard `requestPending` and a check of the access
 * token come first; the token is passed from call to call and never stored.
 */
export function pendingRequest(
  context: FlowContext,
  answer: SignInAnswer | undefined,
): { state: string; token: string } {
  return { state: context.authorizationState ?? '', token: answer?.accessToken ?? '' };
}
