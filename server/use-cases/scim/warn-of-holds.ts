/**
 * Tells the admins of a tenant that removals wait for their decision: once, until they have decided. A directory that asks and
 * takes back again and again does not repeat it within the time in which removals are counted.
 */
import { findTenant } from '#server/db/queries/core/memberships.ts';
import type { AuthenticatedConnection } from '#server/db/queries/scim/connections.ts';
import { tellOfHolds } from '#server/db/queries/scim/holds.ts';
import { brakeWindow } from '#server/domain/scim/brake.ts';
import type { AnonymousTransaction } from '#server/context.ts';
import { mailUser } from '#server/use-cases/messages/mail-user.ts';
import { notifyUser } from '#server/use-cases/messages/notify-user.ts';
import { listHoldersOf } from '#server/use-cases/authorization/guard-rights.ts';
import { portalPath } from '#shared/contract/portal/hosted-portal.ts';

const mostTold = 50;

/** Those who may decide, in the portal and by mail. */
export async function warnOfHolds(
  context: AnonymousTransaction,
  directory: AuthenticatedConnection,
  { allowed }: { allowed: number },
): Promise<void> {
  const { tx, services, now } = context;
  const { tenantId, name: connection } = directory;
  if (!(await tellOfHolds(tx, directory, { since: new Date(now.getTime() - brakeWindow), at: now }))) return;
  const tenant = await findTenant(tx, tenantId);
  if (!tenant) return;
  const values = { connection, users: String(allowed), minutes: String(brakeWindow / 60_000) };
  for (const to of await listHoldersOf(tx, tenantId, 'fe.secure.write.provisioningConfiguration', mostTold)) {
    await notifyUser(context, { userId: to.id, tenantId, key: 'directory-removals-held', values });
    await mailUser(context, {
      to,
      mail: 'directory-removals-held',
      values: { tenantName: tenant.name, ...values },
      link: `${services.config.baseUrl}${portalPath}/provisioning`,
    });
  }
}
