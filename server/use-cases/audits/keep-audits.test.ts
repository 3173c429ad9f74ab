/** How long rows are kept, and the erasure of people: neither breaks the proof of the other rows. */
import { randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { callerFor, paths } from '#server/testing/flows.ts';
import { startTestServer, useTestServer, vendorKey } from '#server/testing/test-server.ts';
import { anonymousContext, ownMetadata } from '#server/context.ts';
import { checkAllLogs } from './check-audits.ts';
import { pruneAuditLogs } from './prune-audits.ts';
import { sealLog } from './seal-audits.ts';
import { verifyLog } from './verify-audits.ts';

const masterKey = randomBytes(32);
const server = await useTestServer({ masterKey });
const { acme, globex, admin, guest, member, stranger } = server.people;
const { services } = server;
const day = 86_400_000;

const ago = (days: number) => new Date(server.clock.read().getTime() - days * day);
const write = async (
  tenant: string,
  rows: { at?: Date; actor?: string; target?: string; ip?: string; details?: unknown }[],
) => {
  const ids: number[] = [];
  for (const { at = server.clock.read(), actor = null, target = null, ip = '203.0.113.7', details = {} } of rows) {
    const [row] = await server.rows<{ id: number }>(
      `insert into audits (tenant_id, at, action, severity, actor_id, target_kind, target_id, ip, user_agent, trace_id, details, reported)
       values ($1, $2, 'planner.saved', 'Info', $3, case when $4::text is not null then 'user' end, $4, $5, 'Firefox', 't', $6, true) returning id`,
      [tenant, at, actor, target, ip, JSON.stringify(details)],
    );
    ids.push(row!.id);
  }
  await sealLog(services, tenant);
  return ids;
};
const prune = () => pruneAuditLogs(anonymousContext(services, ownMetadata('job')));
const rowsOf = async (tenant: string) =>
  (
    await server.rows<{ id: number }>(`select id from audits where tenant_id = $1 and reported order by id`, [tenant])
  ).map(({ id }) => id);
const newLog = () => `log-${randomBytes(6).toString('hex')}`;
const keep = (tenant: string, days: number | null, hold = false) =>
  server.rows(
    `insert into audit_retention (tenant_id, days, legal_hold, updated_at) values ($1, $2, $3, now())
     on conflict (tenant_id) do update set days = $2, legal_hold = $3`,
    [tenant, days, hold],
  );

describe('retention of the audit log', () => {
  const path = '/audits/resources/retention/v1';

  it('is read and changed, and the change is audited with before and after', async () => {
    const ada = await callerFor(server, admin);
    expect((await ada.browser.get(path, ada.headers)).json()).toMatchObject({
      days: null,
      legalHold: false,
      defaultDays: null,
    });
    const saved = await ada.browser.post(path, { days: 90 }, ada.headers);
    expect(saved.json()).toMatchObject({ days: 90, legalHold: false, oldestAt: expect.any(String) });
    await ada.browser.post(path, { days: null, legalHold: true }, ada.headers);
    const [row] = await server.rows(
      `select severity, details from audits where action = 'audits.retention-changed' order by id desc limit 1`,
    );
    expect(row).toEqual({
      severity: 'High',
      details: { before: { days: 90, legalHold: false }, after: { days: null, legalHold: true } },
    });
    await keep(acme, null);
  });

  it.each([
    ['too few days', { days: 29 }],
    ['too many days', { days: 40_000 }],
    ['half a day', { days: 30.5 }],
    ['no days', {}],
    ['text', { days: '90' }],
  ])('refuses %s by name', async (_, body) => {
    const ada = await callerFor(server, admin);
    const answer = await ada.browser.post(path, body, ada.headers);
    expect([answer.status, answer.text]).toEqual([400, expect.stringContaining('days')]);
  });

  it('V8.2.1 needs more than reading', async () => {
    await server.rows(
      `insert into roles (id, tenant_id, key, name, permission_keys, level, created_at, updated_at) values (gen_random_uuid(), $1, 'auditor', 'Auditor', '{fe.secure.read.*}', 5, now(), now())`,
      [acme],
    );
    await server.rows(
      `insert into membership_roles (tenant_id, user_id, role_id) select $1, $2, id from roles where key = 'auditor'`,
      [acme, member.id],
    );
    const ben = await callerFor(server, member);
    expect((await ben.browser.get(path, ben.headers)).status).toBe(200);
    expect((await ben.browser.post(path, { days: 30 }, ben.headers)).status).toBe(403);
    const sol = await callerFor(server, stranger, globex);
    await sol.browser.post(path, { days: 45 }, sol.headers);
    expect((await ben.browser.get(path, ben.headers)).json()).toMatchObject({ days: null });
  });

  it('deletes older rows from the beginning, and the rest verifies from the checkpoint', async () => {
    const log = newLog();
    const ids = await write(log, [
      { at: ago(50) },
      { at: ago(45) },
      { at: ago(20) },
      // written late: it waits for the rows before it
      { at: ago(60) },
      { at: ago(1) },
    ]);
    await prune();
    expect(await rowsOf(log)).toEqual(ids);
    await keep(log, 30);
    await prune();
    expect(await rowsOf(log)).toEqual(ids.slice(2));
    expect(await verifyLog(services, log)).toMatchObject({ rows: 4, broken: null });
    const [row] = await server.rows(`select details from audits where tenant_id = $1 and action = 'audits.pruned'`, [
      log,
    ]);
    expect(row).toEqual({ details: { days: 30, before: { firstSequence: 1 }, after: { firstSequence: 3 } } });
    // the next row of the checkpoint is as protected as before
    await server.rows(`delete from audits where id = $1`, [ids[2]]);
    expect((await verifyLog(services, log)).broken).toEqual({ id: String(ids[2]), reason: 'row-deleted' });
  });

  it('deletes a whole log, and continues its chain', async () => {
    const log = newLog();
    await write(log, [{ at: ago(50) }, { at: ago(49) }]);
    await keep(log, 30);
    await prune();
    expect(await rowsOf(log)).toEqual([]);
    await write(log, [{}]);
    expect(await verifyLog(services, log)).toMatchObject({ sequence: 4, rows: 2, broken: null });
  });

  it('deletes nothing under a legal hold, nor of a broken chain', async () => {
    const [held, broken] = [newLog(), newLog()];
    const kept = await write(held, [{ at: ago(50) }]);
    const evidence = await write(broken, [{ at: ago(50) }, {}]);
    await keep(held, 30, true);
    await keep(broken, 30);
    await server.rows(`update audits set severity = 'High' where id = $1`, [evidence[1]]);
    await checkAllLogs(services);
    await prune();
    expect([await rowsOf(held), await rowsOf(broken)]).toEqual([kept, evidence]);
  });
});

describe('the hourly verification', () => {
  it('raises the alarm once: in the log, the audit log and the metrics', async () => {
    const log = newLog();
    const [first] = await write(log, [{}, {}]);
    await server.rows(`update audits set severity = 'High' where id = $1`, [first]);
    for (let hours = 0; hours < 3; hours += 1) await checkAllLogs(services);
    const alarms = async () =>
      await server.rows(
        `select severity, details from audits where tenant_id = $1 and action = 'audits.chain-broken'`,
        [log],
      );
    expect(await alarms()).toEqual([{ severity: 'Critical', details: { row: String(first), reason: 'row-changed' } }]);
    expect(
      server
        .logText()
        .split('\n')
        .filter((line) => line.includes('is broken') && line.includes(log)),
    ).toHaveLength(1);
    expect(await services.metrics.registry.getSingleMetricAsString('portico_audit_logs_broken_total')).toMatch(
      / [1-9]/,
    );
    // once it verifies again, the next fault is new
    await server.rows(`update audits set severity = 'Info' where id = $1`, [first]);
    await checkAllLogs(services);
    await server.rows(`update audits set severity = 'High' where id = $1`, [first]);
    await checkAllLogs(services);
    expect(await alarms()).toHaveLength(2);
  });
});

it('the alarm reaches who may read the log, once each', async () => {
  const [row] = await server.rows<{ id: number }>(`select min(id) as id from audits where tenant_id = $1`, [acme]);
  await server.rows(`update audits set trace_id = trace_id || 'x' where id = $1`, [row!.id]);
  // found by two processes at once, and again an hour later
  const other = await startTestServer({
    database: server.database,
    clock: server.clock,
    mailbox: server.mailbox,
    masterKey,
  });
  await Promise.all([checkAllLogs(services), checkAllLogs(other.services)]);
  await checkAllLogs(services);
  const told = await server.rows<{ user_id: string; tenant_id: string; details: unknown }>(
    `select user_id, tenant_id, details from notifications where key = 'audit-log-broken'`,
  );
  expect(told.filter(({ user_id }) => user_id === admin.id)).toEqual([
    { user_id: admin.id, tenant_id: acme, details: { event: String(row!.id) } },
  ]);
  expect(told.map(({ user_id }) => user_id)).not.toContain(guest.id);
  await Promise.all([server.settle(), other.settle()]);
  await other.close();
  const mails = (address: string) =>
    server.mailbox.to(address).filter(({ subject }) => subject === 'The audit log of Acme was tampered with');
  expect(mails(admin.email)).toHaveLength(1);
  expect(mails(admin.email)[0]!.text).toContain(`Its chain is broken at event ${row!.id}:`);
  expect(mails(admin.email)[0]!.links.map((link) => new URL(link).pathname)).toEqual(['/oauth/portal/audits']);
  // may not read the log, and may read another one
  expect([...mails(guest.email), ...mails(stranger.email)]).toEqual([]);
  await server.rows(`update audits set trace_id = left(trace_id, -1) where id = $1`, [row!.id]);
});

describe('erasure of a user', () => {
  const erase = async (body: unknown) => {
    const { token } = (await server.browser().post('/auth/vendor', vendorKey)).json<{ token: string }>();
    return await server.browser().post('/audits/resources/erasures/v1', body, { 'x-access-token': token });
  };
  const fields = async (id: number) =>
    (await server.rows(`select ip, user_agent, details from audits where id = $1`, [id]))[0];

  it('deletes what concerns them in every log, keeps the rest, and the chains verify', async () => {
    const [one, two] = [newLog(), newLog()];
    const [gone, other] = [randomUUID(), randomUUID()];
    const ids = await write(one, [
      { actor: gone, details: { device: 'Chrome on Mac' } },
      { actor: other, target: gone, details: { email: 'gone@person.example', name: 'Gone Person' } },
      { actor: other, details: { users: [{ email: 'Gone@Person.example' }] } },
      { actor: other, details: { plan: 'gold' } },
    ]);
    const [elsewhere] = await write(two, [{ actor: gone }]);
    const answer = await erase({ userId: gone });
    expect([answer.status, answer.json()]).toEqual([200, { rows: 4 }]);
    const blank = { ip: null, user_agent: null, details: {} };
    const origin = { ip: '203.0.113.7', user_agent: 'Firefox' };
    expect(await fields(ids[0]!)).toEqual(blank);
    expect(await fields(ids[1]!)).toEqual({ ...origin, details: {} });
    expect(await fields(ids[2]!)).toEqual({ ...origin, details: {} });
    expect(await fields(ids[3]!)).toEqual({ ...origin, details: { plan: 'gold' } });
    expect(await fields(elsewhere!)).toEqual(blank);
    expect(await verifyLog(services, one)).toMatchObject({ rows: 5, broken: null });
    expect(await verifyLog(services, two)).toMatchObject({ rows: 2, broken: null });
    const [record] = await server.rows(
      `select target_id, details from audits where tenant_id = $1 and action = 'audits.person-erased'`,
      [one],
    );
    expect(record).toEqual({ target_id: gone, details: { rows: 3, mentioned: [3] } });
    // again: nothing is left to erase
    expect((await erase({ userId: gone })).json()).toEqual({ rows: 0 });
    // what is left is as protected as before
    await server.rows(`update audits set ip = '203.0.113.9' where id = $1`, [ids[1]]);
    expect((await verifyLog(services, one)).broken).toEqual({ id: String(ids[1]), reason: 'row-changed' });
  });

  it('does not hide a row of somebody else that was blanked by hand', async () => {
    const log = newLog();
    const [gone, other] = [randomUUID(), randomUUID()];
    const ids = await write(log, [{ actor: gone }, { actor: other, details: { amount: 1 } }]);
    await erase({ userId: gone });
    await server.rows(`update audits set details = '{}' where id = $1`, [ids[1]]);
    await server.rows(`update audit_seals set details_salt = null where audit_id = $1`, [ids[1]]);
    expect((await verifyLog(services, log)).broken).toEqual({ id: String(ids[1]), reason: 'erased-without-record' });
  });

  it('accepts no record that the vendor’s product reports under the same name', async () => {
    const log = newLog();
    const user = randomUUID();
    const ids = await write(log, [{ actor: user, details: { amount: 1 } }]);
    await server.rows(
      `insert into audits (tenant_id, at, action, severity, target_kind, target_id, trace_id, reported) values ($1, now(), 'audits.person-erased', 'Info', 'user', $2, 't', true)`,
      [log, user],
    );
    await server.rows(`update audits set details = '{}' where id = $1`, [ids[0]]);
    await server.rows(`update audit_seals set details_salt = null where audit_id = $1`, [ids[0]]);
    expect((await verifyLog(services, log)).broken?.reason).toBe('erased-without-record');
  });

  it('is the vendor’s, and for deleted accounts only', async () => {
    const answer = await erase({ userId: admin.id });
    expect([answer.status, answer.text]).toEqual([400, expect.stringContaining('userId')]);
    expect((await erase({ userId: 'nobody' })).status).toBe(400);
    const ada = await callerFor(server, admin);
    expect((await ada.browser.post('/audits/resources/erasures/v1', { userId: admin.id }, ada.headers)).status).toBe(
      401,
    );
    expect((await ada.browser.get(paths.me, ada.headers)).status).toBe(200);
  });
});
