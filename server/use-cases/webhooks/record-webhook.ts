import type { EventKey } from '#shared/contract/events/events.ts';
import type { WebhookRow } from '#server/db/queries/webhooks/webhooks.ts';
import type { TransactionContext } from '#server/context.ts';

/** Leaves an audit row for a change of a webhook: where it leads is where events of the tenant go. */
export async function recordWebhook(
  context: TransactionContext,
  action: EventKey & `webhook.${string}`,
  { id, display_name: name }: WebhookRow,
  details: Record<string, unknown>,
): Promise<void> {
  const target = { kind: 'webhook', id };
  await context.audit({ action, severity: 'High', target, details: { name, ...details } });
}

/** Without the secret. */
export function webhookFacts(row: WebhookRow) {
  const { display_name: name, description, url, event_keys: events, in_order: inOrder, is_active: isActive } = row;
  return { name, description, url, events, inOrder, isActive };
}
