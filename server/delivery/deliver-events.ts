/**
 * Brings events to their subscribers. Each has a lane of its own with a few places in it, so that one who is slow or away keeps
 * nobody else waiting. At least once: a process that dies between the answer and its note leaves a delivery that is sent
 * again, under the same id.
 */
import { Gauge } from 'prom-client';
import {
  claimDeliveries,
  countDeliveries,
  finishDelivery,
  postponeDelivery,
  type ClaimedDelivery,
} from '#server/db/queries/delivery/events.ts';
import { describeEvent } from '#server/domain/events/event.ts';
import { tryDelivery, type Subscriber } from '#server/integrations/webhooks/subscriber.ts';
import { day, hour, later, minute, second } from '#server/lib/clock.ts';
import type { Services } from '#server/services.ts';

export interface EventDelivery {
  /** Resolves when nothing that is due is left: for tests. */
  drain(): Promise<void>;
  stop(): Promise<void>;
}

const pollInterval = second;
/** Longer than the longest time-out that configuration allows, so that nobody takes what is still under way. */
const lease = 2 * minute;
/** At once, to one subscriber, by one process. */
const places = 4;
const givesUpAfter = 3 * day;

export function startEventDelivery(services: Services, subscribers: readonly Subscriber[]): EventDelivery {
  const lanes = subscribers.map((subscriber) => openLane(services, subscriber));
  const timer = setInterval(() => lanes.forEach((lane) => void lane.fill()), pollInterval);
  timer.unref();
  measure(services);
  return {
    async drain() {
      await Promise.all(lanes.map((lane) => lane.drain()));
    },
    async stop() {
      clearInterval(timer);
      await Promise.all(lanes.map((lane) => lane.stop()));
    },
  };
}

interface Lane {
  fill(): Promise<void>;
  drain(): Promise<void>;
  stop(): Promise<void>;
}

function openLane(services: Services, subscriber: Subscriber): Lane {
  const { db, clock, log } = services;
  const underWay = new Set<Promise<void>>();
  const health: Health = { failing: false };
  let stopped = false;
  let looking: Promise<void> | undefined;

  const take = async (): Promise<void> => {
    const free = places - underWay.size;
    if (stopped || free <= 0) return;
    const now = clock();
    const claimed = await claimDeliveries(db, subscriber.id, { now, leaseUntil: later(now, lease), count: free });
    for (const delivery of claimed) {
      const sending = attempt(services, subscriber, { delivery, health })
        .catch((error: unknown) => log.warn({ err: error, event: delivery.id }, 'failed to record an event delivery'))
        .finally(() => {
          underWay.delete(sending);
          // whoever is done looks for the next
          void fill();
        });
      underWay.add(sending);
    }
  };
  const fill = (): Promise<void> => {
    looking ??= take()
      .catch((error: unknown) => log.warn({ err: error }, 'failed to read events'))
      .finally(() => (looking = undefined));
    return looking;
  };
  const calm = async (): Promise<void> => {
    while (looking !== undefined || underWay.size > 0) await Promise.all([looking, ...underWay]);
  };
  return {
    fill,
    async drain() {
      await calm();
      await fill();
      await calm();
    },
    async stop() {
      stopped = true;
      await calm();
    },
  };
}

/** Whether an endpoint took the last event that it was sent; what changes is told. */
interface Health {
  failing: boolean;
}

async function attempt(
  services: Services,
  subscriber: Subscriber,
  { delivery, health }: { delivery: ClaimedDelivery; health: Health },
): Promise<void> {
  const { db, clock, metrics } = services;
  const measured = metrics.eventSeconds.startTimer({ subscriber: subscriber.id });
  const { status, error } = await tryDelivery(subscriber, {
    id: delivery.id,
    body: JSON.stringify(describeEvent(delivery)),
  });
  measured();
  const now = clock();
  if (error === undefined) {
    if (health.failing) services.log.info({ subscriber: subscriber.id }, 'events endpoint is accepting events again');
    health.failing = false;
    metrics.events.inc({ subscriber: subscriber.id, outcome: 'delivered' });
    return await finishDelivery(db, delivery.delivery_id, status, now);
  }
  const retryAt = nextTry(services, delivery, now);
  metrics.events.inc({ subscriber: subscriber.id, outcome: retryAt ? 'postponed' : 'failed' });
  const told = {
    event: { id: delivery.id, key: delivery.key },
    subscriber: subscriber.id,
    attempts: delivery.attempts,
    status,
    reason: error,
  };
  // the first one stands out; the rest of an outage does not
  if (retryAt)
    services.log[health.failing ? 'info' : 'warn'](
      { ...told, retryAt },
      'an event was not taken; GET /event/resources/deliveries/v1?state=waiting lists what waits',
    );
  else
    services.log.error(
      told,
      'event delivery failed permanently; replay it with POST /event/resources/deliveries/v1/replay',
    );
  health.failing = true;
  await postponeDelivery(db, delivery.delivery_id, { status, error, now, retryAt });
}

/** 5 s, 10 s, 20 s, … up to four hours, each a fifth more or less, so that what failed together does not come back together. */
function nextTry({ random }: Services, { attempts, created_at: since }: ClaimedDelivery, now: Date): Date | null {
  if (now.getTime() - since.getTime() >= givesUpAfter) return null;
  const pause = Math.min(5 * second * 2 ** (attempts - 1), 4 * hour);
  const jitter = 0.8 + (0.4 * random(2).readUInt16BE()) / 0xffff;
  return later(now, Math.round(pause * jitter));
}

/** Counted when somebody looks. */
function measure({ db, metrics, log }: Services): void {
  const gauge = new Gauge({
    name: 'portico_events_outstanding',
    help: 'Events that wait for their subscriber, and those that were given up.',
    labelNames: ['subscriber', 'state'],
    registers: [metrics.registry],
    async collect() {
      gauge.reset();
      try {
        for (const { subscriber_id: subscriber, state, count } of await countDeliveries(db))
          gauge.set({ subscriber, state }, count);
      } catch (error) {
        log.warn({ err: error }, 'failed to count events');
      }
    },
  });
}
