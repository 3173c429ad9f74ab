import { describe, expect, it } from 'vitest';
import { callerFor, codeFor, exchange, linkParts, paths, tryLogin, type SignedIn } from '#server/testing/flows.ts';
import { publicClient, useTestServer, vendorKey } from '#server/testing/test-server.ts';

const server = await useTestServer();
const { admin, member, stranger, guest, acme, globex } = server.people;
const good = 'fresh water every day';

interface AuditRow extends Record<string, unknown> {
  action: string;
  severity: string;
  actor_id: string | null;
  tenant_id: string | null;
  target_kind: string | null;
  ip: string;
  trace_id: string;
}

async function newAudits(after: number): Promise<AuditRow[]> {
  return await server.rows<AuditRow>(
    'select action, severity, actor_id, tenant_id, target_kind, ip, trace_id from audits where id > $1 and original_id is null order by id',
    [after],
  );
}

async function linkFor(email: string): Promise<{ userId: string; token: string }> {
  await server.settle();
  return linkParts(server.mailbox.linkPath(email));
}

interface Change {
  action: string;
  /** Runs the preparation first, whose audits do not count. @returns the change */
  prepare(): Promise<() => Promise<unknown>>;
  actor: string | null;
  tenant: string | null;
  severity?: string;
}

const asAdmin = () => callerFor(server, admin);

const changes: Change[] = [
  { action: 'user.signed-in', actor: admin.id, tenant: acme, prepare: () => Promise.resolve(asAdmin) },
  {
    action: 'user.sign-in-failed',
    severity: 'Medium',
    actor: member.id,
    tenant: null,
    prepare: () => Promise.resolve(() => tryLogin(server.browser(), member.email, 'wrong')),
  },
  {
    action: 'user.sign-in-failed',
    severity: 'Medium',
    actor: null,
    tenant: null,
    prepare: () => Promise.resolve(() => tryLogin(server.browser(), 'nobody@acme.example', 'wrong')),
  },
  {
    action: 'user.locked',
    severity: 'High',
    actor: guest.id,
    tenant: null,
    async prepare() {
      for (let tries = 0; tries < 4; tries += 1) await tryLogin(server.browser(), guest.email, 'wrong');
      return () => tryLogin(server.browser(), guest.email, 'wrong');
    },
  },
  {
    action: 'user.unlocked',
    actor: guest.id,
    tenant: null,
    async prepare() {
      const { token } = await linkFor(guest.email);
      return () => server.browser().post(paths.unlock, { token });
    },
  },
  {
    action: 'user.signed-out',
    actor: admin.id,
    tenant: acme,
    async prepare() {
      const { browser } = await asAdmin();
      return () => browser.post(paths.logout);
    },
  },
  {
    action: 'session.refresh-reused',
    severity: 'High',
    actor: admin.id,
    tenant: acme,
    async prepare() {
      const { browser } = await asAdmin();
      const name = `fe_refresh_${publicClient.id.replace('-', '')}`;
      const old = browser.cookies.get(name)!;
      await browser.post(paths.refresh);
      browser.cookies.set(name, old);
      server.clock.advance(11_000);
      return () => browser.post(paths.refresh);
    },
  },
  {
    action: 'session.code-reused',
    severity: 'High',
    actor: null,
    tenant: acme,
    async prepare() {
      const { browser } = await asAdmin();
      const code = await codeFor(browser);
      await exchange(browser, code);
      return () => exchange(browser, code);
    },
  },
  {
    action: 'session.tenant-switched',
    actor: guest.id,
    tenant: globex,
    async prepare() {
      const { browser, headers } = await callerFor(server, guest, acme);
      return () => browser.put(paths.switchTenant, { tenantId: globex }, headers);
    },
  },
  {
    action: 'user.profile-changed',
    actor: admin.id,
    tenant: acme,
    async prepare() {
      const { browser, headers } = await asAdmin();
      return () => browser.put(paths.me, { title: 'Pilot' }, headers);
    },
  },
  {
    action: 'tenant.admin-box-changed',
    actor: admin.id,
    tenant: acme,
    async prepare() {
      const { browser, headers } = await asAdmin();
      return () => browser.post('/metadata/admin-box', { actions: [{ type: 'a', payload: 1 }] }, headers);
    },
  },
  {
    action: 'user.invited',
    actor: admin.id,
    tenant: acme,
    async prepare() {
      const { browser, headers } = await asAdmin();
      return () => browser.post(paths.users, { email: stranger.email }, headers);
    },
  },
  {
    action: 'user.invitation-resent',
    actor: admin.id,
    tenant: acme,
    async prepare() {
      const { browser, headers } = await asAdmin();
      return () => browser.post(paths.users, { email: stranger.email }, headers);
    },
  },
  {
    action: 'user.invitation-resent',
    actor: admin.id,
    tenant: acme,
    async prepare() {
      const { browser, headers } = await asAdmin();
      return () => browser.post(paths.resendInvitation, { email: stranger.email }, headers);
    },
  },
  {
    action: 'user.invitation-accepted',
    actor: stranger.id,
    tenant: acme,
    async prepare() {
      const link = await linkFor(stranger.email);
      return () => server.browser().post(paths.acceptInvitation, link);
    },
  },
  {
    action: 'user.password-changed',
    severity: 'Medium',
    actor: admin.id,
    tenant: acme,
    async prepare() {
      const { browser, headers } = await asAdmin();
      return () => browser.post(paths.changePassword, { password: admin.password, newPassword: good }, headers);
    },
  },
  {
    action: 'user.password-reset',
    severity: 'Medium',
    actor: member.id,
    tenant: null,
    async prepare() {
      await server.browser().post(paths.forgot, { email: member.email });
      const link = await linkFor(member.email);
      return () => server.browser().post(paths.reset, { ...link, password: good });
    },
  },
  {
    action: 'vendor.signed-in',
    actor: null,
    tenant: null,
    prepare: () => Promise.resolve(() => server.browser().post('/auth/vendor', vendorKey)),
  },
  {
    action: 'vendor.sign-in-failed',
    severity: 'High',
    actor: null,
    tenant: null,
    prepare: () => Promise.resolve(() => server.browser().post('/auth/vendor', { ...vendorKey, secret: 'wrong' })),
  },
];

