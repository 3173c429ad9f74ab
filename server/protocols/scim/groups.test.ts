/** Groups of a directory, bulk requests, the dialects of the common directories, and limits. */
import { describe, expect, it } from 'vitest';
import { createDirectory, directoryOf } from '#server/testing/scim-directory.ts';
import { useTestServer } from '#server/testing/test-server.ts';

const server = await useTestServer({ config: { trustedProxies: ['127.0.0.1'] } });
const { admin } = server.people;
const directory = await createDirectory(server, admin);
interface Group {
  id: string;
  displayName: string;
  externalId?: string;
  members?: { value: string; $ref: string; display: string; type: string }[];
  meta: { version: string };
}

let count = 0;
const fresh = (name: string) => `${name}-${(count += 1)}`;
const user = async (): Promise<string> =>
  (await directory.post('/Users', { userName: fresh('crew'), displayName: fresh('Crew') })).json<{ id: string }>().id;
const people = (number: number) => Promise.all(Array.from({ length: number }, user));
const group = async (body: object = {}): Promise<Group> => {
  const answer = await directory.post('/Groups', { displayName: fresh('Group'), ...body });
  expect(answer.status, answer.text).toBe(201);
  return answer.json<Group>();
};
const membersOf = async (id: string) =>
  ((await directory.get(`/Groups/${id}`)).json<Group>().members ?? []).map(({ value }) => value).toSorted();
const asMembers = (ids: string[]) => ids.map((value) => ({ value }));

