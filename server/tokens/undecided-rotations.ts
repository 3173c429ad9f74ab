/**
 * Rotations of refresh tokens with an unknown outcome: the database did not answer in time, and the browser was told to
 * retry and still has the old token. Such a statement may complete minutes later (a server that was paused continues
 * with its buffers), so that the old token would then be mistaken for a stolen one.
 */
import type { Database } from '#server/db/database.ts';
import { excuseRotation, type PresentedToken } from '#server/db/queries/sessions/refresh-families.ts';
import { hour, later, second, type Clock } from '#server/lib/clock.ts';

export interface UndecidedRotations {
  /**
   * The answer to this rotation was lost. Its old token stays valid for an hour, at every process, if the rotation was
   * committed. @param at of the call, which it stores as `rotated_at`: no other rotation of the token is excused, since
   * its answer was not lost, and a token replaced by it is an old one
   */
  add(rotation: PresentedToken, at: Date): void;
  /** Whether the rotation that replaced the token of this hash then is one of those. */
  has(hash: Buffer, rotatedAt: Date): boolean;
  /** Looks for the outcome of those that are open; runs by itself, each second. */
  settle(): Promise<void>;
  stop(): void;
}

/** How long a page may sleep before it retries. */
const excused = hour;
const pause = second;
/** How long after its answer was lost a statement may still complete. Milliseconds. */
const mayStillHappen = 60 * second;
const most = 10_000;
/** Attempts remembered for one token: a page that retries makes a few. */
const mostAttempts = 100;

interface Undecided {
  rotation: PresentedToken;
  /** When each call with the token was made whose answer was lost. */
  calls: Date[];
  until: Date;
  /** Real time. */
  addedAt: number;
  settled: boolean;
}

export function createUndecidedRotations(db: Database, clock: Clock): UndecidedRotations {
  const known = new Map<string, Undecided>();
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  const settleOne = async (each: Undecided): Promise<void> => {
    const happened = await excuseRotation(db, each.rotation, each.calls, later(clock(), excused));
    each.settled = happened || performance.now() - each.addedAt > mayStillHappen;
  };
  const settle = async (): Promise<void> => {
    for (const [key, each] of known) if (each.until <= clock()) known.delete(key);
    for (const each of known.values()) if (!each.settled) await settleOne(each);
  };
  const plan = (): void => {
    if (timer || stopped || ![...known.values()].some(({ settled }) => !settled)) return;
    // retried until the database answers
    timer = setTimeout(() => {
      void settle()
        .catch(() => undefined)
        .finally(() => {
          timer = undefined;
          plan();
        });
    }, pause);
    timer.unref();
  };
  return {
    add(rotation, at) {
      const key = keyOf(rotation.hash);
      const calls = [...(known.get(key)?.calls ?? []), at].slice(-mostAttempts);
      // deleted first, so that the keys stay in the order of the last calls
      known.delete(key);
      const [oldest] = known.keys();
      if (known.size >= most && oldest !== undefined) known.delete(oldest);
      known.set(key, {
        rotation,
        calls,
        until: later(clock(), excused),
        addedAt: performance.now(),
        settled: false,
      });
      plan();
    },
    has(hash, rotatedAt) {
      const found = known.get(keyOf(hash));
      return (
        found !== undefined && found.until > clock() && found.calls.some((at) => at.getTime() === rotatedAt.getTime())
      );
    },
    settle,
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}

function keyOf(hash: Buffer): string {
  return hash.toString('base64');
}
