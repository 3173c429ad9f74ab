import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { bearer, callerFor } from '#server/testing/flows.ts';
import { startTestServer, useTestServer, vendorKey } from '#server/testing/test-server.ts';
import { sealLog } from './seal-audits.ts';
import { verifyLog } from './verify-audits.ts';

const server = await useTestServer();
const { acme, admin, member, stranger, globex } = server.people;
const { services } = server;

/** A sealed log of its own with so many rows. @returns its tenant and the IDs of its rows */
async function logOf(rows: number): Promise<{ tenant: string; ids: string[] }> {
  const tenant = `log-${randomBytes(6).toString('hex')}`;
  const written = await server.rows<{ id: number }>(
    `insert into audits (tenant_id, at, action, severity, trace_id, ip, details, reported)
     select $1, now(), 'planner.saved', 'Info', 't', '203.0.113.7', jsonb_build_object('n', n), true from generate_series(1, $2::int) n returning id`,
    [tenant, rows],
  );
  await sealLog(services, tenant);
  return { tenant, ids: written.map(({ id }) => String(id)) };
}

describe('an intact log', () => {
  it('verifies, with the number of its rows, before the first row too', async () => {
    const { tenant } = await logOf(1203);
    expect(await verifyLog(services, tenant)).toEqual({ sequence: 1203, rows: 1203, broken: null });
    expect(await verifyLog(services, 'log-of-nobody')).toEqual({ sequence: 0, rows: 0, broken: null });
    expect(await verifyLog(services, '')).toMatchObject({ broken: null });
  });

  it('verifies while it is written to', async () => {
    const { tenant } = await logOf(2000);
    const write = () =>
      server.rows(
        `insert into audits (tenant_id, at, action, severity, trace_id, reported) values ($1, now(), 'a.b', 'Info', 't', true)`,
        [tenant],
      );
    const checks = Array.from({ length: 5 }, () => verifyLog(services, tenant));
    const writes = Array.from({ length: 100 }, write);
    for (const check of await Promise.all(checks)) expect(check.broken).toBeNull();
    await Promise.all(writes);
    expect(await verifyLog(services, tenant)).toMatchObject({ rows: 2100, broken: null });
  });
});

type Tampering = [what: string, sql: string[], broken: { row: number; reason: string }];

/** In SQL, $1 is the tenant, $2 the ID of row 5 and $3 that of row 6, of ten. */
const tamperings: Tampering[] = [
  ['a changed action', [`update audits set action = 'user.deleted' where id = $2`], { row: 5, reason: 'row-changed' }],
  [
    'a changed time',
    [`update audits set at = at + interval '1 microsecond' where id = $2`],
    { row: 5, reason: 'row-changed' },
  ],
  ['changed details', [`update audits set details = '{"n": 6}' where id = $2`], { row: 5, reason: 'row-changed' }],
  ['a changed IP address', [`update audits set ip = '203.0.113.8' where id = $2`], { row: 5, reason: 'row-changed' }],
  [
    'another actor',
    [`update audits set actor_id = gen_random_uuid() where id = $2`],
    { row: 5, reason: 'row-changed' },
  ],
  [
    'a row moved to another tenant',
    [`update audits set tenant_id = 'elsewhere' where id = $2`],
    { row: 5, reason: 'row-deleted' },
  ],
  ['a deleted row', [`delete from audits where id = $2`], { row: 5, reason: 'row-deleted' }],
  [
    'a row deleted with its seal',
    [`delete from audits where id = $2`, `delete from audit_seals where audit_id = $2`],
    { row: 6, reason: 'rows-missing' },
  ],
  [
    'blanked fields without their salts',
    [
      `update audits set ip = null, details = '{}' where id = $2`,
      `update audit_seals set origin_salt = null, details_salt = null where audit_id = $2`,
    ],
    { row: 5, reason: 'erased-without-record' },
  ],
  [
    'a salt removed from a row that keeps its fields',
    [`update audit_seals set details_salt = null where audit_id = $2`],
    { row: 5, reason: 'row-changed' },
  ],
  [
    'rows in another order',
    [
      `update audit_seals set seq = -1 where audit_id = $2`,
      `update audit_seals set seq = 5 where audit_id = $3`,
      `update audit_seals set seq = 6 where audit_id = $2`,
    ],
    { row: 6, reason: 'order-changed' },
  ],
  [
    'seals that changed their rows',
    [
      `update audit_seals set audit_id = -abs($2::bigint) where audit_id = $2`,
      `update audit_seals set audit_id = $2 where audit_id = $3`,
      `update audit_seals set audit_id = $3 where audit_id = -abs($2::bigint)`,
    ],
    { row: 6, reason: 'row-changed' },
  ],
  [
    'a replaced seal',
    [`update audit_seals set hash = sha256('x'), previous_hash = previous_hash where audit_id = $2`],
    { row: 5, reason: 'row-changed' },
  ],
  [
    'a cut end',
    [
      `delete from audits where id in (select audit_id from audit_seals where tenant_id = $1 and seq > 8)`,
      `delete from audit_seals where tenant_id = $1 and seq > 8`,
    ],
    { row: 10, reason: 'end-cut' },
  ],
  [
    'a cut end whose head was moved',
    [
      `delete from audits where id in (select audit_id from audit_seals where tenant_id = $1 and seq > 8)`,
      `delete from audit_seals where tenant_id = $1 and seq > 8`,
      `update audit_chains c set seq = 8, hash = s.hash, audit_id = s.audit_id from audit_seals s where s.tenant_id = $1 and s.seq = 8 and c.tenant_id = $1`,
    ],
    { row: 8, reason: 'end-changed' },
  ],
  [
    'a cut beginning whose checkpoint was moved',
    [
      `update audit_chains c set first_seq = 4, first_previous = s.previous_hash from audit_seals s where s.tenant_id = $1 and s.seq = 4 and c.tenant_id = $1`,
      `delete from audits where id in (select audit_id from audit_seals where tenant_id = $1 and seq < 4)`,
      `delete from audit_seals where tenant_id = $1 and seq < 4`,
    ],
    { row: 10, reason: 'end-changed' },
  ],
];

