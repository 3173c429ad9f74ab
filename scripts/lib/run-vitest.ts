import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunResults, resultsFileVariable } from './run-results.ts';
import { root } from './set-up.mjs';
import { addTotals, noTotals } from './totals.ts';

export interface VitestRun {
  /** Behind `vitest run`. */
  parameters: readonly string[];
  /** In addition to those of this process. */
  variables?: NodeJS.ProcessEnv;
  /** Absolute path; the repository when absent. */
  folder?: string;
  /** Where its output goes; to this process's own when absent. */
  output?: 'inherit' | 'ignore';
}

/** Runs vitest to its end. A run that ends before it has counted, or that fails without a failed test, is a stray error. */
export async function runVitest({
  parameters,
  variables,
  folder = root,
  output = 'inherit',
}: VitestRun): Promise<RunResults> {
  const results = await mkdtemp(join(tmpdir(), 'portico-results-'));
  const file = join(results, 'results.json');
  try {
    const program = join(root, 'node_modules', 'vitest', 'vitest.mjs');
    const child = spawn(process.execPath, [program, 'run', '--root', folder, ...parameters], {
      cwd: folder,
      env: { ...process.env, ...variables, [resultsFileVariable]: file },
      stdio: output,
    });
    // Ctrl-C comes from the starter alone; vitest stops its workers and the database before it ends.
    const end = (signal: NodeJS.Signals) => child.kill(signal);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end);
    const code = await new Promise<number | NodeJS.Signals>((resolve, reject) => {
      child.on('error', reject);
      child.on('exit', (exitCode, signal) => resolve(exitCode ?? signal!));
    });
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, end);
    const counted = await readFile(file, 'utf8').catch(() => undefined);
    if (counted === undefined) return withStrayError(nothing, `vitest ended with ${code} before it had counted`);
    const told = JSON.parse(counted) as RunResults;
    const isExplained = told.totals.failed > 0 || told.quarantined.length > 0;
    return code === 0 || isExplained ? told : withStrayError(told, `vitest ended with ${code}, and no test failed`);
  } finally {
    await rm(results, { recursive: true, force: true });
  }
}

const nothing: RunResults = { totals: noTotals, failedFiles: [], strayErrors: [], quarantined: [] };

function withStrayError(results: RunResults, error: string): RunResults {
  const totals = addTotals(results.totals, { ...noTotals, failed: 1 });
  return { ...results, totals, strayErrors: [...results.strayErrors, error] };
}
