import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { scaledTimeout } from '#scripts/testing/scaled-timeout.ts';
import { minute, second } from '#server/lib/clock.ts';
import type { Answer } from '#server/testing/browser.ts';
import { startFaultProxy, type FaultProxy } from '#server/testing/fault-proxy.ts';
import { authorizePath, bearer, callerFor, paths, signIn } from '#server/testing/flows.ts';
import { publicClient, startTestServer, useTestServer } from '#server/testing/test-server.ts';
import { isDatabaseUnavailable } from './database-faults.ts';
import { openDatabase, type Tx } from './database.ts';

let proxy!: FaultProxy;
const poolSize = 4;
const queue = 20;
const server = await useTestServer({
  through: async (connectionString) => (proxy = await startFaultProxy(connectionString)).connectionString,
  config: { database: { poolSize, queue, acquireTimeout: 2 * second } },
});
const { admin } = server.people;
const { db } = server.services;
const { browser, headers } = await callerFor(server, admin);
const me = () => browser.get(paths.me, headers);
const isUnavailable = ({ status, headers: given }: Answer) => status === 503 && Number(given.get('retry-after')) > 0;
const backendsAtWork = async () =>
  (
    await server.rows<{ count: number }>(
      "select count(*)::int as count from pg_stat_activity where datname = current_database() and query like '%pg_sleep%' and state = 'active' and pid <> pg_backend_pid()",
    )
  )[0]!.count;

const isBack = () => vi.waitUntil(async () => (await me()).status === 200, { timeout: scaledTimeout(30_000) });

beforeEach(async () => {
  await proxy.heal();
  await isBack();
});
afterAll(() => proxy.close());

describe('a broken connection', () => {
  it('during a statement fails only that call, with 503, and the next call gets a new connection', async () => {
    const calls = [
      me(),
      db
        .acrossTenants('a test', (tx) => sql`select pg_sleep(30)`.execute(tx))
        .then(() => 'done', isDatabaseUnavailable),
    ] as const;
    await expect.poll(backendsAtWork).toBe(1);
    proxy.cut();
    expect(await calls[1]).toBe(true);
    const first = await calls[0];
    expect(first.status === 200 || isUnavailable(first)).toBe(true);
    expect((await me()).status).toBe(200);
  });

  it('between two statements of a transaction does not end the process, and the transaction is rolled back', async () => {
    const work = db.acrossTenants('a test', async (tx) => {
      await sql`update users set name = 'half done' where id = ${admin.id}`.execute(tx);
      proxy.cut();
      await expect.poll(() => proxy.size).toBe(0);
      await sql`select 1`.execute(tx);
    });
    await expect(work).rejects.toSatisfy(isDatabaseUnavailable);
    expect((await me()).json()).not.toMatchObject({ name: 'half done' });
  });

  it('under concurrent load costs each call at most one 503', async () => {
    const calls = Array.from({ length: 24 }, (_, index) => (index % 2 === 0 ? me() : signInAnswer()));
    proxy.cut();
    const answers = await Promise.all(calls);
    expect(
      answers
        .filter((answer) => answer.status !== 200 && !isUnavailable(answer))
        .map(({ status, text }) => [status, text]),
    ).toEqual([]);
  });
});

const signInAnswer = () => server.browser().post(paths.login, { email: admin.email, password: admin.password });

it('a pool that has ended is no longer listed among the connections of the server', async () => {
  const { connectionString } = server.database;
  const listed = async () =>
    (
      await server.rows<{ count: number }>(
        "select count(*)::int as count from pg_stat_activity where datname = current_database() and application_name = 'leaving'",
      )
    )[0]!.count;
  for (let round = 0; round < 5; round += 1) {
    const leaving = openDatabase({
      connectionString,
      ...server.services.config.database,
      onError: () => undefined,
    });
    const name = (tx: Tx) => sql`set application_name = 'leaving'`.execute(tx);
    await Promise.all(Array.from({ length: poolSize }, () => leaving.acrossTenants('a test', name)));
    expect(await listed()).toBe(poolSize);
    await leaving.close();
    expect(await listed()).toBe(0);
  }
});

it('a pool ends without waiting for an unresponsive server', async () => {
  const leaving = openDatabase({
    connectionString: proxy.connectionString,
    ...server.services.config.database,
    onError: () => undefined,
  });
  await leaving.acrossTenants('a test', (tx) => sql`select 1`.execute(tx));
  proxy.forgetConnections();
  await expect(leaving.close()).resolves.toBeUndefined();
});

it('a database that refuses connections is 503, for pages and readiness too, and recovers as soon as it accepts them', async () => {
  await proxy.refuse();
  expect(await me()).toSatisfy(isUnavailable);
  expect((await browser.get('/readyz')).status).toBe(503);
  const page = await browser.get(authorizePath(), { 'sec-fetch-mode': 'navigate' });
  expect(page.status).toBe(503);
  expect(page.text).toMatch(/^<!doctype html>/i);
  await proxy.heal();
  expect((await me()).status).toBe(200);
});

