/** The server as a process of its own, as an operator runs it. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findNode24 } from '#scripts/lib/node-24.mjs';
import { scaledTimeout } from '#scripts/testing/scaled-timeout.ts';
import { pause } from './pause.ts';

const repository = resolve(import.meta.dirname, '../..');

export interface ServerProcess {
  pid: number;
  /** Everything it has printed so far, errors included. */
  output(): string;
  /** Waits for a line of output. @throws Error with all output if the process exits or the time is up */
  says(pattern: RegExp, milliseconds?: number): Promise<void>;
  /** Waits for its end. @returns exit code; `null` after a signal */
  ended(): Promise<number | null>;
  signal(name: NodeJS.Signals): void;
}

export interface ProcessOptions {
  dataDir: string;
  port: number;
  config?: Record<string, unknown>;
  env?: Record<string, string>;
  /** Runs as this account number; only root may ask for that. */
  as?: number;
  /** Root may write everywhere: takes that capability away. The account stays root, which can open the clone's folder. */
  boundByFileModes?: boolean;
  /** Folder of the clone, unless it is this repository. */
  root?: string;
}

const running = new Set<ChildProcess>();

export async function startProcess({
  dataDir,
  port,
  config,
  env = {},
  as,
  boundByFileModes = false,
  root = repository,
}: ProcessOptions): Promise<ServerProcess> {
  const configFile = config && join(await mkdtemp(join(tmpdir(), 'portico-config-')), 'portico.json');
  if (configFile) await writeFile(configFile, JSON.stringify(config));
  const { DATABASE_URL: _url, PORTICO_MASTER_KEY: _key, PORTICO_SMTP_URL: _smtp, ...inherited } = process.env;
  const script = [
    join(root, 'server', 'main.ts'),
    '--data-dir',
    dataDir,
    '--port',
    String(port),
    ...(configFile ? ['--config', configFile] : []),
  ];
  const account = as === undefined ? {} : { uid: as, gid: as };
  const node = findNode24(root);
  const [program = node, ...parameters] = [...(boundByFileModes ? withoutOverride() : []), node, ...script];
  const child = spawn(program, parameters, {
    cwd: root,
    env: { ...inherited, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...account,
  });
  running.add(child);
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const end = once(child, 'close').then(async ([code]) => {
    running.delete(child);
    if (configFile) await rm(resolve(configFile, '..'), { recursive: true, force: true });
    return code as number | null;
  });
  return {
    pid: child.pid!,
    output: () => text,
    ended: () => end,
    signal: (name) => void child.kill(name),
    async says(pattern, milliseconds = scaledTimeout(60_000)) {
      const deadline = Date.now() + milliseconds;
      while (!pattern.test(text)) {
        if (!running.has(child) || Date.now() > deadline)
          throw new Error(`The server did not say ${String(pattern)}:\n${text}`);
        await pause(20);
      }
    },
  };
}

/** Start of a command line without the capability that exempts root from file modes; empty for other accounts. */
function withoutOverride(): string[] {
  if (process.getuid?.() !== 0) return [];
  return ['setpriv', '--inh-caps=-dac_override', '--bounding-set=-dac_override', '--'];
}

/** Ends what a failed test left behind. For `afterAll`. */
export async function endAllProcesses(): Promise<void> {
  const left = [...running];
  for (const child of left) child.kill('SIGTERM');
  await Promise.all(left.map((child) => Promise.race([once(child, 'close'), pause(5_000)])));
  for (const child of running) child.kill('SIGKILL');
}

/** Process number of the embedded PostgreSQL of a data folder. */
export async function postgresPid(dataDir: string): Promise<number> {
  const file = await readFile(join(dataDir, 'postgres', 'cluster', 'postmaster.pid'), 'utf8');
  return Number(file.split('\n')[0]);
}

/** Sends SIGKILL to a process and its descendants, as in a crash. */
export async function killTree(pid: number): Promise<void> {
  const table = await processTable();
  const below = (parent: number): number[] =>
    table.filter((row) => row.parent === parent).flatMap((row) => [row.pid, ...below(row.pid)]);
  for (const each of [pid, ...below(pid)]) {
    try {
      process.kill(each, 'SIGKILL');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}

/** A process that has ended and waits to be noticed by its parent counts as ended. */
export async function isRunning(pid: number): Promise<boolean> {
  return (await processTable()).some((row) => row.pid === pid && !row.ended);
}

async function processTable(): Promise<{ pid: number; parent: number; ended: boolean }[]> {
  const text = await outputOf('ps', ['-A', '-o', 'pid=,ppid=,stat=']);
  return text
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .map(([pid, parent, state = '']) => ({ pid: Number(pid), parent: Number(parent), ended: state.startsWith('Z') }));
}

async function outputOf(command: string, parameters: string[]): Promise<string> {
  const child = spawn(command, parameters);
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
  await once(child, 'close');
  return text;
}
