/** Events of an account, which happen in no tenant, in the logs of the tenants that the user belongs to. */
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { AuditRow } from '#shared/contract/audits/audits.ts';
import { vendorChain } from '#server/db/queries/audits/chain-scope.ts';
import { countFailedSignIns } from '#server/db/queries/security-center/trends.ts';
import { audit, type AuditEntry } from '#server/db/queries/core/audits.ts';
import { callerFor, linkParts, paths, tryLogin } from '#server/testing/flows.ts';
import { challengeFor, setUpApp, signInPath } from '#server/testing/second-factors.ts';
import { startTestServer, useTestServer } from '#server/testing/test-server.ts';
import { sealLog } from './seal-audits.ts';
import { verifyLog } from './verify-audits.ts';

const server = await useTestServer();
const { services } = server;
const { acme, globex, admin, guest, member, stranger } = server.people;
const ada = await callerFor(server, admin);
const sol = await callerFor(server, stranger);

/** The log as its admin reads it, the oldest first, once copies have been written. */
async function logOf({ browser, headers }: typeof ada, query = ''): Promise<AuditRow[]> {
  await sealLog(services, vendorChain);
  const page = `offset=0&count=100&sortBy=createdAt&sortDirection=asc${query}`;
  return (await browser.get(`/audits?${page}`, headers)).json<{ data: AuditRow[] }>().data;
}

/** New events of both tenants. */
async function whatIsNew(work: () => Promise<unknown>): Promise<{ ofAcme: AuditRow[]; ofGlobex: AuditRow[] }> {
  const known = [await logOf(ada), await logOf(sol)].map((rows) => new Set(rows.map(({ _id }) => _id)));
  await work();
  const [ofAcme = [], ofGlobex = []] = [await logOf(ada), await logOf(sol)].map((rows, index) =>
    rows.filter(({ _id }) => !known[index]!.has(_id)),
  );
  return { ofAcme, ofGlobex };
}

const actions = (rows: AuditRow[]) => rows.map(({ action }) => action);
const fail = (email = guest.email) => tryLogin(server.browser(), email, 'wrong', { 'user-agent': 'Attacker/1' });
/** An event without a tenant, as the product writes it. */
const write = (entry: Omit<AuditEntry, 'tenantId'>, metadata: object = {}) =>
  services.db.acrossTenants('a test', (tx) =>
    audit(
      tx,
      { ip: '203.0.113.5', country: null, userAgent: 'Browser/1', traceId: 'f'.repeat(32), ...metadata },
      server.clock.read(),
      { ...entry, tenantId: null },
    ),
  );

beforeEach(() => server.rows('delete from lockouts').then(() => undefined));

