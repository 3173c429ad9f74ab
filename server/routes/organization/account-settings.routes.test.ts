import { describe, expect, it } from 'vitest';
import type { AccountSettings } from '#shared/contract/organization/account-settings.ts';
import { authorizePath, callerFor } from '#server/testing/flows.ts';
import type { SeededUser } from '#server/testing/users.ts';
import { useTestServer } from '#server/testing/test-server.ts';

const server = await useTestServer({
  config: {
    roles: [
      { key: 'admin', name: 'Admin', level: 0, permissions: ['fe.*'], isFirstUser: true },
      { key: 'reader', name: 'Reader', level: 50, permissions: ['fe.secure.read.*'] },
      { key: 'member', name: 'Member', level: 100, permissions: [], isDefault: true },
    ],
  },
});
const { people } = server;
const path = '/tenants/resources/account-settings/v1';

async function signIn(user: SeededUser) {
  const { browser, headers } = await callerFor(server, user);
  return {
    read: () => browser.get(path, headers),
    save: (body: object) => browser.put(path, body, headers),
    me: async () =>
      (await browser.get('/identity/resources/users/v2/me/tenants', headers)).json<Record<string, unknown>[]>(),
    roles: (id: string, roleIds: string[]) => browser.put('/team/resources/members/v1', { id, roleIds }, headers),
  };
}

const admin = await signIn(people.admin);
const audits = () =>
  server.rows<{ details: { before: object; after: object } }>(
    `select details from audits where action = 'tenant.settings-changed' and tenant_id = $1 order by id`,
    [people.acme],
  );

