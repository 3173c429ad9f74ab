/** Reads `postmaster.pid`, and distinguishes a live server from the remains of a crash. */
import { execFile } from 'node:child_process';
import { readFile, readlink, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { systemCode } from './system-code.ts';

/** Contents of `postmaster.pid` (src/include/utils/pidfile.h). Later lines are missing while the server starts. */
export interface PostmasterFile {
  pid: number;
  port: number;
  /** Folder of the Unix socket; empty when there is none. */
  socketFolder: string;
  listenAddress: string;
  /** Identifier of the System V shared memory segment. */
  sharedMemoryId: number | undefined;
  text: string;
}

export type PostmasterState =
  | { kind: 'absent' }
  | { kind: 'live'; file: PostmasterFile }
  /**
   * `blocks`: the process ID is in use (a zombie, or an unrelated program), so that PostgreSQL would refuse to start.
   */
  | { kind: 'stale'; file: PostmasterFile; blocks: boolean };

/** An empty file is either being written at this moment, or was truncated by a full disk. */
const writingTimeMs = 100;

export function postmasterFilePath(clusterFolder: string): string {
  return join(clusterFolder, 'postmaster.pid');
}

/** Checks the cluster's `postmaster.pid` and the process that it names. */
export async function readPostmasterState(clusterFolder: string): Promise<PostmasterState> {
  const path = postmasterFilePath(clusterFolder);
  let text = await readIfPresent(path);
  if (text === '') {
    await sleep(writingTimeMs);
    text = await readIfPresent(path);
  }
  if (text === undefined) return { kind: 'absent' };
  const file = parsePostmasterFile(text);
  if (!(file.pid > 0)) return { kind: 'stale', file, blocks: true };
  if (!processExists(file.pid)) return { kind: 'stale', file, blocks: false };
  return (await isPostmasterOf(file.pid, clusterFolder))
    ? { kind: 'live', file }
    : { kind: 'stale', file, blocks: true };
}

function parsePostmasterFile(text: string): PostmasterFile {
  const lines = text.split('\n').map((line) => line.trim());
  const memory = lines[6]?.split(/\s+/)[1];
  return {
    pid: Math.abs(Number(lines[0] || Number.NaN)),
    port: Number(lines[3] ?? 0),
    socketFolder: lines[4] ?? '',
    listenAddress: lines[5] ?? '',
    sharedMemoryId: memory === undefined ? undefined : Number(memory),
    text,
  };
}

/** Whether a process with that ID exists, zombies included. */
export function processExists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return systemCode(error) === 'EPERM';
  }
}

/** Whether that process is a PostgreSQL server which runs on that cluster. */
async function isPostmasterOf(pid: number, clusterFolder: string): Promise<boolean> {
  if (process.platform === 'linux') return isLinuxPostmasterOf(pid, clusterFolder);
  if (process.platform === 'win32') return true;
  const answer = await promisify(execFile)('ps', ['-ww', '-o', 'state=,command=', '-p', String(pid)]).catch(
    () => undefined,
  );
  const line = answer?.stdout.trim() ?? '';
  return line !== '' && !line.startsWith('Z') && line.includes('postgres') && line.includes(clusterFolder);
}

async function isLinuxPostmasterOf(pid: number, clusterFolder: string): Promise<boolean> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  if (status === '' || /^State:\s+[ZX]/m.test(status)) return false;
  // The working folder is reliable even if the data folder was moved; the command line is the fallback where it is
  // hidden.
  const workingFolder = await stat(`/proc/${pid}/cwd`).catch(() => undefined);
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  if (!workingFolder) return command.includes('postgres') && command.split('\0').includes(clusterFolder);
  const cluster = await stat(clusterFolder);
  return (
    workingFolder.ino === cluster.ino && workingFolder.dev === cluster.dev && (await looksLikePostgres(pid, command))
  );
}

async function looksLikePostgres(pid: number, command: string): Promise<boolean> {
  const program = await readlink(`/proc/${pid}/exe`).catch(() => command.split('\0')[0] ?? '');
  return basename(program).startsWith('postgres');
}

async function readIfPresent(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}
