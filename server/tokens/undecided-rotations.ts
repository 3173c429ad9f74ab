/**
 * Rotations of refresh tokens of which nobody knows whether they happened: the database was asked and did not answer, the browser
 * was told "try again" and still holds the old token. Such a statement may be done minutes later (a server that was paused goes on
 * with what lies in its buffers), so that the old token, when it comes again, would look like one that was stolen.
 */
import type { Database } from '#server/db/database.ts';
import { excuseRotation, type PresentedToken } from '#server/db/queries/sessions/refresh-families.ts';
import { hour, later, second, type Clock } from '#server/lib/clock.ts';

export interface UndecidedRotations {
  /** The answer to this rotation was lost. Its old token stays good for an hour, at every process, if it turns out to have happened. */
  add(rotation: PresentedToken): void;
  /** Whether the token of this hash is the old one of such a rotation. */
  has(hash: Buffer): boolean;
  stop(): void;
}

/** So long a page may sleep before it tries again. */
const excused = hour;
const pause = second;
/** How long after its answer was lost a statement may still be done. Milliseconds. */
const mayStillHappen = 60 * second;
const most = 10_000;

interface Undecided {
  rotation: PresentedToken;
  until: Date;
  /** Real time. */
  addedAt: number;
  settled: boolean;
}

export function createUndecidedRotations(db: Database, clock: Clock): UndecidedRotations {
  const known = new Map<string, Undecided>();
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  const settle = async (each: Undecided): Promise<void> => {
    const happened = await excuseRotation(db, each.rotation, later(clock(), excused));
    each.settled = happened || performance.now() - each.addedAt > mayStillHappen;
  };
  const settleAll = async (): Promise<void> => {
    for (const [key, each] of known) if (each.until <= clock()) known.delete(key);
    for (const each of known.values()) if (!each.settled) await settle(each);
  };
  const plan = (): void => {
    if (timer || stopped || ![...known.values()].some(({ settled }) => !settled)) return;
    // the database is away: it is asked again until it answers
    timer = setTimeout(() => {
      void settleAll()
        .catch(() => undefined)
        .finally(() => {
          timer = undefined;
          plan();
        });
    }, pause);
    timer.unref();
  };
  return {
    add(rotation) {
      const [oldest] = known.keys();
      if (known.size >= most && oldest !== undefined) known.delete(oldest);
      known.set(keyOf(rotation.hash), {
        rotation,
        until: later(clock(), excused),
        addedAt: performance.now(),
        settled: false,
      });
      plan();
    },
    has(hash) {
      const found = known.get(keyOf(hash));
      return found !== undefined && found.until > clock();
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}

function keyOf(hash: Buffer): string {
  return hash.toString('base64');
}
