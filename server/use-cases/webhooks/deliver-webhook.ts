/** One attempt of a webhook: sends the event, writes it down, and sees to a webhook that takes nothing. */
import {
  recordAttempt,
  type ClaimedWebhook,
  type DueWebhook,
  type Failing,
} from '#server/db/queries/delivery/webhooks.ts';
import { goneStatus, postWebhook, type WebhookOutcome } from '#server/integrations/webhooks/post-webhook.ts';
import { day, second } from '#server/lib/clock.ts';
import type { KeyedSemaphore } from '#server/lib/keyed-semaphore.ts';
import type { AnonymousContext } from '#server/context.ts';
import { notifyWebhookFailing, turnWebhookOff } from './failing-webhooks.ts';
import { webhookBody } from './webhook-body.ts';
import { openSecrets } from './webhook-secrets.ts';

interface Delivery {
  /** Limits the requests to one host, whoever's webhooks lead there. */
  hosts: KeyedSemaphore;
  webhook: DueWebhook;
  row: ClaimedWebhook;
}

export async function deliverWebhook(
  context: AnonymousContext,
  { hosts, webhook, row }: Delivery,
): Promise<WebhookOutcome> {
  const { services } = context;
  const { config, secrets, clock, db } = services;
  const body = webhookBody({ ...row, id: row.event_id });
  const outcome = await hosts(new URL(webhook.url).host, async () => {
    const at = clock();
    const post = { url: webhook.url, id: row.event_id, body, at, secrets: openSecrets(secrets, webhook, at) };
    return await postWebhook(post, { allow: config.outgoing.allow, timeout: config.webhooks.timeout });
  });
  const { status, error, answer, duration } = outcome;
  const failing = await recordAttempt(db, { row, status, error, answer, duration, now: clock() });
  if (error !== null && status === goneStatus) await turnWebhookOff(context, webhook, 'gone');
  else if (failing) await seeTo(context, webhook, failing);
  return outcome;
}

/** Mails after a day and after two; after three it is turned off, unless a single event is the reason. */
async function seeTo(
  context: AnonymousContext,
  webhook: DueWebhook,
  { failing_since: since, failing_more: isMore, told }: Failing,
): Promise<void> {
  const { clock, config } = context.services;
  const failsFor = clock().getTime() - since.getTime();
  if (isMore && failsFor >= config.webhooks.giveUpAfter * second) await turnWebhookOff(context, webhook, 'failing');
  else if (failsFor >= (told + 1) * day && told < 2)
    await notifyWebhookFailing(context, webhook, { told: told + 1, since });
}
