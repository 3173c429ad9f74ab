import { describe, expect, it, onTestFinished } from 'vitest';
import { audit } from '#server/db/queries/core/audits.ts';
import { day, hour, minute, second } from '#server/lib/clock.ts';
import { callerFor } from '#server/testing/flows.ts';
import { isSigned, startReceiver } from '#server/testing/receiver.ts';
import { startTestServer, useTestServer, vendorKey } from '#server/testing/test-server.ts';
import { enqueue } from '#server/delivery/enqueue.ts';

const [all, roles] = [await startReceiver(), await startReceiver()];
const endpoint = (key: string, { url, secret }: { url: string; secret: string }, more: object = {}) => ({
  key,
  url,
  secret,
  privateNetwork: true,
  ...more,
});
const server = await useTestServer({
  config: {
    events: { endpoints: [endpoint('all', all), endpoint('roles', roles, { keys: ['role.*', 'user.roles-changed'] })] },
  },
});
const { admin, member, acme } = server.people;
const { db } = server.services;
const deliver = () => server.app.events.drain();
const deliveries = (subscriber = 'all') =>
  server.rows<{
    attempts: number;
    last_status: number | null;
    last_error: string | null;
    run_at: Date;
    done_at: Date | null;
    failed_at: Date | null;
  }>('select d.* from event_deliveries d where subscriber_id = $1 and done_at is null order by id', [subscriber]);

async function vendorCalls() {
  const browser = server.browser();
  const { token } = (await browser.post('/auth/vendor', vendorKey)).json<{ token: string }>();
  const headers = { 'x-access-token': token };
  return {
    deadLetters: async (query = '') =>
      (await browser.get(`/event/resources/deliveries/v1${query}`, headers)).json<{
        items: Record<string, unknown>[];
        _metadata: { totalItems: number };
      }>(),
    test: async (name: string) =>
      (await browser.post('/event/resources/deliveries/v1/test', { endpoint: name }, headers)).json(),
    replay: (body: object) => browser.post('/event/resources/deliveries/v1/replay', body, headers),
  };
}

let names = 0;
/** Makes a distinct change. @returns its ID */
async function makeRole(): Promise<string> {
  const { browser, headers } = await callerFor(server, admin);
  const answer = await browser.post(
    '/identity/resources/roles/v1',
    { key: `role-${(names += 1)}`, name: `Role ${names}` },
    headers,
  );
  return answer.json<{ id: string }>().id;
}
const ofRole = (receiver: typeof all, id: string) =>
  receiver.received.filter(({ message }) => message.type === 'role.created' && message.subject?.id === id);

async function withoutWaiting() {
  await deliver();
  for (const receiver of [all, roles]) {
    receiver.received.length = 0;
    receiver.answer = 200;
    receiver.answerHeaders = {};
  }
  await server.rows('delete from event_deliveries where done_at is null');
}

