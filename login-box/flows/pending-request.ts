import type { FlowContext } from '#shared/flow/flow-setup.ts';
import type { SignInAnswer } from './sign-in-answer.ts';

/**
 * A pending authorization request as the call that finishes it wants it. The guard `requestPending` and a check for the
 * access token stand before; the token goes from one call to the next and is kept nowhere.
 */
export function pendingRequest(
  context: FlowContext,
  answer: SignInAnswer | undefined,
): { state: string; token: string } {
  return { state: context.authorizationState ?? '', token: answer?.accessToken ?? '' };
}
