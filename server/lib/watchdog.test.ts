import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { createStallCounter, type WatchdogSettings } from './watchdog.ts';

/** Starts a process with a watchdog, which then runs the given code. */
async function run(
  settings: WatchdogSettings,
  work: string,
): Promise<{ code: number | null; signal: string | null; errors: string }> {
  const program = `import { startWatchdog } from ${JSON.stringify(import.meta.resolve('./watchdog.ts'))};
    const stop = startWatchdog(${JSON.stringify(settings)});
    await new Promise((resolve) => setTimeout(resolve, 300));
    ${work}`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
  return { code, signal, errors };
}

describe('a process with a blocked event loop', () => {
  it("is killed, and the reason is logged in the log's format", async () => {
    const { signal, errors } = await run({ stall: 200, interval: 20, format: 'json' }, 'for (;;);');
    expect(signal).toBe('SIGKILL');
    expect(JSON.parse(errors)).toMatchObject({ level: 60, msg: expect.stringContaining('the event loop stood still') });
  });

  it('logs text if the log format is text', async () => {
    expect((await run({ stall: 200, interval: 20, format: 'text' }, 'for (;;);')).errors).toMatch(
      /^FATAL: the event loop stood still/,
    );
  });

  it('is not killed once the watchdog is stopped, and the watchdog does not keep an idle process alive', async () => {
    // not reached while the process starts, however slow: the watching thread counts twice the interval for a check at most
    const busy = 'const end = performance.now() + 4500; while (performance.now() < end);';
    expect(await run({ stall: 3000, interval: 20, format: 'text' }, `await stop(); ${busy}`)).toEqual({
      code: 0,
      signal: null,
      errors: '',
    });
    expect(await run({ stall: 60_000, format: 'text' }, '')).toEqual({ code: 0, signal: null, errors: '' });
  });
});

describe('the stall duration', () => {
  it('is the time since the last heartbeat', () => {
    const count = createStallCounter(1000);
    expect([count(0, 1), count(1000, 1), count(2000, 1), count(3000, 2), count(4000, 2)]).toEqual([
      0, 1000, 2000, 0, 1000,
    ]);
  });

  it('excludes the time in which the machine was suspended', () => {
    const count = createStallCounter(1000);
    expect([count(0, 1), count(8 * 3_600_000, 1), count(8 * 3_600_000 + 1000, 2)]).toEqual([0, 2000, 0]);
  });
});
