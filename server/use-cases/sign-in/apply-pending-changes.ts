/** What the first factor of a sign-in asked for, once nothing more has to be proved. */
import type { Tx } from '#server/db/database.ts';
import { findUserById } from '#server/db/queries/core/users.ts';
import type { FollowUp } from '#server/db/schema.ts';
import type { Services } from '#server/services.ts';
import type { RequestMetadata } from '#server/request-metadata.ts';
import { linkIdentity } from './link-identity.ts';
import { verifyPhoneNumber } from '#server/use-cases/proofs/verify-contact.ts';

/**
 * Links the identity, or lets the number take the place of the others.
 * @throws Refusal `phone-taken`, `social-failed` when somebody else was faster meanwhile
 */
export async function applyPendingChanges(
  services: Services,
  tx: Tx,
  { userId, followUp, requestMetadata }: { userId: string; followUp: FollowUp; requestMetadata: RequestMetadata },
): Promise<void> {
  const user = (await findUserById(tx, userId))!;
  if (followUp.kind === 'prove-number') await verifyPhoneNumber(services, tx, user, followUp.number, requestMetadata);
  if (followUp.kind === 'link-identity') await linkIdentity(services, tx, user, { ...followUp, requestMetadata });
}
