/** Whether a session is strong and recent enough for an authorization request. */
import { authenticationClass, multiFactorClass } from '#shared/lib/authentication-class.ts';
import { later, second } from '#server/lib/clock.ts';

export interface Demands {
  /** Separated by spaces. */
  acrValues?: string | null | undefined;
  /** Seconds since the sign-in. */
  maxAge?: number | null | undefined;
}

interface SignedInSession {
  amr: string[];
  authenticated_at: Date;
}

/** Whether a second factor is required. */
export function wantsMultiFactor({ acrValues }: Demands): boolean {
  return (acrValues ?? '').split(' ').includes(multiFactorClass);
}

export function isStrongEnough(session: SignedInSession, demands: Demands): boolean {
  return !wantsMultiFactor(demands) || authenticationClass(session.amr) === multiFactorClass;
}

export function isRecentEnough(session: SignedInSession, { maxAge }: Demands, now: Date): boolean {
  return maxAge === undefined || maxAge === null || later(session.authenticated_at, maxAge * second) >= now;
}
