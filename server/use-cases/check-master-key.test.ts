import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { createSecretKeys, systemRandom } from '#server/lib/secrets.ts';
import { useTestServer } from '#server/testing/test-server.ts';
import { checkMasterKey } from './check-master-key.ts';

const server = await useTestServer();
const { db } = server.services;

it('takes the key of the first start again, and tells another one with its remedy', async () => {
  const first = createSecretKeys(randomBytes(32), systemRandom);
  await checkMasterKey(db, first);
  await checkMasterKey(db, first);
  await expect(checkMasterKey(db, createSecretKeys(randomBytes(32), systemRandom))).rejects.toThrow(/PORTICO_MASTER_KEY/);
});
