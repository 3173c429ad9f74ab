/** Metrics of all queues. */
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { Outstanding } from '#server/db/queries/delivery/queue.ts';

export interface DeliveryMetrics {
  attempts: Counter<'queue' | 'lane' | 'outcome'>;
  seconds: Histogram<'queue' | 'lane'>;
}

/** @param count reads the outstanding rows on each scrape */
export function createDeliveryMetrics(
  registry: Registry,
  count: () => Promise<{ queue: string; outstanding: Outstanding[] }[]>,
): DeliveryMetrics {
  const gauge = new Gauge({
    name: 'portico_deliveries_outstanding',
    help: 'Deliveries that are pending (waiting) or dead letters (failed), by queue and lane.',
    labelNames: ['queue', 'lane', 'state'],
    registers: [registry],
    async collect() {
      gauge.reset();
      for (const { queue, outstanding } of await count())
        for (const { lane, state, count: number } of outstanding) gauge.inc({ queue, lane, state }, number);
    },
  });
  return {
    attempts: new Counter({
      name: 'portico_delivery_attempts_total',
      help: 'Delivery attempts, by queue, lane, and outcome: delivered, postponed (retried later), or failed (dead letter).',
      labelNames: ['queue', 'lane', 'outcome'],
      registers: [registry],
    }),
    seconds: new Histogram({
      name: 'portico_delivery_seconds',
      help: 'Duration of a delivery attempt in seconds, by queue and lane.',
      labelNames: ['queue', 'lane'],
      buckets: [0.01, 0.05, 0.1, 0.5, 1, 5, 10, 30],
      registers: [registry],
    }),
  };
}
