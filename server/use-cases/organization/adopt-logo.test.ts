import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { AccountSettings } from '#shared/contract/organization/account-settings.ts';
import type { SubAccount } from '#shared/contract/sub-accounts/sub-accounts.ts';
import { sweepExpired } from '#server/db/queries/delivery/sweep-expired.ts';
import { day, later } from '#server/lib/clock.ts';
import { callerFor } from '#server/testing/flows.ts';
import { startTestServer, useTestServer, type TestServer } from '#server/testing/test-server.ts';

const server = await useTestServer();
const { acme, admin, member, globex } = server.people;
const picture = await sharp({ create: { width: 400, height: 100, channels: 4, background: '#33669980' } })
  .png()
  .toBuffer();
const dataUrl = `data:image/png;base64,${picture.toString('base64')}`;
const ours = new RegExp(`^${server.baseUrl}/images/[0-9a-f]{64}$`);
const settings = '/tenants/resources/account-settings/v1';

/** Starts another site that serves the picture. */
async function site(status = 200) {
  let fetched = 0;
  const http = createServer((_request, response) => response.writeHead((fetched += 1) && status).end(picture));
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  onTestFinished(() => {
    http.closeAllConnections();
    http.close();
  });
  return { url: `http://127.0.0.1:${(http.address() as AddressInfo).port}/logo.png`, fetched: () => fetched };
}

async function account(at: TestServer = server) {
  const { browser, headers } = await callerFor(at, at.people.admin);
  return {
    async save(body: object) {
      const answer = await browser.put(settings, body, headers);
      return { status: answer.status, ...answer.json<AccountSettings & { errorCode?: string }>() };
    },
    read: async () => (await browser.get(settings, headers)).json<AccountSettings>(),
    create: async (body: object) =>
      (await browser.post('/tenants/resources/sub-tenants/v1', body, headers)).json<SubAccount>(),
  };
}

describe('account logo', () => {
  beforeAll(async () => {
    await server.rows('update tenants set is_reseller = true where id = $1', [acme]);
  });

  it('is fetched once, keeps its shape and is served locally; an unchanged logo is not fetched again', async () => {
    const { url, fetched } = await site();
    const { save, read } = await account();
    const saved = await save({ logo: url });
    expect(saved.logo).toMatch(ours);
    expect((await read()).logo).toBe(saved.logo);
    await save({ logo: saved.logo, currency: 'EUR' });
    expect(fetched()).toBe(1);
    const served = await fetch(saved.logo!);
    const rendered = await sharp(Buffer.from(await served.arrayBuffer())).metadata();
    expect([served.headers.get('content-type'), rendered.width, rendered.height, rendered.hasAlpha]).toEqual([
      'image/webp',
      400,
      100,
      true,
    ]);
  });

  it('accepts a data URL, for sub-accounts too, under both field names', async () => {
    const { save, create } = await account();
    expect((await save({ logo: dataUrl })).logo).toMatch(ours);
    const { url } = await site();
    expect((await create({ name: 'Below one', logo: dataUrl })).logo).toMatch(ours);
    expect((await create({ name: 'Below two', logoUrl: url })).logo).toMatch(ours);
  });

  it.each([
    ['at a private address in production', async () => (await site()).url, 'picture-unreachable', 'production'],
    ['not there', async () => (await site(404)).url, 'picture-unreachable', 'development'],
    ['no picture', () => 'data:image/png;base64,PHN2Zz4=', 'picture-unreadable', 'development'],
    [
      'an SVG',
      () => `data:image/svg+xml;base64,${btoa('<svg xmlns="http://www.w3.org/2000/svg"/>')}`,
      'picture-unreadable',
      'development',
    ],
  ])('refuses a logo that is %s and changes nothing', async (_what, address, errorCode, mode) => {
    const at = mode === 'production' ? await startTestServer({ config: { mode } }) : server;
    if (at !== server) onTestFinished(() => at.close());
    const { save, read } = await account(at);
    const before = await read();
    expect(await save({ logo: await address(), address: 'elsewhere' })).toMatchObject({ status: 400, errorCode });
    expect(await read()).toEqual(before);
  });

  it('counts as a picture of the user who saves it', async () => {
    const limited = await startTestServer({ config: { limits: { picture: { points: 1, per: 3600 } } } });
    onTestFinished(() => limited.close());
    const { save } = await account(limited);
    expect((await save({ logo: dataUrl })).status).toBe(200);
    expect((await save({ logo: dataUrl })).status).toBe(429);
    expect((await save({ currency: 'EUR' })).status).toBe(200);
  });

  it('survives the cleanup of unused pictures, like user pictures', async () => {
    const { save } = await account();
    const { logo } = await save({ logo: dataUrl });
    await server.rows(
      `insert into pictures (hash, body, created_at) values (repeat('ab', 32), '', now()), (repeat('cd', 32), '', now())`,
    );
    await server.rows(
      `update users set picture_url = 'http://before.example/images/' || repeat('cd', 32) where id = $1`,
      [member.id],
    );
    const now = later(new Date(), 3 * day);
    await sweepExpired(server.services.db, now, now);
    const left = (await server.rows<{ hash: string }>('select hash from pictures')).map(({ hash }) => hash);
    expect(left).toContain(logo!.slice(-64));
    expect(left).toContain('cd'.repeat(32));
    expect(left).not.toContain('ab'.repeat(32));
  });
});

