/** What other processes use, read from Linux's /proc. */
import { readdir, readFile } from 'node:fs/promises';

/** USER_HZ, which is 100 on every architecture that Node runs on. */
const ticksPerSecond = 100;

/** @throws Error where there is no /proc */
export function requireProc(): void {
  if (process.platform !== 'linux')
    throw new Error('CPU time and memory of other processes are read from /proc, which this system lacks.');
}

/** CPU time of a process, all threads, user and system. Seconds, in steps of 0.01. */
export async function cpuSeconds(pid: number): Promise<number> {
  const fields = await statFields(pid);
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}

/** The same of a process with its children, those that have ended among them: of PostgreSQL, whose connections are processes. */
export async function treeCpuSeconds(pid: number): Promise<number> {
  const fields = await statFields(pid);
  const ended = Number(fields[13]) + Number(fields[14]);
  const living = await Promise.all((await childrenOf(pid)).map((child) => cpuSeconds(child).catch(() => 0)));
  return (
    (Number(fields[11]) + Number(fields[12]) + ended) / ticksPerSecond + living.reduce((sum, each) => sum + each, 0)
  );
}

export async function parentOf(pid: number): Promise<number> {
  return Number((await statFields(pid))[1]);
}

/** Resident memory. Bytes. */
export async function residentBytes(pid: number): Promise<number> {
  return await readKilobytes(`/proc/${pid}/status`, 'VmRSS');
}

/** Memory of a process and those it started, with what they share counted once. Bytes. */
export async function treeBytes(pid: number): Promise<number> {
  const pids = [pid, ...(await childrenOf(pid))];
  const sizes = await Promise.all(pids.map((each) => readKilobytes(`/proc/${each}/smaps_rollup`, 'Pss')));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** What follows the name in /proc/PID/stat, beginning with the state; the name may hold spaces. */
async function statFields(pid: number | string): Promise<string[]> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

async function childrenOf(parent: number): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const parents = await Promise.all(pids.map(async (pid) => Number((await statFields(pid).catch(() => []))[1])));
  return pids.map(Number).filter((_, index) => parents[index] === parent);
}

async function readKilobytes(file: string, name: string): Promise<number> {
  const match = new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(await readFile(file, 'utf8'));
  if (!match) throw new Error(`${file} says nothing of ${name}`);
  return Number(match[1]) * 1024;
}
