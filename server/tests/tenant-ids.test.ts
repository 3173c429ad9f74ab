/** Custom tenant IDs: every character with a meaning in a URL, a header, a script, SQL or a list. */
import { describe, expect, it } from 'vitest';
import type { SubAccount, SubTenantRow } from '#shared/contract/sub-accounts/sub-accounts.ts';
import { bearer, callerFor, paths, signIn } from '#server/testing/flows.ts';
import { useTestServer, vendorKey } from '#server/testing/test-server.ts';

const server = await useTestServer();
const { acme, globex, admin, guest } = server.people;
const accounts = '/tenants/resources/sub-tenants/v1';
const hierarchy = '/tenants/resources/hierarchy';

const { browser, headers } = await callerFor(server, admin);
const send = (method: string, path: string, body?: unknown, as = headers) =>
  browser.send(method, path, {
    ...(body !== undefined && { body: JSON.stringify(body) }),
    headers: { ...as, 'content-type': 'application/json' },
  });
const create = (body: object) => send('POST', accounts, { name: 'Shop', ...body });
const at = (id: string) => encodeURIComponent(id);
/** As clients write a header: the bytes of UTF-8. */
const inHeader = (id: string) => Buffer.from(id, 'utf8').toString('latin1');

const ids = [
  'a',
  '0',
  'acme/eu/1',
  '%2F',
  '%',
  '_',
  'a,b',
  '["a"]',
  '~',
  '~~tilde',
  'Ünïcode',
  '株式会社',
  '🧭',
  '#?&=+;',
  "x' or true --",
  `"><script>alert(1)</script>`,
  '</script>',
  'a\u2028b',
  '...',
  'a b',
  '*',
  '{tenantId}',
  ':id',
  '\\',
  '../x',
  'nullable',
  '5B0D7C7E-4F3E-4A84-9A0C-0D3F0F6F1B02',
  'x'.repeat(255),
  '株'.repeat(255),
];

describe('an account with a custom ID', () => {
  it.each(ids)('%j is created, found, changed, entered and deleted under exactly that ID', async (id) => {
    expect((await create({ tenantId: id, isReseller: true })).json<SubAccount>().tenantId).toBe(id);
    const below = (await create({ parentTenantId: id, name: 'Below' })).json<SubAccount>();
    expect(
      (await send('GET', `${hierarchy}/v1/parents/${at(below.tenantId)}`))
        .json<{ tenantId: string }[]>()
        .map(({ tenantId }) => tenantId),
    ).toEqual([id, acme]);
    expect((await send('GET', `${hierarchy}/v1/tree`)).json()).toMatchObject({
      tenantId: acme,
      children: [{ tenantId: id, children: [{ tenantId: below.tenantId }] }],
    });
    expect(
      (await send('GET', `${hierarchy}/v2?_subTenantId=${at(id)}`)).json<{ items: SubTenantRow[] }>().items,
    ).toMatchObject([{ tenantId: below.tenantId, level: 2, parentNames: ['Shop'], parentTenantId: id }]);
    expect(
      (await send('GET', `${hierarchy}/v2/metadata?_tenantIds=${at(JSON.stringify([id, globex]))}`)).json(),
    ).toMatchObject([{ tenantId: id, totalSubTenants: 1 }]);
    expect((await send('PATCH', `${accounts}/${at(id)}`, { name: 'Renamed' })).status).toBe(200);
    expect(
      (await send('PUT', `${accounts}/${at(id)}/management`, { isReseller: true })).json<SubAccount>(),
    ).toMatchObject({ tenantId: id, name: 'Renamed' });
    expect((await send('GET', `${accounts}/${at(id)}/destruction`)).json()).toMatchObject({ accounts: 2 });
    expect((await send('DELETE', `${accounts}/${at(id)}`)).status).toBe(200);
    expect((await send('GET', `${hierarchy}/v1`)).json()).toEqual([]);
  });

  it.each([' a', 'a ', '.', '..', 'null', 'undefined', 'a\nb', 'a\u007f', 'a\u009f', 'x'.repeat(256)])(
    '%j is refused, and the field named',
    async (id) => {
      const answer = await create({ tenantId: id });
      expect([answer.status, answer.text]).toEqual([400, expect.stringContaining('tenantId')]);
    },
  );

  it('is distinct from an account whose ID differs in case', async () => {
    expect((await create({ tenantId: 'Case' })).status).toBe(200);
    expect((await send('PATCH', `${accounts}/case`, { name: 'Other' })).status).toBe(404);
    expect((await create({ tenantId: 'case' })).status).toBe(200);
    await send('DELETE', `${accounts}/Case`);
    expect((await send('GET', `${hierarchy}/v1`)).json()).toMatchObject([{ tenantId: 'case' }]);
    await send('DELETE', `${accounts}/case`);
  });

  it('below another with a similar name stays in its own branch', async () => {
    for (const id of ['shop', 'shop/1', 'shop~', 'sho']) await create({ tenantId: id, isReseller: true });
    await create({ tenantId: '1', parentTenantId: 'shop', name: 'One' });
    const listed = async (id: string) =>
      (await send('GET', `${hierarchy}/v2?_depth=all&_subTenantId=${at(id)}`))
        .json<{ items: SubTenantRow[] }>()
        .items.map(({ tenantId }) => tenantId);
    expect([await listed('shop'), await listed('shop/1'), await listed('shop~'), await listed('sho')]).toEqual([
      ['1'],
      [],
      [],
      [],
    ]);
    await send('DELETE', `${accounts}/shop`);
    expect(
      (await send('GET', `${hierarchy}/v1`))
        .json<{ tenantId: string }[]>()
        .map(({ tenantId }) => tenantId)
        .toSorted(),
    ).toEqual(['sho', 'shop/1', 'shop~']);
    for (const id of ['shop/1', 'shop~', 'sho']) await send('DELETE', `${accounts}/${at(id)}`);
  });
});

