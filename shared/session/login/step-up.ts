/** A second factor for what is worth it (specification, 4.4). */
import type { StepUpOptions } from '#loader/portico.types.ts';
import { isSteppedUp } from '#shared/lib/authentication-class.ts';
import type { DepartureOptions } from './leave-for-login.ts';
import type { SessionContext } from '#shared/session/session-context.ts';
import { stepUpKey } from './step-up-key.ts';
import { tokenClaims, type TokenClaims } from '#shared/session/tokens/token-claims.ts';

/** Claims of the current sign-in; `null` if no user is signed in. */
export function currentClaims({ tokens }: Pick<SessionContext, 'tokens'>): TokenClaims | null {
  return tokenClaims(tokens.current()?.idToken ?? '');
}

/** The server's time: this machine's clock may be wrong, and what it says would make a factor look old or fresh. */
export function serverTime({ env, tokens }: Pick<SessionContext, 'env' | 'tokens'>): Date {
  const issued = currentClaims({ tokens })?.['iat'];
  return new Date(typeof issued === 'number' ? (issued + tokens.age()) * 1000 : env.now());
}

export function isSteppedUpNow(context: Pick<SessionContext, 'env' | 'tokens'>, maxAge?: number): boolean {
  const claims = currentClaims(context);
  return claims !== null && isSteppedUp(claims, serverTime(context), maxAge);
}

/** Keeps that a step-up is wanted. @returns how to leave for it: as the same user, in the same tenant */
export function requestStepUp(
  { storage, user }: SessionContext,
  { maxAge, returnTo }: StepUpOptions,
): DepartureOptions {
  storage.set(stepUpKey, 'true');
  return { stepUp: { maxAge }, returnTo, ...(user && { tenantId: user.tenantId, loginHint: user.email }) };
}

/** What was asked for has been given. */
export function forgetStepUp(context: SessionContext): void {
  if (isSteppedUpNow(context)) context.storage.remove(stepUpKey);
}
