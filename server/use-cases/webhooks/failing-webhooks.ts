/** Tells those who may change webhooks of one that takes nothing, and turns it off in the end. */
import type { NotificationKey } from '#shared/lib/notification-kinds.ts';
import { findTenant } from '#server/db/queries/core/memberships.ts';
import { markTold, turnOff, type DueWebhook } from '#server/db/queries/delivery/webhooks.ts';
import type { AnonymousContext, AnonymousTransaction } from '#server/context.ts';
import { mailUser, dateTimeValue } from '#server/use-cases/messages/mail-user.ts';
import { notifyUser } from '#server/use-cases/messages/notify-user.ts';
import { listHoldersOf } from '#server/use-cases/authorization/guard-rights.ts';

const mostTold = 50;

type Named = Pick<DueWebhook, 'id' | 'tenant_id'>;

/** @param told how many mails have gone out with this one */
export async function notifyWebhookFailing(
  context: AnonymousContext,
  { id, tenant_id: tenantId }: Named,
  { told, since }: { told: number; since: Date },
): Promise<void> {
  await context.inTenant(tenantId, async (tx, context) => {
    const webhook = await markTold(tx, id, told);
    if (!webhook) return;
    const { display_name: name, url, last_error: error } = webhook;
    await sendNotices(context, tenantId, 'webhook-fails', {
      webhook: name,
      host: new URL(url).host,
      error: error ?? '',
      since,
    });
  });
}

export async function turnWebhookOff(
  context: AnonymousContext,
  { id, tenant_id: tenantId }: Named,
  why: 'gone' | 'failing',
): Promise<void> {
  await context.inTenant(tenantId, async (tx, context) => {
    const now = context.services.clock();
    const webhook = await turnOff(tx, id, { why, now });
    if (!webhook) return;
    const { display_name: name, url, last_error: error } = webhook;
    await context.audit({
      action: 'webhook.turned-off',
      severity: 'High',
      tenantId,
      actorId: null,
      target: { kind: 'webhook', id },
      details: { name, reason: why, before: { isActive: true }, after: { isActive: false } },
    });
    await sendNotices(context, tenantId, 'webhook-off', {
      webhook: name,
      host: new URL(url).host,
      error: error ?? '',
      since: now,
    });
  });
}

interface Told {
  webhook: string;
  host: string;
  error: string;
  since: Date;
}

async function sendNotices(
  context: AnonymousTransaction,
  tenantId: string,
  key: NotificationKey & ('webhook-fails' | 'webhook-off'),
  { since, ...values }: Told,
): Promise<void> {
  const tenant = await findTenant(context.tx, tenantId);
  if (!tenant) return;
  for (const { id: userId, email, name } of await listHoldersOf(
    context.tx,
    tenantId,
    'fe.connectivity.write.webhook',
    mostTold,
  )) {
    await notifyUser(context, { userId, tenantId, key, values });
    await mailUser(context, {
      to: { email, name },
      mail: key,
      values: { tenantName: tenant.name, ...values, since: dateTimeValue(since) },
    });
  }
}
