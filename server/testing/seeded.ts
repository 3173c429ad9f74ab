/** Random input that can be repeated. */

export interface Seeded {
  /** A whole number from 0, below a limit. */
  below(limit: number): number;
  pick<T>(values: readonly T[]): T;
}

/** The same sequence for the same seed (mulberry32). */
export function randomOf(seed: number): Seeded {
  let state = seed;
  const below = (limit: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
  return { below, pick: (values) => values[below(values.length)]! };
}

/** The seed of this run, unless one is to be repeated: FUZZ_SEED=17 npx vitest run … */
const seedOfRun = Number(process.env['FUZZ_SEED'] ?? Date.now() % 1_000_000_000);

/**
 * Runs a check on random input, with a seed that is always the same and with one that is new in each run.
 * @param runs inputs for each seed
 * @throws Error that names the seed, and the input as far as the check tells it
 */
export async function fuzz(runs: number, check: (random: Seeded, run: number) => void | Promise<void>): Promise<void> {
  for (const seed of [1, seedOfRun]) {
    const random = randomOf(seed);
    for (let run = 0; run < runs; run += 1) {
      try {
        await check(random, run);
      } catch (error) {
        throw new Error(`FUZZ_SEED=${seed} fails in run ${run}: ${String(error)}`, { cause: error });
      }
    }
  }
}
