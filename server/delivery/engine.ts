/**
 * The delivery engine: claim, lease, retry, dead letter, replay, metrics and shutdown for everything that is sent after
 * its transaction. See decision 0296.
 */
import { countOutstanding, releaseLeases } from '#server/db/queries/delivery/queue.ts';
import type { Services } from '#server/services.ts';
import type { DeliveryKind } from './delivery-kind.ts';
import { createDeliveryMetrics } from './delivery-metrics.ts';
import { startQueueRunner, type QueueRunner } from './queue-runner.ts';

export type DeliveryEngine<Name extends string> = Record<Name, QueueRunner>;

export interface EngineOptions {
  /** No other process uses this database: claims of a killed one are due at once, not when their leases end. */
  alone?: boolean | undefined;
  /** Milliseconds. */
  lease?: number;
}

/** Starts a runner for each kind, under the kind's key. */
export async function startDelivery<Name extends string>(
  services: Services,
  // each kind has rows of its own type, which only its own handlers see
  kinds: { [N in Name]: DeliveryKind<never> },
  { alone = false, lease }: EngineOptions = {},
): Promise<DeliveryEngine<Name>> {
  const list = Object.entries(kinds) as [Name, DeliveryKind][];
  if (alone) for (const [, { queue }] of list) await releaseLeases(services.db, queue);
  const metrics = createDeliveryMetrics(services.metrics.registry, () =>
    Promise.all(list.map(([, kind]) => readOutstanding(services, kind))),
  );
  return Object.fromEntries(
    list.map(([name, kind]) => [
      name,
      startQueueRunner(services, kind, { metrics, ...(lease !== undefined && { lease }) }),
    ]),
  ) as DeliveryEngine<Name>;
}

async function readOutstanding({ db, log }: Services, { name, queue, lanes }: DeliveryKind) {
  try {
    const labels = new Map(lanes().map(({ key, label = key }) => [key, label]));
    const counted = await countOutstanding(db, queue, [...labels.keys()]);
    return { queue: name, outstanding: counted.map((each) => ({ ...each, lane: labels.get(each.lane) ?? each.lane })) };
  } catch (error) {
    log.warn({ err: error, queue: name }, 'failed to count deliveries');
    return { queue: name, outstanding: [] };
  }
}