describe('an event of an account without a tenant', () => {
  it('is in the log of every tenant of the user: failed sign-ins, the lock, and its end', async () => {
    const { ofAcme, ofGlobex } = await whatIsNew(async () => {
      for (let count = 0; count < 5; count += 1) await fail();
      await server.settle();
      const { token } = linkParts(server.mailbox.linkPath(guest.email));
      expect((await server.browser().post(paths.unlock, { token })).status).toBe(200);
    });
    expect(actions(ofAcme)).toEqual([...Array<string>(4).fill('user.sign-in-failed'), 'user.locked', 'user.unlocked']);
    expect(actions(ofGlobex)).toEqual(actions(ofAcme));
    expect(ofGlobex[4]).toMatchObject({
      email: guest.email,
      user: guest.name,
      severity: 'High',
      userAgent: 'Attacker/1',
      tenantId: globex,
      json: { method: 'pwd', failures: 5 },
    });
  });

  it('counts among the severe ones of the week, and is listed under the member', async () => {
    const severe = async () => {
      await sealLog(services, vendorChain);
      return (await ada.browser.get('/audits/stats', ada.headers)).json<{ severeThisWeek: number }>().severeThisWeek;
    };
    const before = await severe();
    for (let count = 0; count < 5; count += 1) await fail();
    expect(await severe()).toBe(before + 1);
    const { items } = (
      await ada.browser.get(`/team/resources/members/v1/${guest.id}/audits?_limit=5`, ada.headers)
    ).json<{ items: { action: string; own: boolean }[] }>();
    expect(items[0]).toMatchObject({ action: 'user.locked', own: true });
  });

  it('is written for a reset password, a wrong code of MFA, and a used recovery code', async () => {
    const reset = await whatIsNew(async () => {
      await server.browser().post(paths.forgot, { email: guest.email });
      await server.settle();
      const link = linkParts(server.mailbox.linkPath(guest.email));
      expect((await server.browser().post(paths.reset, { ...link, password: guest.password })).status).toBe(200);
    });
    for (const rows of [reset.ofAcme, reset.ofGlobex])
      expect(rows.map(({ action, json }) => [action, json.target?.name])).toEqual([
        ['user.password-reset', guest.name],
      ]);
    const app = await setUpApp(server, member);
    const codes = await whatIsNew(async () => {
      const { mfaToken } = await challengeFor(server.browser(), member);
      await server.browser().post(`${signInPath}/verify`, { mfaToken, value: '000000' });
      await server
        .browser()
        .post(`${signInPath}/recover`, { email: member.email, mfaToken, recoveryCode: app.recoveryCodes[0] });
    });
    expect(actions(codes.ofAcme)).toEqual(
      expect.arrayContaining(['user.second-factor-failed', 'user.recovery-code-used']),
    );
    expect(actions(codes.ofGlobex)).toEqual([]);
  });

  it.each([
    ['has only been invited', `set state = 'invited', joined = false`],
    ['is deactivated', `set state = 'disabled'`],
    ['whose access has expired', `set expires_at = now() - interval '1 day'`],
    ['comes from the parent account', `set inherited_from = '${acme}'`],
  ])('is not in the log of a tenant in which the user %s', async (_how, change) => {
    const where = 'where user_id = $1 and tenant_id = $2';
    const [own] = await server.rows(`select * from memberships ${where}`, [guest.id, globex]);
    await server.rows(`update memberships ${change} ${where}`, [guest.id, globex]);
    const { ofAcme, ofGlobex } = await whatIsNew(fail);
    await server.rows(
      `update memberships set state = 'active', joined = true, expires_at = null, inherited_from = null ${where}`,
      [guest.id, globex],
    );
    expect(own).toMatchObject({ state: 'active', joined: true });
    expect([actions(ofAcme), actions(ofGlobex)]).toEqual([['user.sign-in-failed'], []]);
  });

  it('belongs to the tenants of that time: neither joining nor leaving before the copy is written changes it', async () => {
    const move = async (tenantId: string, from: string, to: string) =>
      await server.rows('update memberships set state = $4 where user_id = $1 and tenant_id = $2 and state = $3', [
        guest.id,
        tenantId,
        from,
        to,
      ]);
    await move(globex, 'active', 'disabled');
    const { ofAcme, ofGlobex } = await whatIsNew(() =>
      services.db.acrossTenants('a test holds the queue', async (tx) => {
        // the sealer of the server waits meanwhile
        await tx
          .selectFrom('audit_chains')
          .select('seq')
          .where('tenant_id', '=', vendorChain)
          .forUpdate()
          .executeTakeFirst();
        await fail();
        await move(globex, 'disabled', 'active');
        await move(acme, 'active', 'disabled');
      }),
    );
    await move(acme, 'disabled', 'active');
    expect([actions(ofAcme), actions(ofGlobex)]).toEqual([['user.sign-in-failed'], []]);
  });

  it('says nothing of others who acted, nor of another tenant', async () => {
    const { ofGlobex } = await whatIsNew(async () => {
      const target = { kind: 'user', id: guest.id };
      await write({ action: 'user.unlocked', actorId: admin.id, target });
      await write(
        { action: 'user.unlocked', actorId: guest.id, target },
        { impersonator: { kind: 'admin', id: admin.id, name: admin.name } },
      );
      await write({
        action: 'user.identity-linked',
        actorId: guest.id,
        target,
        details: { provider: 'google', issuer: 'https://acme.example' },
      });
    });
    expect(ofGlobex.map(({ email, ip, userAgent = '' }) => [email, ip, userAgent])).toEqual([
      ['', '', ''],
      ['', '', ''],
      [guest.email, '203.0.113.5', 'Browser/1'],
    ]);
    const text = JSON.stringify(ofGlobex);
    for (const foreign of [acme, admin.id, admin.email, 'acme.example']) expect(text).not.toContain(foreign);
    expect(ofGlobex[2]!.json).toMatchObject({ provider: 'google' });
  });

  it('of an address that nobody has, and of a target that is no user, is in no tenant’s log', async () => {
    const { ofAcme, ofGlobex } = await whatIsNew(async () => {
      await fail('nobody@acme.example');
      await write({
        action: 'events.replayed',
        actorId: guest.id,
        target: { kind: 'tenant', id: globex },
        details: { clientId: 'x', endpoint: 'hook', after: { replayed: 1 } },
      });
    });
    expect([ofAcme, ofGlobex]).toEqual([[], []]);
  });
});

