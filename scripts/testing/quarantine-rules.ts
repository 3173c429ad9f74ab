import type { Quarantined } from '#scripts/lib/quarantine.ts';

const mostEntries = 5;
const mostDays = 14;
const day = 86_400_000;

/**
 * What is wrong with a list, as sentences.
 *
 * @param sourceOf text of a file below the repository; undefined where there is none
 */
export function quarantineProblems(
  entries: readonly Quarantined[],
  sourceOf: (path: string) => string | undefined,
): string[] {
  const tooMany =
    entries.length > mostEntries ? [`${entries.length} tests are in quarantine, ${mostEntries} may be`] : [];
  return [...tooMany, ...entries.flatMap((entry) => entryProblems(entry, sourceOf(entry.file)))];
}

function entryProblems(entry: Quarantined, source: string | undefined): string[] {
  const name = `${entry.file}: ${entry.test}`;
  const days = (Date.parse(entry.until) - Date.parse(entry.since)) / day;
  const title = entry.test.split(' > ').at(-1)!;
  return [
    ...(entry.owner && entry.reason ? [] : [`${name} has no owner, or no reason`]),
    ...(days >= 0 && days <= mostDays ? [] : [`${name} is not in quarantine for 0 to ${mostDays} days`]),
    ...(source?.includes(title) ? [] : [`${name} is no test`]),
  ];
}
