/** Results of a run. A file that cannot be loaded counts as one failure, and so does an error outside every test. */
export interface Totals {
  passed: number;
  failed: number;
  skipped: number;
}

export const noTotals: Totals = { passed: 0, failed: 0, skipped: 0 };

export function addTotals(...all: readonly Totals[]): Totals {
  const sum = { ...noTotals };
  for (const { passed, failed, skipped } of all) {
    sum.passed += passed;
    sum.failed += failed;
    sum.skipped += skipped;
  }
  return sum;
}

/** `12 passed, 0 failed`, and `, 1 skipped` where some were. */
export function totalsLine({ passed, failed, skipped }: Totals): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
