import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { cpuSeconds, parentOf, residentBytes, treeBytes, treeCpuSeconds } from './process-usage.ts';

describe.runIf(process.platform === 'linux')('process usage', () => {
  it('counts the CPU time that a process itself counts', async () => {
    const end = performance.now() + 200;
    while (performance.now() < end) JSON.stringify({ end });
    const { user, system } = process.cpuUsage();
    expect(await cpuSeconds(process.pid)).toBeCloseTo((user + system) / 1e6, 0);
  });

  it('counts children, those that have ended too', async () => {
    const alone = await treeCpuSeconds(process.pid);
    const child = spawn(process.execPath, [
      '-e',
      'const end = Date.now() + 400; while (Date.now() < end) JSON.stringify({ end }); console.log("done"); setInterval(() => {}, 1000)',
    ]);
    await once(child.stdout, 'data');
    expect(await parentOf(child.pid!)).toBe(process.pid);
    const living = (await treeCpuSeconds(process.pid)) - alone;
    expect(living).toBeGreaterThan(0.05);
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect((await treeCpuSeconds(process.pid)) - alone).toBeGreaterThanOrEqual(living - 0.02);
  });

  it('reads resident memory', async () => {
    expect(Math.abs((await residentBytes(process.pid)) / process.memoryUsage().rss - 1)).toBeLessThan(0.3);
  });

  it('adds children to a tree', async () => {
    const alone = await treeBytes(process.pid);
    const child = spawn(process.execPath, [
      '-e',
      'const kept = Buffer.alloc(64e6, 1); console.log(kept.length); setInterval(() => kept, 1000)',
    ]);
    await once(child.stdout, 'data');
    expect((await treeBytes(process.pid)) - alone).toBeGreaterThan(60e6);
    child.kill('SIGKILL');
    await once(child, 'exit');
  });
});
