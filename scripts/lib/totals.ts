/** Results of a run. A file that cannot be loaded counts as one failure, and so does an error outside every test. */
export interface Totals {
  passed: number;
  failed: number;
  skipped: number;
}

/** Name of the variable that names the file for the totals, which `scripts/test.ts` reads. */
export const totalsFileVariable = 'PORTICO_TEST_TOTALS';

/** `12 passed, 0 failed`, and `, 1 skipped` where some were. */
export function totalsLine({ passed, failed, skipped }: Totals): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** Tests that failed and then passed, one a line; none where there are none. A race that hides behind its second try is to be seen. */
export function retriedLines(names: readonly string[]): string[] {
  if (names.length === 0) return [];
  return ['', `${names.length} passed only when tried again:`, ...names.map((name) => `  ${name}`)];
}