describe('a change', () => {
  it('is delivered, signed as Standard Webhooks, with actor, action, target and previous values', async () => {
    const { browser, headers } = await callerFor(server, admin);
    const [role] = await server.rows<{ id: string }>("select id from roles where key = 'admin'");
    expect(
      (await browser.put('/team/resources/members/v1', { id: member.id, roleIds: [role!.id] }, headers)).status,
    ).toBe(200);
    await deliver();
    const [message] = all.of('user.roles-changed');
    expect(message).toMatchObject({
      tenantId: acme,
      actor: { userId: admin.id },
      subject: { kind: 'user', id: member.id },
      data: { before: ['member'], after: ['admin'] },
      request: { ip: '127.0.0.1', traceId: expect.stringMatching(/^[0-9a-f]{16}$/) },
    });
    const received = all.received.find((each) => each.message.id === message!.id)!;
    expect(received.headers).toMatchObject({
      'webhook-id': message!.id,
      'webhook-timestamp': String(Math.floor(server.clock.read().getTime() / 1000)),
      'content-type': 'application/json',
    });
    expect(isSigned(received, all.secret)).toBe(true);
    expect(isSigned({ ...received, body: `${received.body} ` }, all.secret)).toBe(false);
  });

  it('is sent only to subscribers of its key', async () => {
    await withoutWaiting();
    const id = await makeRole();
    await deliver();
    expect(ofRole(all, id)).toHaveLength(1);
    expect(ofRole(roles, id)).toHaveLength(1);
    expect(all.of('user.signed-in')).not.toEqual([]);
    expect(roles.of('user.signed-in')).toEqual([]);
  });

  it('that is rolled back is not sent', async () => {
    const count = async () =>
      (
        await server.rows(
          'select (select count(*) from events) as events, (select count(*) from event_deliveries) as deliveries',
        )
      )[0];
    const before = await count();
    const requestMetadata = { ip: '127.0.0.1', country: null, userAgent: null, traceId: '0123456789abcdef' };
    for (const scope of [
      <T>(work: Parameters<typeof db.inTenant<T>>[1]) => db.inTenant(acme, work),
      <T>(work: Parameters<typeof db.inTenant<T>>[1]) => db.acrossTenants('a test', work),
    ]) {
      const change = scope(async (tx) => {
        await audit(tx, requestMetadata, server.clock.read(), {
          action: 'user.activated',
          tenantId: acme,
          actorId: null,
        });
        const [written] = await tx
          .selectFrom('events')
          .select('key')
          .where('key', '=', 'user.activated')
          .orderBy('at', 'desc')
          .limit(1)
          .execute();
        expect(written).toEqual({ key: 'user.activated' });
        throw new Error('changed my mind');
      });
      await expect(change).rejects.toThrow('changed my mind');
    }
    expect(await count()).toEqual(before);
  });

  it('that the vendor’s product reports is not sent, whatever its name', async () => {
    await withoutWaiting();
    const browser = server.browser();
    const { token } = (await browser.post('/auth/vendor', vendorKey)).json<{ token: string }>();
    expect(
      (await browser.post('/audits', { tenantId: acme, action: 'user.removed' }, { 'x-access-token': token })).status,
    ).toBe(201);
    await deliver();
    expect(all.of('user.removed')).toEqual([]);
  });
});

