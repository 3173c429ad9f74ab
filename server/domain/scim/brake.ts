/** How many users a directory may deactivate or delete within a short time. */

/** Milliseconds in which removals are counted. */
export const brakeWindow = 10 * 60_000;

/** Share of a directory's users that may go at once. */
const share = 0.05;
/** Never more than this, in a directory of any size. */
const most = 20;
/** Always this many, so that ordinary departures, and the test runs of a new connection, do not wait for an admin. */
const floor = 10;

/** The number of users from which on `removalsAllowed` no longer grows. */
export const countedUsers = Math.ceil(most / share);

/** @param people users who had access when the time began */
export function removalsAllowed(people: number): number {
  return Math.min(most, Math.max(floor, Math.floor(people * share)));
}

/** @param open users of the directory that are held already: the brake stays on until an admin decides about them */
export function isBraked({ people, removed, open }: { people: number; removed: number; open: number }): boolean {
  return open > 0 || removed >= removalsAllowed(people);
}