describe('3 account settings', () => {
  it('are empty except for the name, and keep saved values', async () => {
    expect((await admin.read()).json<AccountSettings>()).toEqual({ tenantId: people.acme, name: 'Acme' });
    const settings = {
      name: 'Acme 🚢 شركة',
      address: '1 Quay Road\nHarbour Town',
      timezone: 'Europe/Berlin',
      dateFormat: 'DD/MM/YYYY',
      timeFormat: 'HH:mm',
      currency: 'EUR',
      logo: `${server.baseUrl}/images/${'ab'.repeat(32)}`,
      applicationUrl: 'https://app.acme.example/start',
      loginUrl: 'https://login.acme.example/',
    };
    const saved = await admin.save(settings);
    expect(saved.status).toBe(200);
    expect(saved.json()).toEqual({ tenantId: people.acme, ...settings });
    expect((await admin.read()).json()).toEqual({ tenantId: people.acme, ...settings });
    expect((await admin.me())[0]).toMatchObject({ name: settings.name, currency: 'EUR', logo: settings.logo });
  });

  it('an absent field stays; null and an empty text remove the value', async () => {
    const after = (await admin.save({ address: null, currency: '' })).json<AccountSettings>();
    expect(after).not.toHaveProperty('address');
    expect(after).not.toHaveProperty('currency');
    expect(after.timezone).toBe('Europe/Berlin');
  });

  it('an unchanged save writes nothing; a change is audited with the changed values before and after', async () => {
    const before = (await audits()).length;
    await admin.save({ timezone: 'Europe/Berlin', name: 'Acme 🚢 شركة' });
    expect((await audits()).length).toBe(before);
    await admin.save({ timezone: 'Asia/Tokyo', dateFormat: 'DD/MM/YYYY' });
    expect((await audits()).at(-1)!.details).toEqual({
      before: { timezone: 'Europe/Berlin' },
      after: { timezone: 'Asia/Tokyo' },
    });
  });

  it.each([
    ['timezone', 'Mars/Olympus'],
    ['timezone', '+02:00'],
    ['currency', 'euro'],
    ['dateFormat', '<b>DD</b>'],
    ['dateFormat', 'DD/MM'],
    ['timeFormat', 'soon'],
    ['applicationUrl', 'javascript:alert(1)'],
    ['applicationUrl', 'https://ada:secret@app.acme.example/'],
    ['loginUrl', '//evil.example'],
    ['logo', 'data:image/svg+xml,<svg/>'],
    ['logo', 'data:text/html;base64,PGI+'],
    ['logo', 'ftp://cdn.acme.example/logo.png'],
    ['logo', `https://cdn.acme.example/${'x'.repeat(2048)}`],
  ])('%s refuses %s, and names the field', async (field, value) => {
    const answer = await admin.save({ [field]: value });
    expect(answer.status).toBe(400);
    expect(answer.json<{ context: { fields: unknown[] } }>().context.fields).toEqual([{ field }]);
  });

  it('V8.2.1 a reader reads, a member does neither, and each tenant has its own', async () => {
    const roleIds = (await server.rows<{ id: string }>(`select id from roles where key = 'reader'`)).map(
      ({ id }) => id,
    );
    await admin.roles(people.member.id, roleIds);
    const reader = await signIn(people.member);
    expect((await reader.read()).status).toBe(200);
    expect((await reader.save({ name: 'Mine' })).status).toBe(403);
    const guest = await signIn(people.guest);
    expect([(await guest.read()).status, (await guest.save({ name: 'Mine' })).status]).toEqual([403, 403]);
    expect((await (await signIn(people.stranger)).read()).json<AccountSettings>().name).toBe('Globex');
  });

  it('5 a sign-in whose request names a tenant has that tenant’s theme', async () => {
    const { browser, headers } = await callerFor(server, people.admin);
    const setBrand = (payload: string) =>
      browser.post(
        '/metadata/admin-box',
        {
          actions: [
            { type: 'themeV2/loginBox/brand', payload },
            { type: 'themeV2/loginBox/mode', payload: 'dark' },
          ],
        },
        headers,
      );
    expect((await setBrand('#7e22ce')).status).toBe(200);
    await server.rows(`update tenants set alias = 'acme' where id = $1`, [people.acme]);
    const pageFor = async (changes: Record<string, string>) => {
      const visitor = server.browser();
      return (await visitor.follow(await visitor.get(authorizePath(changes)))).text;
    };
    expect(await pageFor({ organization: 'acme' })).toContain('--portico-brand:#7e22ce');
    expect(await pageFor({ organization: 'globex' })).not.toContain('#7e22ce');
    expect(await pageFor({})).not.toContain('#7e22ce');
    await setBrand('red;}html{display:none');
    expect(await pageFor({ organization: 'acme' })).not.toContain('html{display:none');
  });

  it('the application URL is opened after sign-in', async () => {
    const alias = server.browser();
    await server.rows(`update tenants set alias = 'acme' where id = $1`, [people.acme]);
    const known = (await alias.get(`${path}/public`, { 'frontegg-login-alias': 'acme' })).json();
    expect(known).toEqual({
      tenantId: people.acme,
      applicationUrl: 'https://app.acme.example/start',
      loginUrl: 'https://login.acme.example/',
    });
  });
});

describe('4 two admins edit the same settings', () => {
  it('a change by one is not overwritten unseen by the other; other fields, and equal values, do not conflict', async () => {
    await admin.save({ address: '1 Quay Road', currency: 'USD' });
    const asRead = { address: '1 Quay Road', currency: 'USD' };
    expect((await admin.save({ address: '2 Quay Road', asRead })).status).toBe(200);
    const refused = await admin.save({ address: '3 Quay Road', currency: 'EUR', asRead });
    expect([refused.status, refused.json()]).toMatchObject([
      409,
      { errorCode: 'changed-meanwhile', context: { fields: ['address'] } },
    ]);
    expect((await admin.save({ currency: 'EUR', asRead })).json()).toMatchObject({
      address: '2 Quay Road',
      currency: 'EUR',
    });
    expect((await admin.save({ address: '2 Quay Road', asRead })).status).toBe(200);
    expect((await admin.save({ address: null, asRead: { address: '2 Quay Road' } })).status).toBe(200);
    expect((await admin.save({ address: '4 Quay Road', asRead: { address: '' } })).status).toBe(200);
  });

  it('V15.4.1 of concurrent changes one is saved, and the others get a conflict', async () => {
    await admin.save({ address: '5 Quay Road' });
    const answers = await Promise.all(
      ['6', '7', '8'].map((house) => admin.save({ address: `${house} Quay Road`, asRead: { address: '5 Quay Road' } })),
    );
    expect(answers.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 409, 409]);
  });
});
