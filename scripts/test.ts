/**
 * `npm test`: every check, then the projects of the gate. `npm run test:all` (`--all`): every check and every project. Arguments go to vitest:
 * `npm test -- server/oauth` runs those files alone, of any project, and leaves the checks out. The last line says how many checks and tests
 * passed and failed.
 */
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checks, runChecks } from './check.ts';
import { root } from './lib/set-up.mjs';
import { gateProjects } from './lib/test-plan.ts';
import { checkSecondsVariable, type Totals, totalsFileVariable, totalsLine } from './lib/totals.ts';

const everything = process.argv.includes('--all');
const given = process.argv.slice(2).filter((parameter) => parameter !== '--all');
const whole = given.every((parameter) => parameter.startsWith('-'));
const parameters = whole && !everything ? [...gateProjects.map((project) => `--project=${project}`), ...given] : given;

const totals: Totals = { passed: 0, failed: 0, skipped: 0 };
const begin = performance.now();
if (whole) add(totals, { ...(await runChecks(checks)), skipped: 0 });
const checkSeconds = whole ? String((performance.now() - begin) / 1000) : undefined;
add(totals, await runVitest());
console.log(`\n${totalsLine(totals)}`);
process.exit(totals.failed > 0 ? 1 : 0);

function add(sum: Totals, more: Totals): void {
  sum.passed += more.passed;
  sum.failed += more.failed;
  sum.skipped += more.skipped;
}

/** A run that ends before it has counted is one failure. */
async function runVitest(): Promise<Totals> {
  const folder = await mkdtemp(join(tmpdir(), 'portico-totals-'));
  const file = join(folder, 'totals.json');
  try {
    const code = await vitest({
      ...process.env,
      [totalsFileVariable]: file,
      ...(checkSeconds && { [checkSecondsVariable]: checkSeconds }),
    });
    const counted = await readFile(file, 'utf8').catch(() => undefined);
    if (counted === undefined) return { passed: 0, failed: 1, skipped: 0 };
    const result = JSON.parse(counted) as Totals;
    return code !== 0 && result.failed === 0 ? { ...result, failed: 1 } : result;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function vitest(env: NodeJS.ProcessEnv): Promise<number> {
  const program = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const child = spawn(process.execPath, [program, 'run', '--root', root, ...parameters], {
    cwd: root,
    env,
    stdio: 'inherit',
  });
  // Ctrl-C comes from the starter alone; vitest stops its workers and the database before it ends.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
