/** Deliveries of events to webhooks of tenants, which a trigger writes with each audit row. One lane per webhook. */
import {
  findDueWebhooks,
  webhookQueue,
  type ClaimedWebhook,
  type DueWebhook,
} from '#server/db/queries/delivery/webhooks.ts';
import { DeliveryFailure, type DeliveryKind } from '#server/delivery/delivery-kind.ts';
import { doubling } from '#server/delivery/retry-schedule.ts';
import { goneStatus, type WebhookOutcome } from '#server/integrations/webhooks/post-webhook.ts';
import { day, hour, second } from '#server/lib/clock.ts';
import type { Services } from '#server/services.ts';

/** Deliveries at a time to one webhook, per process. */
const concurrency = 4;
/** Webhooks that one process works on at a time. Others take their turn at the next poll. */
const mostLanes = 200;
/** However long a receiver asks to wait. */
const longestPause = day;

export interface WebhookDeliveries extends DeliveryKind<ClaimedWebhook> {
  /** Finds the webhooks with something due; runs before each poll. */
  beforePoll: () => Promise<void>;
}

/** @param deliver makes one attempt, and writes it down */
export function webhooks(
  { db, clock, config }: Services,
  deliver: (webhook: DueWebhook, row: ClaimedWebhook) => Promise<WebhookOutcome>,
): WebhookDeliveries {
  const { retryPause: first, giveUpAfter } = config.webhooks;
  const schedule = doubling({ first, longest: 8 * hour, jitter: 0.2, givesUpAfter: giveUpAfter * second });
  const attempt = async (webhook: DueWebhook, row: ClaimedWebhook): Promise<{ status: number }> => {
    const { status, error, retryAfter } = await deliver(webhook, row);
    if (error === null) return { status: status! };
    throw new DeliveryFailure(error, {
      status,
      retryAfter: Math.min(retryAfter, longestPause),
      permanent: status === goneStatus,
    });
  };
  let due: readonly DueWebhook[] = [];
  let last = '';
  return {
    name: 'webhooks',
    queue: webhookQueue,
    lanes: () =>
      due.map((webhook) => ({
        key: webhook.id,
        label: 'webhook',
        concurrency: webhook.in_order ? 1 : concurrency,
        ordered: webhook.in_order,
        schedule,
        deliver: (row) => attempt(webhook, row),
      })),
    logFields: ({ event_id: id, key, webhook_id: webhook, tenant_id: tenant }) => ({
      event: { id, key },
      webhook,
      tenant,
    }),
    messages: {
      postponed: 'a webhook took no event, and is tried again',
      failed: 'a delivery to a webhook was given up',
      recovered: 'a webhook takes events again',
    },
    async beforePoll() {
      due = await findDueWebhooks(db, { now: clock(), after: last, limit: mostLanes });
      last = due.length === mostLanes ? due.at(-1)!.id : '';
    },
  };
}
