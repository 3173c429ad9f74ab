import { hash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { join } from 'node:path';
import pg from 'pg';
import { systemConnection } from '#server/db/scope.ts';
import type { Bench, Row } from './bench.types.ts';
import { databaseOf } from './database-of.ts';
import { adminOf, rowsOf, timeInTurn, type Ask } from './list-calls.ts';
import { startPortico } from './portico-process.ts';
import { residentBytes } from './process-usage.ts';
import { percentile } from './statistics.ts';
import { writeDirectly } from './write-directly.ts';

const megabyte = 1024 * 1024;
/** What the server may hold more of while it writes out a whole log. Bytes. */
const exportMemory = 64 * megabyte;
/** Rows that are sealed in a second. */
const fewestSealed = 2000;
/** Rows of the log that a chunk of its index covers. */
const chunk = 16_384;
const newest = 'offset=0&count=20&sortBy=createdAt&sortDirection=desc';

/** As the rows have it. */
const hashOf = (row: number): string => hash('md5', String(row));

/** What an admin asks a large log for, by the name of its line. */
const calls: Record<string, string> = {
  'newest page of the audit log': `/audits?${newest}`,
  'page in the middle of the audit log': '/audits?offset=400000&count=20&sortBy=createdAt&sortDirection=desc',
  'severe events': `/audits?${newest}&severity=High,Critical`,
  'events of one action': `/audits?${newest}&action=planner.saved.7`,
  'search that finds a few events': `/audits?${newest}&filter=needle-in-it`,
  'search that finds no event': `/audits?${newest}&filter=nothing-of-that-name`,
  'search for a part of an ID': `/audits?${newest}&filter=${hashOf(4711).slice(5, 20)}`,
  'search that finds every event': `/audits?${newest}&filter=Chrome`,
  'events of a day': `/audits?${newest}&created_from=2026-01-02&created_to=2026-01-02`,
  'figures of the audit log': '/audits/stats',
};

/** Rows of a year, one in 50,000 with a text of its own. */
const fill = (rows: number) => `
  insert into audits (tenant_id, at, action, severity, actor_id, target_kind, target_id, ip, user_agent, trace_id, details, reported)
  select $1, timestamptz '2026-01-01' + i * interval '30 seconds', 'planner.saved.' || i % 40,
         case when i % 100 = 0 then 'High' when i % 1000 = 1 then 'Critical' else 'Info' end,
         (select user_id from memberships where tenant_id = $1 order by user_id offset i % 3 limit 1), 'plan', md5(i::text),
         '203.0.113.' || i % 250, 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Chrome/131.0.0.0', md5((i + 1)::text),
         jsonb_build_object('before', jsonb_build_object('name', 'Plan ' || i), 'after', jsonb_build_object('name', 'Plan ' || i + 1),
                            'note', case when i % 50000 = 0 then 'a needle-in-it' else md5((i + 2)::text) end), true
  from generate_series(1, ${rows}) i`;

/** The audit log of a tenant with a million rows: sealing, lists, verification and export. */
export const auditsBench: Bench = {
  name: 'audits',
  async run({ quick, folder }) {
    const rows = quick ? 100_000 : 1_000_000;
    const server = await startPortico(join(folder, 'audits'));
    const database = await databaseOf(server);
    const client = new pg.Client({ connectionString: database.connectionString, options: systemConnection });
    await client.connect();
    try {
      const { ask, tenantId } = await adminOf(server);
      const writes = await timeWrites(client, tenantId, quick ? 200 : 1000);
      const portion = 50_000;
      for (let written = 0; written < rows; written += portion) await writeDirectly(server, tenantId, [fill(portion)]);
      const sealedPerSecond = await timeSealing(client);
      const indexing = await timeIndexing(client, tenantId);
      const size = await sizeOfIndex(client);
      await client.query('analyze');
      const times = await timeInTurn(ask, calls, quick ? 5 : 20);
      const begin = performance.now();
      const verified = (await (await ask('/audits/verify')).json()) as { ok: boolean; rows: number };
      if (!verified.ok || verified.rows < rows) throw new Error(`The log does not verify: ${JSON.stringify(verified)}`);
      const verifiedPerSecond = (1000 * verified.rows) / (performance.now() - begin);
      const exported = await measureExport(server.pid, ask);
      const where = `${rows.toLocaleString('en')} audit rows`;
      return {
        rows: [
          { what: 'audit row of a change, p95 with its entry in the queue', measured: `${writes.toFixed(2)} ms` },
          {
            what: `${where}, sealed`,
            measured: `${sealedPerSecond.toFixed(0)} per second`,
            goal: `≥ ${fewestSealed}`,
            passed: sealedPerSecond >= fewestSealed,
          },
          {
            what: `${where}, indexed for searches after sealing`,
            measured: `${indexing.toFixed(0)} s, ${(size / megabyte).toFixed(0)} MB`,
          },
          ...rowsOf(where, times),
          { what: `${where}, verified`, measured: `${verifiedPerSecond.toFixed(0)} per second` },
          ...exported.rows,
        ],
        raw: { rows, writes, sealedPerSecond, indexing, size, times, verifiedPerSecond, exported },
      };
    } finally {
      await client.end();
      await database.stop();
      await server.stop();
    }
  },
};

/** @returns milliseconds, p95 of one audit row in a transaction of its own */
async function timeWrites(client: pg.Client, tenantId: string, count: number): Promise<number> {
  const times: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const begin = performance.now();
    await client.query(
      `insert into audits (tenant_id, at, action, severity, trace_id, reported) values ($1, now(), 'planner.saved', 'Info', 't', true)`,
      [tenantId],
    );
    times.push(performance.now() - begin);
  }
  return percentile(times, 0.95);
}