describe('the copies of an event', () => {
  it('are events of their tenants: for webhooks there, and once for subscribers of the installation', async () => {
    await server.rows(
      `insert into webhooks (id, tenant_id, display_name, description, url, event_keys, in_order, is_active, secret, created_at, updated_at)
       values (gen_random_uuid(), $1, 'Locks', '', 'https://siem.example/', '{user.locked}', false, true, 'x', now(), now())`,
      [globex],
    );
    await server.rows(`insert into event_subscribers (id, keys) values ('vendor', '{user.locked}')`);
    onTestFinished(() => server.rows(`delete from event_subscribers where id = 'vendor'`).then(() => undefined));
    const counts = () =>
      server.rows<{ tenant: string | null; hooks: number; subscribers: number }>(
        `select e.tenant_id as tenant, (select count(*)::int from webhook_deliveries d where d.event_id = e.id) as hooks,
           (select count(*)::int from event_deliveries d where d.event_id = e.id) as subscribers
         from events e where e.key = 'user.locked' and e.actor_id = $1 and e.at >= $2`,
        [guest.id, since],
      );
    server.clock.advance(1000);
    const since = server.clock.read();
    for (let count = 0; count < 5; count += 1) await fail();
    await sealLog(services, vendorChain);
    expect(new Set(await counts())).toEqual(
      new Set([
        { tenant: null, hooks: 0, subscribers: 1 },
        { tenant: acme, hooks: 0, subscribers: 0 },
        { tenant: globex, hooks: 1, subscribers: 0 },
      ]),
    );
  });

  it('are written once, and all chains verify', async () => {
    await fail();
    await Promise.all([sealLog(services, vendorChain), sealLog(services, vendorChain)]);
    await sealLog(services, vendorChain);
    const [twice] = await server.rows(
      'select original_id from audits where original_id is not null group by original_id, tenant_id having count(*) > 1',
    );
    expect(twice).toBeUndefined();
    for (const chain of [vendorChain, acme, globex]) expect((await verifyLog(services, chain)).broken).toBeNull();
  });

  it('count once in the sign-in history of the user, and in the trends of a tenant', async () => {
    const history = async () => {
      const { browser, headers } = await callerFor(server, guest);
      return (await browser.get('/identity/resources/users/sessions/v1/me/history?_limit=50', headers)).json<{
        items: { outcome: string }[];
      }>();
    };
    const refused = ({ items }: Awaited<ReturnType<typeof history>>) =>
      items.filter(({ outcome }) => outcome === 'refused').length;
    const trend = () =>
      services.db.acrossTenants('a test', (tx) => countFailedSignIns(tx, { tenantId: acme, since: new Date(0) }));
    const failed = async () => (await trend()).reduce((sum, { count }) => sum + count, 0);
    const before = [refused(await history()), await failed()];
    await fail();
    await sealLog(services, vendorChain);
    expect([refused(await history()), await failed()]).toEqual(before.map((count) => count + 1));
  });
});

it('a server writes the copies by itself', async () => {
  const alone = await startTestServer({ sealsByItself: true });
  onTestFinished(() => alone.close());
  await tryLogin(alone.browser(), alone.people.guest.email, 'wrong');
  await expect
    .poll(() =>
      alone.rows("select tenant_id from audits where action = 'user.sign-in-failed' and original_id is not null"),
    )
    .toHaveLength(2);
});
