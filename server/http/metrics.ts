import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';

export interface Metrics {
  registry: Registry;
  requests: Histogram<'method' | 'route' | 'status'>;
  signIns: Counter<'outcome'>;
  brokenAuditLogs: Counter;
}

/** Values that are counted elsewhere, and read on each scrape. */
export interface CountedElsewhere {
  lostLogLines: () => number;
}

export function createMetrics({ lostLogLines }: CountedElsewhere): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const lost = new Counter({
    name: 'portico_log_lines_lost_total',
    help: 'Log lines that could not be written.',
    registers: [registry],
    collect() {
      lost.reset();
      lost.inc(lostLogLines());
    },
  });
  return {
    registry,
    requests: new Histogram({
      name: 'portico_request_seconds',
      help: 'Duration of a request in seconds, from its first byte to the end of the response.',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
      registers: [registry],
    }),
    brokenAuditLogs: new Counter({
      name: 'portico_audit_logs_broken_total',
      help: 'Audit logs with a broken hash chain.',
      registers: [registry],
    }),
    signIns: new Counter({
      name: 'portico_sign_ins_total',
      help: 'Sign-ins by outcome.',
      labelNames: ['outcome'],
      registers: [registry],
    }),
  };
}
