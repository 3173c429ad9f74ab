import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ErrorBody } from '#shared/contract/errors.ts';
import { callerFor } from '#server/testing/flows.ts';
import { startTestServer, useTestServer } from '#server/testing/test-server.ts';
import { writeMmdb } from '#server/testing/write-mmdb.ts';

const server = await useTestServer({
  config: { metadata: { adminBox: { themeV2: { mode: 'light', logo: 'vendor.svg' } } } },
});
const { admin, member, stranger, acme } = server.people;
const boss = await callerFor(server, admin);
const set = (actions: { type: string; payload?: unknown; asRead?: unknown }[], caller = boss) =>
  caller.browser.post('/metadata/admin-box', { actions }, caller.headers);
const read = async (caller = boss) => (await caller.browser.get('/metadata/admin-box', caller.headers)).json();

describe('/metadata', () => {
  it('notifications has no rows', async () => {
    expect((await server.browser().get('/metadata?entityName=notifications')).json()).toEqual({ rows: [] });
  });

  it('saml has the values that a connection and vendor-config have', async () => {
    const { rows } = (await server.browser().get('/metadata?entityName=saml')).json<{ rows: object[] }>();
    const { browser, headers } = boss;
    const values = (await browser.get('/team/resources/sso/v1/saml/configurations/vendor-config', headers)).json();
    expect(rows).toEqual([
      expect.objectContaining({ id: 'saml', entityName: 'saml', configuration: values, isActive: true }),
    ]);
    const connection = await browser.post('/team/resources/sso/v1/configurations', {}, headers);
    expect(connection.json()).toMatchObject(values);
  });

  it('adminBox has the configured one', async () => {
    const { rows } = (await server.browser().get('/metadata?entityName=adminBox')).json<{
      rows: { configuration: unknown }[];
    }>();
    expect(rows.map(({ configuration }) => configuration)).toEqual([
      { themeV2: { mode: 'light', logo: 'vendor.svg' } },
    ]);
  });

  it.each(['other', '__proto__', 'constructor', 'toString'])(
    '%s is returned in the words that clients compare',
    async (entity) => {
      const answer = await server.browser().get(`/metadata?entityName=${entity}`);
      expect(answer.status).toBe(404);
      expect(answer.json<ErrorBody>().errors).toEqual([`metadata not found: ${entity}`]);
    },
  );

  it.each(['', '?entityName=', '?entityName=undefined'])('requires a name: %j', async (query) => {
    expect((await server.browser().get(`/metadata${query}`)).status).toBe(400);
  });
});

describe('a tenant’s own admin box', () => {
  it('overrides the configured one, and changes by path; before and after are audited', async () => {
    expect(
      (
        await set([
          { type: 'themeV2/logo', payload: 'own.svg' },
          { type: 'navigation/users', payload: { visibility: 'hidden' } },
        ])
      ).json(),
    ).toEqual({
      themeV2: { mode: 'light', logo: 'own.svg' },
      navigation: { users: { visibility: 'hidden' } },
    });
    await set([{ type: 'themeV2/logo', payload: null }]);
    expect(await read()).toEqual({
      themeV2: { mode: 'light', logo: 'vendor.svg' },
      navigation: { users: { visibility: 'hidden' } },
    });
    const audits = await server.rows(
      "select details from audits where action = 'tenant.admin-box-changed' and tenant_id = $1 order by id",
      [acme],
    );
    expect(audits).toHaveLength(2);
    expect(audits[0]).toMatchObject({ details: { before: {}, after: { themeV2: { logo: 'own.svg' } } } });
  });

  it('does not affect other tenants', async () => {
    expect(await read(await callerFor(server, stranger))).toEqual({ themeV2: { mode: 'light', logo: 'vendor.svg' } });
  });

  it.each(['__proto__/polluted', 'a/constructor/b', 'prototype'])(
    'refuses the path %s, and applies none of the other actions',
    async (type) => {
      const before = await read();
      const answer = await set([
        { type: 'fine', payload: 1 },
        { type, payload: true },
      ]);
      expect(answer.json()).toMatchObject({ errorCode: 'metadata-key-unsafe' });
      expect(await read()).toEqual(before);
    },
  );

  it('7 may name a host of further settings, which the portal page may call: only the tenant’s own', async () => {
    const policyOf = async (who: typeof boss) =>
      (await who.browser.get('/oauth/portal')).headers.get('content-security-policy')!;
    expect(
      (await set([{ type: 'metadataOverrides/url', payload: 'https://settings.acme.example/portal.json' }])).status,
    ).toBe(200);
    expect(await policyOf(boss)).toContain("connect-src 'self' https://settings.acme.example;");
    expect(await policyOf(await callerFor(server, stranger))).toContain("connect-src 'self';");
    const refused = await set([{ type: 'metadataOverrides/url', payload: 'https://x;script-src' }]);
    expect(refused.json()).toMatchObject({ errorCode: 'invalid-request' });
    await set([{ type: 'metadataOverrides', payload: null }]);
    expect(await policyOf(boss)).toContain("connect-src 'self';");
  });

  it('requires its permission', async () => {
    expect((await set([{ type: 'a', payload: 1 }], await callerFor(server, member))).status).toBe(403);
  });
});

describe('geolocation of an IP address', () => {
  it.each(['/metadata/ip/203.0.113.1', '/metadata/ip/nonsense', '/metadata/ip/::1', '/metadata/ipme'])(
    '%s is returned in the words that clients compare, without a geolocation file',
    async (path) => {
      const answer = await boss.browser.get(path, boss.headers);
      expect(answer.status).toBe(404);
      expect(answer.json<ErrorBody>().errors).toEqual(['ip metadata not found']);
    },
  );
});

