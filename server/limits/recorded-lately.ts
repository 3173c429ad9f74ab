/** Which refusals a process has recorded lately, so that a page that polls does not fill a log with the same one. */
import { minute } from '#server/lib/clock.ts';

/** Milliseconds in which the same refusal is recorded once. */
const repeatsAfter = 10 * minute;
/** Bounds the memory: when it is full, everything counts as new once more. */
const mostRemembered = 10_000;

const recordedBy = new WeakMap<object, Map<string, number>>();

/**
 * Whether the same was asked within ten minutes; otherwise it is remembered.
 *
 * @param owner whose memory it is: servers in one process do not share theirs
 */
export function wasRecordedLately(owner: object, key: string, now: Date): boolean {
  const recorded = recordedBy.get(owner) ?? new Map<string, number>();
  recordedBy.set(owner, recorded);
  if (now.getTime() - (recorded.get(key) ?? -Infinity) < repeatsAfter) return true;
  if (recorded.size >= mostRemembered) recorded.clear();
  recorded.set(key, now.getTime());
  return false;
}
