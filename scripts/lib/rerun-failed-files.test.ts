import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scaledTimeout } from '#scripts/testing/scaled-timeout.ts';
import type { FailedFile, RunResults } from './run-results.ts';
import { runVitest } from './run-vitest.ts';
import { rerunFailedFiles, maxFiles, passedInCalmLines, type SecondChance } from './rerun-failed-files.ts';
import { root } from './set-up.mjs';

const failed = (path: string): FailedFile => ({
  project: 'unit',
  path,
  totals: { passed: 3, failed: 1, skipped: 0 },
  error: 'ends\nexpected 1 to be 2\nat /portico/a.test.ts:7',
});
const resultsOf = (...failedFiles: FailedFile[]): RunResults => ({
  totals: { passed: 100, failed: failedFiles.length, skipped: 5 },
  failedFiles,
  strayErrors: [],
  quarantined: [],
});
const calm: RunResults = {
  totals: { passed: 4, failed: 0, skipped: 0 },
  failedFiles: [],
  strayErrors: [],
  quarantined: [],
};

describe('a second chance', () => {
  async function judge(first: RunResults, second: (path: string) => RunResults) {
    const ran: string[] = [];
    const said: string[] = [];
    const again = async ({ path }: FailedFile) => {
      ran.push(path);
      return second(path);
    };
    return { ...(await rerunFailedFiles(first, again, (line) => said.push(line))), ran, said };
  }

  it('counts a file that passes alone as passed', async () => {
    const { totals, passedInCalm, ran } = await judge(resultsOf(failed('a.test.ts')), () => calm);
    expect(ran).toEqual(['a.test.ts']);
    expect(totals).toEqual({ passed: 101, failed: 0, skipped: 5 });
    expect(passedInCalm.map(({ path }) => path)).toEqual(['a.test.ts']);
  });

  it('leaves one that fails alone, too, as it was', async () => {
    const first = resultsOf(failed('a.test.ts'), failed('b.test.ts'));
    const { totals, passedInCalm } = await judge(first, (path) =>
      path === 'a.test.ts' ? resultsOf(failed(path)) : calm,
    );
    expect(totals).toEqual({ passed: 101, failed: 1, skipped: 5 });
    expect(passedInCalm.map(({ path }) => path)).toEqual(['b.test.ts']);
  });

  it('is not passed by a run that found no test', async () => {
    const empty = { ...calm, totals: { passed: 0, failed: 0, skipped: 0 } };
    const { totals, passedInCalm } = await judge(resultsOf(failed('a.test.ts')), () => empty);
    expect([totals.failed, passedInCalm]).toEqual([1, []]);
  });

  it('is given to twelve files, and to none of thirteen', async () => {
    const files = Array.from({ length: maxFiles + 1 }, (_, index) => failed(`${index}.test.ts`));
    const twelve = await judge(resultsOf(...files.slice(1)), () => calm);
    expect([twelve.ran.length, twelve.totals.failed]).toEqual([12, 0]);
    const thirteen = await judge(resultsOf(...files), () => calm);
    expect([thirteen.ran.length, thirteen.totals.failed]).toEqual([0, 13]);
    expect(thirteen.said).toEqual(['\n13 files failed: none runs once more.']);
  });

  it('is not given where an error belongs to no file', async () => {
    const stray = { ...resultsOf(failed('a.test.ts')), strayErrors: ['vitest ended'] };
    expect(await judge(stray, () => calm)).toMatchObject({ ran: [], totals: { failed: 1 } });
  });

  it('is told with the first error', () => {
    expect(passedInCalmLines([])).toEqual([]);
    expect(passedInCalmLines([failed('a.test.ts')])).toEqual([
      '',
      '1 passed only in calm:',
      '  a.test.ts',
      '    ends',
      '    expected 1 to be 2',
      '    at /portico/a.test.ts:7',
    ]);
  });
});

