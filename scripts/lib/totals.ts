/** Results of a run. A file that cannot be loaded counts as one failure, and so does an error outside every test. */
export interface Totals {
  passed: number;
  failed: number;
  skipped: number;
}

/** Name of the variable that names the file for the totals, which `scripts/test.ts` reads. */
export const totalsFileVariable = 'PORTICO_TEST_TOTALS';

/** Name of the variable that says how many seconds the checks took; without it a run is not a whole one. */
export const checkSecondsVariable = 'PORTICO_CHECK_SECONDS';

/** `12 passed, 0 failed`, and `, 1 skipped` where some were. */
export function totalsLine({ passed, failed, skipped }: Totals): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** A test that failed and then passed. */
export interface Retried {
  /** `e2e/a.e2e.ts: signs in` */
  name: string;
  /** Why its earlier tries failed. */
  errors: readonly { message: string; stacks?: readonly { file: string; line: number }[] | undefined }[];
}

/**
 * How many needed a second try, and each with why its earlier tries failed: a race that hides behind a retry is to be seen, and found. Their
 * number fails nothing: it says more of the machine than of the change.
 */
export function retriedLines(retried: readonly Retried[]): string[] {
  const told = `${retried.length} passed only when tried again`;
  if (retried.length === 0) return ['', told];
  return ['', `${told}:`, ...retried.flatMap(({ name, errors }) => [`  ${name}`, ...errors.flatMap(reasonLines)])];
}

/** Enough of a message for what was waited for and what was found. */
const mostLines = 12;

function reasonLines({ message, stacks = [] }: Retried['errors'][number]): string[] {
  const place = stacks[0];
  return [...message.split('\n').slice(0, mostLines), ...(place ? [`at ${place.file}:${place.line}`] : [])].map(
    (line) => `    ${line}`,
  );
}