describe('an unresponsive database', () => {
  it('is 503 for all callers, including queued ones; jobs resume by themselves when it responds', async () => {
    await server.browser().post(paths.forgot, { email: admin.email });
    proxy.fallSilent();
    const drained = server.app.jobs.drain();
    const answers = await Promise.all(Array.from({ length: poolSize + queue + 6 }, me));
    expect(answers.every(isUnavailable)).toBe(true);
    await drained;
    // known to be unresponsive: refused at once, without waiting again
    expect(await me()).toSatisfy(isUnavailable);
    await proxy.heal();
    await isBack();
    server.clock.advance(2 * minute);
    await server.settle();
    expect(server.mailbox.to(admin.email)).not.toEqual([]);
  });

  it('on open connections only costs one call, not one per connection; long statements are not interrupted', async () => {
    await Promise.all(Array.from({ length: poolSize * 2 }, me));
    proxy.forgetConnections();
    expect(await me()).toSatisfy(isUnavailable);
    expect((await me()).status).toBe(200);
    const long = await db.acrossTenants('a test', (tx) =>
      sql<{ done: string }>`select pg_sleep(3)::text || 'done' as done`.execute(tx),
    );
    expect(long.rows).toEqual([{ done: 'done' }]);
  });
});

it('a database with a latency of seconds is refused as a whole, so that no calls pile up, and used again when it is fast', async () => {
  proxy.delay = 2 * second;
  const answers = await Promise.all(Array.from({ length: poolSize + queue }, me));
  expect(answers.every(isUnavailable)).toBe(true);
  expect(await me()).toSatisfy(isUnavailable);
  await proxy.heal();
  await isBack();
});

it('the queue of the pool is bounded: callers are refused at once when it is full', async () => {
  let release!: () => void;
  const held = new Promise<void>((resolve) => (release = resolve));
  const holding = Array.from({ length: poolSize }, () => db.acrossTenants('a test', () => held));
  await expect
    .poll(() =>
      server.rows("select from pg_stat_activity where datname = current_database() and state = 'idle in transaction'"),
    )
    .toHaveLength(poolSize);
  const waiting = Array.from({ length: queue }, me);
  const late: Answer[] = [];
  await expect.poll(async () => late.push(await me())).toBeGreaterThan(0);
  release();
  await Promise.all(holding);
  expect(late.some(isUnavailable)).toBe(true);
  expect((await Promise.all(waiting)).filter(({ status }) => status === 200)).not.toEqual([]);
});

describe('a refresh with an unknown outcome', () => {
  const refreshCookie = `fe_refresh_${publicClient.id.replace('-', '')}`;

  it('RFC 9700 4.14.2 does not bring back a token that another call replaced before', async () => {
    const page = server.browser();
    await signIn(page, admin);
    const held = page.cookies.get(refreshCookie)!;
    expect((await page.post(paths.refresh)).status).toBe(200);
    server.clock.advance(12 * second);
    const thief = server.browser();
    thief.cookies.set(refreshCookie, held);
    await isBack();
    proxy.fallSilent();
    expect(await thief.post(paths.refresh)).toSatisfy(isUnavailable);
    await proxy.heal();
    await isBack();
    await server.services.undecidedRotations.settle();
    expect((await thief.post(paths.silent, {})).status).toBe(401);
    // a refusal clears the cookie
    thief.cookies.set(refreshCookie, held);
    expect((await thief.post(paths.refresh)).status).toBe(401);
    expect(await server.rows("select severity from audits where action = 'session.refresh-reused'")).toEqual([
      { severity: 'High' },
    ]);
  });

  it('is 503 and never 401, and the old token stays valid for an hour if the refresh was committed, at every process', async () => {
    const page = server.browser();
    await signIn(page, admin);
    const other = await startTestServer({
      database: server.database,
      masterKey: server.masterKey,
      clock: server.clock,
      config: { clients: server.services.config.clients },
    });
    onTestFinished(() => other.close());
    const held = page.cookies.get(refreshCookie)!;
    // the refresh is on its way over a connection that is open: a new one would never reach the database
    await isBack();
    proxy.fallSilent();
    expect(await page.post(paths.refresh)).toSatisfy(isUnavailable);
    expect(page.cookies.get(refreshCookie)).toBe(held);
    // buffered data is processed now
    await proxy.heal();
    await expect
      .poll(() =>
        server.rows('select from refresh_families where rotated_at > $1', [
          new Date(server.clock.read().getTime() + 50 * minute),
        ]),
      )
      .toHaveLength(1);
    server.clock.advance(59 * minute);
    const tab = other.browser();
    tab.cookies.set(refreshCookie, held);
    expect((await tab.post(paths.refresh)).status).toBe(200);
    const answer = await page.post(paths.refresh);
    expect(answer.status).toBe(200);
    server.clock.advance(2 * minute + second);
    const { accessToken } = (await page.post(paths.refresh)).json<{ accessToken: string }>();
    expect((await page.get(paths.me, bearer(accessToken))).status).toBe(200);
  });
});