describe('while an endpoint is down', () => {
  it('retries with growing, jittered pauses under the same ID, and delivers once the endpoint recovers', async () => {
    await withoutWaiting();
    roles.answer = 503;
    const ids = [await makeRole(), await makeRole()];
    const pauses: number[][] = [[], []];
    for (let tries = 0; tries < 13; tries += 1) {
      await deliver();
      const open = await deliveries('roles');
      expect(open).toHaveLength(2);
      expect(open[0]).toMatchObject({ attempts: tries + 1, last_status: 503, last_error: 'answered 503' });
      const dues = open.map(({ run_at: due }) => due.getTime() - server.clock.read().getTime());
      dues.forEach((due, at) => pauses[at]!.push(due / second));
      server.clock.advance(Math.max(...dues));
    }
    const bases = [5, 10, 20, 40, 80, 160, 320, 640, 1280, 2560, 5120, 10_240, 14_400];
    for (const list of pauses)
      list.forEach((pause, at) => expect(Math.abs(pause - bases[at]!)).toBeLessThanOrEqual(bases[at]! * 0.2 + 0.001));
    expect(pauses[0]).not.toEqual(pauses[1]);
    roles.answer = 204;
    await deliver();
    for (const id of ids) {
      const received = ofRole(roles, id);
      expect(received).toHaveLength(14);
      expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
      expect(received.every((each) => isSigned(each, roles.secret))).toBe(true);
    }
    expect(await deliveries('roles')).toEqual([]);
  });

  it('gives up after three days, reports it, and sends again under the same ID on the vendor’s request', async () => {
    await withoutWaiting();
    roles.answer = 500;
    const id = await makeRole();
    await deliver();
    server.clock.advance(3 * day);
    await deliver();
    expect(await deliveries('roles')).toMatchObject([{ attempts: 2, failed_at: server.clock.read() }]);
    expect(server.logText()).toContain('event delivery failed permanently');
    expect((await server.browser().get('/metrics')).text).toMatch(
      /portico_deliveries_outstanding\{queue="events",lane="roles",state="failed"\} 1/,
    );
    server.clock.advance(day);
    await deliver();
    const [first] = ofRole(roles, id);
    expect(ofRole(roles, id)).toHaveLength(2);

    const { deadLetters, replay } = await vendorCalls();
    expect(await deadLetters('?endpoint=roles')).toMatchObject({
      items: [
        {
          eventId: first!.message.id,
          type: 'role.created',
          tenantId: acme,
          endpoint: 'roles',
          attempts: 2,
          lastStatus: 500,
          lastError: 'answered 500',
        },
      ],
      _metadata: { totalItems: 1 },
    });
    expect((await deadLetters('?endpoint=all')).items).toEqual([]);
    roles.answer = 200;
    expect((await replay({ endpoint: 'roles' })).json()).toEqual({ replayed: 1 });
    await deliver();
    expect(ofRole(roles, id).map(({ message }) => message.id)).toEqual(
      [first, first, first].map((each) => each!.message.id),
    );
    expect((await deadLetters()).items).toEqual([]);
    // a delivered one, to an endpoint that did not subscribe to it
    const [signedIn] = all.of('user.signed-in');
    expect(
      (await replay({ endpoint: 'roles', eventIds: [signedIn!.id, '00000000-0000-4000-8000-00000000dead'] })).json(),
    ).toEqual({ replayed: 1 });
    await deliver();
    expect(roles.of('user.signed-in')).toEqual([signedIn]);
    expect((await replay({ endpoint: 'nobody' })).status).toBe(400);
  });

  it('is listed with its last error and the next attempt, and the log warns once', async () => {
    await withoutWaiting();
    const warned = () =>
      server
        .logText()
        .split('\n')
        .filter(
          (line) =>
            line.includes('an event was not taken') &&
            /"level":"?(?:warn|40)/.test(line) &&
            line.includes('"subscriber":"roles"'),
        ).length;
    await makeRole();
    await deliver();
    const before = warned();
    roles.answer = 503;
    const ids = [await makeRole(), await makeRole()];
    await deliver();
    expect(warned()).toBe(before + 1);
    const { deadLetters } = await vendorCalls();
    const waiting = await deadLetters('?state=waiting&endpoint=roles');
    expect(waiting._metadata.totalItems).toBe(2);
    expect(waiting.items).toMatchObject(
      ids.map(() => ({
        type: 'role.created',
        endpoint: 'roles',
        attempts: 1,
        failedAt: null,
        lastStatus: 503,
        lastError: 'answered 503',
        nextTryAt: expect.any(String),
      })),
    );
    expect(Date.parse(String(waiting.items[0]!['nextTryAt']))).toBeGreaterThan(server.clock.read().getTime());
    expect((await deadLetters('?endpoint=roles')).items).toEqual([]);
  });

  it('a test sends one signed event at once, and stores none', async () => {
    await withoutWaiting();
    const { test } = await vendorCalls();
    expect(await test('roles')).toEqual({ delivered: true, status: 200, error: null });
    const [told] = roles.of('events.endpoint-tested');
    expect(told).toMatchObject({ data: { endpoint: 'roles', clientId: vendorKey.clientId } });
    expect(
      isSigned(
        roles.received.find(({ message }) => message.id === told!.id)!,
        roles.secret,
      ),
    ).toBe(true);
    roles.answer = 500;
    expect(await test('roles')).toEqual({ delivered: false, status: 500, error: 'answered 500' });
    expect(await deliveries('roles')).toEqual([]);
    expect(await test('nobody')).toMatchObject({ errorCode: 'invalid-request' });
  });

  it('does not delay other endpoints, even when it never answers', async () => {
    await withoutWaiting();
    let release!: (status: number) => void;
    all.answer = new Promise((resolve) => (release = resolve));
    const ids: string[] = [];
    for (let roleNumber = 0; roleNumber < 6; roleNumber += 1) ids.push(await makeRole());
    const drained = deliver();
    await expect.poll(() => ids.filter((id) => ofRole(roles, id).length === 1).length).toBe(6);
    // up to the concurrency limit
    await expect.poll(() => all.received.length).toBe(4);
    expect(
      await server.rows(
        "select count(*)::int as count from event_deliveries where subscriber_id = 'all' and done_at is null and locked_until is not null",
      ),
    ).toEqual([{ count: 4 }]);
    all.answer = 200;
    release(200);
    await drained;
    for (const id of ids) expect(ofRole(all, id)).toHaveLength(1);
  });

  it('treats a redirect as a failure, and does not follow it', async () => {
    await withoutWaiting();
    roles.answer = 307;
    roles.answerHeaders = { location: all.url };
    const id = await makeRole();
    await deliver();
    expect(await deliveries('roles')).toMatchObject([{ last_status: 307, last_error: 'answered 307' }]);
    expect(ofRole(all, id)).toHaveLength(1);
  });
});

