/** Whether a session is strong and recent enough for an authorization request. */
import { authenticationClass, multiFactorClass } from '#shared/lib/authentication-class.ts';
import type { SignInDemands } from '#server/db/schema.ts';
import { later, second } from '#server/lib/clock.ts';

export interface Demands {
  /** Separated by spaces. */
  acrValues?: string | null | undefined;
  /** Seconds since the sign-in. */
  maxAge?: number | null | undefined;
}

interface SignedInSession {
  amr: string[];
  verified_at: Date;
}

/** What a pending request demands of an identity provider. */
export function demandsOf(request: {
  acr_values: string | null;
  max_age: number | null;
  reauthenticate: boolean;
}): SignInDemands {
  return {
    multiFactor: requiresMultiFactor({ acrValues: request.acr_values }),
    reauthenticate: request.reauthenticate,
    maxAge: request.max_age,
  };
}

/** What our own pages demand of it: several factors, and not older than the age if there is one. */
export function demandsIn(query: { acr_values?: string | undefined; max_age?: number | undefined }): SignInDemands {
  return {
    multiFactor: requiresMultiFactor({ acrValues: query.acr_values }),
    reauthenticate: query.max_age !== undefined,
    maxAge: query.max_age ?? null,
  };
}

/** Whether a second factor is required. */
export function requiresMultiFactor({ acrValues }: Demands): boolean {
  return (acrValues ?? '').split(' ').includes(multiFactorClass);
}

export function isStrongEnough(session: SignedInSession, demands: Demands): boolean {
  return !requiresMultiFactor(demands) || authenticationClass(session.amr) === multiFactorClass;
}

export function isRecentEnough(session: SignedInSession, { maxAge }: Demands, now: Date): boolean {
  return maxAge === undefined || maxAge === null || later(session.verified_at, maxAge * second) >= now;
}
