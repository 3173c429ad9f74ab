/**
 * `npm test`: every check, then the projects of the gate. `npm run test:all` (`--all`): every check and every project, those of the server in a
 * shuffled order. What failed runs once more, alone, before it counts. Arguments go to vitest: `npm test -- server/protocols/oauth` runs those files
 * alone, of any project, once, and leaves the checks out. The last line says how many checks and tests passed and failed.
 */
import { appendFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { checks, runChecks } from './check.ts';
import { seedVariable } from './lib/fixed-order.ts';
import { overdueLines, quarantine } from './lib/quarantine.ts';
import { checkSecondsVariable, type FailedFile, type RunResults } from './lib/run-results.ts';
import { runVitest } from './lib/run-vitest.ts';
import { rerunFailedFiles, passedInCalmLines, type SecondChance } from './lib/rerun-failed-files.ts';
import { root } from './lib/set-up.mjs';
import { measureSlowness } from './lib/slowness.ts';
import { gateProjects } from './lib/test-plan.ts';
import { addTotals, noTotals, totalsLine } from './lib/totals.ts';
import { readSlowness, slownessVariable } from './testing/scaled-timeout.ts';

const everything = process.argv.includes('--all');
const given = process.argv.slice(2).filter((parameter) => parameter !== '--all');
const whole = given.every((parameter) => parameter.startsWith('-'));
const parameters = whole && !everything ? [...gateProjects.map((project) => `--project=${project}`), ...given] : given;

/** Below the repository: what passed only in calm, one JSON object in each line. */
const calmFile = '.cache/second-chance.jsonl';

const slowness = process.env[slownessVariable] ? readSlowness(process.env[slownessVariable]) : await measureSlowness();
process.env[slownessVariable] = String(slowness);
if (slowness > 1) console.log(`This machine takes ${slowness} times as long as a calm one, and so may the tests.\n`);
if (everything) shuffleServer();

const begin = performance.now();
const checked = whole ? await runChecks(checks) : { passed: 0, failed: 0 };
const seconds = (performance.now() - begin) / 1000;
let interrupted = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => (interrupted = true));
const first = await runVitest({ parameters, variables: whole ? { [checkSecondsVariable]: String(seconds) } : {} });
const { totals, passedInCalm } = await judge(first);

const overdue = overdueLines(quarantine, new Date().toISOString().slice(0, 10));
report(overdue);
const all = addTotals(totals, { ...noTotals, ...checked }, { ...noTotals, failed: everything ? overdue.length : 0 });
await remember(passedInCalm);
console.log(`\n${totalsLine(all)}`);
process.exit(all.failed > 0 || interrupted ? 1 : 0);

/** A failed check is no matter of slowness; who runs single files wants to see them fail. */
async function judge(results: RunResults): Promise<SecondChance> {
  if (!whole || checked.failed > 0 || interrupted) return { totals: results.totals, passedInCalm: [] };
  return await rerunFailedFiles(results, runAlone, (line) => console.log(line));
}

function runAlone({ project, path }: FailedFile): Promise<RunResults> {
  return runVitest({
    parameters: [`--project=${project}`, '--isolate', '--maxWorkers=1', join(root, path)],
    variables: { [slownessVariable]: String(2 * slowness) },
  });
}

function shuffleServer(): void {
  const seed = (process.env[seedVariable] ??= String(Math.floor(Math.random() * 1_000_000)));
  console.log(`Files of the server run in an order of their own: ${seedVariable}=${seed} repeats it.\n`);
}

function report(overdueEntries: readonly string[]): void {
  for (const name of first.quarantined) console.log(`\nIn quarantine, and failed: ${name}`);
  for (const line of overdueEntries) console.log(`\n${line}`);
  for (const error of first.strayErrors) console.log(`\nOutside every test: ${error}`);
  for (const line of passedInCalmLines(passedInCalm)) console.log(line);
}

async function remember(files: readonly FailedFile[]): Promise<void> {
  if (files.length === 0) return;
  const at = new Date().toISOString();
  await mkdir(join(root, '.cache'), { recursive: true });
  const lines = files.map(({ project, path, error }) => `${JSON.stringify({ at, slowness, project, path, error })}\n`);
  await appendFile(join(root, calmFile), lines.join(''));
}
