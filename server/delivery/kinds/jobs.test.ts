import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { day, hour, minute, second } from '#server/lib/clock.ts';
import { paths, signIn } from '#server/testing/flows.ts';
import { startTestServer, useTestServer } from '#server/testing/test-server.ts';
import { enqueue } from '#server/delivery/enqueue.ts';
import { scheduleRegularJobs } from '#server/delivery/schedule.ts';

const server = await useTestServer();
const { admin } = server.people;
const { db } = server.services;
/** Every mail waits from now on, until it is released; at the latest when the test ends. */
function holdMails(): { readonly begun: number; release(): void } {
  const { send } = server.mailbox;
  const released = Promise.withResolvers<void>();
  let begun = 0;
  server.mailbox.send = async (message) => {
    begun += 1;
    await released.promise;
    await send(message);
  };
  const release = (): void => {
    released.resolve();
    server.mailbox.send = send;
  };
  onTestFinished(release);
  return {
    get begun() {
      return begun;
    },
    release,
  };
}

const mailTo = (email: string, more: { slot?: string; runAt?: Date } = {}) =>
  ({
    kind: 'mail',
    payload: {
      to: email,
      name: 'reset-password',
      values: { name: 'Ada', email, vendor: 'Waypoint', expiresIn: '1 hour' },
      link: 'https://id.example/secret-link',
    },
    ...more,
  }) as const;
const put = (...jobs: ReturnType<typeof mailTo>[]) =>
  db.acrossTenants('a test', async (tx) => {
    for (const job of jobs) await enqueue(tx, server.services, job);
  });
let people = 0;
const newAddress = () => `person-${(people += 1)}@jobs.example`;
const openJobs = () =>
  server.rows<{ attempts: number; last_error: string; run_at: Date }>(
    "select attempts, last_error, run_at from jobs where kind = 'mail' and done_at is null and failed_at is null",
  );

afterEach(async () => {
  server.mailbox.failure = undefined;
  await server.rows("delete from jobs where kind = 'mail'");
});

describe('an email and its change are atomic', () => {
  it('a change that is rolled back sends nothing', async () => {
    const email = newAddress();
    const change = db.acrossTenants('a test', async (tx) => {
      await enqueue(tx, server.services, mailTo(email));
      throw new Error('changed my mind');
    });
    await expect(change).rejects.toThrow('changed my mind');
    await server.settle();
    expect(server.mailbox.to(email)).toEqual([]);
  });

  it('a tenant’s transaction may enqueue an email', async () => {
    const email = newAddress();
    await db.inTenant(server.people.acme, (tx) => enqueue(tx, server.services, mailTo(email)));
    await server.settle();
    expect(server.mailbox.to(email)).toHaveLength(1);
  });

  it('an email is sent once, however often the outbox is polled', async () => {
    const email = newAddress();
    await put(mailTo(email));
    for (let times = 0; times < 3; times += 1) await server.settle();
    server.clock.advance(hour);
    await server.settle();
    expect(server.mailbox.to(email)).toHaveLength(1);
  });
});

