import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Config } from '#server/config/config.ts';
import { openDatabase, type Database } from '#server/db/database.ts';
import { ensureInstallationValue, readInstallationValue } from '#server/db/queries/core/installation.ts';
import { createSecretKeys, systemRandom } from '#server/lib/secrets.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/postgres.ts';
import { opensInstallation, openRootKey } from './root-key.ts';

let database: TestDatabase;
let db: Database;
beforeEach(async () => {
  database = await createTestDatabase();
  db = openDatabase({
    connectionString: database.connectionString,
    ...Config.parse({}).database,
    onError: () => undefined,
  });
});
afterEach(async () => {
  await db.close();
  await database.drop();
});

const [first, second, third] = [1, 2, 3].map(() => randomBytes(32)) as [Buffer, Buffer, Buffer];
const open = (current: Buffer, previous?: Buffer) => openRootKey(db, { current, previous }, systemRandom);
const copies = async () =>
  (await db.acrossTenants('looking', (tx) => readInstallationValue(tx, 'rootKey'))) as {
    mark: string;
    wrapped: string;
  }[];
const refused = /PORTICO_MASTER_KEY_PREVIOUS/;

describe('root key of a new installation', () => {
  it('is generated, differs from the master key, and is kept', async () => {
    const root = await open(first);
    expect(root).toHaveLength(32);
    expect(root.equals(first)).toBe(false);
    expect(await open(first)).toEqual(root);
    await expect(open(second)).rejects.toThrow(refused);
  });

  it('is generated once when several processes start at the same time', async () => {
    const roots = await Promise.all([open(first), open(first), open(first)]);
    expect(new Set(roots.map((root) => root.toString('hex'))).size).toBe(1);
  });

  it('is never stored in plain text, and neither is the master key', async () => {
    const root = await open(first);
    const stored = JSON.stringify(await copies());
    for (const key of [root, first])
      for (const encoding of ['hex', 'base64', 'base64url'] as const)
        expect(stored).not.toContain(key.toString(encoding));
  });
});

describe('replacement of the master key', () => {
  it('keeps stored data readable, and lets processes with the old settings start until the new key is used alone', async () => {
    const root = await open(first);
    const stored = createSecretKeys(root, systemRandom).wrap('a purpose', Buffer.from('a secret'));
    expect(await open(second, first)).toEqual(root);
    expect(await open(first)).toEqual(root);
    expect(await open(second, first)).toEqual(root);
    expect(await copies()).toHaveLength(2);
    const again = await open(second);
    expect(createSecretKeys(again, systemRandom).unwrap('a purpose', stored).toString()).toBe('a secret');
    expect(await copies()).toHaveLength(1);
    await expect(open(first)).rejects.toThrow(refused);
  });

  it('wraps the root key once when several processes start with the new key at the same time', async () => {
    const root = await open(first);
    expect(await Promise.all([open(second, first), open(second, first), open(first)])).toEqual([root, root, root]);
    expect(await copies()).toHaveLength(2);
  });

  it('is refused with a previous key that this database never used, and stores no copy under such a key', async () => {
    await open(first);
    await expect(open(second, third)).rejects.toThrow(refused);
    await open(first, third);
    expect(await copies()).toHaveLength(1);
    await expect(open(third)).rejects.toThrow(refused);
  });
});

describe('an installation from before root keys', () => {
  const markOf = (key: Buffer) => createSecretKeys(key, systemRandom).sign('master-key-mark', 'portico');
  beforeEach(() =>
    db.acrossTenants('an older version', (tx) => ensureInstallationValue(tx, 'masterKeyMark', markOf(first))),
  );

  it('keeps its master key as the root key, because its stored data was derived from it', async () => {
    expect(await open(first)).toEqual(first);
    await expect(open(second)).rejects.toThrow(refused);
  });

  it('accepts a new master key at the same start', async () => {
    expect(await open(second, first)).toEqual(first);
    expect(await open(second)).toEqual(first);
    await expect(open(first)).rejects.toThrow(refused);
  });

  it('is recognized by its installation facts', () => {
    expect(opensInstallation({ masterKeyMark: markOf(first) }, { current: first }, systemRandom)).toBe(true);
    expect(opensInstallation({ masterKeyMark: markOf(first) }, { current: second }, systemRandom)).toBe(false);
    expect(
      opensInstallation({ masterKeyMark: markOf(first) }, { current: second, previous: first }, systemRandom),
    ).toBe(true);
  });
});
