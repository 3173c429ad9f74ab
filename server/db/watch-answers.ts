/**
 * Tells a slow statement from a database that does not answer. A connection may fall silent without ever breaking (a paused server, a
 * firewall that forgot it), and nothing but a time-out shows it; one that is short enough for a person would cancel honest work. So a
 * second, new connection asks: where it is not answered in time, everything that waits fails at once and callers are refused until it
 * is; where it is, those connections are ended whose process at the database works on nothing.
 */
import pg from 'pg';
import { DatabaseUnavailable, isLostConnection } from './database-faults.ts';
import type { Pending } from './leased-connection.ts';

export interface AnswerWatch {
  /** Whether the database answered when it was asked last. */
  answers(): boolean;
  /** @throws DatabaseUnavailable */
  refuseWhileSilent(): void;
  stop(): void;
}

export interface AnswerWatchOptions {
  settings: pg.ClientConfig;
  pending: ReadonlySet<Pending>;
  /** Milliseconds in which a caller is to have an answer: to be suspicious and to ask take about as long together. */
  patience: number;
  /** It does not answer. Told once. */
  onSilence: (reason: string) => void;
  onRecovery?: (() => void) | undefined;
}

/** Of the patience: how long an answer may take before it is asked what is wrong, and how long that may take. */
const [suspiciousAfter, answersWithin] = [0.35, 0.65];
/** All in milliseconds. */
const lookInterval = 250;
/** An answer may be on its way while the database is already at rest. */
const onItsWay = 250;
const pauseWhileSilent = 500;

export function watchAnswers({ settings, pending, patience, onSilence, onRecovery }: AnswerWatchOptions): AnswerWatch {
  let silence: string | undefined;
  let asking = false;
  let notBefore = 0;
  const timer = setInterval(look, lookInterval);
  timer.unref();

  function look(): void {
    const now = performance.now();
    if (asking || now < notBefore) return;
    const suspects = [...pending].filter(
      ({ askedAt }) => askedAt !== undefined && now - askedAt > patience * suspiciousAfter,
    );
    if (suspects.length === 0 && silence === undefined) return;
    asking = true;
    void ask(suspects).finally(() => {
      asking = false;
      notBefore = performance.now() + pauseWhileSilent;
    });
  }

  async function ask(suspects: Pending[]): Promise<void> {
    // the same question, not the next one over the same connection
    const waits = suspects.map((each) => ({ each, askedAt: each.askedAt }));
    const cut = (reason: string, isAtRest: (each: Pending) => boolean) => {
      for (const { each, askedAt } of waits)
        if (askedAt !== undefined && each.askedAt === askedAt && isAtRest(each)) each.cut(reason);
    };
    try {
      const busy = await busyProcesses(settings, suspects, patience * answersWithin);
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
 * Those of the processes that work on a statement at this moment.
 * @throws where the database cannot be reached in time, or is a standby
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
    // an answer all the same, if no good one (all connections taken, say): whoever works is left to work
    return new Set(pending.map(({ processID }) => processID));
  } finally {
    clearTimeout(timer);
    client.connection.stream.destroy();
  }
}
