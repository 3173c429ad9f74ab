import { setTimeout as sleep } from 'node:timers/promises';
import { readPostmasterState } from './postmaster-file.ts';
import { systemCode } from './system-code.ts';

const fastWithinMs = 30_000;
const givenUpAfterMs = 40_000;

/**
 * Shuts the server down: running transactions are rolled back, and committed data is on disk. Waits until it has
 * exited.
 */
export async function stopPostmaster(clusterFolder: string, pid: number): Promise<void> {
  const begin = performance.now();
  signal(pid, 'SIGINT');
  let hurried = false;
  while (await runs(clusterFolder, pid)) {
    const waited = performance.now() - begin;
    // Immediate shutdown skips the last checkpoint: the next start replays the log.
    if (waited > fastWithinMs && !hurried) hurried = signal(pid, 'SIGQUIT');
    if (waited > givenUpAfterMs) throw new Error(`PostgreSQL (process ${pid}) does not exit`);
    await sleep(10);
  }
}

async function runs(clusterFolder: string, pid: number): Promise<boolean> {
  const state = await readPostmasterState(clusterFolder);
  return state.kind === 'live' && state.file.pid === pid;
}

function signal(pid: number, name: NodeJS.Signals): true {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (systemCode(error) !== 'ESRCH') throw error;
  }
  return true;
}
