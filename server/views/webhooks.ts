/** Webhooks of a tenant in the API's format. */
import type { Webhook, WebhookDeadLetter, WebhookLog } from '#shared/contract/webhooks/webhooks.ts';
import type { DeadLetterRow, LogRow, WebhookRow, WebhookState } from '#server/db/queries/webhooks/webhooks.ts';

export function describeWebhook(row: WebhookRow & WebhookState, now: Date): Webhook {
  const until = row.previous_secret_until;
  return {
    _id: row.id,
    displayName: row.display_name,
    description: row.description,
    url: row.url,
    secret: null,
    eventKeys: row.event_keys,
    isActive: row.is_active,
    invocations: row.invocations,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    inOrder: row.in_order,
    waiting: row.waiting,
    deadLetters: row.dead_letters,
    failingSince: row.failing_since?.toISOString() ?? null,
    lastStatus: row.last_status,
    lastError: row.last_error,
    nextAttemptAt: row.is_active && row.failing_since ? (row.run_at?.toISOString() ?? null) : null,
    turnedOff: row.turned_off,
    previousSecretUntil: until && until > now ? until.toISOString() : null,
  };
}

/** @param request the body that was sent */
export function describeAttempt(row: LogRow, { request, vendorId }: { request: string; vendorId: string }): WebhookLog {
  const state = row.done_at ? 'delivered' : row.failed_at ? 'failed' : 'waiting';
  return {
    id: row.id,
    webhookId: row.webhook_id,
    tenantId: row.tenant_id,
    vendorId,
    statusCode: row.status === null ? '' : String(row.status),
    body: row.answer,
    createdAt: row.created_at.toISOString(),
    eventId: row.event.id,
    type: row.event.key,
    attempt: row.attempt,
    duration: row.duration,
    error: row.error,
    request,
    delivery: { state, nextAttemptAt: state === 'waiting' ? row.run_at.toISOString() : null },
  };
}

export function describeDeadLetter(row: DeadLetterRow): WebhookDeadLetter {
  return {
    id: String(row.id),
    eventId: row.event_id,
    type: row.key,
    attempts: row.attempts,
    lastStatus: row.last_status,
    lastError: row.last_error,
    failedAt: row.failed_at.toISOString(),
  };
}
