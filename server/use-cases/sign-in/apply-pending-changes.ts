/** What the first factor of a sign-in asked for, once nothing more has to be proved. */
import { findUserById } from '#server/db/queries/core/users.ts';
import type { FollowUp } from '#server/db/schema.ts';
import type { AnonymousTransaction } from '#server/context.ts';
import { linkIdentity } from './link-identity.ts';
import { verifyPhoneNumber } from '#server/use-cases/verification/verify-contact.ts';

/**
 * Links the identity, or lets the number take the place of the others.
 * @throws Refusal `phone-taken`, `social-failed` if another user took it meanwhile
 */
export async function applyPendingChanges(
  context: AnonymousTransaction,
  { userId, followUp }: { userId: string; followUp: FollowUp },
): Promise<void> {
  const user = (await findUserById(context.tx, userId))!;
  if (followUp.kind === 'prove-number') await verifyPhoneNumber(context, user, followUp.number);
  if (followUp.kind === 'link-identity') await linkIdentity(context, user, { ...followUp });
}