describe('a process that dies', () => {
  it('its claims are taken over when their leases end, and not before', async () => {
    await withoutWaiting();
    const id = await makeRole();
    await deliver();
    expect(ofRole(all, id)).toHaveLength(1);
    all.received.length = 0;
    // as if the process had died before it could record the answer; its own polls must not claim the row in between
    await server.rows(
      `update event_deliveries set done_at = null, locked_until = $1, attempts = 1
        where subscriber_id = 'all' and event_id = (select id from events where key = 'role.created' and subject_id = $2)`,
      [new Date(server.clock.read().getTime() + minute), id],
    );
    await deliver();
    expect(ofRole(all, id)).toEqual([]);
    server.clock.advance(minute);
    await deliver();
    expect(ofRole(all, id)).toHaveLength(1);
  });

  it('with several processes polling at once, each event is sent by one of them', async () => {
    await withoutWaiting();
    const second = await startTestServer({
      database: server.database,
      masterKey: server.masterKey,
      clock: server.clock,
      config: { events: server.services.config.events },
    });
    onTestFinished(() => second.close());
    const ids = await Promise.all(Array.from({ length: 10 }, makeRole));
    await Promise.all([deliver(), second.app.events.drain(), deliver(), second.app.events.drain()]);
    for (const id of ids) expect(ofRole(all, id)).toHaveLength(1);
  });
});

it('an address of a private network is called only if configuration permits it', async () => {
  const own = await startTestServer({
    config: { events: { endpoints: [endpoint('closed', all, { privateNetwork: false })] } },
  });
  onTestFinished(() => own.close());
  all.received.length = 0;
  await own.browser().post('/auth/vendor', vendorKey);
  await own.app.events.drain();
  expect(all.received).toEqual([]);
  expect(await own.rows('select last_status, last_error from event_deliveries')).toEqual([
    { last_status: null, last_error: 'the address is not in the public network (privateNetwork allows it)' },
  ]);
  expect(own.logText()).toMatch(/"level":"?(?:warn|40)"?.*"subscriber":"closed".*privateNetwork allows it/);
});

it('configuration takes effect at the next start: removed subscribers get nothing more, new ones no earlier events', async () => {
  await withoutWaiting();
  roles.answer = 500;
  const former = await makeRole();
  await deliver();
  const next = await startTestServer({
    database: server.database,
    masterKey: server.masterKey,
    clock: server.clock,
    config: { events: { endpoints: [endpoint('all', all), endpoint('new', roles)] } },
  });
  roles.answer = 200;
  await next.app.events.drain();
  expect(ofRole(roles, former)).toHaveLength(1);
  const id = await makeRole();
  await next.app.events.drain();
  expect(ofRole(roles, id)).toHaveLength(1);
  await next.close();
  await startTestServer({
    database: server.database,
    masterKey: server.masterKey,
    clock: server.clock,
    config: { events: server.services.config.events },
  }).then((again) => again.close());
});

it('old events are deleted, except for those still being delivered', async () => {
  const own = await startTestServer({
    config: {
      events: { endpoints: [endpoint('all', all), endpoint('roles', roles, { keys: ['vendor.sign-in-failed'] })] },
    },
  });
  onTestFinished(() => own.close());
  all.answer = 200;
  roles.answer = 500;
  await own.browser().post('/auth/vendor', vendorKey);
  await own.browser().post('/auth/vendor', { ...vendorKey, secret: 'wrong' });
  await own.app.events.drain();
  own.clock.advance(30 * day + hour);
  await own.rows('update event_deliveries set run_at = $1 where done_at is null', [
    new Date(own.clock.read().getTime() + hour),
  ]);
  await own.services.db.acrossTenants('a test', (tx) =>
    enqueue(tx, own.services, { kind: 'sweep-expired', payload: {} }),
  );
  await own.settle();
  expect(await own.rows('select key from events')).toEqual([{ key: 'vendor.sign-in-failed' }]);
  expect(await own.rows('select subscriber_id, done_at is null as open from event_deliveries order by 1')).toEqual([
    { subscriber_id: 'all', open: false },
    { subscriber_id: 'roles', open: true },
  ]);
});
