export interface Clocks {
  /** Wall clock, milliseconds. May jump. */
  now(): number;
  /** Milliseconds since some start. Never jumps, but may stand still while the machine sleeps. */
  monotonic(): number;
}

/**
 * Starts counting.
 * @returns the seconds since then. The wall clock may be set back, the other one stops during sleep: the longer time is the true one
 */
export function startStopwatch({ now, monotonic }: Clocks): () => number {
  const since = { wall: now(), monotonic: monotonic() };
  return () => Math.max(now() - since.wall, monotonic() - since.monotonic) / 1000;
}
