/** Tells the admins of a tenant what happens to its SSO connections without them. */
import type { ConnectionDetails } from '#server/db/queries/sso/connections.ts';
import { findTenant } from '#server/db/queries/core/memberships.ts';
import type { AnonymousTransaction, TransactionContext } from '#server/context.ts';
import { mailUser } from '#server/use-cases/messages/mail-user.ts';
import { notifyUser } from '#server/use-cases/messages/notify-user.ts';
import { listHoldersOf } from '#server/use-cases/authorization/guard-rights.ts';
import { portalPath } from '#shared/contract/portal/hosted-portal.ts';
import type { NotificationKey } from '#shared/lib/notification-kinds.ts';
import type { MailName } from '#shared/i18n/en/mail/emails.ts';
import type { MailValue } from '#shared/i18n/mail-values.ts';

const mostTold = 50;

interface Warning {
  key: NotificationKey;
  values: Record<string, string>;
  mail?: { name: MailName; values: Record<string, MailValue> };
}

/** Those who may change SSO settings, in the portal and by mail. */
export async function warnAdmins(
  context: AnonymousTransaction,
  tenantId: string,
  { key, values, mail }: Warning,
): Promise<void> {
  const { tx, services } = context;
  const tenant = await findTenant(tx, tenantId);
  if (!tenant) return;
  for (const to of await listHoldersOf(tx, tenantId, 'fe.secure.write.samlConfiguration', mostTold)) {
    await notifyUser(context, { userId: to.id, tenantId, key, values });
    if (!mail) continue;
    const inMail = { tenantName: tenant.name, ...mail.values };
    await mailUser(context, {
      to,
      mail: mail.name,
      values: inMail,
      link: `${services.config.baseUrl}${portalPath}/sso`,
    });
  }
}

/** Records what a job did in the log of a tenant. */
export function asSystem(context: AnonymousTransaction, tenantId: string): Pick<TransactionContext, 'audit'> {
  return { audit: (entry) => context.audit({ tenantId, actorId: null, ...entry }) };
}

/** Name of the provider for its admins. */
export function providerOf({ sso_endpoint: endpoint }: Pick<ConnectionDetails, 'sso_endpoint'>): string {
  return URL.parse(endpoint)?.host ?? '';
}
