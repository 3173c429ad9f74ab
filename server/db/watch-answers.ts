/**
 * Distinguishes a slow statement from an unresponsive database. A connection may stop responding without breaking (a
 * paused server, a firewall that dropped its state), and only a time-out detects it; one short enough for a user would
 * cancel legitimate statements. So a second, new connection probes: if the probe is not answered in time, all waiting
 * statements fail at once and callers are refused until it is; if it is answered, connections are closed whose backend
 * process is idle.
 */
import pg from 'pg';
import { DatabaseUnavailable, isLostConnection } from './database-faults.ts';
import type { Pending } from './leased-connection.ts';

export interface AnswerWatch {
  /** Whether the last probe was answered. */
  answers(): boolean;
  /** @throws DatabaseUnavailable */
  refuseWhileSilent(): void;
  stop(): void;
}

export interface AnswerWatchOptions {
  settings: pg.ClientConfig;
  pending: ReadonlySet<Pending>;
  /** Milliseconds within which a caller gets an answer: shared about equally by the suspicion delay and the probe. */
  timeout: number;
  /** The database does not respond. Called once. */
  onSilence: (reason: string) => void;
  onRecovery?: (() => void) | undefined;
}

/** Shares of the patience: how long a statement may wait before the probe, and how long the probe may take. */
const [suspiciousAfter, answersWithin] = [0.35, 0.65];
/** All in milliseconds. */
const probeInterval = 250;
/** The answer may be in transit while the backend is already idle. */
const onItsWay = 250;
const pauseWhileSilent = 500;

export function watchAnswers({ settings, pending, timeout, onSilence, onRecovery }: AnswerWatchOptions): AnswerWatch {
  let silence: string | undefined;
  let asking = false;
  let notBefore = 0;
  const timer = setInterval(probe, probeInterval);
  timer.unref();

  function probe(): void {
    const now = performance.now();
    if (asking || now < notBefore) return;
    const suspects = [...pending].filter(
      ({ askedAt }) => askedAt !== undefined && now - askedAt > timeout * suspiciousAfter,
    );
    if (suspects.length === 0 && silence === undefined) return;
    asking = true;
    void ask(suspects).finally(() => {
      asking = false;
      notBefore = performance.now() + pauseWhileSilent;
    });
  }

  async function ask(suspects: Pending[]): Promise<void> {
    // the same statement, not the next one on the same connection
    const waits = suspects.map((each) => ({ each, askedAt: each.askedAt }));
    const cut = (reason: string, isAtRest: (each: Pending) => boolean) => {
      for (const { each, askedAt } of waits)
        if (askedAt !== undefined && each.askedAt === askedAt && isAtRest(each)) each.cut(reason);
    };
    try {
      const busy = await busyProcesses(settings, suspects, timeout * answersWithin);
      if (silence !== undefined) onRecovery?.();
      silence = undefined;
      if (waits.length === 0) return;
      await new Promise((resolve) => setTimeout(resolve, onItsWay));
      cut('the connection to the database fell silent', ({ processID }) => !busy.has(processID));
    } catch (error) {
      const reason = `the database does not answer: ${(error as Error).message}`;
      if (silence === undefined) onSilence(reason);
      silence = reason;
      cut(reason, () => true);
    }
  }

  return {
    answers: () => silence === undefined,
    refuseWhileSilent() {
      if (silence !== undefined) throw new DatabaseUnavailable(silence);
    },
    stop: () => clearInterval(timer),
  };
}

/**
 * Process IDs of backends that are running a statement now.
 * @throws when the database cannot be reached in time, or is a standby
 */
async function busyProcesses(
  settings: pg.ClientConfig,
  pending: readonly Pending[],
  limit: number,
): Promise<Set<number>> {
  const client = new pg.Client({ ...settings, connectionTimeoutMillis: limit });
  client.on('error', () => undefined);
  const timer = setTimeout(() => client.connection.stream.destroy(), limit);
  try {
    await client.connect();
    const { rows } = await client.query<{ standby: boolean; busy: number[] }>(
      `select pg_is_in_recovery() as standby, array(select pid from pg_stat_activity where pid = any($1) and state <> 'idle') as busy`,
      [pending.map(({ processID }) => processID)],
    );
    if (rows[0]!.standby) throw new DatabaseUnavailable('the server is a standby');
    return new Set(rows[0]!.busy);
  } catch (error) {
    if (isLostConnection(error)) throw error;
    // the database responds, though with an error (all connections in use, for example): running statements are not
    // interrupted
    return new Set(pending.map(({ processID }) => processID));
  } finally {
    clearTimeout(timer);
    client.connection.stream.destroy();
  }
}
