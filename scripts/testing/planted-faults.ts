/**
 * `node scripts/run.mjs scripts/testing/planted-faults.ts [NAME...]`: shows that the gate refuses a broken tree. In a clone of HEAD it plants
 * one fault after the other, runs the part of the gate that has to notice it, and tells what refused it. Exit code 1 when a fault passes.
 */
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, matchesGlob } from 'node:path';
import { promisify } from 'node:util';
import { root } from '#scripts/lib/set-up.mjs';
import { gateProjects, testFiles } from '#scripts/lib/test-plan.ts';
import type { Manifest } from '#scripts/manifest.ts';
import { plantedFaults, type GatePart, type PlantedFault } from './planted-faults-list.ts';

interface PartResult {
  refused: boolean;
  /** First failed test or check, or the last line where none is named. */
  reason: string;
  seconds: number;
}

/** Characters of an error in the table: those of vitest hold whole values. */
const longestError = 160;

let running: ChildProcess | undefined;
let interrupted = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    interrupted = true;
    running?.kill(signal);
  });

const faults = chosen(process.argv.slice(2));
for (const { noticedBy } of faults) assertInGate(noticedBy);
const folder = await mkdtemp(join(tmpdir(), 'portico-faults-'));
try {
  const clone = join(folder, 'clone');
  await git('clone', '--quiet', root, clone);
  const manifest = await passUnbroken(clone);
  const results: { fault: PlantedFault; result: PartResult }[] = [];
  for (const fault of faults) {
    const result = await withFault(clone, fault, manifest, () => runPart(clone, fault.noticedBy));
    const verdict = result.refused ? `refused by ${result.reason}` : 'PASSES';
    console.log(`${fault.name}: ${verdict} (${result.seconds.toFixed(0)} s)`);
    results.push({ fault, result });
  }
  console.log(`\n${table(results)}`);
  process.exitCode = results.every(({ result }) => result.refused) ? 0 : 1;
} finally {
  // an interrupted installation writes for a moment yet
  await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
}

/** Faults by name; all when none is named. */
function chosen(names: string[]): readonly PlantedFault[] {
  const unknown = names.filter((name) => !plantedFaults.some((fault) => fault.name === name));
  if (unknown.length > 0)
    throw new Error(
      `No fault is called ${unknown.join(', ')}. There are: ${plantedFaults.map(({ name }) => name).join(', ')}.`,
    );
  return names.length === 0 ? plantedFaults : plantedFaults.filter(({ name }) => names.includes(name));
}

/** @throws for a test file that is missing, or that `npm test` does not run */
function assertInGate({ tests = [] }: GatePart): void {
  const isInGate = (path: string) =>
    gateProjects.some((project) => {
      const matches = (pattern: string) => matchesGlob(path, pattern);
      return testFiles[project].include.some(matches) && !testFiles[project].exclude.some(matches);
    });
  for (const path of tests) {
    if (!existsSync(join(root, path))) throw new Error(`There is no test file ${path}.`);
    if (!isInGate(path)) throw new Error(`${path} is in no project of the gate (scripts/lib/test-plan.ts).`);
  }
}

async function git(...parameters: string[]): Promise<void> {
  await promisify(execFile)('git', parameters, { cwd: root });
}

/**
 * Runs every part without a fault: one that fails anyway would refuse each of them. The first command installs the dependencies, once for
 * all, and the check of sizes builds `dist`, which tests of the server need.
 *
 * @returns what was built
 */
async function passUnbroken(clone: string): Promise<Manifest> {
  const checks = ['sizes', ...faults.flatMap(({ noticedBy }) => noticedBy.checks ?? [])];
  const tests = faults.flatMap(({ noticedBy }) => noticedBy.tests ?? []);
  const { refused, reason, seconds } = await runPart(clone, {
    checks: [...new Set(checks)],
    tests: [...new Set(tests)],
  });
  if (refused) throw new Error(`HEAD fails without a fault, so that no refusal proves anything: ${reason}`);
  console.log(`without a fault: passes (${seconds.toFixed(0)} s)`);
  return JSON.parse(await readFile(join(clone, 'dist', 'manifest.json'), 'utf8')) as Manifest;
}

/** Runs `work` on the broken tree, and mends it. */
async function withFault<T>(
  clone: string,
  { path, find, replacement }: PlantedFault,
  manifest: Manifest,
  work: () => Promise<T>,
): Promise<T> {
  const file = join(clone, path);
  const parts = (await readFile(file, 'utf8')).split(find);
  if (parts.length < 2) throw new Error(`the text to replace is not there any more: ${path}: ${find}`);
  if (parts.length > 2) throw new Error(`the text to replace is there ${parts.length - 1} times: ${path}: ${find}`);
  await writeFile(file, parts.join(typeof replacement === 'function' ? replacement(manifest) : replacement));
  try {
    return await work();
  } finally {
    await git('-C', clone, 'checkout', '--quiet', '--', path);
  }
}

/** Runs checks as `npm run check -- NAME...` does, and where they pass, tests as `npm test -- FILE...` does. */
async function runPart(clone: string, { checks = [], tests = [] }: GatePart): Promise<PartResult> {
  const begin = performance.now();
  const runs = [
    ['scripts/check.ts', checks],
    ['scripts/test.ts', tests],
  ] as const;
  for (const [script, names] of runs) {
    if (names.length === 0) continue;
    const { code, output } = await runScript(clone, [script, ...names]);
    if (code !== 0) return { refused: true, reason: firstFailure(output), seconds: secondsSince(begin) };
  }
  return { refused: false, reason: '', seconds: secondsSince(begin) };
}

function secondsSince(begin: number): number {
  return (performance.now() - begin) / 1000;
}

/** In the environment of CI, without what npm tells its scripts. */
async function runScript(clone: string, parameters: string[]): Promise<{ code: number; output: string }> {
  const inherited = Object.entries(process.env).filter(([name]) => !/^(?:npm_|INIT_CWD$|VITEST|GIT_)/.test(name));
  const child = spawn(process.execPath, ['scripts/run.mjs', ...parameters], {
    cwd: clone,
    env: { ...Object.fromEntries(inherited), CI: 'true', NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running = child;
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += String(chunk)));
  const code = await new Promise<number>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
  if (interrupted) throw new Error('interrupted');
  return { code, output };
}

/** The first failed test with its error, or the first failed check with its first violation. */
function firstFailure(output: string): string {
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  const isName = (line: string) => /^ FAIL |^failed /.test(line);
  const name = lines.find(isName);
  if (name === undefined) return lines.at(-1) ?? 'no output';
  const error = lines
    .slice(lines.indexOf(name))
    .find((line) => !isName(line))
    ?.trim();
  return `${name.replace(/^ ?(?:FAIL|failed)\s+/, '')}: ${cut(error ?? '')}`;
}

/** As Markdown. */
function table(results: { fault: PlantedFault; result: PartResult }[]): string {
  const rows = results.map(({ fault, result }) => [
    `${fault.name}: ${fault.what}`,
    result.refused ? result.reason : 'NOTHING',
    result.seconds.toFixed(0),
  ]);
  const lines = [['fault', 'refused by', 'seconds'], ['---', '---', '---:'], ...rows];
  return lines.map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`).join('\n');
}

function cut(text: string): string {
  return text.length > longestError ? `${text.slice(0, longestError)}…` : text;
}
