/** Groups with many members: bounded answers, and members that are read only for an answer that has them. */
import { afterEach, describe, expect, it } from 'vitest';
import { createDirectory } from '#server/testing/scim-directory.ts';
import { logStatements, type StatementLog } from '#server/testing/statement-log.ts';
import { useTestServer } from '#server/testing/test-server.ts';

const server = await useTestServer();
const { acme, admin } = server.people;
const directory = await createDirectory(server, admin);
const groups = 120;
const members = 500;

await server.rows(
  `with u as (
     insert into users (id, email, email_folded, name, metadata, provider, verified, super_user, created_at, updated_at)
     select gen_random_uuid(), 'large'||i||'@harbour.example', 'large'||i||'@harbour.example', 'Name '||i, '{}', 'scim2', true, false,
       now(), now() from generate_series(1, $2::int) i returning id)
   insert into memberships (tenant_id, user_id, state, managed_by, created_at)
   select $1, id, 'active', 'scim2', now() from u`,
  [acme, members],
);
await server.rows(
  `insert into scim_users (id, tenant_id, connection_id, user_id, owns_account, user_name_folded, active, attributes, version,
     created_at, updated_at)
   select gen_random_uuid(), $1::text, $2::uuid, id, true, email, true, jsonb_build_object('userName', email, 'active', true), 1,
     now(), now() from users where email like 'large%'`,
  [acme, directory.id],
);
await server.rows(
  `with g as (
     insert into groups (id, tenant_id, name, managed_by, created_at, updated_at)
     select gen_random_uuid(), $1, 'Large '||i, 'scim2', now(), now() from generate_series(1, $3::int) i returning id, name)
   insert into scim_groups (group_id, tenant_id, connection_id, attributes, version, created_at, updated_at)
   select id, $1, $2, jsonb_build_object('displayName', name), 1, now(), now() from g`,
  [acme, directory.id, groups],
);
await server.rows(
  `insert into group_members (tenant_id, group_id, user_id)
   select $1, g.id, u.user_id from groups g, scim_users u where g.name like 'Large %' and u.tenant_id = $1`,
  [acme],
);
await server.rows('analyze group_members');

interface Page {
  totalResults: number;
  startIndex: number;
  itemsPerPage: number;
  Resources: { id: string; members?: unknown[] }[];
}
const page = async (query: string): Promise<Page> => {
  const answer = await directory.get(`/Groups?${query}`);
  expect(answer.status, answer.text).toBe(200);
  return answer.json<Page>();
};

describe('a list of groups', () => {
  it('has at most 50,000 members in one answer, and goes on behind it', async () => {
    const first = await page('count=1000');
    expect(first).toMatchObject({ totalResults: groups, startIndex: 1, itemsPerPage: 100 });
    expect(first.Resources.map((group) => group.members?.length)).toEqual(Array(100).fill(members));
    const second = await page('count=1000&startIndex=101');
    expect(second).toMatchObject({ totalResults: groups, startIndex: 101, itemsPerPage: groups - 100 });
    const ids = [...first.Resources, ...second.Resources].map(({ id }) => id);
    expect(new Set(ids).size).toBe(groups);
    const search = await directory.post('/.search', { count: 1000, startIndex: members + 1 });
    expect(search.json()).toMatchObject({ totalResults: members + groups, itemsPerPage: 100 });
  });

  it('is whole where members are left out', async () => {
    expect(await page('count=1000&excludedAttributes=members')).toMatchObject({ itemsPerPage: groups });
    expect(await page('count=1000&attributes=displayName')).toMatchObject({ itemsPerPage: groups });
  });
});

describe('a list of users', () => {
  it('names at most 50,000 groups in one answer, and goes on behind it', async () => {
    const users = async (query: string) => (await directory.get(`/Users?${query}`)).json<Page>();
    const first = await users('count=1000&filter=userName%20sw%20%22large%22');
    expect(first.totalResults).toBe(members);
    expect(first.itemsPerPage).toBe(Math.floor(50_000 / groups));
    expect(first.Resources).toHaveLength(first.itemsPerPage);
    const second = await users(`count=1000&filter=userName%20sw%20%22large%22&startIndex=${first.itemsPerPage + 1}`);
    expect(second.itemsPerPage).toBe(members - first.itemsPerPage);
    expect(new Set([...first.Resources, ...second.Resources].map(({ id }) => id)).size).toBe(members);
    expect(await users('count=1000&excludedAttributes=groups')).toMatchObject({ itemsPerPage: members });
  });
});

describe('a change of a large group', () => {
  let log: StatementLog;
  afterEach(() => log.stop());
  const readsMembers = /from "group_members" as "m" inner join "scim_users"/;
  const change = async (query: string) => {
    const { Resources } = await page('count=1&excludedAttributes=members');
    await server.stopBackgroundWork();
    log = logStatements();
    const answer = await directory.call('PATCH', `/Groups/${Resources[0]!.id}${query}`, {
      Operations: [{ op: 'replace', path: 'externalId', value: `x${query}` }],
    });
    expect(answer.status, answer.text).toBe(200);
    return { answer: answer.json<{ members?: unknown[] }>(), statements: log.take().map(({ text }) => text) };
  };

  it('reads no members for an answer without them', async () => {
    const { answer, statements } = await change('?excludedAttributes=members');
    expect(answer).not.toHaveProperty('members');
    expect(statements.filter((text) => readsMembers.test(text))).toEqual([]);
  });

  it('reads members when the memberships of the tenant are free again', async () => {
    const { answer, statements } = await change('');
    expect(answer.members).toHaveLength(members);
    const read = statements.findIndex((text) => readsMembers.test(text));
    const locked = statements.findIndex((text) => /from "tenants".*for no key update/.test(text));
    const freed = statements.findIndex((text, index) => index > locked && text.startsWith('commit'));
    expect([locked > -1, freed > locked, read > freed]).toEqual([true, true, true]);
  });

  it('reads none in bulk requests', async () => {
    const { Resources } = await page('count=1&excludedAttributes=members');
    log = logStatements();
    const data = { Operations: [{ op: 'replace', path: 'externalId', value: 'bulk' }] };
    const answer = await directory.post('/Bulk', {
      Operations: [{ method: 'PATCH', path: `/Groups/${Resources[0]!.id}`, data }],
    });
    expect(answer.json()).toMatchObject({ Operations: [{ status: '200' }] });
    expect(log.take().filter(({ text }) => readsMembers.test(text))).toEqual([]);
  });
});
