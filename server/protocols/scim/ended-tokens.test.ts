/** Requests of a directory that are under way when their token or their connection ends. */
import { describe, expect, it } from 'vitest';
import pg from 'pg';
import { systemConnection } from '#server/db/scope.ts';
import type { Answer } from '#server/testing/browser.ts';
import { callerFor } from '#server/testing/flows.ts';
import { createDirectory, scimConfigurations, type ScimDirectory } from '#server/testing/scim-directory.ts';
import { useTestServer } from '#server/testing/test-server.ts';

const server = await useTestServer();
const { acme, admin } = server.people;
const owner = await callerFor(server, admin);
let count = 0;

const create = (number: number) =>
  Array.from({ length: number }, () => {
    count += 1;
    const data = { userName: `ended-${count}@harbour.example` };
    return { method: 'POST', path: '/Users', bulkId: `b${count}`, data };
  });
const statusesOf = (answer: Answer) =>
  answer.json<{ Operations: { status: string }[] }>().Operations.map(({ status }) => status);
const usersOf = async ({ id }: ScimDirectory) =>
  (await server.rows('select id from scim_users where connection_id = $1', [id])).length;
const settled = async (what: () => Promise<boolean>) =>
  await expect.poll(what, { timeout: 20_000, interval: 5 }).toBe(true);
const removeConnection = (directory: ScimDirectory, deleteAll: boolean) =>
  owner.browser.send('DELETE', `${scimConfigurations}/${directory.id}`, {
    body: JSON.stringify({ deleteAll }),
    headers: { 'content-type': 'application/json', ...owner.headers },
  });

/** Holds the lock of the tenant's memberships, while `start` makes requests that wait for it in turn. */
async function whileLocked<T>(start: () => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: server.database.connectionString, options: systemConnection });
  await client.connect();
  try {
    await client.query('begin');
    await client.query('select id from tenants where id = $1 for no key update', [acme]);
    const started = await start();
    await client.query('commit');
    return started;
  } finally {
    await client.end();
  }
}
const waiting = async (number: number) =>
  await settled(async () => {
    const [row] = await server.rows<{ waiting: number }>(
      `select count(*)::int as waiting from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock' and query like '%tenants%'`,
    );
    return row!.waiting >= number;
  });

describe('a running bulk request', () => {
  it('stops when its token is revoked', async () => {
    const directory = await createDirectory(server, admin);
    const tokens = `${scimConfigurations}/${directory.id}/tokens`;
    const [token] = (await owner.browser.get(tokens, owner.headers)).json<{ id: string }[]>();
    const bulk = directory.post('/Bulk', { Operations: create(150) });
    await settled(async () => (await usersOf(directory)) >= 3);
    const revoked = await owner.browser.send('DELETE', `${tokens}/${token!.id}`, { headers: owner.headers });
    expect(revoked.status, revoked.text).toBe(204);
    const made = await usersOf(directory);
    const statuses = statusesOf(await bulk);
    expect(statuses).toHaveLength(150);
    expect(statuses.at(-1)).toBe('401');
    const last = statuses.lastIndexOf('201');
    expect(statuses.slice(last + 1).every((status) => status === '401')).toBe(true);
    // the operation that was under way may finish
    expect((await usersOf(directory)) - made).toBeLessThanOrEqual(1);
    await removeConnection(directory, true);
  });

  it('stops when its connection is deleted', async () => {
    const directory = await createDirectory(server, admin);
    const bulk = directory.post('/Bulk', { Operations: create(100) });
    await settled(async () => (await usersOf(directory)) >= 3);
    expect((await removeConnection(directory, true)).status).toBe(204);
    expect(new Set(statusesOf(await bulk))).toEqual(new Set(['201', '401']));
  });
});

describe('requests that wait behind the deletion of their connection', () => {
  it('are refused as if they came after it', async () => {
    const directory = await createDirectory(server, admin);
    const [deleted, user, group] = await whileLocked(async () => {
      const deletion = removeConnection(directory, false);
      await waiting(1);
      const posts = [
        directory.post('/Users', { userName: 'behind@harbour.example' }),
        directory.post('/Groups', { displayName: 'Behind' }),
      ] as const;
      await waiting(3);
      return [deletion, ...posts] as const;
    });
    expect((await deleted).status).toBe(204);
    expect([(await user).status, (await group).status]).toEqual([401, 401]);
    expect((await user).json()).toMatchObject({ detail: 'The token is missing or not valid for this connection.' });
  });
});
