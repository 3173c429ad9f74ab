/**
 * Setup of each file whose process others share: what a file leaves behind fails that file, not a later one. vitest runs this module anew
 * for each file; what it imports stays.
 */
import { afterAll, inject, vi } from 'vitest';
import { closeForgottenServers } from '#server/testing/open-servers.ts';
import { scaledTimeout } from './scaled-timeout.ts';
import { collectTraces, findLeftovers } from './process-traces.ts';

// a file that dies while it is collected runs no hook of its own
await closeForgottenServers();

const databasePort = Number(new URL(inject('postgres').adminUrl).port || 5432);
const before = collectTraces(databasePort);

// The first hook to be registered is the last to run. Connections and servers take a moment to end.
afterAll(async () => {
  const left = () => findLeftovers(before, collectTraces(databasePort));
  const isClean = () => left().length === 0;
  await vi.waitUntil(isClean, { timeout: scaledTimeout(5000) }).catch(() => {
    throw new Error(`Left behind by this file: ${left().join(', ')}`);
  });
});
