/** A bulk request of a directory whose process is killed: what was made is whole, and the directory goes on from there. */
import { afterAll, expect, test } from 'vitest';
import { scaledTimeout } from '#scripts/testing/scaled-timeout.ts';
import { demoProcess, type DemoAdmin } from './support/demo-admin.ts';
import { pause } from './support/pause.ts';
import { endAllProcesses, killTree } from './support/server-process.ts';

afterAll(endAllProcesses);

const configurations = '/directory/resources/v1/configurations/scim2';
const people = 400;
const userNameOf = (index: number) => `bulk-${index}@bulk.example`;
const groupName = 'Everybody of the bulk';

/** All users, and a group of them. */
const bulk = {
  schemas: ['urn:ietf:params:scim:api:messages:2.0:BulkRequest'],
  Operations: [
    ...Array.from({ length: people }, (_, index) => ({
      method: 'POST',
      path: '/Users',
      bulkId: `user-${index}`,
      data: { userName: userNameOf(index), displayName: `Bulk ${index}`, active: true },
    })),
    {
      method: 'POST',
      path: '/Groups',
      bulkId: 'group',
      data: {
        displayName: groupName,
        members: Array.from({ length: people }, (_, index) => ({ value: `bulkId:user-${index}` })),
      },
    },
  ],
};

interface Listed {
  totalResults: number;
  Resources: { id: string; userName: string; active: boolean }[];
}

/** Calls of the directory. */
function directoryOf({ baseUrl }: DemoAdmin, { id, token }: { id: string; token: string }) {
  const send = async (method: string, path: string, body?: unknown) => {
    const answer = await fetch(`${baseUrl}/directory/resources/scim/v2.0/${id}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/scim+json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, json: (await answer.json()) as never };
  };
  return {
    send,
    list: async (path: string): Promise<Listed> => (await send('GET', path)).json,
  };
}

test(
  'kill -9 in a bulk request: users are there whole or not at all, and the same request makes the rest',
  { timeout: scaledTimeout(240_000) },
  async () => {
    const { start } = await demoProcess();
    const first = await start();
    const connection = (await first.admin.call('POST', configurations, { source: 'other' })).json as {
      id: string;
      token: string;
    };
    const before = directoryOf(first.admin, connection);
    const interrupted = before.send('POST', '/Bulk', bulk).catch(() => undefined);
    while ((await before.list('/Users?count=0')).totalResults < 5) await pause(5);
    await killTree(first.server.pid);
    expect(await interrupted).toBeUndefined();

    const second = await start();
    const directory = directoryOf(second.admin, connection);
    const made = await directory.list('/Users?count=1000');
    expect(made.totalResults).toBeGreaterThanOrEqual(5);
    expect(made.totalResults).toBeLessThan(people);
    expect(made.Resources).toHaveLength(made.totalResults);
    // nobody is an account without its membership, or the other way around
    const members = await membersOf(second.admin);
    expect(members.toSorted()).toEqual(made.Resources.map(({ userName }) => userName).toSorted());
    expect(await directory.list('/Groups')).toMatchObject({ totalResults: 0 });

    const again = (await directory.send('POST', '/Bulk', bulk)).json as { Operations: { status: string }[] };
    const statuses = again.Operations.map(({ status }) => status);
    expect(statuses.filter((status) => status === '201')).toHaveLength(people - made.totalResults);
    // those who were there, and the group that refers to them by operations that made nobody
    expect(statuses.filter((status) => status === '409')).toHaveLength(made.totalResults + 1);
    const all = await directory.list('/Users?count=1000');
    expect(all.totalResults).toBe(people);
    const group = { displayName: groupName, members: all.Resources.map(({ id }) => ({ value: id })) };
    expect((await directory.send('POST', '/Groups', group)).status).toBe(201);
    expect(await membersOf(second.admin)).toHaveLength(people);
  },
);

/** Addresses of the members whom the directory brought. */
async function membersOf(admin: DemoAdmin): Promise<string[]> {
  const found: string[] = [];
  for (let page = 0; ; page += 1) {
    const path = `/identity/resources/users/v3?_filter=bulk.example&_limit=200&_offset=${page}`;
    const { items } = await admin.get<{ items: { email: string; managedBy: string }[] }>(path);
    found.push(...items.filter(({ managedBy }) => managedBy === 'scim2').map(({ email }) => email));
    if (items.length < 200) return found;
  }
}
