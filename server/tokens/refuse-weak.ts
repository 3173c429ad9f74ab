import type { Entry } from '#server/db/queries/core/tenant-demands.ts';
import { AddressRefusal } from '#server/lib/address-refusal.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { multiFactorClass } from '#shared/lib/authentication-class.ts';

/** The requirement of a second factor in the current session (RFC 9470, section 3): it names the class to request. */
export function stepUpRequired(): Refusal {
  return new Refusal('step-up-required', { context: { acrValues: multiFactorClass } });
}

/** Whose entry into which tenant is judged, and from where. */
export interface Entering {
  userId: string;
  tenantId: string;
  ip: string;
}

/**
 * Refuses a token for a tenant that does not admit the address, requires more than the session has verified, or
 * requires a password change.
 * @throws Refusal `ip-address-refused`, `step-up-required`, `password-expired`
 */
export function refuseWeak({ demandsMore, passwordTooOld, addressRefused }: Entry, entering: Entering): void {
  if (addressRefused) throw new AddressRefusal({ ...entering, actorId: entering.userId });
  if (demandsMore) throw stepUpRequired();
  if (passwordTooOld) throw new Refusal('password-expired');
}
