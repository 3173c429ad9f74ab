import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { cpuSeconds, parentOf, residentBytes, treeBytes, treeCpuSeconds } from './process-usage.ts';

describe.runIf(process.platform === 'linux')('process usage', () => {
  it('counts the CPU time that a process itself counts', async () => {
    // this process is read from both sides, however long each reading takes
    const own = () => {
      const { user, system } = process.cpuUsage();
      return (user + system) / 1e6;
    };
    const before = own();
    const read = await cpuSeconds(process.pid);
    // /proc counts in steps of 0.01
    expect(read).toBeGreaterThanOrEqual(before - 0.02);
    expect(read).toBeLessThanOrEqual(own() + 0.02);
  });

  it('counts children, those that have ended too', async () => {
    const alone = await treeCpuSeconds(process.pid);
    // works until it has used so much itself, and says how much
    const child = spawn(process.execPath, [
      '-e',
      `const used = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1e6; };
      while (used() < 0.5) JSON.stringify({ used });
      console.log(used()); setInterval(() => {}, 1000)`,
    ]);
    const [said] = (await once(child.stdout, 'data')) as [Buffer];
    const used = Number(said.toString());
    expect(await parentOf(child.pid!)).toBe(process.pid);
    expect((await treeCpuSeconds(process.pid)) - alone).toBeGreaterThanOrEqual(used - 0.03);
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect((await treeCpuSeconds(process.pid)) - alone).toBeGreaterThanOrEqual(used - 0.03);
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