/** Waits until the server has sealed what waits. @returns rows per second */
async function timeSealing(client: pg.Client): Promise<number> {
  const waiting = async () =>
    Number((await client.query<{ count: string }>('select count(*) from audit_unsealed')).rows[0]!.count);
  const [first, begin] = [await waiting(), performance.now()];
  for (;;) {
    const left = await waiting();
    if (left === 0) return (1000 * first) / (performance.now() - begin);
    await pause(500);
  }
}

/** Waits until all complete chunks are indexed. An event makes the server look. @returns seconds */
async function timeIndexing(client: pg.Client, tenantId: string): Promise<number> {
  const begin = performance.now();
  for (;;) {
    const { rows } = await client.query<{ done: boolean }>(
      `select seq / ${chunk} <= (select count(*) from audit_search_chunks i where i.tenant_id = $1) as done from audit_chains where tenant_id = $1`,
      [tenantId],
    );
    if (rows[0]?.done) return (performance.now() - begin) / 1000;
    await pause(500);
  }
}

async function sizeOfIndex(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ size: string }>(`select pg_total_relation_size('audit_search') as size`);
  return Number(rows[0]!.size);
}

async function measureExport(pid: number, ask: Ask): Promise<{ rows: Row[]; bytes: number; seconds: number }> {
  const before = await residentBytes(pid);
  const begin = performance.now();
  let [bytes, highest] = [0, before];
  const { body } = await ask('/audits/export/jsonl', {});
  for await (const chunk of body!) {
    bytes += chunk.length;
    highest = Math.max(highest, await residentBytes(pid));
  }
  const seconds = (performance.now() - begin) / 1000;
  const memory = highest - before;
  const row: Row = {
    what: 'export of the audit log with its hashes, memory',
    measured: `${(memory / megabyte).toFixed(0)} MB in ${seconds.toFixed(0)} s`,
    goal: `≤ ${exportMemory / megabyte} MB`,
    passed: memory <= exportMemory,
  };
  return { rows: [row], bytes, seconds };
}
