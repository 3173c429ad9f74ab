import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { withLock } from './file-lock.mjs';

let folder: string;
let path: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portico-lock-'));
  path = join(folder, 'inner', 'lock');
  onTestFinished(() => rm(folder, { recursive: true }));
});

it('runs one at a time, and reports once that another waits', async () => {
  const order: string[] = [];
  const whileWaiting = vi.fn();
  const work = (name: string) => async (): Promise<void> => {
    order.push(`${name} begins`);
    await sleep(100);
    order.push(`${name} ends`);
  };
  await Promise.all([
    withLock(path, { pollMs: 20, whileWaiting, work: work('a') }),
    withLock(path, { pollMs: 20, whileWaiting, work: work('b') }),
  ]);
  expect(order).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
  expect(whileWaiting).toHaveBeenCalledOnce();
  expect(await readdir(join(folder, 'inner'))).toEqual([]);
});

it('is released after a failure', async () => {
  const whileWaiting = vi.fn();
  await expect(
    withLock(path, { pollMs: 20, whileWaiting, work: () => Promise.reject(new Error('no')) }),
  ).rejects.toThrow('no');
  await withLock(path, { pollMs: 20, whileWaiting, work: async () => undefined });
  expect(whileWaiting).not.toHaveBeenCalled();
});

it.each([
  ['whose process has ended', () => `${spawnSync('true').pid} 123`],
  ['whose process number another program has by now', () => `${process.pid} 1`],
])('takes over a lock %s', async (_, contents) => {
  await withLock(path, { pollMs: 20, work: async () => undefined });
  await writeFile(path, contents());
  expect(await withLock(path, { pollMs: 20, work: async () => 'done' })).toBe('done');
});
