/** Sends a test event to a webhook once, and tells what it answers. */
import type { WebhookTest } from '#shared/contract/webhooks/webhooks.ts';
import { findNewestEvent, findWebhook, type WebhookRow } from '#server/db/queries/webhooks/webhooks.ts';
import type { EventRow } from '#server/db/queries/delivery/events.ts';
import { postWebhook, type WebhookOutcome } from '#server/integrations/webhooks/post-webhook.ts';
import type { WebhookSecrets } from '#server/integrations/webhooks/webhook-keys.ts';
import { findOrRefuse } from '#server/lib/find-or-refuse.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { randomId } from '#server/lib/secrets.ts';
import type { CallContext } from '#server/context.ts';
import { webhookBody } from './webhook-body.ts';
import { openSecrets } from './webhook-secrets.ts';

interface TestOrder {
  url: string;
  secret?: string | null | undefined;
  payload?: Record<string, unknown> | null | undefined;
  webhookId?: string | undefined;
  eventKey?: string | undefined;
}

/** @throws Refusal `webhook-not-found`, `rate-limited` */
export async function testWebhook(context: CallContext, order: TestOrder): Promise<WebhookTest> {
  const { tenantId } = context.caller;
  const { webhookId, eventKey = 'user.invited' } = order;
  const { webhook, event } = await context.inTenant(tenantId, async (tx) => ({
    webhook:
      webhookId === undefined
        ? undefined
        : await findOrRefuse(webhookId, (uuid) => findWebhook(tx, tenantId, uuid), 'webhook-not-found'),
    event: await findNewestEvent(tx, tenantId, eventKey),
  }));
  const body = order.payload ? JSON.stringify(order.payload) : webhookBody(event ?? sampleOf(context, eventKey));
  const secrets = secretsOf(context, order.secret ?? undefined, webhook);
  const outcome = await send(context, { url: order.url, body, secrets });
  const statusCode = statusOf(outcome);
  await context.inTenant(tenantId, (_tx, context) =>
    context.audit({
      action: 'webhook.tested',
      severity: 'Medium',
      ...(webhook && { target: { kind: 'webhook', id: webhook.id } }),
      details: { url: order.url, after: { status: statusCode } },
    }),
  );
  const { answer, error, duration } = outcome;
  return { statusCode, body: error !== null && answer === '' ? { error } : answer, error, duration };
}

/** Asks a webhook that was turned off whether it takes events again. @throws Refusal `webhook-still-failing` */
export async function probeWebhook(context: CallContext, webhook: WebhookRow): Promise<void> {
  const body = webhookBody(sampleOf(context, 'webhook.tested'));
  const secrets = openSecrets(context.services.secrets, webhook, context.now);
  const { error } = await send(context, { url: webhook.url, body, secrets });
  if (error !== null) throw new Refusal('webhook-still-failing', { values: { reason: error } });
}

async function send(
  context: CallContext,
  { url, body, secrets }: { url: string; body: string; secrets: WebhookSecrets | undefined },
): Promise<WebhookOutcome> {
  const { services, caller, now } = context;
  const { config, limits, random } = services;
  await limits.consume('webhook-test', caller.tenantId, config.limits.webhookTest);
  // a test is no delivery: its ID is that of no event
  const id = `test_${randomId(random)}`;
  return await postWebhook(
    { url, id, body, at: now, secrets },
    { allow: config.outgoing.allow, timeout: config.webhooks.timeout },
  );
}

function secretsOf(
  { services, now }: CallContext,
  given: string | undefined,
  webhook: WebhookRow | undefined,
): WebhookSecrets | undefined {
  if (given !== undefined) return { current: given, previous: undefined };
  return webhook && openSecrets(services.secrets, webhook, now);
}

/** Clients compare it with 200 and 201. */
function statusOf({ status, cause }: WebhookOutcome): number {
  if (status !== null) return status;
  return { refused: 403, timeout: 504, network: 502 }[cause ?? 'network'];
}

function sampleOf({ services, caller, now, requestMetadata }: CallContext, key: string): EventRow {
  return {
    id: randomId(services.random),
    key,
    tenant_id: caller.tenantId,
    at: now,
    actor_id: caller.userId,
    subject_kind: null,
    subject_id: null,
    ip: null,
    user_agent: null,
    trace_id: requestMetadata.traceId,
    data: { sample: true },
  };
}
