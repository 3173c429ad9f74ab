import { findTenant } from '#server/db/queries/core/memberships.ts';
import { findUserById } from '#server/db/queries/core/users.ts';
import type { TransactionContext } from '#server/context.ts';
import type { MailPhrase } from '#shared/i18n/mail-values.ts';
import { mailUser } from './mail-user.ts';
import { notifyUser } from './notify-user.ts';

/**
 * Notifies users whose rights changed with a group, except the user who made the change and users who have not joined.
 */
export async function notifyGroupsChanged(
  context: TransactionContext,
  people: readonly { id: string; email: string; name: string; joined: boolean }[],
  change: { phrase: MailPhrase; values: { group: string } },
): Promise<void> {
  const { tx, caller } = context;
  const others = people.filter((member) => member.joined && member.id !== caller.userId);
  if (others.length === 0) return;
  const tenant = (await findTenant(tx, caller.tenantId))!;
  // a tenant's API token acts on behalf of the tenant
  const actor = caller.apiToken?.user === null ? tenant : (await findUserById(tx, caller.userId))!;
  for (const to of others) {
    await notifyUser(context, {
      userId: to.id,
      tenantId: caller.tenantId,
      key: 'groups-changed',
      values: { actor: actor.name },
    });
    await mailUser(context, { to, mail: 'groups-changed', values: { tenantName: tenant.name, change } });
  }
}