/** Each fails at its first run: what is written there tells the second. */
const onceOnly = `
import { existsSync, writeFileSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
const marker = import.meta.filename + '.seen';
const isFirst = !existsSync(marker);
writeFileSync(marker, '');
it('passes', () => {});
`;
const files: Record<string, string> = {
  'tests/fails-once.test.mjs': `${onceOnly} it('is a race', () => expect(isFirst).toBe(false));`,
  'tests/hook-fails-once.test.mjs': `${onceOnly} afterAll(() => expect(isFirst).toBe(false));`,
  'tests/import-fails-once.test.mjs': `${onceOnly} if (isFirst) throw new Error('cannot be loaded');`,
  'tests/error-outside-once.test.mjs': `${onceOnly}
    it('is not awaited', async () => {
      if (isFirst) void Promise.reject(new Error('nobody listens'));
      await new Promise((resolve) => setTimeout(resolve, 50));
    });`,
  'tests/killed-once.test.mjs': `${onceOnly} it('ends its process', () => isFirst && process.kill(process.pid, 'SIGKILL'));`,
  'tests/fails-always.test.mjs': `${onceOnly} it('is broken', () => expect(1).toBe(2));`,
  'tests/in-quarantine.test.mjs': `${onceOnly} it('is known to fail', () => expect(1).toBe(2));`,
};
const config = `
import { defineConfig } from 'vitest/config';
import { ResultsReporter } from ${JSON.stringify(join(root, 'scripts/lib/results-reporter.ts'))};
const quarantine = [{ file: 'tests/in-quarantine.test.mjs', test: 'is known to fail' }];
export default defineConfig({
  test: {
    reporters: [new ResultsReporter(quarantine)],
    maxWorkers: 1,
    projects: [{ extends: true, test: { name: 'unit', include: ['tests/*.test.mjs'] } }],
  },
});
`;

describe('a run of vitest with all that can go wrong', () => {
  let folder: string;
  let first: RunResults;
  let judged: SecondChance;

  beforeAll(async () => {
    // below the repository, where vitest is found
    await mkdir(join(root, '.cache'), { recursive: true });
    folder = await mkdtemp(join(root, '.cache', 'second-chance-'));
    await mkdir(join(folder, 'tests'));
    await writeFile(join(folder, 'vitest.config.mjs'), config);
    for (const [name, source] of Object.entries(files)) await writeFile(join(folder, name), source);
    const run = (...parameters: string[]) => runVitest({ parameters, folder, output: 'ignore' });
    first = await run();
    judged = await rerunFailedFiles(
      first,
      ({ path }) => run('--project=unit', '--isolate', '--maxWorkers=1', join(folder, path)),
      () => undefined,
    );
  }, scaledTimeout(180_000));

  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('blames each error on its file', () => {
    const errors = first.failedFiles.map(({ path, error }) => [path, error.split('\n')[0]]);
    expect(errors.toSorted(([a], [b]) => (a! < b! ? -1 : 1))).toEqual([
      ['tests/error-outside-once.test.mjs', 'nobody listens'],
      ['tests/fails-always.test.mjs', 'is broken'],
      ['tests/fails-once.test.mjs', 'is a race'],
      ['tests/hook-fails-once.test.mjs', expect.stringContaining('expected true to be false')],
      ['tests/import-fails-once.test.mjs', 'cannot be loaded'],
      ['tests/killed-once.test.mjs', expect.any(String)],
    ]);
    expect(first.strayErrors).toEqual([]);
  });

  it('passes in calm what a second run shows to be sound', () => {
    expect(judged.passedInCalm.map(({ path }) => path).toSorted()).toEqual([
      'tests/error-outside-once.test.mjs',
      'tests/fails-once.test.mjs',
      'tests/hook-fails-once.test.mjs',
      'tests/import-fails-once.test.mjs',
      'tests/killed-once.test.mjs',
    ]);
  });

  it('counts what is broken, and not what is in quarantine', () => {
    expect(judged.totals).toEqual({ passed: 10, failed: 1, skipped: 0 });
    expect(first.quarantined).toEqual(['tests/in-quarantine.test.mjs: is known to fail']);
  });
});
