import { beforeAll, describe, expect, it } from 'vitest';
import type { Role, Tenant } from '#shared/contract/entities.ts';
import type {
  Destruction,
  SubAccount,
  SubTenantRow,
  SubTenantTree,
  SubTenantUser,
} from '#shared/contract/sub-accounts/sub-accounts.ts';
import { bearer, callerFor, linkParts, paths } from '#server/testing/flows.ts';
import type { SeededUser } from '#server/testing/users.ts';
import { useTestServer } from '#server/testing/test-server.ts';

const server = await useTestServer({
  config: {
    roles: [
      { key: 'admin', name: 'Admin', level: 0, permissions: ['fe.*'], isFirstUser: true },
      { key: 'lead', name: 'Lead', level: 50, permissions: ['fe.secure.*'] },
      {
        key: 'reader',
        name: 'Reader',
        level: 60,
        permissions: ['fe.secure.read.*', 'fe.account-hierarchy.read.subAccount'],
      },
      { key: 'member', name: 'Member', level: 100, permissions: [], isDefault: true },
    ],
  },
});
const { people } = server;
const { acme, globex } = people;
const hierarchy = '/tenants/resources/hierarchy';
const accounts = '/tenants/resources/sub-tenants/v1';
const users = '/identity/resources/sub-tenants/users';
type Page<T> = { items: T[]; _metadata: { totalItems: number; totalPages: number }; _links: Record<string, string> };

async function signIn(user: Pick<SeededUser, 'email' | 'password'>) {
  const { browser, headers, session } = await callerFor(server, user as SeededUser);
  const send = (method: string, path: string, body?: unknown, as = headers) =>
    browser.send(method, path, {
      ...(body !== undefined && { body: JSON.stringify(body) }),
      headers: { ...as, 'content-type': 'application/json' },
    });
  return {
    browser,
    session,
    send,
    get: async <T>(path: string) => (await send('GET', path)).json<T>(),
    create: async (body: object) => (await send('POST', accounts, body)).json<SubAccount>(),
    page: async (query = '') => (await send('GET', `${hierarchy}/v2?${query}`)).json<Page<SubTenantRow>>(),
    people: async (query = '') => (await send('GET', `${users}/v1?${query}`)).json<Page<SubTenantUser>>(),
  };
}

const admin = await signIn(people.admin);
const roles = await admin.get<Role[]>('/identity/resources/roles/v1');
const roleId = (key: string) => roles.find((role) => role.key === key)!.id;
const code = (answer: { json(): unknown }) => (answer.json() as { errorCode?: string }).errorCode;
const giveRole = (user: SeededUser, key: string) =>
  admin.send('PUT', '/team/resources/members/v1', { id: user.id, roleIds: [roleId(key)] });
const actions = async (tenantId: string) =>
  (
    await server.rows<{ action: string }>(
      `select action from audits where tenant_id = $1 and (action like 'account.%' or action like 'user.sub-account%') order by id`,
      [tenantId],
    )
  ).map(({ action }) => action);

/** Acme → North (may hold others) → Harbour; Acme → South. */
const north = await admin.create({ name: 'North 🧭', isReseller: true });
const harbour = await admin.create({ name: 'Harbour', parentTenantId: north.tenantId });
const south = await admin.create({
  name: 'جنوب',
  tenantId: '5b0d7c7e-4f3e-4a84-9a0c-0d3f0f6f1b01',
  currency: 'EUR',
  alias: 'south',
});

/** An invited and activated user of an account. */
async function activate(email: string): Promise<{ email: string; password: string }> {
  await server.settle();
  const { userId, token } = linkParts(server.mailbox.linkPath(email));
  const answer = await server.browser().post(paths.activate, { userId, token, password: 'quiet harbour at noon' });
  if (answer.status !== 200) throw new Error(`activation of ${email}: ${answer.status} ${answer.text}`);
  return { email, password: 'quiet harbour at noon' };
}