describe('tampering by SQL is found and named', () => {
  it.each(tamperings)('%s', async (_what, statements, { row, reason }) => {
    const { tenant, ids } = await logOf(10);
    const values = { $1: `'${tenant}'`, $2: ids[4]!, $3: ids[5]! };
    for (const text of statements)
      await server.rows(text.replace(/\$[123]/g, (name) => values[name as keyof typeof values]));
    expect((await verifyLog(services, tenant)).broken).toEqual({ id: ids[row - 1], reason });
  });

  it('a row inserted past the queue', async () => {
    const { tenant } = await logOf(20_500);
    const [{ id } = { id: 0 }] = await server.rows<{ id: number }>(
      `insert into audits (tenant_id, at, action, severity, trace_id, reported) values ($1, now(), 'a.b', 'Info', 't', true) returning id`,
      [tenant],
    );
    await server.rows('delete from audit_unsealed where audit_id = $1', [id]);
    await server.rows('delete from audit_seals where audit_id = $1', [id]);
    const { broken } = await verifyLog(services, tenant);
    expect(broken?.id).toBe(String(id));
  });

  it('a row deleted before it was sealed', async () => {
    const { tenant } = await logOf(3);
    const [{ id } = { id: 0 }] = await server.rows<{ id: number }>(
      `insert into audits (tenant_id, at, action, severity, trace_id, reported) values ($1, now(), 'a.b', 'Info', 't', true) returning id`,
      [tenant],
    );
    await server.rows('delete from audits where id = $1', [id]);
    expect((await verifyLog(services, tenant)).broken).toEqual({ id: String(id), reason: 'row-deleted' });
  });

  it('a head that was deleted, also after more rows were sealed', async () => {
    const { tenant } = await logOf(5);
    await server.rows('delete from audit_chains where tenant_id = $1', [tenant]);
    await server.rows(
      `insert into audits (tenant_id, at, action, severity, trace_id, reported) values ($1, now(), 'a.b', 'Info', 't', true)`,
      [tenant],
    );
    expect((await verifyLog(services, tenant)).broken?.reason).toBe('end-changed');
  });

  it('a history that was written anew with another key', async () => {
    const { tenant, ids } = await logOf(5);
    const forger = await startTestServer({ database: server.database, masterKey: randomBytes(32) });
    await server.rows(`update audits set action = 'innocent.act' where id = $1`, [ids[2]]);
    await server.rows(`delete from audit_seals where tenant_id = $1`, [tenant]);
    await server.rows(`delete from audit_chains where tenant_id = $1`, [tenant]);
    await server.rows(
      `insert into audit_unsealed (tenant_id, audit_id) select $1, unnest($2::bigint[]) on conflict do nothing`,
      [tenant, ids],
    );
    await sealLog(forger.services, tenant);
    await forger.close();
    expect((await verifyLog(services, tenant)).broken?.reason).toBe('end-changed');
  });
});

describe('GET /audits/verify', () => {
  it('names the first broken row of the caller’s tenant, and the portal learns of it', async () => {
    const ada = await callerFor(server, admin);
    const verify = async () => (await ada.browser.get('/audits/verify', ada.headers)).json();
    const before = await verify();
    expect(before).toEqual({ ok: true, rows: expect.any(Number), firstBroken: null });
    const { data } = (await ada.browser.get('/audits?count=1', ada.headers)).json<{ data: { _id: string }[] }>();
    const { _id } = data[0]!;
    await server.rows(`update audits set severity = 'Critical' where id = $1`, [_id]);
    expect(await verify()).toEqual({
      ok: false,
      rows: expect.any(Number),
      firstBroken: { _id, reason: 'row-changed' },
    });
    const known = await ada.browser.get('/audits/resources/integrity/v1', ada.headers);
    expect(known.json()).toMatchObject({
      checkedAt: server.clock.read().toISOString(),
      firstBroken: { _id, reason: 'row-changed' },
    });
    await server.rows(`update audits set severity = 'Info' where id = $1`, [_id]);
    expect(await verify()).toMatchObject({ ok: true });
  });

  it('V8.2.1 requires fe.secure.read.audits, and concerns no other tenant', async () => {
    const caller = await callerFor(server, member);
    for (const path of ['/audits/verify', '/audits/resources/integrity/v1'])
      expect((await caller.browser.get(path, caller.headers)).status).toBe(403);
    expect((await caller.browser.post('/audits/export/jsonl', {}, caller.headers)).status).toBe(403);
    const sol = await callerFor(server, stranger, globex);
    const [row] = await server.rows<{ id: number }>(`select min(id) as id from audits where tenant_id = $1`, [acme]);
    await server.rows(`update audits set trace_id = trace_id || 'x' where id = $1`, [row!.id]);
    expect((await sol.browser.get('/audits/verify', sol.headers)).json()).toMatchObject({ ok: true });
    await server.rows(`update audits set trace_id = left(trace_id, -1) where id = $1`, [row!.id]);
    const { token } = (await server.browser().post('/auth/vendor', vendorKey)).json<{ token: string }>();
    expect((await server.browser().get('/audits/verify', bearer(token))).status).toBe(401);
  });
});
