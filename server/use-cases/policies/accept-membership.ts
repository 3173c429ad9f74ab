import { acceptOpenInvitation } from '#server/db/queries/core/memberships.ts';
import { findUserById } from '#server/db/queries/core/users.ts';
import type { Tx } from '#server/db/database.ts';
import { refuseEmailDomain } from './refuse-email-domain.ts';

/**
 * Accepts an open invitation. The tenant's email domain restrictions are asked again: they may have changed since it was
 * sent.
 * @returns whether the invitation was open
 * @throws Refusal `email-domain-refused`
 */
export async function acceptMembership(tx: Tx, tenantId: string, userId: string): Promise<boolean> {
  if (!(await acceptOpenInvitation(tx, tenantId, userId))) return false;
  const user = await findUserById(tx, userId);
  if (user) await refuseEmailDomain(tx, tenantId, user.email);
  return true;
}
