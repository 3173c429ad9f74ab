/**
 * Seals new rows of all audit logs every second, in every process: a log is sealed by one of them at a time. Logs that were
 * sealed are indexed for searches beside that, since a long one takes minutes.
 */
import { second } from './lib/clock.ts';
import type { Services } from './services.ts';
import { indexLog } from './use-cases/audits/index-audits.ts';
import { sealAllLogs } from './use-cases/audits/seal-audits.ts';

export interface AuditSealer {
  /** Seals now, as at each interval. Resolves when the round has ended, with what was written before the call sealed: for tests. */
  seal(): Promise<void>;
  /** Resolves when the running round has ended. */
  stop(): Promise<void>;
}

/** @param every milliseconds between rounds; `null`: only when asked */
export function startAuditSealer(services: Services, every: number | null = second): AuditSealer {
  const { log } = services;
  /** Logs whose failure was reported, until they succeed again. */
  let failing = new Set<string>();
  const failingToIndex = new Set<string>();
  const toIndex = new Set<string>();
  let [round, indexing]: (Promise<void> | undefined)[] = [];
  let isStopped = false;
  const sealAll = async (): Promise<void> => {
    const failures = await sealAllLogs(services, (chain) => toIndex.add(chain));
    for (const { chain, error } of failures)
      if (!failing.has(chain)) log.error({ err: error, tenantId: chain }, 'failed to seal an audit log');
    failing = new Set(failures.map(({ chain }) => chain));
  };
  const indexAll = async (): Promise<void> => {
    for (const chain of toIndex) {
      if (isStopped) return;
      toIndex.delete(chain);
      try {
        await indexLog(services, chain, { isStopped: () => isStopped });
        failingToIndex.delete(chain);
      } catch (error) {
        if (!failingToIndex.has(chain)) log.error({ err: error, tenantId: chain }, 'failed to index an audit log');
        failingToIndex.add(chain);
      }
    }
  };
  const seal = (): Promise<void> =>
    (round ??= sealAll()
      // the queue of deliveries reports that the database does not answer
      .catch((error: unknown) => log.debug({ err: error }, 'failed to read which audit logs to seal'))
      .finally(() => (round = undefined)));
  const timer =
    every === null
      ? undefined
      : setInterval(() => {
          void seal();
          indexing ??= indexAll().finally(() => (indexing = undefined));
        }, every);
  timer?.unref();
  return {
    async seal() {
      // a round that began before the call may have read the logs already
      await round;
      await seal();
    },
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await Promise.all([round, indexing]);
    },
  };
}