describe('while the mail server is down', () => {
  it('retries with growing pauses under the same ID, and sends once when it recovers', async () => {
    const email = newAddress();
    server.mailbox.failure = new Error('connect ECONNREFUSED');
    await put(mailTo(email));
    const pauses = [];
    for (let tries = 0; tries < 12; tries += 1) {
      await server.settle();
      const [job] = await openJobs();
      expect(job).toMatchObject({ attempts: tries + 1, last_error: 'Error: connect ECONNREFUSED' });
      const pause = job!.run_at.getTime() - server.clock.read().getTime();
      pauses.push(pause / second);
      server.clock.advance(pause - second);
      const before = server.mailbox.tries;
      await server.settle();
      expect(server.mailbox.tries).toBe(before);
      server.clock.advance(second);
    }
    expect(pauses).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 1280, 2560, 3600, 3600]);
    server.mailbox.failure = undefined;
    await server.settle();
    expect(server.mailbox.to(email)).toHaveLength(1);
    expect(await openJobs()).toEqual([]);
  });

  it('sign-in and requests for emails keep working', async () => {
    server.mailbox.failure = new Error('down');
    await signIn(server.browser(), admin);
    expect((await server.browser().post(paths.forgot, { email: admin.email })).status).toBe(200);
    await server.settle();
    expect(server.mailbox.to(admin.email)).toEqual([]);
    server.mailbox.failure = undefined;
    server.clock.advance(minute);
    await server.settle();
    expect(server.mailbox.to(admin.email)).toHaveLength(1);
  });

  it('gives up after three days, and keeps the job as a dead letter', async () => {
    server.mailbox.failure = new Error('down');
    await put(mailTo(newAddress()));
    await server.settle();
    server.clock.advance(3 * day + second);
    await server.settle();
    expect(await openJobs()).toEqual([]);
    expect(await server.rows("select last_error from jobs where kind = 'mail' and failed_at is not null")).toEqual([
      { last_error: 'Error: down' },
    ]);
  });

  it('counts those days from when a job was due, however long before it was planned', async () => {
    const email = newAddress();
    await put(mailTo(email, { runAt: new Date(server.clock.read().getTime() + 30 * day) }));
    server.clock.advance(30 * day);
    server.mailbox.failure = new Error('down');
    await server.settle();
    expect(await openJobs()).toMatchObject([{ attempts: 1, last_error: 'Error: down' }]);
    server.mailbox.failure = undefined;
    server.clock.advance(minute);
    await server.settle();
    expect(server.mailbox.to(email)).toHaveLength(1);
  });

  it('one email that cannot be sent does not delay others', async () => {
    const [bad, good] = [newAddress(), newAddress()];
    const { send } = server.mailbox;
    server.mailbox.send = (message) =>
      message.to === bad ? Promise.reject(new Error('no such mailbox')) : send(message);
    await put(mailTo(bad), mailTo(good));
    await server.settle();
    server.mailbox.send = send;
    expect(server.mailbox.to(good)).toHaveLength(1);
    expect(await openJobs()).toHaveLength(1);
  });
});

it('a slow mail server does not delay account creation', async () => {
  const mails = holdMails();
  // more than the concurrency limit
  await put(...Array.from({ length: 15 }, () => mailTo(newAddress())));
  const drained = server.app.jobs.drain();
  const email = newAddress();
  const answer = await server
    .browser()
    .post(paths.signUp, { email, name: 'Ada', companyName: 'Ada Ltd', password: 'a password that is long enough' });
  expect(answer.status).toBe(200);
  await expect.poll(() => server.rows('select from users where email = $1', [email])).toHaveLength(1);
  mails.release();
  await drained;
  await server.settle();
  expect(server.mailbox.to(email)).toHaveLength(1);
  await server.rows('delete from links');
});

describe('leases', () => {
  it('are short, so that jobs of a killed process continue within seconds', async () => {
    const mails = holdMails();
    await put(mailTo(newAddress()));
    const drained = server.app.jobs.drain();
    await expect
      .poll(() =>
        server.rows("select from jobs where kind = 'mail' and locked_until > $1 and locked_until <= $2", [
          server.clock.read(),
          new Date(server.clock.read().getTime() + 15 * second),
        ]),
      )
      .toHaveLength(1);
    mails.release();
    await drained;
  });

  it('are renewed during the job, so that no other process takes it, however long it lasts', async () => {
    const mails = holdMails();
    await put(mailTo(newAddress()));
    const drained = server.app.jobs.drain();
    await expect.poll(() => mails.begun).toBe(1);
    server.clock.advance(10 * second);
    const ahead = () =>
      server.rows("select from jobs where kind = 'mail' and locked_until >= $1", [
        new Date(server.clock.read().getTime() + 14 * second),
      ]);
    await expect.poll(ahead).toHaveLength(1);
    server.clock.advance(10 * second);
    await server.rows('select 1');
    expect(mails.begun).toBe(1);
    mails.release();
    await drained;
  });

  it('of a process that died are taken over when they end, and not before', async () => {
    const email = newAddress();
    await put(mailTo(email, { runAt: new Date(server.clock.read().getTime() + second) }));
    await server.rows("update jobs set attempts = 1, run_at = $1, locked_until = $2 where kind = 'mail'", [
      server.clock.read(),
      new Date(server.clock.read().getTime() + minute),
    ]);
    await server.settle();
    expect(server.mailbox.to(email)).toEqual([]);
    server.clock.advance(minute);
    await server.settle();
    expect(server.mailbox.to(email)).toHaveLength(1);
  });

  it('are given to one of several concurrent processes', async () => {
    const addresses = Array.from({ length: 25 }, newAddress);
    await put(...addresses.map((email) => mailTo(email)));
    await Promise.all(Array.from({ length: 8 }, () => server.app.jobs.drain()));
    await server.settle();
    for (const email of addresses) expect(server.mailbox.to(email), email).toHaveLength(1);
  });
});

