/** Webhooks of a tenant: created, changed and deleted by its admins. */
import {
  maxWebhooks,
  type Webhook,
  type WebhookChanges,
  type WebhookInput,
} from '#shared/contract/webhooks/webhooks.ts';
import {
  deleteWebhook,
  findWebhook,
  insertWebhook,
  listWebhooks,
  lockAndCountWebhooks,
  lockWebhook,
  resumeDeliveries,
  updateWebhook,
  type WebhookRow,
} from '#server/db/queries/webhooks/webhooks.ts';
import { changedFields } from '#server/lib/changed-fields.ts';
import { later, second } from '#server/lib/clock.ts';
import { findOrRefuse } from '#server/lib/find-or-refuse.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { randomId } from '#server/lib/secrets.ts';
import type { CallContext, TransactionContext } from '#server/context.ts';
import { describeWebhook } from '#server/views/webhooks.ts';
import { recordWebhook, webhookFacts } from './record-webhook.ts';
import { probeWebhook } from './test-webhook.ts';
import { makeSecret, sealSecret } from './webhook-secrets.ts';

export async function readWebhooks(context: CallContext): Promise<Webhook[]> {
  const { tenantId } = context.caller;
  const rows = await context.inTenant(tenantId, (tx) => listWebhooks(tx, tenantId));
  return rows.map((row) => describeWebhook(row, context.now));
}

/** @returns its ID, and the secret if it was made here @throws Refusal `webhooks-too-many` */
export async function createWebhook(
  context: CallContext,
  input: WebhookInput,
): Promise<{ _id: string; secret: string | null }> {
  const { services, caller, now } = context;
  const { tenantId } = caller;
  const given = input.secret ?? null;
  const secret = given ?? makeSecret(services.random);
  const id = randomId(services.random);
  await context.inTenant(tenantId, async (tx, context) => {
    if ((await lockAndCountWebhooks(tx, tenantId)) >= maxWebhooks)
      throw new Refusal('webhooks-too-many', { values: { limit: maxWebhooks } });
    await insertWebhook(tx, {
      id,
      tenant_id: tenantId,
      display_name: input.displayName,
      description: input.description,
      url: input.url,
      event_keys: input.eventKeys,
      in_order: input.inOrder,
      is_active: input.isActive,
      turned_off: null,
      secret: sealSecret(services.secrets, secret),
      previous_secret: null,
      previous_secret_until: null,
      created_at: now,
      updated_at: now,
    });
    const created = (await findWebhook(tx, tenantId, id))!;
    await recordWebhook(context, 'webhook.created', created, { after: webhookFacts(created) });
  });
  return { _id: id, secret: given === null ? secret : null };
}

/** @throws Refusal `webhook-not-found`, `webhook-still-failing`, `rate-limited` */
export async function changeWebhook(context: CallContext, id: string, changes: WebhookChanges): Promise<void> {
  if (changes.isActive === true) await probeIfTurnedOff(context, id, changes);
  await context.inTenant(context.caller.tenantId, async (_tx, context) => {
    await change(context, id, changes);
  });
}

/** Before the transaction of the change: an endpoint may take its time. */
async function probeIfTurnedOff(context: CallContext, id: string, { url }: WebhookChanges): Promise<void> {
  const { tenantId } = context.caller;
  const known = await context.inTenant(tenantId, (tx) =>
    findOrRefuse(id, (uuid) => findWebhook(tx, tenantId, uuid), 'webhook-not-found'),
  );
  if (known.turned_off !== null) await probeWebhook(context, { ...known, url: url ?? known.url });
}

async function change(context: TransactionContext, id: string, changes: WebhookChanges): Promise<void> {
  const { tx, now, caller } = context;
  const { tenantId } = caller;
  const before = await findOrRefuse(id, (uuid) => lockWebhook(tx, tenantId, uuid), 'webhook-not-found');
  const isActive = changes.isActive ?? before.is_active;
  const url = changes.url ?? before.url;
  // what is known of another address says nothing
  const isNew = url !== before.url || (isActive && !before.is_active);
  const after = await updateWebhook(tx, before.id, {
    display_name: changes.displayName ?? before.display_name,
    description: changes.description ?? before.description,
    url,
    event_keys: changes.eventKeys ?? before.event_keys,
    in_order: changes.inOrder ?? before.in_order,
    is_active: isActive,
    turned_off: isActive ? null : before.turned_off,
    ...(isNew && { failing_since: null, failing_event_id: null, failing_more: false, told: 0 }),
    ...(typeof changes.secret === 'string' && replacedSecret(context, before, changes.secret)),
    updated_at: now,
  });
  if (isActive && !before.is_active) await resumeDeliveries(tx, before.id, now);
  const facts = changedFields(webhookFacts(before), webhookFacts(after));
  const isReplaced = typeof changes.secret === 'string';
  if (Object.keys(facts.before).length === 0 && !isReplaced) return;
  await recordWebhook(context, 'webhook.changed', after, { ...facts, ...(isReplaced && { replaced: ['secret'] }) });
}

/** The secret so far signs too for a while. */
function replacedSecret({ services, now }: TransactionContext, { secret }: WebhookRow, fresh: string) {
  return {
    secret: sealSecret(services.secrets, fresh),
    previous_secret: secret,
    previous_secret_until: later(now, services.config.webhooks.secretOverlap * second),
  };
}

/** @throws Refusal `webhook-not-found` */
export async function removeWebhook(context: CallContext, id: string): Promise<void> {
  const { tenantId } = context.caller;
  await context.inTenant(tenantId, async (tx, context) => {
    const removed = await findOrRefuse(id, (uuid) => deleteWebhook(tx, tenantId, uuid), 'webhook-not-found');
    await recordWebhook(context, 'webhook.deleted', removed, { before: webhookFacts(removed) });
  });
}

/** @throws Refusal `webhook-not-found` */
export async function rotateSecret(context: CallContext, id: string): Promise<{ secret: string }> {
  const { tenantId } = context.caller;
  const secret = makeSecret(context.services.random);
  await context.inTenant(tenantId, async (tx, context) => {
    const before = await findOrRefuse(id, (uuid) => lockWebhook(tx, tenantId, uuid), 'webhook-not-found');
    const changes = replacedSecret(context, before, secret);
    const after = await updateWebhook(tx, before.id, { ...changes, updated_at: context.now });
    await recordWebhook(context, 'webhook.secret-rotated', after, overlapsOf(before, after));
  });
  return { secret };
}

/** @throws Refusal `webhook-not-found` */
export async function expireSecret(context: CallContext, id: string): Promise<void> {
  const { tenantId } = context.caller;
  await context.inTenant(tenantId, async (tx, context) => {
    const before = await findOrRefuse(id, (uuid) => lockWebhook(tx, tenantId, uuid), 'webhook-not-found');
    if (!before.previous_secret) return;
    const changes = { previous_secret: null, previous_secret_until: null, updated_at: context.now };
    const after = await updateWebhook(tx, before.id, changes);
    await recordWebhook(context, 'webhook.secret-expired', after, overlapsOf(before, after));
  });
}

function overlapsOf(before: WebhookRow, after: WebhookRow) {
  const of = ({ previous_secret_until: until }: WebhookRow) => ({ previousUntil: until?.toISOString() ?? null });
  return { before: of(before), after: of(after) };
}