describe('geolocation of an IP address, with a file', () => {
  it.each([
    [
      'with cities',
      {
        country: { iso_code: 'DE', names: { en: 'Germany' } },
        city: { names: { en: 'Hamburg' } },
        postal: { code: '20095' },
        location: { latitude: 53.55, longitude: 9.99 },
      },
      { latitude: 53.55, longitude: 9.99, city: 'Hamburg', zip: '20095' },
    ],
    [
      'of countries alone',
      { country: { iso_code: 'DE', names: { en: 'Germany' } } },
      { latitude: 0, longitude: 0, city: null, zip: null },
    ],
  ])('%s', async (_name, row, told) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'portico-ip-'));
    const file = path.join(folder, 'addresses.mmdb');
    await writeFile(file, writeMmdb('127.0.0.0/8', row));
    const located = await startTestServer({ config: { ipLocations: { file } } });
    const germany = { country_name: 'Germany', country_code: 'DE', location: { country_flag_emoji: '🇩🇪' } };
    expect((await located.browser().get('/metadata/ipme')).json()).toEqual({ ip: '127.0.0.1', ...told, ...germany });
    const { browser, headers } = await callerFor(located, located.people.member);
    expect((await browser.get('/metadata/ip/127.9.9.9', headers)).json()).toEqual({
      ip: '127.9.9.9',
      ...told,
      ...germany,
    });
    expect((await browser.get('/metadata/ip/203.0.113.1', headers)).status).toBe(404);
    expect((await located.browser().get('/metadata/ip/127.9.9.9')).status).toBe(401);
    await located.close();
    await rm(folder, { recursive: true });
  });
});

describe('4 two admins edit the same path', () => {
  it('are compared by the value they read, which may be the vendor’s', async () => {
    const type = 'themeV2/logo';
    expect((await set([{ type, payload: 'first.svg', asRead: 'vendor.svg' }])).status).toBe(200);
    const refused = await set([
      { type, payload: 'second.svg', asRead: 'vendor.svg' },
      { type: 'themeV2/other', payload: 1 },
    ]);
    expect([refused.status, refused.json()]).toMatchObject([
      409,
      { errorCode: 'changed-meanwhile', context: { fields: [type] } },
    ]);
    expect(await read()).toMatchObject({ themeV2: { logo: 'first.svg' } });
    expect((await set([{ type, payload: 'second.svg', asRead: 'first.svg' }])).status).toBe(200);
    expect((await set([{ type: 'themeV2/new', payload: 1, asRead: null }])).status).toBe(200);
  });

  it('V15.4.1 both keep their concurrent changes in different places', async () => {
    await Promise.all(Array.from({ length: 6 }, (_, index) => set([{ type: `places/p${index}`, payload: index }])));
    expect(await read()).toMatchObject({ places: { p0: 0, p1: 1, p2: 2, p3: 3, p4: 4, p5: 5 } });
  });
});

it('V2.2.1 settings that cannot be read are refused, and nothing is changed', async () => {
  const before = await read();
  const answer = await set([{ type: 'places/long', payload: 'n'.repeat(100_000) }]);
  expect([answer.status, answer.json()]).toMatchObject([
    400,
    { errorCode: 'invalid-request', context: { fields: [{ field: 'actions' }] } },
  ]);
  expect(await read()).toEqual(before);
});

describe('an invalid theme value', () => {
  it.each([
    ['themeV2/font', `${' '.repeat(36)}!`, 'must be font names'],
    ['themeV2/loginBox/font', `${' ,'.repeat(149)}!`, 'must be font names'],
    ['themeV2/adminPortal', { font: 'x}*{display:none' }, 'must be font names'],
    ['themeV2/brand', `rgb(${' '.repeat(9000)}`, 'must be a color'],
    ['themeV2', { palette: { primary: { main: 'url(//evil.example)' } } }, 'must be a color'],
    ['themeV2/loginBox/palette/primary', 'no color', 'must be a color'],
    ['themeV2/loginBox/mode', 'sepia', 'must be light'],
    ['themeV2/radius', 400, 'must be a number'],
    ['localizations/en/title', 'x'.repeat(10_001), 'a text has at most'],
    ['localizations', { ['k'.repeat(10_001)]: 1 }, 'a text has at most'],
  ])('is refused when it is stored: %s %#', async (type, payload, rule) => {
    const before = await read();
    const answer = await set([
      { type: 'fine', payload: 1 },
      { type, payload },
    ]);
    expect([answer.status, answer.json()]).toMatchObject([400, { errorCode: 'invalid-request' }]);
    const { errors, context } = answer.json<ErrorBody & { context: { fields: { field: string }[] } }>();
    expect(errors.join()).toContain(rule);
    expect(context.fields.map(({ field }) => field)).toEqual([
      expect.stringMatching(type.startsWith('themeV2/palette') ? /^themeV2/ : new RegExp(`^${type}`)),
    ]);
    expect(await read()).toEqual(before);
  });

  it('stored before this check, does not block other changes: pages ignore it', async () => {
    const font = `${' ,'.repeat(149)}!`;
    await server.rows("update tenants set admin_box = jsonb_set(admin_box, '{themeV2}', $2) where id = $1", [
      acme,
      JSON.stringify({ font, brand: `rgb(${' '.repeat(90_000)}` }),
    ]);
    expect((await set([{ type: 'themeV2/mode', payload: 'dark' }])).status).toBe(200);
    const page = await server.browser().get(`/account/login?tenantId=${acme}`);
    expect([page.status, page.text.includes(font)]).toEqual([200, false]);
    expect((await boss.browser.get('/oauth/portal')).status).toBe(200);
    await set([{ type: 'themeV2', payload: null }]);
  });
});
