import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { scaledTimeout } from '#scripts/testing/scaled-timeout.ts';

const foreground = new URL('foreground.mjs', import.meta.url).href;

/** Prints its PID once it listens, and each signal; exits with 7 when asked to end. */
const program = `
  for (const name of ['SIGINT', 'SIGTERM']) process.on(name, () => {
    console.log('got', name);
    setTimeout(() => process.exit(7), 200);
  });
  console.log('pid', process.pid, ...process.argv.slice(2));
  if (process.argv[2] === 'quit') process.exit(3);
  if (process.argv[2] === 'die') process.kill(process.pid, 'SIGKILL');
  setInterval(() => undefined, 1000);
`;

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portico foreground '));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'program.mjs'), program);
});

interface Started {
  starter: ChildProcess;
  output(): string;
  /** Of the program. */
  pid: number;
}

async function start(...parameters: string[]): Promise<Started> {
  const script = `import { runInForeground } from '${foreground}'; runInForeground(process.execPath, process.argv.slice(1));`;
  const starter = spawn(
    process.execPath,
    ['--input-type=module', '-e', script, '--', join(folder, 'program.mjs'), ...parameters],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  onTestFinished(() => void starter.kill('SIGKILL'));
  let output = '';
  starter.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await once(starter.stdout, 'data');
  return { starter, output: () => output, pid: Number(/pid (\d+)/.exec(output)?.[1]) };
}

it.each([
  ['quit', 3],
  ['die', 128 + 9],
])('ends as the program ends: %s', async (parameter, code) => {
  const { starter } = await start(parameter, 'a b');
  expect(await once(starter, 'exit')).toEqual([code, null]);
});

it('passes arguments and signals on, and one signal that comes twice counts once', async () => {
  const { starter, output } = await start('stay', 'a b');
  expect(output()).toContain('stay a b');
  starter.kill('SIGTERM');
  starter.kill('SIGINT');
  expect(await once(starter, 'exit')).toEqual([7, null]);
  expect(output().match(/got/g)).toHaveLength(1);
});

it('takes the program along when it is killed', async () => {
  const { starter, output } = await start('stay');
  starter.kill('SIGKILL');
  await once(starter, 'exit');
  await once(starter.stdout!, 'close');
  expect(output()).toContain('got SIGTERM');
});

it('ends the program when npm was told to end, though the shell between them passes nothing on', async () => {
  const script = `import { runInForeground } from '${foreground}'; runInForeground(process.execPath, process.argv.slice(2));`;
  await writeFile(join(folder, 'start.mjs'), script);
  await writeFile(
    join(folder, 'package.json'),
    JSON.stringify({ scripts: { start: `node start.mjs "${join(folder, 'program.mjs')}" stay` } }),
  );
  const npm = spawn('npm', ['start', '--silent'], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  npm.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await vi.waitFor(() => expect(output).toMatch(/pid \d+/), { timeout: scaledTimeout(15_000) });
  npm.kill('SIGTERM');
  await vi.waitFor(() => expect(output).toContain('got SIGTERM'), { timeout: scaledTimeout(15_000) });
});
