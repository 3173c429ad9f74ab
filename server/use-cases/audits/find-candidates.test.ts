/** Searches of a long log by the index: the same rows as without it, from few of them. */
import { beforeAll, describe, expect, it } from 'vitest';
import { scaledTimeout } from '#scripts/testing/scaled-timeout.ts';
import type { AuditRow } from '#shared/contract/audits/audits.ts';
import { chunkRows } from '#server/domain/audits/trigrams.ts';
import { callerFor } from '#server/testing/flows.ts';
import { useTestServer } from '#server/testing/test-server.ts';
import { anonymousContext, ownMetadata } from '#server/context.ts';
import { eraseUserFromLogs } from './erase-user.ts';
import { findCandidates } from './find-candidates.ts';
import { indexLog } from './index-audits.ts';
import { pruneAuditLogs } from './prune-audits.ts';
import { sealLog } from './seal-audits.ts';

const server = await useTestServer();
const { services } = server;
const { acme, admin, member, globex, stranger } = server.people;
const ada = await callerFor(server, admin);

const write = async (rows: number, details: string, actor: string | null = null) => {
  await server.rows(
    `insert into audits (tenant_id, at, action, severity, actor_id, trace_id, ip, user_agent, details, reported)
     select $1, now() - interval '40 days', 'planner.saved', 'Info', $4, 't', '203.0.113.' || n % 200, 'Firefox', $3::jsonb || jsonb_build_object('n', md5(n::text)), true
     from generate_series(1, $2::int) n`,
    [acme, rows, details, actor],
  );
};
const find = async (query: string, caller = ada) =>
  (await caller.browser.get(`/audits?${query}`, caller.headers)).json<{ data: AuditRow[]; total: number }>();
const candidates = (anywhere: string, columns = {}) =>
  findCandidates(services, {
    tenantId: acme,
    filter: { anywhere: anywhere || undefined, columns, severities: [], from: undefined, to: undefined },
    named: { people: [], outsiders: [] },
    described: [],
  });

beforeAll(async () => {
  await write(5000, '{}');
  await write(1, '{"note": "a Needle % in_it 日本語"}');
  await write(2 * chunkRows, '{}');
  await write(1, '{"note": "a needle \\"quoted\\""}', member.id);
  await sealLog(services, acme);
  await Promise.all([indexLog(services, acme), indexLog(services, acme)]);
  await write(1, '{"note": "a fresh needle"}');
}, scaledTimeout(120_000));

describe('7 a search of a long log', () => {
  it('finds in indexed, in other and in new rows, in any case, what it contains', async () => {
    expect(await server.rows('select chunk from audit_search_chunks where tenant_id = $1 order by 1', [acme])).toEqual([
      { chunk: 0 },
      { chunk: 1 },
    ]);
    for (const [text, total] of [
      ['NEEDLE', 3],
      ['needle % in_it', 1],
      ['日本語', 1],
      ['dle "quo', 0],
      ['"quoted', 1],
      ['needle_', 0],
      ['nothing like it', 0],
      ['n', 5000 + 2 * chunkRows + 3],
    ] as const)
      expect([text, (await find(`filter=${encodeURIComponent(text)}&action=planner.saved`)).total]).toEqual([
        text,
        total,
      ]);
    expect((await find('json=fresh%20needle')).data[0]!.json).toMatchObject({ note: 'a fresh needle' });
  });

  it('reads few rows for it', async () => {
    const found = await candidates('needle');
    // the rows behind the last complete chunk, and a block
    expect(found!.length).toBeGreaterThan(1);
    expect(found!.length).toBeLessThan(5000 + 2000);
    expect(await candidates('firefox')).toBeDefined();
    expect(await candidates('ne')).toBeUndefined();
    expect(await candidates('high')).toBeUndefined();
  });

  it('finds rows by the address that their user has now', async () => {
    expect((await find(`email=${encodeURIComponent(member.email)}&action=planner.saved`)).total).toBe(1);
    await server.rows(
      `update users set email = 'renamed@acme.example', email_folded = 'renamed@acme.example' where id = $1`,
      [member.id],
    );
    expect((await find('filter=renamed%40acme&action=planner.saved')).total).toBe(1);
  });

  it('finds rows by the words of the name that their user has now', async () => {
    await server.rows(`update users set name = 'Zoë Dvořák' where id = $1`, [member.id]);
    expect((await find('filter=dvorak%20zoe&action=planner.saved')).total).toBe(1);
    expect((await find('filter=dvorak%20noe&action=planner.saved')).total).toBe(0);
  });

  it('V8.4.1 finds nothing of another tenant', async () => {
    const sol = await callerFor(server, stranger, globex);
    expect((await find('filter=needle', sol)).total).toBe(0);
  });

  it('forgets what is erased and what is deleted', async () => {
    const grams = async () =>
      (
        await server.rows<{ chunk: number }>(
          'select distinct chunk from audit_search where tenant_id = $1 order by 1',
          [acme],
        )
      ).map(({ chunk }) => chunk);
    const gone = '6f0f5e0c-3b0f-4f64-8a43-0d9a52e9a001';
    const [row] = await server.rows<{ id: number }>(
      `select audit_id as id from audit_seals where tenant_id = $1 and seq = 7000`,
      [acme],
    );
    await server.rows('update audits set actor_id = $2 where id = $1', [row!.id, gone]);
    await eraseUserFromLogs(
      services,
      { userId: gone, texts: [] },
      { requestMetadata: ownMetadata('test'), now: server.clock.read() },
    );
    expect(await grams()).toEqual([1]);
    expect((await find('filter=needle&action=planner.saved')).total).toBe(3);
    await indexLog(services, acme);
    expect(await grams()).toEqual([0, 1]);
    await server.rows(`update audits set at = now() - interval '90 days' where tenant_id = $1`, [acme]);
    await server.rows(
      'insert into audit_retention (tenant_id, days, legal_hold, updated_at) values ($1, 30, false, now())',
      [acme],
    );
    await pruneAuditLogs(anonymousContext(services, ownMetadata('job')));
    expect(await grams()).toEqual([]);
  });
});