describe('7 the hierarchy', () => {
  it('lists all descendants, with their depth', async () => {
    const listed = await admin.get<{ tenantId: string; level: number }[]>(`${hierarchy}/v1`);
    expect(listed.map(({ tenantId, level }) => [tenantId, level])).toEqual(
      expect.arrayContaining([
        [north.tenantId, 1],
        [south.tenantId, 1],
        [harbour.tenantId, 2],
      ]),
    );
    expect(listed).toHaveLength(3);
  });

  it('is a tree from the user’s own account down', async () => {
    const tree = await admin.get<SubTenantTree>(`${hierarchy}/v1/tree`);
    expect(tree).toMatchObject({
      tenantId: acme,
      tenantName: 'Acme',
      children: expect.arrayContaining([
        expect.objectContaining({
          tenantId: north.tenantId,
          children: [expect.objectContaining({ tenantName: 'Harbour' })],
        }),
      ]),
    });
  });

  it('lists the ancestors, the nearest first', async () => {
    expect(await admin.get(`${hierarchy}/v1/parents`)).toEqual([]);
    const parents = await admin.get<{ tenantName: string; level: number }[]>(
      `${hierarchy}/v1/parents/${harbour.tenantId}`,
    );
    expect(parents.map(({ tenantName, level }) => [tenantName, level])).toEqual([
      ['North 🧭', 1],
      ['Acme', 2],
    ]);
  });

  it('9 pages of 50 by index, children first; _subTenantId goes down, _filter finds at any depth', async () => {
    const first = await admin.page('_filter=null&_subTenantId=undefined');
    expect(first.items.map(({ name }) => name)).toEqual(['North 🧭', 'جنوب']);
    expect(first.items[0]).toMatchObject({
      isReseller: true,
      subAccountAccessType: 'defaultOff',
      metadata: { isParent: true },
      numberOfSubAccounts: 1,
      numberOfUsers: 0,
      level: 1,
      parentTenantId: acme,
      parentNames: [],
      tenantType: 'customer',
    });
    expect(first._links['next']).toBe('');
    expect((await admin.page(`_subTenantId=${north.tenantId}`)).items).toMatchObject([
      { name: 'Harbour', level: 2, parentNames: ['North 🧭'], metadata: { isParent: false } },
    ]);
    expect((await admin.page('_filter=HARB')).items).toMatchObject([{ name: 'Harbour', parentNames: ['North 🧭'] }]);
    expect((await admin.page('_filter=south')).items).toMatchObject([{ alias: 'south' }]);
    expect((await admin.page('_filter=%25')).items).toEqual([]);
  });

  it.each([
    ['name', 'ASC'],
    ['name', 'desc'],
    ['createdAt', 'DESC'],
    ['tenantId', 'ASC'],
  ])('sorts by %s %s, and pages without omissions', async (sortBy, order) => {
    const pages = await Promise.all(
      [0, 1, 2].map((offset) => admin.page(`_depth=all&_limit=1&_offset=${offset}&_sortBy=${sortBy}&_order=${order}`)),
    );
    expect(pages[0]!._metadata).toEqual({ totalItems: 3, totalPages: 3 });
    expect(pages[0]!._links['next']).toContain('_offset=1');
    expect(new Set(pages.flatMap(({ items }) => items.map(({ tenantId }) => tenantId))).size).toBe(3);
    if (sortBy === 'tenantId')
      expect(pages.map(({ items }) => items[0]!.tenantId)).toEqual(
        [north, harbour, south].map(({ tenantId }) => tenantId).sort(),
      );
  });

  it('counts sub-accounts and their users, and omits those out of reach', async () => {
    const ids = [acme, north.tenantId, harbour.tenantId, globex].join(',');
    expect(await admin.get(`${hierarchy}/v2/metadata?_tenantIds=${ids}`)).toEqual(
      expect.arrayContaining([
        { tenantId: acme, totalSubTenants: 3, isParent: true, subAccountAccessType: 'defaultOff' },
        { tenantId: north.tenantId, totalSubTenants: 1, isParent: true, subAccountAccessType: 'defaultOff' },
        { tenantId: harbour.tenantId, totalSubTenants: 0, isParent: false, subAccountAccessType: 'defaultOff' },
      ]),
    );
    const counted = (
      await admin.send('POST', '/identity/resources/tenants/users/v1/count', {
        tenantIds: [acme, globex, north.tenantId],
      })
    ).json<object[]>();
    expect(counted).toEqual(
      expect.arrayContaining([
        { tenantId: acme, totalUsers: 3, totalAccessAllowedUsers: 0 },
        { tenantId: north.tenantId, totalUsers: 0, totalAccessAllowedUsers: 0 },
      ]),
    );
    expect(counted).toHaveLength(2);
  });
});

describe('4 an account is created', () => {
  it('only below one that may have sub-accounts', async () => {
    const refusal = async (body: object) => code(await admin.send('POST', accounts, { name: 'X', ...body }));
    expect(await refusal({ parentTenantId: south.tenantId })).toBe('account-holds-none');
    expect(await refusal({ parentTenantId: globex })).toBe('account-not-found');
    expect(await refusal({ parentTenantId: 'nonsense' })).toBe('account-not-found');
    expect(await refusal({ tenantId: south.tenantId })).toBe('account-id-taken');
    expect(await refusal({ tenantId: globex })).toBe('account-id-taken');
    expect(await refusal({ alias: 'south' })).toBe('account-alias-taken');
    expect(await refusal({ timezone: 'Nowhere' })).toBe('invalid-request');
  });

  it('and its first admin is invited, who then manages it', async () => {
    const made = await admin.create({ name: 'West', creatorEmail: 'wanda@west.example', creatorName: 'Wanda' });
    const wanda = await signIn(await activate('wanda@west.example'));
    expect(wanda.session.tenantId).toBe(made.tenantId);
    expect(
      (await wanda.send('GET', '/team/resources/members/v1'))
        .json<{ items: { email: string }[] }>()
        .items.map(({ email }) => email),
    ).toEqual(['wanda@west.example']);
    // a parent account that the user is no member of stays unknown
    const [own] = await wanda.get<Tenant[]>('/identity/resources/users/v2/me/tenants');
    expect(own).toMatchObject({ id: made.tenantId });
    expect(own).not.toHaveProperty('parentTenantId');
    expect(await wanda.get<{ tenantName: string }[]>(`${hierarchy}/v1/parents`)).toMatchObject([
      { tenantName: 'Acme', level: 1 },
    ]);
    await admin.send('DELETE', `${accounts}/${made.tenantId}`);
  });

  it('not deeper than the sixteenth level', async () => {
    let parent = north.tenantId;
    let answer = await admin.send('POST', accounts, { name: 'L', parentTenantId: parent, isReseller: true });
    const [top] = [answer.json<SubAccount>().tenantId];
    for (let level = 4; level < 20 && answer.status === 200; level += 1) {
      parent = answer.json<SubAccount>().tenantId;
      answer = await admin.send('POST', accounts, { name: `L${level}`, parentTenantId: parent, isReseller: true });
    }
    expect(code(answer)).toBe('account-too-deep');
    expect((await admin.send('DELETE', `${accounts}/${top}`)).status).toBe(200);
  });
});

