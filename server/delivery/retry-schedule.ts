/** Decides when a failed delivery is retried, and when it is given up. */
import { later, second } from '#server/lib/clock.ts';
import type { RandomBytes } from '#server/lib/secrets.ts';

export interface RetrySchedule {
  /** Milliseconds to wait after so many attempts, from 1. */
  pause: (attempts: number) => number;
  /** Share by which a pause is lengthened or shortened at random, so that deliveries that failed together do not return together. */
  jitter: number;
  /** Milliseconds since the delivery was due for the first time, or replayed, after which a failure is final. */
  givesUpAfter: number;
}

/** 5 s, 10 s, 20 s, … up to `longest` milliseconds; or from another `first` on. */
export function doubling({
  first = 5 * second,
  longest,
  jitter,
  givesUpAfter,
}: { first?: number; longest: number } & Omit<RetrySchedule, 'pause'>): RetrySchedule {
  return { pause: (attempts) => Math.min(first * 2 ** (attempts - 1), longest), jitter, givesUpAfter };
}

export interface FailedDelivery {
  attempts: number;
  /** When it was due for the first time, or replayed. */
  since: Date;
  /** Milliseconds that the receiver asked to wait. */
  retryAfter?: number;
}

/** @returns `null` when it is given up */
export function nextAttempt(
  { pause, jitter, givesUpAfter }: RetrySchedule,
  { attempts, since, retryAfter = 0 }: FailedDelivery,
  { now, random }: { now: Date; random: RandomBytes },
): Date | null {
  if (now.getTime() - since.getTime() >= givesUpAfter) return null;
  const share = jitter === 0 ? 1 : 1 - jitter + (2 * jitter * random(2).readUInt16BE()) / 0xffff;
  return later(now, Math.max(Math.round(pause(attempts) * share), retryAfter));
}
