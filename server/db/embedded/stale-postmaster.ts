/** Removes the remains of a crash where PostgreSQL itself would refuse to start. */
import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { StartError } from '#server/lib/start-error.ts';
import { type PostmasterFile, postmasterFilePath } from './postmaster-file.ts';
import { useDatabaseUrl } from './use-database-url.ts';

const childrenLeaveWithinMs = 10_000;

/**
 * Removes a stale `postmaster.pid` after the last child of the dead server has detached from the shared memory: while
 * one still writes, a second server would destroy the cluster. The caller holds the start lock.
 */
export async function removeStalePostmasterFile(clusterFolder: string, stale: PostmasterFile): Promise<void> {
  await waitForChildren(stale);
  const path = postmasterFilePath(clusterFolder);
  const text = await readFile(path, 'utf8').catch(() => undefined);
  if (text === stale.text) await rm(path, { force: true });
}

async function waitForChildren(stale: PostmasterFile): Promise<void> {
  const deadline = performance.now() + childrenLeaveWithinMs;
  while (await isSharedMemoryInUse(stale)) {
    if (performance.now() > deadline) {
      throw new StartError(
        `Processes of an earlier PostgreSQL (${stale.pid}) still use its shared memory (segment ${stale.sharedMemoryId}).`,
        `End the processes named "postgres:" and start again. ${useDatabaseUrl}`,
      );
    }
    await sleep(50);
  }
}

/** PostgreSQL's own test (PGSharedMemoryIsInUse): a process is attached to the segment that the dead server created. */
async function isSharedMemoryInUse({ pid, sharedMemoryId }: PostmasterFile): Promise<boolean> {
  if (sharedMemoryId === undefined || process.platform === 'win32') return false;
  return process.platform === 'linux'
    ? isSegmentInUseOnLinux(pid, sharedMemoryId)
    : isSegmentInUseOnMac(sharedMemoryId);
}

async function isSegmentInUseOnLinux(creator: number, id: number): Promise<boolean> {
  const table = await readFile('/proc/sysvipc/shm', 'utf8').catch(() => '');
  return table.split('\n').some((line) => {
    const [, segment, , , createdBy, , attached] = line.trim().split(/\s+/).map(Number);
    return segment === id && createdBy === creator && (attached ?? 0) > 0;
  });
}

async function isSegmentInUseOnMac(id: number): Promise<boolean> {
  const { stdout } = await promisify(execFile)('ipcs', ['-m', '-o']);
  return stdout.split('\n').some((line) => {
    const columns = line.trim().split(/\s+/);
    return columns[0] === 'm' && Number(columns[1]) === id && Number(columns[6]) > 0;
  });
}