describe('4 an account is changed', () => {
  it('by name, alias, type and management, each audited in the parent and in the account', async () => {
    const made = await admin.create({ name: 'East' });
    expect(
      (await admin.send('PATCH', `${accounts}/${made.tenantId}`, { name: 'East 東', tenantType: 'test' })).status,
    ).toBe(200);
    expect(
      (await admin.send('PUT', `${accounts}/${made.tenantId}/management`, { isReseller: true })).json(),
    ).toMatchObject({ name: 'East 東' });
    expect(
      (await admin.send('PUT', `${accounts}/${made.tenantId}/hierarchy-settings`, { subAccountAccessType: 'alwaysOn' }))
        .status,
    ).toBe(200);
    expect((await admin.page('_filter=East')).items).toMatchObject([
      { name: 'East 東', tenantType: 'test', isReseller: true, subAccountAccessType: 'alwaysOn' },
    ]);
    expect(code(await admin.send('PATCH', `${accounts}/${made.tenantId}`, { alias: 'south' }))).toBe(
      'account-alias-taken',
    );
    expect(await actions(made.tenantId)).toEqual([
      'account.changed',
      'account.management-changed',
      'account.access-changed',
    ]);
    expect((await actions(acme)).slice(-4)).toEqual([
      'account.created',
      'account.changed',
      'account.management-changed',
      'account.access-changed',
    ]);
    await admin.send('DELETE', `${accounts}/${made.tenantId}`);
  });

  it('by two admins at once: the second is told which field the first changed, and overwrites nothing unseen', async () => {
    const made = await admin.create({ name: 'Dover' });
    const change = (body: object) => admin.send('PATCH', `${accounts}/${made.tenantId}`, body);
    const asRead = { name: 'Dover', alias: null, tenantType: 'customer' };
    expect((await change({ name: 'Dover One', asRead })).status).toBe(200);
    const refused = await change({ name: 'Dover Two', tenantType: 'test', asRead });
    expect([refused.status, refused.json()]).toMatchObject([
      409,
      { errorCode: 'changed-meanwhile', context: { fields: ['name'] } },
    ]);
    // another field, and the same value by both, do not conflict
    expect((await change({ tenantType: 'test', asRead })).status).toBe(200);
    expect((await change({ name: 'Dover One', asRead })).status).toBe(200);
    expect((await admin.page('_filter=Dover')).items).toMatchObject([{ name: 'Dover One', tenantType: 'test' }]);
    const answers = await Promise.all(
      ['Three', 'Four', 'Five'].map((name) => change({ name, asRead: { name: 'Dover One' } })),
    );
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409]);

    const setAccess = (subAccountAccessType: string, read: string) =>
      admin.send('PUT', `${accounts}/${made.tenantId}/hierarchy-settings`, {
        subAccountAccessType,
        asRead: { subAccountAccessType: read },
      });
    expect((await setAccess('alwaysOn', 'defaultOff')).status).toBe(200);
    expect(code(await setAccess('defaultOn', 'defaultOff'))).toBe('changed-meanwhile');
    expect((await setAccess('defaultOn', 'alwaysOn')).status).toBe(200);
    await admin.send('DELETE', `${accounts}/${made.tenantId}`);
  });

  it('users cannot rename or delete their own, nor let it have sub-accounts', async () => {
    for (const [method, path, body] of [
      ['PATCH', '', { name: 'Mine' }],
      ['DELETE', '', undefined],
      ['PUT', '/management', { isReseller: true }],
      ['GET', '/destruction', undefined],
    ] as const) {
      expect(code(await admin.send(method, `${accounts}/${acme}${path}`, body))).toBe('account-not-found');
    }
  });
});

