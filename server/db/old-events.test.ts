/** Hundreds of thousands of old events are removed in batches, and never read as a whole. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sweepEvents } from '#server/db/queries/delivery/events.ts';
import { day, later } from '#server/lib/clock.ts';
import { readIndexes, wholeReads } from '#server/testing/query-plans.ts';
import { logStatements, withoutFrames } from '#server/testing/statement-log.ts';
import { systemClient } from '#server/testing/system-client.ts';
import { useTestServer } from '#server/testing/test-server.ts';

const old = 300_000;
/** Milliseconds; deleting all in one statement takes many times as long. */
const statementTimeout = 1000;

const server = await useTestServer({
  config: {
    database: { poolSize: 8, statementTimeout },
    events: {
      endpoints: [
        {
          key: 'billing',
          url: 'http://localhost:9/',
          privateNetwork: true,
          secret: `whsec_${Buffer.alloc(32, 1).toString('base64')}`,
        },
      ],
    },
  },
});
// scheduled jobs sweep too
await server.app.jobs.stop();
const { db } = server.services;
const client = systemClient(server.database.connectionString);
afterAll(() => client.end());

beforeAll(async () => {
  await client.connect();
  // as delivered a year ago
  await client.query(
    `insert into events (id, audit_id, key, tenant_id, at, trace_id, data)
     select gen_random_uuid(), -n, 'user.activated', $1, now() - interval '1 year', 'old', '{}' from generate_series(1, $2) n`,
    [server.people.acme, old],
  );
  await client.query(
    `insert into event_deliveries (event_id, subscriber_id, created_at, run_at, done_at, last_status)
     select id, 'billing', at, at, at, 200 from events where trace_id = 'old' limit $1`,
    [old / 10],
  );
  await client.query('analyze events, event_deliveries');
});

it('the cost of a metrics scrape does not grow with delivered events', async () => {
  const log = logStatements();
  const answer = await server.browser().get('/metrics');
  const sent = withoutFrames(log.take());
  log.stop();
  expect(answer.status).toBe(200);
  const counts = sent.filter(({ text }) => text.includes('event_deliveries'));
  expect(counts.length).toBeGreaterThan(0);
  const about = { tables: new Set(['events', 'event_deliveries']), indexes: await readIndexes(client) };
  for (const { text, values } of sent) {
    const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Parameters<typeof wholeReads>[0] }] }>(
      `explain (format json) ${text}`,
      [...values],
    );
    // the index of dead letters holds no others
    const reads = wholeReads(rows[0]!['QUERY PLAN'][0].Plan, about).filter((read) => !read.endsWith('_failed'));
    expect(reads, text).toEqual([]);
  }
});

it('are swept in batches, each within the statement time-out, and a call ends long before all are deleted', async () => {
  const before = later(new Date(), -30 * day);
  const left = async () =>
    (await client.query<{ count: number }>(`select count(*)::int from events where trace_id = 'old'`)).rows[0]!.count;
  const log = logStatements();
  expect(await sweepEvents(db, before)).toBe(false);
  const statements = withoutFrames(log.take()).filter(({ text }) => text.includes('delete from events'));
  log.stop();
  expect(statements.length).toBeGreaterThan(1);
  expect(statements.length).toBeLessThanOrEqual(20);
  const afterOne = await left();
  // other jobs get their turn between two calls, and the server may stop
  expect(afterOne).toBe(old - 100_000);
  expect(await sweepEvents(db, before)).toBe(false);
  expect(await sweepEvents(db, before)).toBe(false);
  expect(await sweepEvents(db, before)).toBe(true);
  expect(await left()).toBe(0);
  expect((await client.query('select from event_deliveries')).rowCount).toBe(0);
});
