import { stat, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { freePortPair } from '#server/testing/start-server.ts';
import { cloneInClosedFolder } from './support/clone.ts';
import { endAllProcesses, postgresPid, startProcess } from './support/server-process.ts';

const root = process.getuid?.() === 0;
const nobodyUid = 65_534;

afterAll(endAllProcesses);

/** Starts a clone in a folder that only its owner may enter, data folder inside, and uses it until it is ready. */
async function startClone(owner?: number): Promise<{ dataDir: string; mode: number; status: number }> {
  const { parent, clone } = await cloneInClosedFolder(owner);
  onTestFinished(() => rm(parent, { recursive: true, force: true }));
  const dataDir = join(clone, '.portico');
  const port = await freePortPair();
  const server = await startProcess({ root: clone, dataDir, port, ...(owner !== undefined && { as: owner }) });
  onTestFinished(async () => {
    server.signal('SIGTERM');
    await server.ended();
  });
  await server.says(/Portico is running/);
  const { status } = await fetch(`http://127.0.0.1:${port}/readyz`);
  return { dataDir, mode: (await stat(parent)).mode & 0o777, status };
}

test.runIf(process.platform === 'linux')(
  'a clone in a folder closed to others starts under the account that owns it',
  async () => {
    const { dataDir, mode, status } = await startClone();
    expect({ mode, status }).toEqual({ mode: 0o700, status: 200 });
    const engine = await stat(`/proc/${await postgresPid(dataDir)}`);
    if (root) expect(engine.uid).not.toBe(0);
    else expect(engine.uid).toBe(process.getuid?.());
  },
);

test.runIf(root)('so it does for an ordinary user', async () => {
  const { dataDir, mode, status } = await startClone(nobodyUid);
  expect({ mode, status }).toEqual({ mode: 0o700, status: 200 });
  expect((await stat(`/proc/${await postgresPid(dataDir)}`)).uid).toBe(nobodyUid);
});
