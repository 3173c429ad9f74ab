/** What the first factor of a sign-in asked for, once nothing more has to be proved. */
import type { Tx } from '#server/db/database.ts';
import { findUserById } from '#server/db/queries/users.ts';
import type { FollowUp } from '#server/db/schema.ts';
import type { RequestFacts, Services } from '#server/services.ts';
import { linkIdentity } from './link-identity.ts';
import { proveNumber } from './prove-address.ts';

/**
 * Links the identity, or lets the number take the place of the others.
 * @throws Refusal `phone-taken`, `social-failed` when somebody else was faster meanwhile
 */
export async function carryOut(
  services: Services,
  tx: Tx,
  { userId, followUp, facts }: { userId: string; followUp: FollowUp; facts: RequestFacts },
): Promise<void> {
  const user = (await findUserById(tx, userId))!;
  if (followUp.kind === 'prove-number') await proveNumber(services, tx, user, followUp.number, facts);
  if (followUp.kind === 'link-identity') await linkIdentity(services, tx, user, { ...followUp, facts });
}
