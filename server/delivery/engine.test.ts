/** The engine with its own kind and table, as a new kind would use it. */
import { afterAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { claimText, replayDeadLetters, type Claimed, type Queue } from '#server/db/queries/delivery/queue.ts';
import { eventQueue } from '#server/db/queries/delivery/events.ts';
import type { Database } from '#server/db/database.ts';
import { createMetrics } from '#server/http/metrics.ts';
import { hour, minute, second } from '#server/lib/clock.ts';
import type { Services } from '#server/services.ts';
import { genericPlan, readIndexes, wholeReads } from '#server/testing/query-plans.ts';
import { systemClient } from '#server/testing/system-client.ts';
import { useTestServer } from '#server/testing/test-server.ts';
import { DeliveryFailure, type DeliveryKind, type Lane } from './delivery-kind.ts';
import { startDelivery } from './engine.ts';
import { jobQueue } from './kinds/jobs.ts';

interface Parcel extends Claimed {
  label: string;
}

const queue: Queue = { table: 'parcels', laneColumn: 'receiver', columns: ['label'], reason: 'a test' };
/** Milliseconds: longer than any machine pauses. Tests end a lease by `endLeases`, or have a short one. */
const longLease = 60_000;
/** For tests that wait until it has ended by itself. */
const shortLease = 900;
const schedule: Lane['schedule'] = { pause: (attempts) => attempts * minute, jitter: 0, givesUpAfter: hour };

const server = await useTestServer();
await Promise.all([server.app.jobs.stop(), server.app.events.stop()]);
await server.rows(`create table parcels (
  id bigint generated always as identity primary key, receiver text not null, label text not null,
  created_at timestamptz not null, run_at timestamptz not null, attempts integer not null default 0,
  locked_until timestamptz, done_at timestamptz, failed_at timestamptz, last_status integer, last_error text)`);

type Deliver = (row: Parcel) => Promise<{ status: number } | void>;
const kindOf = (lanes: Record<string, Deliver | Partial<Lane<Parcel>>>): DeliveryKind<Parcel> => {
  const list = Object.entries(lanes).map(([key, lane]) => ({
    key,
    concurrency: 2,
    schedule,
    deliver: () => Promise.resolve(),
    ...(typeof lane === 'function' ? { deliver: lane } : lane),
  }));
  return {
    name: 'parcels',
    queue,
    lanes: () => list,
    logFields: ({ id, lane }) => ({ parcel: id, receiver: lane }),
    messages: { postponed: 'parcel not taken', failed: 'parcel given up', recovered: 'parcels are taken again' },
  };
};

/** Another process: leases are compared with the database's clock, as in production. */
async function startProcess(
  lanes: Record<string, Deliver | Partial<Lane<Parcel>>>,
  {
    db = server.services.db,
    alone = false,
    lease = longLease,
  }: { db?: Database; alone?: boolean; lease?: number } = {},
) {
  const services: Services = {
    ...server.services,
    db,
    statementClock: () => undefined,
    metrics: createMetrics({ lostLogLines: () => 0 }),
  };
  const { parcels } = await startDelivery(services, { parcels: kindOf(lanes) }, { lease, alone });
  onTestFinished(() => parcels.stop());
  return { ...parcels, metrics: () => services.metrics.registry.metrics() };
}

const put = async (receiver: string, ...labels: string[]): Promise<void> => {
  for (const label of labels)
    await server.rows('insert into parcels (receiver, label, created_at, run_at) values ($1, $2, $3, $3)', [
      receiver,
      label,
      server.clock.read(),
    ]);
};
interface Row {
  label: string;
  attempts: number;
  run_at: Date;
  locked_until: Date | null;
  done_at: Date | null;
  failed_at: Date | null;
  last_status: number | null;
  last_error: string | null;
}
const rowsOf = (receiver: string) =>
  server.rows<Row>('select * from parcels where receiver = $1 order by id', [receiver]);
/** As if all processes had been suspended for longer than their leases. */
const endLeases = () =>
  server.rows(`update parcels set locked_until = now() - interval '1 second' where locked_until is not null`);
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

beforeEach(() => server.rows('truncate parcels'));

describe('a kind', () => {
  it('is delivered, retried by its own schedule, given up, and replayed', async () => {
    let answer: () => { status: number } = () => {
      throw new DeliveryFailure('answered 503', { status: 503 });
    };
    const runner = await startProcess({ ada: () => Promise.resolve(answer()) });
    await put('ada', 'book');
    await runner.drain();
    expect(await rowsOf('ada')).toMatchObject([
      { attempts: 1, last_status: 503, last_error: 'answered 503', failed_at: null },
    ]);
    expect((await rowsOf('ada'))[0]!.run_at.getTime()).toBe(server.clock.read().getTime() + minute);
    server.clock.advance(minute);
    await runner.drain();
    expect((await rowsOf('ada'))[0]!.run_at.getTime()).toBe(server.clock.read().getTime() + 2 * minute);
    server.clock.advance(hour);
    await runner.drain();
    expect(await rowsOf('ada')).toMatchObject([{ attempts: 3, failed_at: server.clock.read(), locked_until: null }]);
    expect(server.logText()).toContain('parcel given up');
    const metrics = await runner.metrics();
    expect(metrics).toContain('portico_deliveries_outstanding{queue="parcels",lane="ada",state="failed"} 1');
    expect(metrics).toContain('portico_delivery_attempts_total{queue="parcels",lane="ada",outcome="postponed"} 2');
    expect(metrics).toContain('portico_delivery_seconds_count{queue="parcels",lane="ada"} 3');

    answer = () => ({ status: 201 });
    server.clock.advance(second);
    const replay = (since?: Date) =>
      server.services.db.acrossTenants('a test', (tx) =>
        replayDeadLetters(tx, queue, { lane: 'ada', since }, server.clock.read()),
      );
    expect(await replay(server.clock.read())).toBe(0);
    expect(await replay()).toBe(1);
    await runner.drain();
    expect(await rowsOf('ada')).toMatchObject([
      { attempts: 1, done_at: server.clock.read(), failed_at: null, last_status: 201, last_error: null },
    ]);
    expect(server.logText()).toContain('parcels are taken again');
  });

  it('waits as long as its receiver asks, and gives up at once when no attempt can succeed', async () => {
    const runner = await startProcess({
      ada: () => Promise.reject(new DeliveryFailure('slow down', { status: 429, retryAfter: 10 * minute })),
      ben: () => Promise.reject(new DeliveryFailure('gone', { status: 410, permanent: true })),
    });
    await put('ada', 'book');
    await put('ben', 'book');
    await runner.drain();
    expect((await rowsOf('ada'))[0]).toMatchObject({ failed_at: null, last_status: 429 });
    expect((await rowsOf('ada'))[0]!.run_at.getTime()).toBe(server.clock.read().getTime() + 10 * minute);
    expect(await rowsOf('ben')).toMatchObject([{ attempts: 1, failed_at: server.clock.read(), last_status: 410 }]);
  });

  it('whose messages hang, throw or reject does not delay other lanes', async () => {
    const held = Promise.withResolvers<void>();
    onTestFinished(() => held.resolve());
    const delivered: string[] = [];
    const runner = await startProcess({
      hangs: () => held.promise,
      throws: (): Promise<void> => {
        throw new Error('cannot be read');
      },
      works: ({ label }) => Promise.resolve(void delivered.push(label)),
    });
    const labels = Array.from({ length: 12 }, (_each, n) => `parcel ${n}`);
    for (const receiver of ['hangs', 'throws', 'works']) await put(receiver, ...labels);
    runner.wake();
    await expect.poll(() => delivered.length).toBe(12);
    await expect
      .poll(async () => (await rowsOf('throws')).filter(({ last_error: error }) => error !== null).length)
      .toBe(12);
    expect((await rowsOf('hangs')).filter(({ attempts }) => attempts > 0)).toHaveLength(2);
    held.resolve();
    await runner.drain();
  });
});

describe('an ordered lane', () => {
  it('delivers in order, across several processes', async () => {
    const order: string[] = [];
    let atOnce = 0;
    const deliver: Deliver = async ({ label }) => {
      expect((atOnce += 1)).toBe(1);
      await wait(5);
      order.push(label);
      atOnce -= 1;
    };
    const labels = Array.from({ length: 20 }, (_each, n) => `parcel ${n}`);
    await put('ada', ...labels);
    const lanes = { ada: { ordered: true, concurrency: 5, deliver } };
    const processes = [await startProcess(lanes), await startProcess(lanes), await startProcess(lanes)];
    for (let rounds = 0; order.length < labels.length && rounds < 100; rounds += 1)
      await Promise.all(processes.map((each) => each.drain()));
    expect(order).toEqual(labels);
  });

  it('waits while its first message waits for a retry, and continues when that is delivered or given up', async () => {
    const order: string[] = [];
    let fails = true;
    const runner = await startProcess({
      ada: {
        ordered: true,
        deliver({ label }) {
          if (fails && label === 'first') return Promise.reject(new Error('away'));
          return Promise.resolve(void order.push(label));
        },
      },
      ben: ({ label }) => Promise.resolve(void order.push(`ben: ${label}`)),
    });
    await put('ada', 'first', 'second');
    await put('ben', 'first');
    await runner.drain();
    expect(order).toEqual(['ben: first']);
    server.clock.advance(minute);
    await runner.drain();
    expect(order).toEqual(['ben: first']);
    fails = false;
    server.clock.advance(2 * minute);
    await runner.drain();
    expect(order).toEqual(['ben: first', 'first', 'second']);
    fails = true;
    await put('ada', 'first', 'third');
    server.clock.advance(hour);
    await runner.drain();
    expect(order.slice(3)).toEqual(['third']);
    expect((await rowsOf('ada')).filter(({ failed_at: failed }) => failed !== null)).toHaveLength(1);
  });
});

describe('a process that is suspended', () => {
  /**
   * Between `suspend` and `resume`, it sends no statement except as many as it sent just before, and reads no answer.
   */
  function suspendable() {
    let running = Promise.resolve();
    let resume = () => undefined as void;
    let sending = 0;
    const { db } = server.services;
    return {
      db: {
        ...db,
        async statementAcrossTenants(reason, statement) {
          if ((sending -= 1) < 0) await running;
          const rows = await db.statementAcrossTenants(reason, statement);
          await running;
          return rows;
        },
      } as Database,
      suspend(sent = 0) {
        sending = sent;
        running = new Promise<void>((resolve) => (resume = resolve));
      },
      resume: () => resume(),
    };
  }

  it.each([
    ['fails', new Error('away') as Error | undefined],
    ['succeeds', undefined],
  ])(
    'during a delivery loses its lease; that it %s later does not affect the process that took over',
    async (_case, failure) => {
      const sleeper = suspendable();
      const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const begun: string[] = [];
      const one = await startProcess(
        {
          async ada() {
            begun.push('one');
            await first.promise;
            if (failure) throw failure;
          },
        },
        { db: sleeper.db },
      );
      await put('ada', 'book');
      one.wake();
      await expect.poll(() => begun).toEqual(['one']);
      sleeper.suspend();
      const two = await startProcess({
        async ada() {
          begun.push('two');
          await second.promise;
        },
      });
      // not before the lease has ended
      await two.drain();
      expect(begun).toEqual(['one']);
      await endLeases();
      two.wake();
      await expect.poll(() => begun).toEqual(['one', 'two']);
      const held = (await rowsOf('ada'))[0]!;
      first.resolve();
      sleeper.resume();
      // its result is recorded, or has no effect
      await one.drain();
      const [now] = await rowsOf('ada');
      if (failure) expect(now).toMatchObject({ attempts: 2, last_error: null, done_at: null, run_at: held.run_at });
      else expect(now).toMatchObject({ attempts: 2, done_at: server.clock.read() });
      if (failure) expect(now!.locked_until).not.toBeNull();
      second.resolve();
      await Promise.all([one.drain(), two.drain()]);
      expect(await rowsOf('ada')).toMatchObject([{ attempts: 2, done_at: server.clock.read(), last_error: null }]);
      expect(begun).toEqual(['one', 'two']);
    },
  );

  it('between the claim and the delivery starts no delivery: another process does', async () => {
    const sleeper = suspendable();
    const begun: string[] = [];
    const one = await startProcess(
      { ada: () => Promise.resolve(void begun.push('one')) },
      { db: sleeper.db, lease: shortLease },
    );
    await one.drain();
    await put('ada', 'book');
    sleeper.suspend(1);
    one.wake();
    await expect.poll(async () => (await rowsOf('ada'))[0]!.attempts).toBe(1);
    const two = await startProcess({ ada: () => Promise.resolve(void begun.push('two')) });
    await expect.poll(() => begun).toEqual(['two']);
    sleeper.resume();
    await Promise.all([one.drain(), two.drain()]);
    expect(begun).toEqual(['two']);
  });
});

describe('leases', () => {
  it('of a killed process are released by one that starts alone, and respected by others', async () => {
    await put('ada', 'book');
    await server.rows(`update parcels set attempts = 1, locked_until = now() + interval '1 hour'`);
    const begun: string[] = [];
    const other = await startProcess({ ada: () => Promise.resolve(void begun.push('other')) });
    await other.drain();
    await other.stop();
    expect(begun).toEqual([]);
    const alone = await startProcess({ ada: () => Promise.resolve(void begun.push('alone')) }, { alone: true });
    await alone.drain();
    expect(begun).toEqual(['alone']);
  });

  it('are renewed during a long delivery, and a stop waits for it and claims nothing more', async () => {
    const held = Promise.withResolvers<void>();
    onTestFinished(() => held.resolve());
    let begun = 0;
    const lanes = {
      ada: {
        concurrency: 1,
        async deliver() {
          begun += 1;
          await held.promise;
        },
      },
    };
    // a third of it passes between two renewals: two thirds are left to a process that is slow
    const lease = 9000;
    const one = await startProcess(lanes, { lease });
    await put('ada', 'first');
    one.wake();
    await expect.poll(() => begun).toBe(1);
    const two = await startProcess(lanes);
    let stopped = false;
    const stopping = one.stop().then(() => (stopped = true));
    const until = async () => (await rowsOf('ada'))[0]!.locked_until!.getTime();
    const claimed = await until();
    // renewed twice while it stops
    for (const renewals of [1, 2])
      await expect
        .poll(until, { timeout: 30_000, message: `renewal ${renewals}` })
        .toBeGreaterThan(claimed + (renewals - 0.5) * (lease / 3));
    await two.drain();
    expect([begun, stopped]).toEqual([1, false]);
    await two.stop();
    await put('ada', 'second');
    held.resolve();
    await stopping;
    expect(begun).toBe(1);
    expect(await rowsOf('ada')).toMatchObject([{ done_at: server.clock.read() }, { attempts: 0 }]);
  });
});

it('a database outage while a result is recorded repeats no delivery', async () => {
  let begun = 0;
  let away = 2;
  const { db } = server.services;
  const runner = await startProcess(
    { ada: () => Promise.resolve(void (begun += 1)) },
    {
      db: {
        ...db,
        async statementAcrossTenants(reason, statement) {
          if (statement.name?.startsWith('finish-') && (away -= 1) >= 0) throw new Error('away');
          return await db.statementAcrossTenants(reason, statement);
        },
      },
    },
  );
  await put('ada', 'book');
  await runner.drain();
  expect(begun).toBe(1);
  expect(await rowsOf('ada')).toMatchObject([{ attempts: 1, done_at: server.clock.read() }]);
});

describe('a claim', () => {
  const client = systemClient(server.database.connectionString);
  afterAll(() => client.end());

  it('reads a backlog by its index, in all queues of the product', async () => {
    await client.connect();
    onTestFinished(() => server.rows(`delete from events where trace_id = 'backlog'`).then(() => undefined));
    const now = new Date();
    await client.query(
      `insert into jobs (kind, payload, run_at, created_at) select 'mail', '{}', $1, $1 from generate_series(1, 20000)`,
      [now],
    );
    await client.query(
      `insert into events (audit_id, key, at, trace_id, data) select -n, 'role.created', $1, 'backlog', '{}' from generate_series(1, 20000) n`,
      [now],
    );
    await client.query(
      `insert into event_deliveries (event_id, subscriber_id, created_at, run_at) select id, 'away', at, at from events where trace_id = 'backlog'`,
    );
    await client.query('analyze jobs, events, event_deliveries');
    const about = { tables: new Set(['jobs', 'events', 'event_deliveries']), indexes: await readIndexes(client) };
    for (const each of [jobQueue, eventQueue]) {
      const plan = await genericPlan(client, {
        text: claimText(each, false),
        values: [[], [], now, null, longLease],
        scope: null,
      });
      expect(wholeReads(plan, about), each.table).toEqual([]);
    }
  });
});
