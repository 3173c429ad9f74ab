import { describe, expect, it } from 'vitest';
import { audit } from '#server/db/queries/core/audits.ts';
import { hashOfRow, genesisHash, commitToDetails, commitToOrigin } from '#server/lib/audit-chain.ts';
import { startTestServer, useTestServer } from '#server/testing/test-server.ts';
import { sealAllLogs, sealLog } from './seal-audits.ts';

const server = await useTestServer();
const { acme, globex, admin } = server.people;
const { services } = server;

const write = async (tenantId: string | null, details: Record<string, unknown>) => {
  const metadata = { ip: '203.0.113.7', country: null, userAgent: 'Firefox', traceId: 'trace' };
  const entry = { action: 'planner.exported', reported: true as const, tenantId, actorId: admin.id, details };
  await services.db.acrossTenants('a row of any tenant', (tx) => audit(tx, metadata, server.clock.read(), entry));
};
interface Link {
  seq: number;
  audit_id: number;
  previous: string;
  hash: string;
}
const linksOf = async (chain: string) =>
  await server.rows<Link>(
    `select seq, audit_id, encode(previous_hash, 'hex') as previous, encode(hash, 'hex') as hash from audit_seals where tenant_id = $1 order by seq`,
    [chain],
  );
const unsealed = async (chain: string) =>
  (
    await server.rows<{ id: number }>(
      `select a.id from audits a where coalesce(a.tenant_id, '') = $1 and not exists (select from audit_seals s where s.audit_id = a.id)`,
      [chain],
    )
  ).length;

function expectOneChain(links: Link[]): void {
  expect(links.map(({ seq }) => seq)).toEqual(links.map((_, index) => index + 1));
  expect(links.map(({ previous }) => previous)).toEqual([genesisHash, ...links.slice(0, -1).map(({ hash }) => hash)]);
}

describe('the chain of an audit log', () => {
  it('has one link for each row, in the order of their numbers, and the rows without a tenant have their own', async () => {
    for (let n = 1; n <= 3; n += 1) await write(acme, { n });
    await write(null, { of: 'nobody' });
    await sealAllLogs(services);
    expectOneChain(await linksOf(acme));
    expectOneChain(await linksOf(''));
    expect([await unsealed(acme), await unsealed('')]).toEqual([0, 0]);
    expect((await linksOf('')).length).toBeGreaterThan(0);
  });

  it('hashes what the database returns: microseconds, and every field', async () => {
    await server.rows(
      `insert into audits (tenant_id, at, action, severity, target_kind, target_id, ip, user_agent, trace_id, details, reported)
       values ($1, '2026-01-02T03:04:05.123456Z', 'a.b', 'High', 'role', 'r1', '203.0.113.7', 'Firefox', 't', '{"b": 1.50, "a": ["ü", null]}', true)`,
      [acme],
    );
    await sealLog(services, acme);
    const [row] = await server.rows<{
      audit_id: number;
      seq: number;
      hash: string;
      previous: string;
      o: string;
      d: string;
    }>(
      `select audit_id, seq, encode(hash, 'hex') as hash, encode(previous_hash, 'hex') as previous, encode(origin_salt, 'hex') as o, encode(details_salt, 'hex') as d
       from audit_seals where tenant_id = $1 order by seq desc limit 1`,
      [acme],
    );
    expect(row!.hash).toBe(
      hashOfRow({
        tenantId: acme,
        sequence: row!.seq,
        id: String(row!.audit_id),
        at: '2026-01-02T03:04:05.123456Z',
        action: 'a.b',
        severity: 'High',
        actorId: null,
        targetKind: 'role',
        targetId: 'r1',
        traceId: 't',
        reported: true,
        originCommitment: commitToOrigin(row!.o, { ip: '203.0.113.7', userAgent: 'Firefox' }),
        detailsCommitment: commitToDetails(row!.d, { a: ['ü', null], b: 1.5 }),
        previousHash: row!.previous,
      }),
    );
  });

  it('does not fork under 200 parallel changes and several sealers in two processes', async () => {
    const second = await startTestServer({ database: server.database, masterKey: server.masterKey });
    const before = (await linksOf(globex)).length;
    const sealers = Array.from({ length: 10 }, (_, index) => sealLog(index % 2 ? services : second.services, globex));
    const changes = Array.from({ length: 200 }, (_, n) => write(globex, { n }));
    await Promise.all([...changes, ...sealers]);
    await Promise.all([sealLog(services, globex), sealLog(second.services, globex)]);
    await second.close();
    const links = await linksOf(globex);
    expectOneChain(links);
    expect(await unsealed(globex)).toBe(0);
    expect(links.length).toBeGreaterThanOrEqual(before + 200);
  });

  it('loses nothing, and seals nothing that was rolled back, when a process is killed between the change and the seal', async () => {
    await write(acme, { n: 'kept' });
    // the row and its place in the queue are one transaction
    const before = await linksOf(acme);
    const killed = services.db.inTenant(acme, async (tx) => {
      await audit(tx, { ip: '', country: null, userAgent: null, traceId: 't' }, server.clock.read(), {
        action: 'user.activated',
        tenantId: acme,
        actorId: null,
      });
      throw new Error('killed');
    });
    await expect(killed).rejects.toThrow('killed');
    await sealLog(services, acme);
    const after = await linksOf(acme);
    expect(after.length).toBeGreaterThanOrEqual(before.length);
    expectOneChain(after);
    expect(await unsealed(acme)).toBe(0);
  });

  it('V15.3.1 seals in portions, with one lock each', async () => {
    await server.rows(
      `insert into audits (tenant_id, at, action, severity, trace_id, reported) select $1, now(), 'many.rows', 'Info', 't', true from generate_series(1, 2500)`,
      [acme],
    );
    await sealLog(services, acme);
    expect(await unsealed(acme)).toBe(0);
    expectOneChain(await linksOf(acme));
  });
});
