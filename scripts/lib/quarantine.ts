/**
 * Tests that are known to fail at times, until somebody has found out why. They run and are reported, and do not count. At most five, each
 * with an owner, for two weeks: what stays longer has become a fault that nobody looks at.
 */

export interface Quarantined {
  /** Below the repository, with `/`. */
  file: string;
  /** Full name, with those of its suites: `a session > ends`. */
  test: string;
  /** Who mends it. */
  owner: string;
  /** ISO 8601 dates. */
  since: string;
  /** The last day, at most 14 days after `since`. */
  until: string;
  /** What is known of its failure. */
  reason: string;
}

export const quarantine: readonly Quarantined[] = [];

/** Those whose last day has passed, as lines. @param today ISO 8601 date */
export function overdueLines(entries: readonly Quarantined[], today: string): string[] {
  return entries
    .filter(({ until }) => until < today)
    .map(({ file, test, owner, until }) => `In quarantine until ${until}, for ${owner} to mend: ${file}: ${test}`);
}
