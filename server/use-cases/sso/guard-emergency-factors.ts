/** Second factors of users with emergency access, without which it is none. */
import { isSsoRequired, listTenantsSparing } from '#server/db/queries/sso/enforcement.ts';
import { findUserById } from '#server/db/queries/core/users.ts';
import { Refusal } from '#server/lib/refusal.ts';
import type { AnonymousContext, AnonymousTransaction } from '#server/context.ts';
import { hasEmergencyUser } from '#server/use-cases/authorization/emergency-access.ts';
import { acrossConnections } from './across-connections.ts';
import { warnAdmins } from './warn-admins.ts';

/**
 * Asked before a user removes their last factor. Admins of tenants where others have emergency access too are told.
 * @throws Refusal `sso-emergency-last` if they are the only one with emergency access in a tenant that requires single sign-on
 */
export async function guardLastFactor(context: AnonymousContext, userId: string): Promise<void> {
  await acrossConnections(context, async (tx, context) => {
    for (const tenantId of await listTenantsSparing(tx, userId)) {
      if (!(await hasEmergencyUser(tx, tenantId, { only: userId }))) continue;
      if (!(await hasEmergencyUser(tx, tenantId, { except: userId }))) throw new Refusal('sso-emergency-last');
      await warn(context, { tenantId, userId });
    }
  });
}

/** Told once the factors of a user were reset, which is never refused: a lost phone must not be left in force. */
export async function warnOfLostFactors(
  context: AnonymousTransaction,
  { tenantId, userId }: { tenantId: string; userId: string },
): Promise<void> {
  if (!(await isSsoRequired(context.tx, tenantId))) return;
  if ((await listTenantsSparing(context.tx, userId)).includes(tenantId)) await warn(context, { tenantId, userId });
}

async function warn(
  context: AnonymousTransaction,
  { tenantId, userId }: { tenantId: string; userId: string },
): Promise<void> {
  const user = await findUserById(context.tx, userId);
  if (!user) return;
  const name = user.name || user.email;
  await warnAdmins(context, tenantId, {
    key: 'sso-emergency-lost',
    values: { person: name },
    mail: { name: 'sso-emergency-lost', values: { personName: name } },
  });
}