describe('external picture URLs from before pictures were copied', () => {
  const wait = (kind: string, owner: string, address: string) =>
    server.rows('insert into foreign_pictures (kind, owner_id, address, next_try_at) values ($1, $2, $3, $4)', [
      kind,
      owner,
      address,
      server.clock.read(),
    ]);
  const work = async () => {
    await server.rows(
      `insert into jobs (kind, payload, run_at, created_at) values ('adopt-pictures', '{"plain": {}}', $1, $1)`,
      [server.clock.read()],
    );
    await server.settle();
  };
  const waiting = () => server.rows('select kind, owner_id, tries from foreign_pictures order by kind, owner_id');
  const logoOf = async (tenant: string) =>
    (
      await server.rows<{ logo: string | null }>(`select settings ->> 'logo' as logo from tenants where id = $1`, [
        tenant,
      ])
    )[0]!.logo;

  it('are copied in the background, and do not overwrite a picture chosen in the meantime', async () => {
    const { url, fetched } = await site();
    await server.rows('update users set picture_url = null where id = $1', [admin.id]);
    await server.rows(`update users set picture_url = 'http://chosen.example/' where id = $1`, [member.id]);
    for (const [kind, owner] of [
      ['user', admin.id],
      ['user', member.id],
      ['tenant', globex],
    ] as const)
      await wait(kind, owner, url);
    await work();
    expect(await waiting()).toEqual([]);
    expect(fetched()).toBe(3);
    expect(await logoOf(globex)).toMatch(ours);
    const urls = await server.rows<{ picture_url: string }>(
      'select picture_url from users where id = any ($1) order by id = $2',
      [[admin.id, member.id], member.id],
    );
    expect(urls).toEqual([{ picture_url: expect.stringMatching(ours) }, { picture_url: 'http://chosen.example/' }]);
  });

  it('that cannot be fetched stay stored, are never shown, and are retried with increasing delays', async () => {
    const gone = await site(404);
    await server.rows(`update tenants set settings = settings - 'logo' where id = $1`, [globex]);
    await wait('tenant', globex, gone.url);
    await work();
    expect(await waiting()).toEqual([{ kind: 'tenant', owner_id: globex, tries: 1 }]);
    expect(await logoOf(globex)).toBeNull();
    for (let days = 0; days < 8; days += 1) {
      server.clock.advance(day);
      await server.settle();
    }
    expect(gone.fetched()).toBe(7);
    expect(await server.rows('select tries, next_try_at from foreign_pictures')).toEqual([
      { tries: 7, next_try_at: null },
    ]);
  });
});