describe('groups', () => {
  it('SCIM 5: every attribute is kept and returned; displayName is unique (409) in any case', async () => {
    const [ana] = await people(1);
    const schemas = ['http://schemas.microsoft.com/2006/11/ResourceManagement/ADSCIM/2.0/Group'];
    const made = await group({ schemas, externalId: 'g-1', members: [{ value: ana }], displayName: 'Harbour Crew' });
    expect(made).toMatchObject({
      schemas: ['urn:ietf:params:scim:schemas:core:2.0:Group'],
      externalId: 'g-1',
      displayName: 'Harbour Crew',
      members: [{ value: ana, type: 'User', $ref: `${server.services.config.baseUrl}${directory.base}/Users/${ana}` }],
    });
    expect((await directory.get(`/Groups/${made.id}`)).json()).toEqual(made);
    const second = await directory.post('/Groups', { displayName: 'HARBOUR crew' });
    expect([second.status, second.json<{ scimType: string }>().scimType]).toEqual([409, 'uniqueness']);
    const other = await group();
    expect(
      (await directory.patch(`/Groups/${other.id}`, [{ op: 'replace', path: 'displayName', value: 'harbour crew' }]))
        .status,
    ).toBe(409);
    const user = (await directory.get(`/Users/${ana}`)).json();
    expect(user).toMatchObject({ groups: [{ value: made.id, display: 'Harbour Crew', type: 'direct' }] });
    await directory.remove(`/Groups/${made.id}`);
    expect((await directory.get(`/Groups/${made.id}`)).status).toBe(404);
    expect((await directory.get(`/Users/${ana}`)).json()).not.toHaveProperty('groups');
  });

  it('SCIM 7: members are added and removed in every form', async () => {
    const [a, b, c, d] = (await people(4)) as [string, string, string, string];
    const { id } = await group({ members: asMembers([a]) });
    const step = async (operations: unknown[], after: string[]) => {
      const answer = await directory.patch(`/Groups/${id}`, operations);
      expect(answer.status, answer.text).toBe(200);
      expect(await membersOf(id)).toEqual(after.toSorted());
    };
    await step([{ op: 'Add', path: 'members', value: [{ $ref: null, value: b }, { value: c }] }], [a, b, c]);
    await step([{ op: 'add', value: { members: [{ value: d }] } }], [a, b, c, d]);
    await step([{ op: 'Remove', path: 'members', value: [{ value: a }] }], [b, c, d]);
    await step([{ op: 'remove', path: `members[value eq "${b}"]` }], [c, d]);
    await step([{ op: 'remove', path: `members[value eq "${a}" or value eq "${c}"]` }], [d]);
    await step(
      [
        { op: 'add', path: 'members', value: a },
        { op: 'remove', path: `members[value eq "${d}"]` },
      ],
      [a],
    );
    await step([{ op: 'replace', path: 'members', value: asMembers([b, c]) }], [b, c]);
    await step([{ op: 'add', path: 'members', value: asMembers([b, c]) }], [b, c]);
    const { display } = (await directory.get(`/Groups/${id}`)).json<Group>().members!.find(({ value }) => value === b)!;
    await step([{ op: 'remove', path: `members[display eq "${display}"]` }], [c]);
    await step([{ op: 'replace', value: { id, displayName: fresh('Pushed'), members: asMembers([a, b]) } }], [a, b]);
    await step([{ op: 'replace', path: 'members', value: [] }], []);
    await step([{ op: 'add', path: 'members', value: asMembers([a, b]) }], [a, b]);
    await step([{ op: 'remove', path: 'members' }], []);
    await step([{ op: 'replace', path: 'nickName', value: 'x' }].slice(1), []);
  });

  it('takes thousands of single changes of members in one request, and few filters that compare all members', async () => {
    const ids = await people(10);
    const { id } = await group();
    const adds = Array.from({ length: 4000 }, (_, index) => ({
      op: 'add',
      path: 'members',
      value: [{ value: ids[index % 10] }],
    }));
    const removes = ids.slice(5).map((value) => ({ op: 'remove', path: `members[value eq "${value}"]` }));
    expect((await directory.patch(`/Groups/${id}`, [...adds, ...removes])).status).toBe(200);
    expect(await membersOf(id)).toEqual(ids.slice(0, 5).toSorted());
    const matching = Array.from({ length: 21 }, () => ({ op: 'remove', path: 'members[display co "nobody"]' }));
    expect((await directory.patch(`/Groups/${id}`, matching.slice(1))).status).toBe(200);
    expect((await directory.patch(`/Groups/${id}`, matching)).status).toBe(413);
  });

  it('SCIM 5: members who are nobody here are refused, and nothing is half done', async () => {
    const [a] = (await people(1)) as [string];
    const { id } = await group({ members: asMembers([a]) });
    for (const value of ['nonsense', directory.id, '', { a: 1 }, { value: id, type: 'Group' }]) {
      const answer = await directory.patch(`/Groups/${id}`, [
        { op: 'remove', path: 'members' },
        { op: 'add', path: 'members', value: [value] },
      ]);
      expect([answer.status, answer.json<{ scimType: string }>().scimType], JSON.stringify(value)).toEqual([
        400,
        'invalidValue',
      ]);
    }
    const unknown = await directory.patch(`/Groups/${id}`, [{ op: 'replace', path: 'nosuch', value: [] }]);
    expect(unknown.status).toBe(400);
    expect(await membersOf(id)).toEqual([a]);
    expect(
      (await directory.patch(`/Groups/${id}`, [{ op: 'remove', path: 'members[value eq "nobody"]' }])).status,
    ).toBe(200);
  });

  it('filters of groups, and members left out', async () => {
    const [a] = (await people(1)) as [string];
    const made = await group({ externalId: 'G-42', members: asMembers([a]) });
    const find = async (filter: string, more = '') =>
      (await directory.get(`/Groups?filter=${encodeURIComponent(filter)}${more}`)).json<{ Resources: Group[] }>()
        .Resources;
    expect(await find(`displayName eq "${made.displayName.toUpperCase()}"`)).toEqual([
      (await directory.get(`/Groups/${made.id}`)).json(),
    ]);
    for (const filter of [
      'externalId eq "G-42"',
      `id eq "${made.id}"`,
      `members.value eq "${a}"`,
      `members eq "${a}"`,
      `members[value eq "${a}" and type eq "User"]`,
    ])
      expect(
        (await find(filter)).map(({ id }) => id),
        filter,
      ).toEqual([made.id]);
    const [slim] = await find('externalId eq "G-42"', '&excludedAttributes=members');
    expect(slim).not.toHaveProperty('members');
    expect((await directory.get(`/Groups/${made.id}?attributes=displayName`)).json()).not.toHaveProperty('members');
    const users = await directory.get(`/Users?filter=${encodeURIComponent(`groups.value eq "${made.id}"`)}`);
    expect(users.json()).toMatchObject({ totalResults: 1, Resources: [{ id: a }] });
  });

  it('parallel changes of members lose nothing', async () => {
    const ids = await people(100);
    const { id } = await group({ members: asMembers(ids.slice(0, 50)) });
    const answers = await Promise.all(
      ids.map((value, index) =>
        directory.patch(`/Groups/${id}`, [
          index < 50
            ? { op: 'remove', path: `members[value eq "${value}"]` }
            : { op: 'add', path: 'members', value: [{ value }] },
        ]),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await membersOf(id)).toEqual(ids.slice(50).toSorted());
  });

  it('SCIM 11: 5,000 members in one request are taken', async () => {
    const { rows } = server;
    const [connection] = await rows<{ tenant_id: string }>('select tenant_id from scim_connections where id = $1', [
      directory.id,
    ]);
    await rows(
      `with people as (
         insert into users (id, email, email_folded, name, metadata, verified, super_user, created_at, updated_at)
         select gen_random_uuid(), '', 'none:' || n, 'Many', '{}', false, false, now(), now() from generate_series(1, 5000) n returning id
       ), members as (
         insert into memberships (tenant_id, user_id, state, created_at) select $1, id, 'active', now() from people
       ) select`,
      [connection!.tenant_id],
    );
    const many = await rows<{ id: string }>(
      `insert into scim_users (id, tenant_id, connection_id, user_id, owns_account, user_name_folded, active, attributes, version, created_at, updated_at)
       select gen_random_uuid(), $1, $2, u.id, true, u.email_folded, true, jsonb_build_object('userName', u.email_folded, 'active', true), 1, now(), now()
       from users u where u.name = 'Many' returning id`,
      [connection!.tenant_id, directory.id],
    );
    const { id } = await group();
    const answer = await directory.put(`/Groups/${id}`, {
      displayName: 'Everybody',
      members: asMembers(many.map((each) => each.id)),
    });
    expect(answer.status).toBe(200);
    expect(answer.json<Group>().members).toHaveLength(5000);
    await rows("delete from users where name = 'Many'");
  });
});

describe('bulk', () => {
  it('SCIM 6: operations refer to others by bulkId, in any order', async () => {
    const answer = await directory.post('/Bulk', {
      schemas: ['urn:ietf:params:scim:api:messages:2.0:BulkRequest'],
      Operations: [
        {
          method: 'POST',
          path: '/Groups',
          bulkId: 'g',
          data: { displayName: 'Bulk crew', members: [{ value: 'bulkId:u' }] },
        },
        { method: 'post', path: '/Users', bulkId: 'u', data: { userName: fresh('bulk') } },
        {
          method: 'PATCH',
          path: '/Users/bulkId:u',
          data: { Operations: [{ op: 'add', path: 'title', value: 'Pilot' }] },
        },
      ],
    });
    expect(answer.status).toBe(200);
    const { Operations } = answer.json<{
      Operations: { bulkId?: string; status: string; location: string; version: string }[];
    }>();
    expect(Operations.map(({ bulkId, status }) => [bulkId, status])).toEqual([
      ['u', '201'],
      ['g', '201'],
      [undefined, '200'],
    ]);
    const id = Operations[0]!.location.split('/').at(-1)!;
    expect((await directory.get(`/Users/${id}`)).json()).toMatchObject({
      title: 'Pilot',
      groups: [{ display: 'Bulk crew' }],
    });
  });

  it('failures have their error, and failOnErrors stops', async () => {
    const wrong = { method: 'POST', path: '/Users', bulkId: 'x', data: {} };
    const answer = await directory.post('/Bulk', { failOnErrors: 2, Operations: [wrong, wrong, wrong] });
    const { Operations } = answer.json<{ Operations: { status: string; response: { scimType: string } }[] }>();
    expect(Operations.map(({ status, response }) => [status, response.scimType])).toEqual([
      ['400', 'invalidValue'],
      ['400', 'invalidValue'],
    ]);
    const circle = await directory.post('/Bulk', {
      Operations: [
        { method: 'POST', path: '/Groups', bulkId: 'a', data: { displayName: 'bulkId:b' } },
        { method: 'POST', path: '/Groups', bulkId: 'b', data: { displayName: 'bulkId:a' } },
        { method: 'POST', path: '/Bulk', bulkId: 'c', data: {} },
        { method: 'GET', path: '/Users' },
      ],
    });
    expect(circle.json<{ Operations: { status: string }[] }>().Operations.map(({ status }) => status)).toEqual([
      '409',
      '409',
      '400',
      '405',
    ]);
  });

  it('refers by whole values and segments, and leaves other texts alone', async () => {
    const userName = fresh('refers');
    const answer = await directory.post('/Bulk', {
      Operations: [
        { method: 'POST', path: '/Users', bulkId: 'ana@acme', data: { userName, title: 'see bulkId:nobody' } },
        {
          method: 'PATCH',
          path: '/Users/bulkId:ana@acme',
          data: { Operations: [{ op: 'add', path: 'title', value: 'x' }] },
        },
        { method: 'POST', path: '/Users/.search', bulkId: 'search', data: { filter: 'userName pr' } },
      ],
    });
    expect(answer.json<{ Operations: object[] }>().Operations).toMatchObject([
      { status: '201' },
      { status: '200' },
      { status: '400' },
    ]);
  });

  it('does not guess which of two operations with the same bulkId is meant', async () => {
    const [one, two] = [fresh('twice'), fresh('twice')];
    const answer = await directory.post('/Bulk', {
      Operations: [
        { method: 'POST', path: '/Users', bulkId: 'same', data: { userName: one } },
        { method: 'POST', path: '/Users', bulkId: 'same', data: { userName: two } },
        {
          method: 'POST',
          path: '/Groups',
          bulkId: 'group',
          data: { displayName: one, members: [{ value: 'bulkId:same' }] },
        },
      ],
    });
    expect(answer.json<{ Operations: object[] }>().Operations).toMatchObject([
      { status: '201' },
      { status: '201' },
      { status: '409' },
    ]);
  });

  it('SCIM 11: 100,000 operations are refused', async () => {
    const operations = Array.from({ length: 100_000 }, () => 0);
    const bulk = await directory.post('/Bulk', { Operations: operations });
    expect([bulk.status, bulk.json<{ scimType: string }>().scimType]).toEqual([413, 'tooMany']);
    const { id } = await group();
    expect((await directory.patch(`/Groups/${id}`, operations)).status).toBe(413);
  });
});

describe('limits', () => {
  it('SCIM 11: among 400 wrong tokens of one address a 429 comes, 120 are 401, and the right token goes on', async () => {
    const from = { 'x-forwarded-for': '198.51.100.7' };
    const wrong = directoryOf(server, directory.id, 'wrong');
    const statuses: number[] = [];
    for (let tries = 0; tries < 400; tries += 1) {
      const answer = await wrong.call('GET', '/Users', undefined, from);
      statuses.push(answer.status);
      if (answer.status !== 429) continue;
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(answer.headers.get('content-type')).toContain('application/scim+json');
      expect(answer.json()).toMatchObject({ status: '429', schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'] });
    }
    expect(new Set(statuses.slice(0, 120))).toEqual(new Set([401]));
    expect(statuses.at(-1)).toBe(429);
    expect((await directory.call('GET', '/Users?count=1', undefined, from)).status).toBe(200);
    server.clock.advance(60_000);
    expect((await wrong.call('GET', '/Users', undefined, from)).status).toBe(401);
  });

  it('SCIM 11: locations come from the configured base URL', async () => {
    const answer = await directory.call(
      'POST',
      '/Users',
      { userName: fresh('located') },
      { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' },
    );
    expect(answer.text).not.toContain('evil.example');
    expect(answer.headers.get('location')).toBe(answer.json<{ meta: { location: string } }>().meta.location);
  });
});

describe('dialects', () => {
  const enterprise = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';
  type Dialect = (userName: string) => Promise<string>;
  const lookUp = async (userName: string) => {
    const answer = await directory.get(
      `/Users?filter=${encodeURIComponent(`userName eq "${userName}"`)}&startIndex=1&count=1`,
    );
    expect(answer.json()).toMatchObject({ totalResults: 0, Resources: [] });
  };
  const createBy = async (body: Record<string, unknown>) => {
    await lookUp(body['userName'] as string);
    const answer = await directory.post('/Users', {
      schemas: ['urn:ietf:params:scim:schemas:core:2.0:User', enterprise],
      ...body,
    });
    expect(answer.status, answer.text).toBe(201);
    return answer.json<{ id: string }>().id;
  };
  const patchBy = async (id: string, operations: unknown[]) => {
    const answer = await directory.patch(`/Users/${id}`, operations);
    expect(answer.status, answer.text).toBe(200);
  };
  const goal = (userName: string) => ({
    userName,
    externalId: `ext-${userName}`,
    displayName: 'Dana Lee',
    name: { givenName: 'Dana', familyName: 'Lee' },
    emails: [{ type: 'work', value: `${userName}@dialect.example`, primary: true }],
    active: false,
    [enterprise]: { department: 'Docks' },
  });

  const dialects: Record<string, Dialect> = {
    'Entra without flag': async (userName) => {
      const id = await createBy({
        userName,
        externalId: `ext-${userName}`,
        active: true,
        emails: [{ primary: true, type: 'work', value: 'old@dialect.example' }],
        meta: { resourceType: 'User' },
        name: { formatted: 'x', familyName: 'Old' },
        roles: [],
      });
      await patchBy(id, [
        { op: 'Replace', path: 'emails[type eq "work"].value', value: `${userName}@dialect.example` },
        { op: 'Replace', path: 'name.familyName', value: 'Lee' },
        { op: 'Add', path: 'name.givenName', value: 'Dana' },
        { op: 'Remove', path: 'name.formatted' },
        { op: 'Add', path: 'displayName', value: 'Dana Lee' },
        { op: 'Add', path: `${enterprise}:department`, value: 'Docks' },
      ]);
      await patchBy(id, [{ op: 'Replace', path: 'active', value: 'False' }]);
      return id;
    },
    'Entra with flag': async (userName) => {
      const id = await createBy({ userName, externalId: `ext-${userName}`, active: true });
      await patchBy(id, [
        {
          op: 'replace',
          value: {
            displayName: 'Dana Lee',
            'name.givenName': 'Dana',
            'name.familyName': 'Lee',
            [`${enterprise}:department`]: 'Docks',
          },
        },
        { op: 'add', path: 'emails[type eq "work"].value', value: `${userName}@dialect.example` },
        { op: 'add', path: 'emails[type eq "work"].primary', value: true },
      ]);
      await patchBy(id, [{ op: 'replace', path: 'active', value: false }]);
      return id;
    },
    'Okta with PATCH': async (userName) => {
      const id = await createBy({
        userName,
        externalId: `ext-${userName}`,
        password: 'aaA1-secret',
        groups: [],
        active: true,
        displayName: 'x',
      });
      const { active: _active, ...rest } = goal(userName);
      expect(
        (await directory.put(`/Users/${id}`, { id, ...rest, active: true, meta: { resourceType: 'User' } })).status,
      ).toBe(200);
      await patchBy(id, [{ op: 'replace', value: { active: false } }]);
      return id;
    },
    'Okta with PUT': async (userName) => {
      const id = await createBy({ ...goal(userName), active: true, displayName: 'x' });
      expect((await directory.put(`/Users/${id}`, goal(userName))).status).toBe(200);
      return id;
    },
    OneLogin: async (userName) => {
      const id = await createBy({ ...goal(userName), active: true, displayName: 'x' });
      expect((await directory.get(`/Users/${id}`)).status).toBe(200);
      const groups = (await directory.get('/Groups')).json<{ Resources: Group[] }>();
      expect(groups.Resources).toBeInstanceOf(Array);
      const { id: groupId } = await group();
      const add = { op: 'add', path: 'members', value: [{ value: id }] };
      expect((await directory.patch(`/Groups/${groupId}`, [add])).status).toBe(200);
      const remove = { op: 'remove', path: `members[value eq "${id}"]` };
      expect((await directory.patch(`/Groups/${groupId}`, [remove])).status).toBe(200);
      expect(await membersOf(groupId)).toEqual([]);
      expect((await directory.put(`/Users/${id}`, goal(userName))).status).toBe(200);
      return id;
    },
    // its connection test makes a user and a group, and sends JSON
    JumpCloud: async (userName) => {
      const json = { 'content-type': 'application/json' };
      const made = await directory.call('POST', '/Users', { ...goal(userName), active: true }, json);
      expect(made.status, made.text).toBe(201);
      const { id } = made.json<{ id: string }>();
      const { id: groupId } = await group({ members: [{ value: id }] });
      for (const op of ['remove', 'add', 'remove'])
        expect(
          (await directory.patch(`/Groups/${groupId}`, [{ op, path: 'members', value: [{ value: id }] }])).status,
        ).toBe(200);
      expect(await membersOf(groupId)).toEqual([]);
      expect((await directory.remove(`/Groups/${groupId}`)).status).toBe(204);
      expect((await directory.call('PUT', `/Users/${id}`, goal(userName), json)).status).toBe(200);
      return id;
    },
    Google: async (userName) => {
      const id = await createBy({ ...goal(userName), active: true });
      await patchBy(id, [{ op: 'replace', value: { active: false } }]);
      await patchBy(id, [{ op: 'replace', value: { active: true } }]);
      expect((await directory.remove(`/Users/${id}`)).status).toBe(204);
      const again = await createBy({ ...goal(userName) });
      return again;
    },
  };

  it.each(Object.entries(dialects))('%s ends in the same state', async (_name, run) => {
    const userName = fresh('dialect');
    const id = await run(userName);
    const { attributes, state } = (
      await server.rows<{ attributes: object; state: string }>(
        'select s.attributes, m.state from scim_users s join memberships m on m.user_id = s.user_id and m.tenant_id = s.tenant_id where s.id = $1',
        [id],
      )
    )[0]!;
    expect(attributes).toEqual(goal(userName));
    expect(state).toBe('disabled');
  });

  it('what Okta asserts of a SCIM server', async () => {
    const first = (await directory.get('/Users?count=1&startIndex=1')).json<{ Resources: Record<string, unknown>[] }>();
    expect(first).toMatchObject({
      schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'],
      itemsPerPage: 1,
      startIndex: 1,
      totalResults: expect.any(Number) as number,
    });
    const { id } = first.Resources[0] as { id: string };
    expect((await directory.get(`/Users/${id}`)).json()).toMatchObject({
      id,
      userName: expect.any(String) as string,
      active: expect.any(Boolean) as boolean,
      meta: { resourceType: 'User' },
    });
    const missing = await directory.get('/Users/010101001010101011001010101011');
    expect(missing.status).toBe(404);
    expect(missing.json()).toMatchObject({
      schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
      detail: expect.any(String) as string,
    });
    const userName = `${fresh('okta')}@okta.example`;
    const body = {
      schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
      userName,
      name: { givenName: 'Ok', familyName: 'Ta' },
      emails: [{ primary: true, value: userName, type: 'work' }],
      displayName: 'Ok Ta',
      active: true,
    };
    const made = await directory.post('/Users', body);
    expect(made.status).toBe(201);
    expect(made.json()).toMatchObject(body);
    expect((await directory.post('/Users', body)).status).toBe(409);
    const groups = await directory.get('/Groups');
    expect(groups.json()).toMatchObject({ schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'] });
  });
});
