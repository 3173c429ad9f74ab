/** Finds what a list has to become to be as it was at an earlier version. Pure. */

interface Entry {
  type: string;
  entry: string;
}

interface ListChange<E extends Entry> {
  added: readonly E[];
  removed: readonly E[];
}

/** The same for two entries of which a list holds one at a time. */
const keyOf = ({ type, entry }: Entry): string => `${type} ${entry}`;

/**
 * @param changes since the version, the latest first
 * @returns entries that were listed then, and entries that were not; others are as they are now
 */
export function undoListChanges<E extends Entry>(changes: readonly ListChange<E>[]): { listed: E[]; unlisted: E[] } {
  const then = new Map<string, { entry: E; isListed: boolean }>();
  for (const { added, removed } of changes) {
    for (const entry of added) then.set(keyOf(entry), { entry, isListed: false });
    // after the added ones: a change of an entry removes it and adds it anew
    for (const entry of removed) then.set(keyOf(entry), { entry, isListed: true });
  }
  const all = [...then.values()];
  return {
    listed: all.filter(({ isListed }) => isListed).map(({ entry }) => entry),
    unlisted: all.filter(({ isListed }) => !isListed).map(({ entry }) => entry),
  };
}
