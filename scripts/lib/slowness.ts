/** How slow this machine is now, for the limits of tests. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Milliseconds that a round of the work below takes on a calm machine with two cores. */
const calm = 400;
/** Beyond it a test that hangs would be waited for too long. */
const slowest = 6;

/**
 * Does what tests do most: starts processes, computes, writes files; two at a time, as tests run. The better of two rounds counts, because
 * one may fall together with something short.
 *
 * @returns times that this machine takes, from 1 to 6, where a calm one with two cores takes 1
 */
export async function measureSlowness(): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'portico-slowness-'));
  try {
    const rounds: number[] = [];
    for (const round of ['1', '2']) {
      const begin = performance.now();
      await Promise.all(['a', 'b'].map((lane) => work(join(folder, lane + round))));
      rounds.push(performance.now() - begin);
    }
    return slownessOf(rounds);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** @param rounds milliseconds of each round */
export function slownessOf(rounds: readonly number[]): number {
  const times = Math.min(slowest, Math.max(1, Math.min(...rounds) / calm));
  return Math.round(times * 10) / 10;
}

const megabyte = Buffer.alloc(2 ** 20, 'portico');

async function work(folder: string): Promise<void> {
  for (let start = 0; start < 5; start++) await promisify(execFile)(process.execPath, ['-e', '0']);
  const hash = createHash('sha256');
  for (let hashed = 0; hashed < 32; hashed++) hash.update(megabyte);
  await mkdir(folder);
  for (let written = 0; written < 100; written++) await writeFile(join(folder, String(written)), hash.copy().digest());
}