describe('V16.2.1 each change leaves one row with action, actor, time, IP address and target', () => {
  it.each(changes)('$action', async ({ action, severity = 'Info', actor, tenant, prepare }) => {
    const change = await prepare();
    await server.settle();
    const [last] = await server.rows<{ id: number }>('select coalesce(max(id), 0)::int as id from audits');
    await change();
    const [row, ...others] = await newAudits(last!.id);
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      action,
      severity,
      actor_id: actor,
      tenant_id: tenant,
      ip: '127.0.0.1',
      trace_id: expect.stringMatching(/^[0-9a-f]{16}$/),
    });
  });

  it('user.signed-up and user.activated', async () => {
    const browser = server.browser();
    const email = 'new@start.example';
    await browser.post(paths.signUp, { email, password: 'typed at sign-up', companyName: 'Start' });
    const link = await linkFor(email);
    const session = (await browser.post(paths.activate, link)).json<SignedIn>();
    const rows = await server.rows<AuditRow>(
      'select action, tenant_id, ip from audits where actor_id = $1 and original_id is null order by id',
      [link.userId],
    );
    expect(rows.map(({ action }) => action)).toEqual(['user.signed-up', 'user.activated', 'user.signed-in']);
    expect(rows[0]).toMatchObject({ tenant_id: session.tenantId, ip: '127.0.0.1' });
  });
});

it('a read leaves no row', async () => {
  const { browser, headers } = await callerFor(server, stranger, globex);
  const count = () => server.rows('select count(*) from audits');
  const before = await count();
  for (const path of [paths.me, paths.users, '/flags', '/metadata/admin-box', '/oauth/userinfo', '/account/login'])
    await browser.get(path, headers);
  expect(await count()).toEqual(before);
});
