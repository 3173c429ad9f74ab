/** What a run of vitest tells `npm test`, through a file. */
import type { Totals } from './totals.ts';

/** Name of the variable that names the file for the results, as JSON. */
export const resultsFileVariable = 'PORTICO_TEST_RESULTS';

/** Name of the variable that says how many seconds the checks took; without it a run is not a whole one. */
export const checkSecondsVariable = 'PORTICO_CHECK_SECONDS';

export interface RunResults {
  /** Of all files. Tests in quarantine are not among them. */
  totals: Totals;
  failedFiles: FailedFile[];
  /** Errors outside tests that no file can be blamed for: `message`, and its place. They are among the failures. */
  strayErrors: string[];
  /** Names of tests in quarantine that failed. */
  quarantined: string[];
}

export interface FailedFile {
  project: string;
  /** Below the repository, with `/`. */
  path: string;
  totals: Totals;
  /** The first one: which test, what was waited for and what was found, and where. */
  error: string;
}

/** An error as vitest serializes it. */
export interface RunError {
  message?: string | undefined;
  name?: string | undefined;
  stacks?: readonly { file: string; line: number }[] | undefined;
  stack?: string | undefined;
  cause?: unknown;
  /** Absolute path of the file that ran when an error came outside every test. */
  VITEST_TEST_PATH?: string | undefined;
}

/** Enough of a message for what was waited for and what was found. */
const maxLines = 12;

export function describeError({ message = '', name, stacks = [] }: RunError): string {
  const place = stacks[0];
  const lines = (message || name || 'an error without a message').split('\n').slice(0, maxLines);
  return [...lines, ...(place ? [`at ${place.file}:${place.line}`] : [])].join('\n');
}

/**
 * Files that an error outside tests concerns: the one that ran; for a worker that ended, those that its message names; else those that
 * came to no end.
 *
 * @param paths absolute, of all files of the run
 * @param unfinished those of them without a result
 * @returns absolute paths; none where nothing can be said
 */
export function filesOfError(error: RunError, paths: readonly string[], unfinished: readonly string[]): string[] {
  if (error.VITEST_TEST_PATH && paths.includes(error.VITEST_TEST_PATH)) return [error.VITEST_TEST_PATH];
  const told = messagesOf(error);
  const named = paths.filter((path) => told.includes(path));
  return named.length > 0 ? named : [...unfinished];
}

function messagesOf(error: RunError): string {
  const cause = error.cause as RunError | undefined;
  return [error.message, cause && messagesOf(cause)].filter(Boolean).join('\n');
}
