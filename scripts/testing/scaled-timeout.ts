/** Limits of tests, which are for what hangs: they grow with the slowness of the machine, so that none of them measures it. */

/** Name of the variable that says how many times slower than a calm machine with two cores this one is. `npm test` measures it. */
export const slownessVariable = 'PORTICO_SLOWNESS';

/**
 * A limit for this machine.
 *
 * @param milliseconds enough for a calm machine that does other work besides
 */
export function scaledTimeout(milliseconds: number): number {
  return Math.round(milliseconds * readSlowness(process.env[slownessVariable]));
}

/** @returns 1 where nothing has been measured, and for rubbish: a limit is never shorter than it says */
export function readSlowness(value: string | undefined): number {
  const slowness = Number(value);
  return Number.isFinite(slowness) && slowness >= 1 ? slowness : 1;
}
