/** Deliveries of events to subscribers, which a trigger writes with each audit row. One lane per subscriber. */
import { eventQueue, type ClaimedEvent } from '#server/db/queries/delivery/events.ts';
import { DeliveryFailure, type DeliveryKind } from '#server/delivery/delivery-kind.ts';
import { doubling } from '#server/delivery/retry-schedule.ts';
import { describeEvent } from '#server/domain/events/event.ts';
import { tryDelivery, type Subscriber } from '#server/integrations/webhooks/subscriber.ts';
import { day, hour } from '#server/lib/clock.ts';

const schedule = doubling({ longest: 4 * hour, jitter: 0.2, givesUpAfter: 3 * day });
/** Per subscriber and process. */
const concurrency = 4;

export function eventDeliveries(subscribers: readonly Subscriber[]): DeliveryKind<ClaimedEvent> {
  const lanes = subscribers.map((subscriber) => ({
    key: subscriber.id,
    concurrency,
    schedule,
    deliver: (row: ClaimedEvent) => send(subscriber, row),
  }));
  return {
    name: 'events',
    queue: eventQueue,
    lanes: () => lanes,
    logFields: ({ event_id: id, key, lane }) => ({ event: { id, key }, subscriber: lane }),
    messages: {
      postponed: 'an event was not taken; GET /event/resources/deliveries/v1?state=waiting lists what waits',
      failed: 'event delivery failed permanently; replay it with POST /event/resources/deliveries/v1/replay',
      recovered: 'events endpoint is accepting events again',
    },
  };
}

/** @throws DeliveryFailure for every answer but 2xx, and for none */
async function send(subscriber: Subscriber, row: ClaimedEvent): Promise<{ status: number }> {
  const event = describeEvent({ ...row, id: row.event_id });
  const { status, error } = await tryDelivery(subscriber, { id: event.id, body: JSON.stringify(event) });
  if (error !== undefined) throw new DeliveryFailure(error, { status });
  return { status };
}
