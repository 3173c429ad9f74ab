/**
 * Rotations of refresh tokens with an unknown outcome: the database did not answer in time, and the browser was told to
 * retry and
 * still has the old token. Such a statement may complete minutes later (a server that was paused continues with its
 * buffers), so that the
 * old token would then be mistaken for a stolen one.
 */
import type { Database } from '#server/db/database.ts';
import { excuseRotation, type PresentedToken } from '#server/db/queries/sessions/refresh-families.ts';
import { hour, later, second, type Clock } from '#server/lib/clock.ts';

export interface UndecidedRotations {
  /**
   * The answer to this rotation was lost. Its old token stays valid for an hour, at every process, if the rotation was
   * committed.
   */
  add(rotation: PresentedToken): void;
  /** Whether this is the hash of the old token of such a rotation. */
  has(hash: Buffer): boolean;
  stop(): void;
}

/** How long a page may sleep before it retries. */
const excused = hour;
const pause = second;
/** How long after its answer was lost a statement may still complete. Milliseconds. */
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
    // retried until the database answers
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