describe('a user in a tenant with a custom ID', () => {
  const id = `Köln/1, "</script>" 🧭 %_~'`;
  it('signs in there by header, switches and refreshes, and the ID is in tokens, pages and audits', async () => {
    await create({ tenantId: id, isReseller: true });
    const at0 = server.clock.read();
    await server.rows(`insert into memberships (tenant_id, user_id, state, created_at) values ($1, $2, 'active', $3)`, [
      id,
      guest.id,
      at0,
    ]);
    const own = server.browser();
    const session = await signIn(own, guest, { 'frontegg-scoped-tenant': inHeader(id) });
    expect(session.tenantId).toBe(id);
    const claims = JSON.parse(Buffer.from(session.accessToken.split('.')[1]!, 'base64url').toString()) as {
      tenantId: string;
      tenantIds: string[];
    };
    expect(claims.tenantId).toBe(id);
    expect(claims.tenantIds).toContain(id);
    const to = (tenantId: string) =>
      own.send('PUT', '/identity/resources/users/v1/tenant', {
        body: JSON.stringify({ tenantId }),
        headers: { ...bearer(session.accessToken), 'content-type': 'application/json' },
      });
    expect((await to(globex)).status).toBe(200);
    expect((await to(id)).status).toBe(200);
    const silent = await own.send('POST', '/oauth/authorize/silent', {
      body: JSON.stringify({ tenantId: id }),
      headers: { 'content-type': 'application/json', origin: 'http://app.test' },
    });
    expect(silent.status).toBe(200);
    expect((await own.get(paths.me, bearer(session.accessToken))).json()).toMatchObject({ tenantId: id });
    const page = await own.get('/oauth/portal');
    expect(page.text).not.toContain(`"</script>"`);
    const vendor = await server
      .browser()
      .post('/auth/vendor/', { clientId: vendorKey.clientId, secret: vendorKey.secret });
    const told = await server
      .browser()
      .post(
        '/audits',
        { severity: 'Info', action: 'plan.shared' },
        { 'x-access-token': vendor.json<{ token: string }>().token, 'frontegg-tenant-id': inHeader(id) },
      );
    expect(told.status).toBe(201);
    const audits = await server.rows<{ action: string }>('select action from audits where tenant_id = $1', [id]);
    expect(audits.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['user.signed-in', 'session.tenant-switched', 'plan.shared']),
    );
    await send('DELETE', `${accounts}/${at(id)}`);
  });

  it('in ISO 8859-1 too, the former encoding of headers', async () => {
    await create({ tenantId: 'Zürich' });
    await server.rows(
      `insert into memberships (tenant_id, user_id, state, created_at) values ('Zürich', $1, 'active', $2)`,
      [guest.id, server.clock.read()],
    );
    expect((await signIn(server.browser(), guest, { 'frontegg-scoped-tenant': 'Zürich' })).tenantId).toBe('Zürich');
  });
});

it('a hosted page for a tenant with any ID escapes it in markup', async () => {
  for (const id of ids)
    expect((await browser.get(`${paths.login}?tenantId=${at(id)}`)).text).not.toContain('<script>alert(1)');
});