describe('users of accounts', () => {
  const invite = (tenantId: string, email: string, roleIds: string[]) =>
    admin.send('POST', `${users}/v1`, {
      user: { email, name: email.split('@')[0] },
      subTenants: [{ tenantId, roleIds }],
    });

  it('4 are invited from the parent, listed ten at a time by name descending, given and taken roles, and removed', async () => {
    for (let n = 10; n < 22; n += 1)
      expect((await invite(north.tenantId, `p${n}@north.example`, n === 10 ? [roleId('admin')] : [])).status).toBe(200);
    const list = await admin.people(`_tenantId=${north.tenantId}`);
    expect(list._metadata).toEqual({ totalItems: 12, totalPages: 2 });
    expect(list.items.map(({ name }) => name)).toEqual(Array.from({ length: 10 }, (_, at) => `p${21 - at}`));
    const user = (await admin.people(`_tenantId=${north.tenantId}&_filter=p11`)).items[0]!;
    expect(user).toMatchObject({
      tenantIds: [north.tenantId],
      tenants: [{ roles: [], activated: false, subAccountAccessAllowed: false }],
    });
    const change = async (method: string, ids: string[]) => {
      const answer = await admin.send(method, `${users}/v1/${user.id}/roles`, {
        subTenantsRoles: [{ tenantId: north.tenantId, roleIds: ids }],
        ipAddress: '1.2.3.4',
      });
      expect(answer.status).toBe(200);
      return (await admin.people(`_tenantId=${north.tenantId}&_filter=p11`)).items[0]!.tenants[0]!.roles.map(
        ({ key }) => key,
      );
    };
    expect(await change('POST', [roleId('reader')])).toEqual(['reader']);
    expect(await change('POST', [roleId('member')])).toEqual(['reader', 'member']);
    expect(await change('DELETE', [roleId('reader')])).toEqual(['member']);
    expect(await change('PATCH', [roleId('lead')])).toEqual(['lead']);
    expect(
      (await admin.send('DELETE', `${users}/v1`, { userId: user.id, subTenants: [{ tenantId: north.tenantId }] }))
        .status,
    ).toBe(200);
    expect((await admin.people(`_tenantId=${north.tenantId}&_filter=p11`)).items).toEqual([]);
    expect(await server.rows('select id from users where id = $1', [user.id])).toEqual([]);
  });

  it('several at once, with access below', async () => {
    expect(
      (
        await admin.send('POST', `${users}/v2/`, {
          users: [{ email: 'q1@south.example' }, { email: 'q2@south.example', name: 'Q Two' }],
          tenantId: south.tenantId,
          roleIds: [roleId('member')],
          allowSubAccountAccess: true,
        })
      ).status,
    ).toBe(200);
    const { items } = await admin.people(`_tenantId=${south.tenantId}&_sortBy=email&_order=asc`);
    expect(items.map(({ email, tenants }) => [email, tenants[0]!.subAccountAccessAllowed])).toEqual([
      ['q1@south.example', true],
      ['q2@south.example', true],
    ]);
  });

  it.each(['name', 'email', 'createdAt', 'id'])(
    'sorted by %s in both directions, pages continue without gaps',
    async (sortBy) => {
      const listed = async (order: string) =>
        (
          await Promise.all(
            [0, 1, 2].map((offset) => admin.people(`_limit=5&_offset=${offset}&_sortBy=${sortBy}&_order=${order}`)),
          )
        ).map(({ items, _metadata }) => ({ ids: items.map(({ id }) => id), total: _metadata.totalItems }));
      const [up, down] = [await listed('asc'), await listed('desc')];
      const all = up.flatMap(({ ids }) => ids);
      expect([new Set(all).size, up[0]!.total]).toEqual([all.length, down[0]!.total]);
      const everybody = async (order: string) =>
        (await admin.people(`_limit=200&_sortBy=${sortBy}&_order=${order}`)).items;
      const whole = await everybody('asc');
      expect([whole.length, whole.slice(0, 15).map(({ id }) => id)]).toEqual([up[0]!.total, all]);
      expect((await everybody('desc')).map(({ id }) => id)).toEqual(whole.map(({ id }) => id).toReversed());
      if (sortBy === 'email')
        expect(whole.map(({ email }) => email)).toEqual(
          whole.map(({ email }) => email).toSorted((one, other) => one.localeCompare(other)),
        );
    },
  );

  it('without an account all of the subtree are listed, each with only the accounts within reach', async () => {
    const { items } = await admin.people('_filter=gita');
    expect(items).toMatchObject([{ email: people.guest.email, tenantIds: [acme] }]);
    expect(JSON.stringify(items)).not.toContain(globex);
  });

  it('V8.4.1 one account out of reach refuses the whole call', async () => {
    expect(
      code(
        await admin.send('POST', `${users}/v1`, {
          user: { email: 'both@x.example' },
          subTenants: [{ tenantId: south.tenantId }, { tenantId: globex }],
        }),
      ),
    ).toBe('account-not-found');
    expect((await admin.people(`_tenantId=${south.tenantId}&_filter=both`)).items).toEqual([]);
    expect(code(await admin.send('GET', `${users}/v1?_tenantId=${globex}`))).toBe('account-not-found');
  });
});

