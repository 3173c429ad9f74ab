import { acceptOpenInvitation } from '#server/db/queries/core/memberships.ts';
import { bindsUser } from '#server/db/queries/core/sso-demands.ts';
import { findUserById } from '#server/db/queries/core/users.ts';
import { Refusal } from '#server/lib/refusal.ts';
import type { Tx } from '#server/db/database.ts';
import { refuseEmailDomain } from './refuse-email-domain.ts';

/**
 * Accepts an open invitation. What the tenant requires of an address is asked again: it may have changed since it was sent.
 * @param connectionId the SSO connection of the tenant through which the user comes
 * @returns whether the invitation was open
 * @throws Refusal `email-domain-refused`; `sso-required` for one who has to come through a connection
 */
export async function acceptMembership(
  tx: Tx,
  tenantId: string,
  userId: string,
  connectionId: string | null = null,
): Promise<boolean> {
  if (!(await acceptOpenInvitation(tx, tenantId, userId))) return false;
  if (await bindsUser(tx, { tenantId, userId, connectionId })) throw new Refusal('sso-required');
  const user = await findUserById(tx, userId);
  if (user) await refuseEmailDomain(tx, tenantId, user.email);
  return true;
}
