/** The demo shows what the product writes: each of its audit rows looks like one that the product has just written. */
import { expect, it } from 'vitest';
import type { AuditRow } from '#shared/contract/audits/audits.ts';
import { callerFor, paths, signIn, tryLogin } from '#server/testing/flows.ts';
import { setUpApp, signInWithApp } from '#server/testing/second-factors.ts';
import { useTestServer } from '#server/testing/test-server.ts';
import { ensureDemoData } from './demo-data.ts';

const server = await useTestServer();
const { services } = server;
const { acme, admin, member, guest } = server.people;

interface Row extends Record<string, unknown> {
  action: string;
  severity: string;
  tenant: 'none' | 'copied' | 'own';
  actor: boolean;
  target_kind: string | null;
  details: string[];
}

/** What rows look like, without what is of one row alone. */
async function looksOf(condition: string, values: unknown[]): Promise<Map<string, Set<string>>> {
  const rows = await server.rows<Row>(
    `select action, severity, case when tenant_id is null then 'none' when original_id is null then 'own' else 'copied' end as tenant,
       actor_id is not null as actor, target_kind, array(select jsonb_object_keys(details) order by 1) as details
     from audits where ${condition}`,
    values,
  );
  const looks = new Map<string, Set<string>>();
  for (const { action, ...look } of rows) looks.set(action, (looks.get(action) ?? new Set()).add(JSON.stringify(look)));
  return looks;
}

async function useProduct(): Promise<void> {
  const ada = await callerFor(server, admin);
  const ok = async (answer: Promise<{ status: number; text: string }>) => {
    const { status, text } = await answer;
    if (status !== 200 && status !== 201) throw new Error(text);
  };
  const app = await setUpApp(server, member);
  await signInWithApp(server, member, app);
  const own = await callerFor(server, guest);
  await ok(
    own.browser.post(
      paths.changePassword,
      { password: guest.password, newPassword: 'fresh water every day' },
      own.headers,
    ),
  );
  await signIn(server.browser(), { email: guest.email, password: 'fresh water every day' });
  for (let count = 0; count < services.config.lockout.maxAttempts; count += 1)
    await tryLogin(server.browser(), guest.email, 'wrong');
  await ok(ada.browser.post(paths.users, { email: 'new@acme.example', name: 'New' }, ada.headers));
  const [role] = await server.rows<{ id: string }>(`select id from roles where key = 'admin' and tenant_id is null`);
  await ok(ada.browser.put('/team/resources/members/v1', { id: guest.id, roleIds: [role!.id] }, ada.headers));
  await ok(ada.browser.post(`/identity/resources/tenants/users/v1/${guest.id}/disable`, {}, ada.headers));
}

it('each event looks as the product writes it: its tenant, its severity, its target and its details', async () => {
  await useProduct();
  await server.app.sealer.seal();
  const written = await looksOf('true', []);
  const [last] = await server.rows<{ id: number }>('select coalesce(max(id), 0)::int as id from audits');
  await ensureDemoData({
    db: services.db,
    hasher: services.hasher,
    secrets: services.secrets,
    random: services.random,
    now: server.clock.read(),
    maxAttempts: services.config.lockout.maxAttempts,
    isSparse: false,
  });
  const demo = await looksOf('id > $1 and (tenant_id is null or tenant_id <> $2)', [last!.id, acme]);
  expect([...demo.keys()]).toEqual(expect.arrayContaining(['user.sign-in-failed', 'user.locked', 'user.signed-in']));
  for (const [action, looks] of demo)
    for (const look of looks)
      expect([action, [...(written.get(action) ?? [])]]).toEqual([action, expect.arrayContaining([look])]);
});

it('the log of the demo’s admin shows the lock of a member, once', async () => {
  const [tenant] = await server.rows<{ id: string }>(`select id from tenants where alias = 'acme'`);
  const rows = await server.rows<Pick<AuditRow, 'action'> & { count: number }>(
    `select u.email, count(*)::int as count from audits a join users u on u.id = a.actor_id
     where a.tenant_id = $1 and a.action = 'user.locked' group by 1`,
    [tenant!.id],
  );
  await server.app.sealer.seal();
  const [locked] = await server.rows<{ count: number }>(
    `select count(*)::int as count from lockouts l join memberships m on m.user_id = l.user_id and m.tenant_id = $1`,
    [tenant!.id],
  );
  expect(rows.map(({ count }) => count)).toEqual(Array<number>(locked!.count).fill(1));
});
