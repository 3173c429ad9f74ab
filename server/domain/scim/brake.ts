/** How many users a directory may deactivate or delete within a short time. */

/** Milliseconds in which removals are counted. */
export const brakeWindow = 10 * 60_000;

/** Share of a directory's users that may go at once. */
const share = 0.05;
/** Never more than this, in a directory of any size. */
const most = 20;
/** Always this many, so that ordinary departures do not wait for an admin. */
const floor = 2;
/** Always this many, if a user goes whom the directory has only just brought: set-ups are tried with users who are deleted. */
const floorOfNewUsers = 10;
/** Milliseconds in which a user is new. */
const newFor = 24 * 3_600_000;

/** The number of users from which on `removalsAllowed` no longer grows. */
export const countedUsers = Math.ceil(most / share);

interface Directory {
  /** Users who had access when the time began. */
  people: number;
  /** Whether it brought the user who is to go less than a day ago. */
  isNew: boolean;
}

/** How many users may have gone, the one in question among them. All who went count, new or not. */
export function removalsAllowed({ people, isNew }: Directory): number {
  return Math.min(most, Math.max(isNew ? floorOfNewUsers : floor, Math.floor(people * share)));
}

/** @param open users of the directory that are held already: the brake stays on until an admin decides about them */
export function isBraked({ removed, open, ...directory }: Directory & { removed: number; open: number }): boolean {
  return open > 0 || removed >= removalsAllowed(directory);
}

export const isNewUser = (broughtAt: Date, now: Date): boolean => now.getTime() - broughtAt.getTime() < newFor;
