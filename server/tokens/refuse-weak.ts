import type { Entry } from '#server/db/queries/core/tenant-demands.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { multiFactorClass } from '#shared/lib/authentication-class.ts';

/** The requirement of a second factor in the current session (RFC 9470, section 3): it names the class to request. */
export function stepUpRequired(): Refusal {
  return new Refusal('step-up-required', { context: { acrValues: multiFactorClass } });
}

/**
 * Refuses a token for a tenant that requires more than the session has verified, or a password change.
 * @throws Refusal `step-up-required`, `password-expired`
 */
export function refuseWeak({ demandsMore, passwordTooOld }: Entry): void {
  if (demandsMore) throw stepUpRequired();
  if (passwordTooOld) throw new Refusal('password-expired');
}
