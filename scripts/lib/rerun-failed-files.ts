/**
 * What failed runs once more, alone, in a process of its own and with twice the limits, before it counts: a slow machine fails a test that
 * runs beside others, and hardly one that runs alone; what is broken fails alone too.
 */
import type { FailedFile, RunResults } from './run-results.ts';
import { addTotals, noTotals, type Totals } from './totals.ts';

/** A change that breaks more files is refused at once. */
export const maxFiles = 12;

export interface SecondChance {
  totals: Totals;
  passedInCalm: FailedFile[];
}

/**
 * @param again runs a file alone
 * @param say tells what runs
 */
export async function rerunFailedFiles(
  first: RunResults,
  again: (file: FailedFile) => Promise<RunResults>,
  say: (line: string) => void,
): Promise<SecondChance> {
  const passedInCalm: FailedFile[] = [];
  const { failedFiles, strayErrors } = first;
  let { totals } = first;
  if (failedFiles.length > maxFiles) say(`\n${failedFiles.length} files failed: none runs once more.`);
  if (failedFiles.length > maxFiles || strayErrors.length > 0) return { totals, passedInCalm };
  for (const file of failedFiles) {
    say(`\nOnce more, alone: ${file.path}`);
    const second = await again(file);
    if (second.totals.failed > 0 || isEmpty(second.totals)) continue;
    passedInCalm.push(file);
    totals = addTotals(without(totals, file.totals), second.totals);
  }
  return { totals, passedInCalm };
}

/** Which files passed only then, each with why it failed before: most are races, to be found and mended. */
export function passedInCalmLines(files: readonly FailedFile[]): string[] {
  if (files.length === 0) return [];
  return [
    '',
    `${files.length} passed only in calm:`,
    ...files.flatMap(({ path, error }) => [`  ${path}`, ...error.split('\n').map((line) => `    ${line}`)]),
  ];
}

function without(sum: Totals, { passed, failed, skipped }: Totals): Totals {
  return addTotals(sum, { passed: -passed, failed: -failed, skipped: -skipped });
}

function isEmpty(totals: Totals): boolean {
  return Object.entries(noTotals).every(([name, none]) => totals[name as keyof Totals] === none);
}
