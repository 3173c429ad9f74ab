import type { Entry } from '#server/db/queries/core/tenant-demands.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { multiFactorClass } from '#shared/lib/authentication-class.ts';

/** The demand for a second factor in the session that is there (RFC 9470, section 3): it names the class to ask for. */
export function stepUpRequired(): Refusal {
  return new Refusal('step-up-required', { context: { acrValues: multiFactorClass } });
}

/**
 * No token is issued for a tenant that demands more than the session has proved, or another password.
 * @throws Refusal `step-up-required`, `password-expired`
 */
export function refuseWeak({ demandsMore, passwordTooOld }: Entry): void {
  if (demandsMore) throw stepUpRequired();
  if (passwordTooOld) throw new Refusal('password-expired');
}
