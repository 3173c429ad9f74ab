import type { Entry } from '#server/db/queries/core/tenant-demands.ts';
import { AddressRefusal } from '#server/lib/address-refusal.ts';
import type { CallAddress } from '#server/lib/call-address.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { multiFactorClass } from '#shared/lib/authentication-class.ts';

/** The requirement of a second factor in the current session (RFC 9470, section 3): it names the class to request. */
export function stepUpRequired(): Refusal {
  return new Refusal('step-up-required', { context: { acrValues: multiFactorClass } });
}

/** Who uses a token for which tenant, and from where. */
export interface PolicySubject extends CallAddress {
  userId: string;
  tenantId: string;
}

/**
 * Refuses a token for a tenant that does not admit the address, requires more than the session has verified, or
 * requires a password change, and for one whose limits the session exceeds.
 * @param whenOver the code for a session that has ended for the tenant, though not for its own
 * @throws Refusal `ip-address-refused`, `country-refused`, `session-not-found`, `step-up-required`, `password-expired`
 */
export function enforceTenantPolicies(
  { sessionOver, oneTooMany, demandsMore, passwordTooOld, addressRefused: rule }: Entry,
  subject: PolicySubject,
  whenOver: 'session-not-found' | 'reauthentication-required' = 'session-not-found',
): void {
  if (rule) throw new AddressRefusal({ ...subject, rule, actorId: subject.userId });
  if (sessionOver || oneTooMany) throw new Refusal(whenOver);
  if (demandsMore) throw stepUpRequired();
  if (passwordTooOld) throw new Refusal('password-expired');
}