describe('slots', () => {
  it('deduplicate a job, even after it is done', async () => {
    const email = newAddress();
    await put(mailTo(email, { slot: 'only' }), mailTo(email, { slot: 'only' }));
    await server.settle();
    await put(mailTo(email, { slot: 'only' }));
    await server.settle();
    expect(server.mailbox.to(email)).toHaveLength(1);
  });

  it('plan regular work once an hour', async () => {
    const planned = async () =>
      (await server.rows<{ count: number }>("select count(*)::int as count from jobs where kind = 'sweep-expired'"))[0]!
        .count;
    server.clock.advance(hour);
    await scheduleRegularJobs(server.services);
    const before = await planned();
    await scheduleRegularJobs({ ...server.services });
    expect(await planned()).toBe(before);
    server.clock.advance(hour);
    await scheduleRegularJobs(server.services);
    expect(await planned()).toBe(before + 1);
  });

  it('are planned by the server itself', async () => {
    const own = await startTestServer({ plansRegularJobs: true });
    onTestFinished(() => own.close());
    const planned = async () =>
      (await own.rows<{ count: number }>("select count(*)::int as count from jobs where kind = 'sweep-expired'"))[0]!
        .count;
    await expect.poll(planned).toBe(1);
    own.clock.advance(hour);
    own.services.wakeJobs();
    await expect.poll(planned).toBe(2);
  });
});

it('V14.2.2 stores neither email addresses nor links in the clear, and empties payloads of finished jobs', async () => {
  const email = newAddress();
  await put(mailTo(email, { runAt: new Date(server.clock.read().getTime() + hour) }));
  const texts = async () =>
    (await server.rows<{ text: string }>("select row_to_json(jobs)::text as text from jobs where kind = 'mail'"))
      .map(({ text }) => text)
      .join();
  for (const secret of [email, 'secret-link', Buffer.from(email).toString('base64')])
    expect(await texts()).not.toContain(secret);
  server.clock.advance(hour);
  await server.settle();
  expect(await server.rows("select payload from jobs where kind = 'mail'")).toEqual([{ payload: {} }]);
});

describe('sweep', () => {
  it('removes more than fits one statement or one job', async () => {
    const old = new Date(server.clock.read().getTime() - 40 * day);
    await server.rows(
      `insert into events (audit_id, key, at, trace_id, data) select -n, 'role.created', $1, 'a-trace', '{}' from generate_series(1, 12000) n`,
      [old],
    );
    await server.rows(
      `insert into rate_limits (key, points, resets_at) select 'old:' || n, 1, $1 from generate_series(1, 105000) n`,
      [old],
    );
    await db.acrossTenants('a test', (tx) => enqueue(tx, server.services, { kind: 'sweep-expired', payload: {} }));
    await server.settle();
    expect(
      await server.rows(
        "select (select count(*)::int from events where audit_id < 0) as events, (select count(*)::int from rate_limits where key like 'old:%') as limits",
      ),
    ).toEqual([{ events: 0, limits: 0 }]);
  });

  it('removes what expired two days ago, and keeps what is valid', async () => {
    const browser = server.browser();
    await signIn(browser, admin);
    await signIn(server.browser(), admin);
    await server.browser().post(paths.forgot, { email: admin.email });
    await server.settle();
    await browser.post(paths.logout);
    const counts = async () =>
      (
        await server.rows<Record<string, number>>(
          "select (select count(*)::int from sessions) as sessions, (select count(*)::int from sessions where ended_at is null) as alive, (select count(*)::int from links) as links, (select count(*)::int from jobs where done_at is not null and slot is null and kind <> 'sweep-expired') as jobs",
        )
      )[0]!;
    const before = await counts();
    const sweep = () =>
      db.acrossTenants('a test', (tx) => enqueue(tx, server.services, { kind: 'sweep-expired', payload: {} }));
    await sweep();
    await server.settle();
    expect(await counts()).toEqual(before);
    server.clock.advance(2 * day + 2 * hour);
    await sweep();
    await server.settle();
    expect(await counts()).toEqual({ sessions: before['alive'], alive: before['alive'], links: 0, jobs: 0 });
    expect((await server.browser().get('/.well-known/jwks.json')).json<{ keys: unknown[] }>().keys).toHaveLength(1);
  });
});
