/** Two processes on machines whose clocks differ by more than a lease, on one database. */
import { expect, it, onTestFinished } from 'vitest';
import { scaledTimeout } from '#scripts/testing/scaled-timeout.ts';
import { createMetrics } from '#server/http/metrics.ts';
import { databaseClock } from '#server/db/database-clock.ts';
import { openDatabase } from '#server/db/database.ts';
import { minute, second } from '#server/lib/clock.ts';
import type { Services } from '#server/services.ts';
import { useTestServer } from '#server/testing/test-server.ts';
import { enqueue } from './enqueue.ts';
import { startDelivery } from './engine.ts';
import { jobs, type JobHandlers } from './kinds/jobs.ts';

const server = await useTestServer();
// its own runner would take the jobs
await server.app.jobs.stop();

/**
 * A process on a machine whose clock is ahead.
 *
 * @param corrected whether it has measured the offset: not if the clock was set after it connected
 */
function processAhead(ahead: number, corrected: boolean): Services {
  const machineClock = () => Date.now() + ahead;
  const db = openDatabase({
    connectionString: server.database.connectionString,
    ...server.services.config.database,
    onError: () => undefined,
    machineClock,
  });
  onTestFinished(() => db.close());
  return {
    ...server.services,
    db,
    clock: corrected ? databaseClock(db, machineClock) : () => new Date(machineClock()),
    statementClock: () => undefined,
    metrics: createMetrics({ lostLogLines: () => 0 }),
  };
}

it.each([
  ['and know it', true],
  ['and do not know it', false],
])('processes whose clocks differ by two minutes %s send each of 30 slow mails once', async (_case, corrected) => {
  await server.rows(`delete from jobs where kind = 'mail'`);
  const processes = [processAhead(-minute, corrected), processAhead(minute, corrected)] as const;
  const sent = new Map<string, number>();
  const by = [0, 0];
  const handlers = (index: 0 | 1) =>
    ({
      async mail({ to }: { to: string }) {
        sent.set(to, (sent.get(to) ?? 0) + 1);
        by[index]! += 1;
        // longer than the other's poll interval
        await new Promise((resolve) => setTimeout(resolve, 1200));
      },
    }) as unknown as JobHandlers;
  // each has measured the database's clock
  for (const { db } of processes) await db.acrossTenants('a test', () => Promise.resolve());
  const times = processes.map(({ clock }) => clock().getTime());
  // within a lease, of which they would otherwise take each other's
  if (corrected) expect(Math.abs(times[0]! - times[1]!)).toBeLessThan(15 * second);
  else expect(times[1]! - times[0]!).toBeGreaterThan(minute);
  await processes[0].db.acrossTenants('a test', async (tx) => {
    for (let n = 0; n < 30; n += 1)
      await enqueue(tx, processes[0], {
        kind: 'mail',
        payload: { to: `person-${n}@jobs.example`, name: 'reset-password', values: {} },
      });
  });
  const engines = await Promise.all(
    processes.map((each, index) => startDelivery(each, { jobs: jobs(each, handlers(index as 0 | 1)) })),
  );
  onTestFinished(async () => void (await Promise.all(engines.map((engine) => engine.jobs.stop()))));
  const done = async () =>
    (
      await server.rows<{ count: number }>(`select count(*)::int from jobs where kind = 'mail' and done_at is not null`)
    )[0]!.count;
  await expect.poll(done, { interval: 200, timeout: scaledTimeout(60_000) }).toBe(30);
  expect([...sent.values()].filter((times) => times !== 1)).toEqual([]);
  expect(sent.size).toBe(30);
  // both delivered some
  expect(Math.min(...by)).toBeGreaterThan(0);
  expect(await server.rows(`select id from jobs where kind = 'mail' and attempts <> 1`)).toEqual([]);
});