describe('V2.3.3 users of several accounts change in all of them or in none', () => {
  const inBoth = (first: object, second: object) => [
    { tenantId: left.tenantId, ...first },
    { tenantId: right.tenantId, ...second },
  ];
  const send = async (method: string, path: string, body: object) =>
    (await admin.send(method, path, body)) as { status: number; json(): unknown };
  let left: SubAccount, right: SubAccount, twin: { id: string; email: string };
  const rolesOf = async () =>
    (
      await server.rows<{ key: string }>(
        'select r.key from membership_roles m join roles r on r.id = m.role_id where m.user_id = $1 and m.tenant_id = any($2::text[]) order by array_position($2::text[], m.tenant_id collate "default")',
        [twin.id, [left.tenantId, right.tenantId]],
      )
    ).map(({ key }) => key);
  const traces = async (email: string) =>
    (
      await server.rows<{ total: number }>(
        `select (select count(*) from users where email = $1) + (select count(*) from audits where details::text like '%' || $1 || '%') as total`,
        [email],
      )
    )[0]!.total;

  beforeAll(async () => {
    [left, right] = [await admin.create({ name: 'Left' }), await admin.create({ name: 'Right' })];
    const email = 'twin@pair.example';
    await send('POST', `${users}/v1`, {
      user: { email },
      subTenants: inBoth({ roleIds: [roleId('member')] }, { roleIds: [roleId('admin')] }),
    });
    await activate(email);
    await server.rows(
      `update memberships m set state = 'active' from users u where u.id = m.user_id and u.email = $1`,
      [email],
    );
    twin = { email, id: (await server.rows<{ id: string }>('select id from users where email = $1', [email]))[0]!.id };
  });

  it('invited: a role unknown to the second leaves no user in the first, and no email', async () => {
    await server.settle();
    const mails = server.mailbox.messages.length;
    const missing = '9c9d7c7e-4f3e-4a84-9a0c-0d3f0f6f1b09';
    expect(
      code(
        await send('POST', `${users}/v1`, {
          user: { email: 'half@pair.example' },
          subTenants: inBoth({}, { roleIds: [missing] }),
        }),
      ),
    ).toBe('role-not-found');
    expect(
      code(
        await send('POST', `${users}/v2/`, {
          users: [{ email: 'half@pair.example' }, { email: twin.email }],
          tenantId: left.tenantId,
        }),
      ),
    ).toBe('already-member');
    await server.settle();
    expect([await traces('half@pair.example'), server.mailbox.messages.length]).toEqual([0, mails]);
  });

  it('also on a database error in the second; and no account without its requested admin', async () => {
    await server.rows(
      `create function stumble() returns trigger language plpgsql as $$ begin if new.tenant_id = '${right.tenantId}' or (select name = 'Halfway' from tenants where id = new.tenant_id) then raise 'stumbled'; end if; return new; end $$`,
    );
    await server.rows('create trigger stumble before insert on memberships for each row execute function stumble()');
    expect(
      (await send('POST', `${users}/v1`, { user: { email: 'half@pair.example' }, subTenants: inBoth({}, {}) })).status,
    ).toBe(500);
    expect((await send('POST', accounts, { name: 'Halfway', creatorEmail: 'half@pair.example' })).status).toBe(500);
    await server.rows('drop function stumble cascade');
    expect([await traces('half@pair.example'), (await admin.page('_filter=Halfway')).items]).toEqual([0, []]);
  });

  it('given roles, and removed: the last manager of the second keeps the roles in the first', async () => {
    const change = (method: string, first: string, second: string) =>
      send(method, `${users}/v1/${twin.id}/roles`, {
        subTenantsRoles: inBoth({ roleIds: [roleId(first)] }, { roleIds: [roleId(second)] }),
      });
    expect(code(await change('PATCH', 'lead', 'member'))).toBe('last-admin');
    expect(code(await change('DELETE', 'member', 'admin'))).toBe('last-admin');
    expect(code(await send('DELETE', `${users}/v1`, { userId: twin.id, subTenants: inBoth({}, {}) }))).toBe(
      'last-admin',
    );
    expect(await rolesOf()).toEqual(['member', 'admin']);
    expect((await change('PATCH', 'reader', 'admin')).status).toBe(200);
    expect(await rolesOf()).toEqual(['reader', 'admin']);
  });

  it('V15.4.2 named in either order at once, no deadlock and no partial change', async () => {
    const change = (key: string, order: 'as named' | 'reversed') => {
      const named = inBoth({ roleIds: [roleId(key)] }, { roleIds: [roleId('admin'), roleId(key)] });
      return send('PATCH', `${users}/v1/${twin.id}/roles`, {
        subTenantsRoles: order === 'as named' ? named : named.toReversed(),
      });
    };
    const answers = await Promise.all(
      ['member', 'reader', 'member', 'reader', 'member', 'reader'].map((key, at) =>
        change(key, at % 2 === 0 ? 'as named' : 'reversed'),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(6).fill(200));
    const [first, ...second] = await rolesOf();
    expect(new Set(second)).toEqual(new Set(['admin', first]));
  });

  it('while one of them is deleted: the user is in both and then in one, or is in none', async () => {
    const [answer, gone] = await Promise.all([
      send('POST', `${users}/v1`, { user: { email: 'late@pair.example' }, subTenants: inBoth({}, {}) }),
      admin.send('DELETE', `${accounts}/${right.tenantId}`),
    ]);
    expect(gone.status).toBe(200);
    expect((await admin.people(`_tenantId=${left.tenantId}&_filter=late`)).items).toHaveLength(
      answer.status === 200 ? 1 : 0,
    );
    expect(
      (
        await send('DELETE', `${users}/v1`, {
          userId: twin.id,
          subTenants: [left, left].map(({ tenantId }) => ({ tenantId })),
        })
      ).status,
    ).toBe(200);
    expect((await admin.send('DELETE', `${accounts}/${left.tenantId}`)).status).toBe(200);
  });
});

describe('access to accounts', () => {
  it('V8.4.1 another account’s admin is refused everywhere: theirs has no sub-accounts, and this branch is not theirs', async () => {
    const stranger = await signIn(people.stranger);
    expect(code(await stranger.send('GET', `${hierarchy}/v1/tree`))).toBe('sub-accounts-off');
    expect(code(await stranger.send('GET', `${hierarchy}/v2`))).toBe('sub-accounts-off');
    expect(code(await stranger.send('POST', accounts, { name: 'Mine' }))).toBe('account-holds-none');
    await server.rows('update tenants set is_reseller = true where id = $1', [globex]);
    for (const [method, path, body] of [
      ['GET', `${hierarchy}/v1/parents/${north.tenantId}`, undefined],
      ['GET', `${hierarchy}/v2?_subTenantId=${north.tenantId}`, undefined],
      ['POST', accounts, { name: 'Mine', parentTenantId: north.tenantId }],
      ['PATCH', `${accounts}/${north.tenantId}`, { name: 'Mine' }],
      ['GET', `${accounts}/${north.tenantId}/destruction`, undefined],
      ['DELETE', `${accounts}/${north.tenantId}`, undefined],
      ['PUT', `${accounts}/${north.tenantId}/management`, { isReseller: false }],
      ['PUT', `${accounts}/${north.tenantId}/hierarchy-settings`, { subAccountAccessType: 'alwaysOn' }],
      ['GET', `${users}/v1?_tenantId=${north.tenantId}`, undefined],
      ['POST', `${users}/v1`, { user: { email: 'x@x.example' }, subTenants: [{ tenantId: north.tenantId }] }],
      ['DELETE', `${users}/v1`, { userId: people.member.id, subTenants: [{ tenantId: acme }] }],
      ['POST', `${users}/v2/`, { users: [{ email: 'x@x.example' }], tenantId: north.tenantId }],
      ['PATCH', `${users}/v1/${people.member.id}/roles`, { subTenantsRoles: [{ tenantId: acme, roleIds: [] }] }],
      ['PUT', `${users}/v1/${people.member.id}/access`, { allowAccess: true, tenantId: acme }],
      ['PUT', paths.switchTenant, { tenantId: north.tenantId }],
      ['POST', paths.tokenForTenant, { tenantId: north.tenantId }],
    ] as const) {
      expect([path, code(await stranger.send(method, path, body))]).toEqual([
        path,
        path.startsWith('/identity/resources/users') ? 'tenant-not-found' : 'account-not-found',
      ]);
    }
    expect((await stranger.page()).items).toEqual([]);
    await server.rows('update tenants set is_reseller = false where id = $1', [globex]);
  });

  it('V8.2.1 a reader reads and changes nothing; a user without the permission cannot even read', async () => {
    await giveRole(people.member, 'reader');
    const reader = await signIn(people.member);
    expect((await reader.page()).items.length).toBeGreaterThan(1);
    for (const [method, path, body] of [
      ['POST', accounts, { name: 'Mine' }],
      ['PATCH', `${accounts}/${north.tenantId}`, { name: 'Mine' }],
      ['DELETE', `${accounts}/${north.tenantId}`, undefined],
      ['GET', `${accounts}/${north.tenantId}/destruction`, undefined],
      ['PUT', `${accounts}/${north.tenantId}/management`, { isReseller: false }],
      ['PUT', `${accounts}/${north.tenantId}/hierarchy-settings`, { subAccountAccessType: 'alwaysOn' }],
      ['POST', `${users}/v2/`, { users: [{ email: 'x@x.example' }], tenantId: north.tenantId }],
      ['PUT', `${users}/v1/${people.member.id}/access`, { allowAccess: true }],
    ] as const) {
      expect([path, (await reader.send(method, path, body)).status]).toEqual([path, 403]);
    }
    const guest = await signIn(people.guest);
    expect((await guest.send('GET', `${hierarchy}/v2`)).status).toBe(403);
    await giveRole(people.member, 'member');
  });

  it('an account in the middle reaches its own branch, and neither its siblings nor its ancestors', async () => {
    const wren = await signIn(
      await (async () => {
        await admin.send('POST', `${users}/v1`, {
          user: { email: 'wren@north.example' },
          subTenants: [{ tenantId: north.tenantId, roleIds: [roleId('admin')] }],
        });
        return activate('wren@north.example');
      })(),
    );
    expect((await wren.page('_depth=all')).items.map(({ name }) => name)).toEqual(['Harbour']);
    expect(code(await wren.send('PATCH', `${accounts}/${south.tenantId}`, { name: 'Mine' }))).toBe('account-not-found');
    expect(code(await wren.send('PATCH', `${accounts}/${acme}`, { name: 'Mine' }))).toBe('account-not-found');
    expect(
      (await wren.get<{ tenantName: string }[]>(`${hierarchy}/v1/parents/${harbour.tenantId}`)).map(
        ({ tenantName }) => tenantName,
      ),
    ).toEqual(['North 🧭']);
    await admin.send('PUT', `${accounts}/${north.tenantId}/management`, { isReseller: false });
    expect(code(await wren.send('GET', `${hierarchy}/v2`))).toBe('sub-accounts-off');
    expect((await admin.page('_filter=Harbour')).items).toHaveLength(1);
    await admin.send('PUT', `${accounts}/${north.tenantId}/management`, { isReseller: true });
  });

  it('6 users cannot give a role in a sub-account that they could not give in their own account', async () => {
    await giveRole(people.member, 'lead');
    const lead = await signIn(people.member);
    expect(
      code(
        await lead.send('POST', `${users}/v1`, {
          user: { email: 'up@north.example' },
          subTenants: [{ tenantId: north.tenantId, roleIds: [roleId('admin')] }],
        }),
      ),
    ).toBe('role-above-own');
    await giveRole(people.member, 'member');
  });
});

describe('4 a user may be allowed or denied access to a sub-account', () => {
  const into = (who: Awaited<ReturnType<typeof signIn>>, tenantId: string) =>
    who.send('PUT', paths.switchTenant, { tenantId });
  const access = (user: SeededUser, allowAccess: boolean) =>
    admin.send('PUT', `${users}/v1/${user.id}/access`, { allowAccess });
  const accessType = (subAccountAccessType: string) =>
    admin.send('PUT', `${accounts}/${acme}/hierarchy-settings`, { subAccountAccessType });

  it('no access until granted, then with the permissions in the parent; and it ends at once', async () => {
    const mika = await signIn(people.member);
    expect(code(await into(mika, harbour.tenantId))).toBe('tenant-not-found');
    await giveRole(people.member, 'reader');
    expect((await access(people.member, true)).status).toBe(200);
    expect((await into(mika, harbour.tenantId)).status).toBe(200);
    const token = (await mika.browser.post(paths.refresh, {})).json<{ accessToken: string; tenantId?: string }>();
    const here = bearer(token.accessToken);
    const me = (await mika.send('GET', paths.me, undefined, here)).json<{ tenantId: string; roles: Role[] }>();
    expect([me.tenantId, me.roles.map(({ key }) => key)]).toEqual([harbour.tenantId, ['reader']]);
    // North, which is between them, is none of hers
    const ownTenants = (await mika.send('GET', '/identity/resources/users/v2/me/tenants', undefined, here)).json<
      Tenant[]
    >();
    expect(ownTenants.find(({ name }) => name === 'Harbour')).toMatchObject({ parentTenantId: acme });
    expect(ownTenants.find(({ id }) => id === acme)).not.toHaveProperty('parentTenantId');
    expect(
      (await mika.send('GET', '/team/resources/members/v1', undefined, here)).json<{ totalItems: number }>().totalItems,
    ).toBe(0);
    expect(await actions(harbour.tenantId)).toContain('account.entered');
    // a new sign-in begins in the user's own account
    expect((await signIn(people.member)).session.tenantId).toBe(acme);

    // a role lost in the parent is lost in the sub-account, and revoked access takes effect on the next call
    await giveRole(people.member, 'member');
    expect((await mika.send('GET', '/team/resources/members/v1', undefined, here)).status).toBe(403);
    await access(people.member, false);
    expect((await mika.send('GET', paths.me, undefined, here)).status).toBe(401);
    expect((await mika.browser.post(paths.refresh, {})).json<{ tenantId?: string }>().tenantId).not.toBe(
      harbour.tenantId,
    );
  });

  it('defaultOn admits all users except denied ones; alwaysOn admits all', async () => {
    const gita = await signIn(people.guest);
    await access(people.guest, false);
    await accessType('defaultOn');
    expect(code(await into(gita, harbour.tenantId))).toBe('tenant-not-found');
    expect((await into(await signIn(people.admin), south.tenantId)).status).toBe(200);
    await accessType('alwaysOn');
    expect((await into(gita, harbour.tenantId)).status).toBe(200);
    expect(code(await access(people.guest, false))).toBe('account-access-always');
    await accessType('defaultOff');
    expect((await gita.browser.get(paths.me, bearer(gita.session.accessToken))).status).toBe(200);
  });

  it('V15.4.2 five concurrent entries of one user all succeed, with one membership; if access is revoked meanwhile, none remains', async () => {
    await access(people.admin, true);
    const ada = await signIn(people.admin);
    const memberships = () =>
      server.rows<{ inherited_from: string }>(
        'select inherited_from from memberships where tenant_id = $1 and user_id = $2',
        [north.tenantId, people.admin.id],
      );
    const token = () => ada.send('POST', paths.tokenForTenant, { tenantId: north.tenantId });
    const answers = await Promise.all([
      token(),
      into(ada, north.tenantId),
      token(),
      into(ada, north.tenantId),
      token(),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(5).fill(200));
    expect(await memberships()).toEqual([{ inherited_from: acme }]);
    const last = (await token()).json<{ accessToken: string }>();
    await Promise.all([accessType('defaultOff').then(() => access(people.admin, false)), token(), token(), token()]);
    expect(
      (await ada.send('GET', '/tenants/resources/account-settings/v1', undefined, bearer(last.accessToken))).status,
    ).toBe(401);
    expect(code(await token())).toBe('tenant-not-found');
  });

  it('a token for a sub-account is issued without a switch', async () => {
    await access(people.admin, true);
    const ada = await signIn(people.admin);
    const token = (await ada.send('POST', paths.tokenForTenant, { tenantId: north.tenantId })).json<{
      accessToken: string;
    }>();
    const raw = { authorization: token.accessToken };
    expect(
      (await ada.send('GET', '/tenants/resources/account-settings/v1', undefined, raw)).json<{ name: string }>().name,
    ).toBe('North 🧭');
    expect(
      (await ada.send('GET', `${users}/v1?_sortBy=name&_order=DESC`, undefined, raw)).json<Page<SubTenantUser>>()
        ._metadata.totalItems,
    ).toBeGreaterThan(10);
  });

  describe('V7.4.2 disabled in the parent', () => {
    const disable = (user: SeededUser) => admin.send('POST', `/identity/resources/tenants/users/v1/${user.id}/disable`);
    const enable = (user: SeededUser) => admin.send('POST', `/identity/resources/tenants/users/v1/${user.id}/enable`);
    const goesOn = async (who: Awaited<ReturnType<typeof signIn>>) =>
      (await who.browser.post(paths.refresh, {})).status === 200;

    it('loses access to sub-accounts and is signed out there permanently; a session in another tenant continues', async () => {
      await accessType('alwaysOn');
      const [below, elsewhere] = [await signIn(people.guest), await signIn(people.guest)];
      expect((await into(below, harbour.tenantId)).status).toBe(200);
      expect((await into(elsewhere, globex)).status).toBe(200);
      await disable(people.guest);
      await enable(people.guest);
      expect([await goesOn(below), await goesOn(elsewhere)]).toEqual([false, true]);
      const [noted] = await server.rows<{ details: { sessions: number } }>(
        "select details from audits where action = 'user.disabled' and target_id = $1 order by id desc limit 1",
        [people.guest.id],
      );
      expect(noted!.details.sessions).toBeGreaterThan(0);
    });

    it('and an inherited membership is not another tenant that keeps a session alive', async () => {
      const gita = await signIn(people.guest);
      await into(gita, harbour.tenantId);
      await into(gita, globex);
      const inGlobex = (state: string) =>
        server.rows(`update memberships set state = '${state}' where tenant_id = $1 and user_id = $2`, [
          globex,
          people.guest.id,
        ]);
      await inGlobex('disabled');
      await disable(people.guest);
      await inGlobex('active');
      expect(await goesOn(gita)).toBe(false);
      await enable(people.guest);
    });

    it('a direct member of the sub-account keeps the session there', async () => {
      await admin.send('POST', `${users}/v1`, {
        user: { email: people.guest.email },
        subTenants: [{ tenantId: north.tenantId, roleIds: [] }],
      });
      await server.rows(
        "update memberships set state = 'active', joined = true where tenant_id = $1 and user_id = $2",
        [north.tenantId, people.guest.id],
      );
      const gita = await signIn(people.guest);
      expect((await into(gita, north.tenantId)).status).toBe(200);
      await disable(people.guest);
      expect(await goesOn(gita)).toBe(true);
      await enable(people.guest);
      await accessType('defaultOff');
    });
  });
});

describe('4 an account is deleted', () => {
  it('with all of its sub-accounts: counted before, then deleted, and their users signed out; users of other accounts stay', async () => {
    const doomed = await admin.create({ name: 'Doomed', isReseller: true });
    const below = await admin.create({ name: 'Below', parentTenantId: doomed.tenantId });
    await admin.send('POST', `${users}/v1`, {
      user: { email: 'dora@doomed.example' },
      subTenants: [{ tenantId: doomed.tenantId, roleIds: [roleId('admin')] }],
    });
    await admin.send('POST', `${users}/v1`, {
      user: { email: people.guest.email },
      subTenants: [{ tenantId: below.tenantId, roleIds: [] }],
    });
    const dora = await signIn(await activate('dora@doomed.example'));
    await dora.send('POST', '/identity/resources/groups/v1', { name: 'Crew' });
    expect(
      (await dora.send('POST', '/identity/resources/tenants/api-tokens/v2', { description: 'Nightly', roleIds: [] }))
        .status,
    ).toBeLessThan(300);
    expect(await admin.get<Destruction>(`${accounts}/${doomed.tenantId}/destruction`)).toEqual({
      accounts: 2,
      people: 2,
      peopleDeleted: 1,
      groups: 1,
      roles: 0,
      tokens: 1,
      sessions: 2,
    });
    expect((await admin.send('DELETE', `${accounts}/${doomed.tenantId}`)).status).toBe(200);
    expect((await dora.send('GET', paths.me)).status).toBe(401);
    expect((await dora.browser.post(paths.refresh, {})).status).toBe(401);
    expect(
      code(await dora.browser.post(paths.login, { email: 'dora@doomed.example', password: 'quiet harbour at noon' })),
    ).toBe('invalid-credentials');
    expect((await admin.page('_depth=all')).items.map(({ name }) => name)).not.toContain('Below');
    expect(await server.rows('select id from users where email = $1', [people.guest.email])).toHaveLength(1);
    const [row] = await server.rows<{ details: object; severity: string }>(
      `select details, severity from audits where action = 'account.deleted' order by id desc limit 1`,
    );
    expect(row).toMatchObject({
      severity: 'High',
      details: { account: 'Doomed', destroyed: { accounts: 2, peopleDeleted: 1 } },
    });
  });

  it('the session of a user with another account continues there', async () => {
    const doomed = await admin.create({ name: 'Doomed' });
    await admin.send('PUT', `${users}/v1/${people.admin.id}/access`, { allowAccess: true });
    const ada = await signIn(people.admin);
    await ada.send('PUT', paths.switchTenant, { tenantId: doomed.tenantId });
    await admin.send('DELETE', `${accounts}/${doomed.tenantId}`);
    const refreshed = await ada.browser.post(paths.refresh, {});
    expect(refreshed.status).toBe(200);
    const me = (
      await ada.send('GET', paths.me, undefined, bearer(refreshed.json<{ accessToken: string }>().accessToken))
    ).json<{ tenantId: string }>();
    expect(me.tenantId).toBe(acme);
  });

  it('while others are created below it: each is refused, or deleted too', async () => {
    const doomed = await admin.create({ name: 'Doomed', isReseller: true });
    const made = Array.from({ length: 6 }, (_, n) =>
      admin.send('POST', accounts, { name: `Late ${n}`, parentTenantId: doomed.tenantId }),
    );
    const [gone, ...answers] = await Promise.all([admin.send('DELETE', `${accounts}/${doomed.tenantId}`), ...made]);
    expect(gone.status).toBe(200);
    for (const answer of answers) expect([200, 404]).toContain(answer.status);
    expect((await admin.page('_filter=Late')).items).toEqual([]);
  });
});

describe('9 very many accounts', () => {
  const many = 10_200;

  it('are all in the list and in the tree, and in pages to the last; and are deleted together', async () => {
    const before = (await admin.get<object[]>(`${hierarchy}/v1`)).length;
    const crowd = await admin.create({ name: 'Crowd', isReseller: true });
    await server.rows(
      `insert into tenants (id, parent_id, name, settings, admin_box, created_at, updated_at)
       select gen_random_uuid(), $1, 'Shop ' || lpad(i::text, 5, '0'), '{}', '{}', $2, $2 from generate_series(1, ${many}) i`,
      [crowd.tenantId, server.clock.read()],
    );
    expect(await admin.get<object[]>(`${hierarchy}/v1`)).toHaveLength(before + 1 + many);
    const tree = await admin.get<SubTenantTree>(`${hierarchy}/v1/tree`);
    const shops = tree.children.find(({ tenantId }) => tenantId === crowd.tenantId)!.children;
    expect([shops.length, shops.at(-1)!.tenantName]).toEqual([many, `Shop ${many}`]);
    const last = await admin.page(`_subTenantId=${crowd.tenantId}&_limit=200&_offset=50`);
    expect(last._metadata).toEqual({ totalItems: many, totalPages: 51 });
    expect([last.items.length, last.items.at(-1)!.name, last.items.at(-1)!.parentNames, last._links['next']]).toEqual([
      200,
      `Shop ${many}`,
      ['Crowd'],
      '',
    ]);
    expect(await admin.get(`${hierarchy}/v2/metadata?_tenantIds=${crowd.tenantId}`)).toMatchObject([
      { totalSubTenants: many },
    ]);
    expect((await admin.send('DELETE', `${accounts}/${crowd.tenantId}`)).status).toBe(200);
    expect(await admin.get<object[]>(`${hierarchy}/v1`)).toHaveLength(before);
  });
});
