import { beforeEach, describe, expect, it } from 'vitest';
import type { ErrorBody } from '#shared/contract/errors.ts';
import type { UsageMeter, UsageSummary } from '#shared/contract/usage/usage.ts';
import { sweepExpired } from '#server/db/queries/delivery/sweep-expired.ts';
import { day, hour, minute } from '#server/lib/clock.ts';
import { callerFor } from '#server/testing/flows.ts';
import type { SeededUser } from '#server/testing/users.ts';
import { startTestServer, useTestServer, vendorKey, type TestServer } from '#server/testing/test-server.ts';
import { fuzz, type Seeded } from '#server/testing/seeded.ts';

const base = '/usage/resources/v1';
const config = {
  flags: { 'fe-usage-page': true },
  usage: {
    meters: [
      { key: 'requests', name: 'API requests', unit: 'requests', enforcement: 'hard' },
      { key: 'seats', unit: 'seats', aggregation: 'max' },
      { key: 'storage', name: 'Storage', unit: 'GB', aggregation: 'last' },
    ],
  },
  plans: [
    { key: 'scale', limits: { requests: 5000 } },
    { key: 'team', limits: { requests: 1000, storage: 50 } },
    { key: 'starter', limits: { requests: 100 } },
    { key: 'addon', features: [] },
  ],
  grants: [{ tenant: 'globex', plan: 'starter' }],
} as const;
const server = await useTestServer({ config });
const { people, clock } = server;
const { acme, globex } = people;
await server.rows(`update tenants set alias = 'globex' where id = $1`, [globex]);

async function vendorOf({ browser }: TestServer) {
  const visitor = browser();
  const { token } = (await visitor.post('/auth/vendor', vendorKey)).json<{ token: string }>();
  return { visitor, headers: { 'x-access-token': token } };
}

interface Event {
  id: string;
  tenantId: string;
  meter: string;
  quantity: number;
  timestamp?: string;
}

let count = 0;
const event = (given: Partial<Event> = {}): Event => ({
  id: `event-${(count += 1)}`,
  tenantId: acme,
  meter: 'requests',
  quantity: 1,
  ...given,
});

async function report(...events: unknown[]) {
  const { visitor, headers } = await vendorOf(server);
  return await visitor.post(`${base}/events`, { events }, headers);
}

async function accepted(...events: Event[]): Promise<{ accepted: number; duplicates: number }> {
  const answer = await report(...events);
  expect(answer.status).toBe(200);
  return answer.json();
}

async function refused(status: number, ...events: unknown[]): Promise<ErrorBody & { errors: string[] }> {
  const before = await stored();
  const answer = await report(...events);
  expect(answer.status).toBe(status);
  expect(await stored()).toEqual(before);
  return answer.json();
}

const stored = async () => [
  await server.rows('select * from usage_events order by id'),
  await server.rows('select * from usage_days order by tenant_id, meter, day'),
];

async function metersOf(user: SeededUser): Promise<UsageMeter[]> {
  const { browser, headers } = await callerFor(server, user);
  return (await browser.get(`${base}/meters`, headers)).json<UsageMeter[]>();
}

async function used(meter: string, user: SeededUser = people.admin): Promise<number> {
  return (await metersOf(user)).find(({ key }) => key === meter)!.used;
}

async function check(query: Record<string, string>) {
  const { visitor, headers } = await vendorOf(server);
  return await visitor.get(`${base}/limits?${new URLSearchParams(query).toString()}`, headers);
}

async function grant(tenantId: string, planId: string, more: object = {}): Promise<void> {
  const { visitor, headers } = await vendorOf(server);
  const answer = await visitor.post('/entitlements/resources/entitlements/v2', { tenantId, planId, ...more }, headers);
  expect(answer.status).toBe(201);
}

const now = (): Date => clock.read();
const ago = (milliseconds: number): string => new Date(now().getTime() - milliseconds).toISOString();
/** The clock never goes back: sessions and grants would come from the future. */
function moveTo(text: string): void {
  clock.advance(Date.parse(text) - now().getTime());
}

/** The next one begins after it, so that no test sees the usage of another. */
let month = now().getUTCMonth() + 12 * now().getUTCFullYear() + 1;
const firstOf = (index: number): string => new Date(Date.UTC(Math.floor(index / 12), index % 12, 1)).toISOString();
beforeEach(() => {
  month += 2;
  moveTo(firstOf(month));
  clock.advance(9 * day + 12 * hour);
});

describe('POST /usage/resources/v1/events', () => {
  it('counts an event once, however often it comes', async () => {
    const one = event({ quantity: 5 });
    const other = event({ quantity: 7, timestamp: ago(hour) });
    expect(await accepted(one, other)).toEqual({ accepted: 2, duplicates: 0 });
    clock.advance(3 * hour);
    expect(await accepted(one, other, event(), one)).toEqual({ accepted: 1, duplicates: 3 });
    expect(await used('requests')).toBe(13);
  });

  it('compares times as moments, not as text', async () => {
    const at = ago(hour);
    const one = event({ timestamp: at });
    await accepted(one);
    const elsewhere = at.replace('Z', '+00:00');
    expect(await accepted({ ...one, timestamp: elsewhere })).toEqual({ accepted: 0, duplicates: 1 });
  });

  it.each([
    ['quantity', { quantity: 2 }],
    ['meter', { meter: 'seats' }],
    ['tenant', { tenantId: globex }],
    ['time', { timestamp: '2026-01-01T00:00:00Z' }],
  ])('refuses a known ID with another %s, and the rest of the call', async (field, change) => {
    const timed = field === 'time' ? { timestamp: ago(hour) } : {};
    const one = event(timed);
    await accepted(one);
    const other = { ...one, ...change, ...(field === 'time' && { timestamp: ago(minute) }) };
    const body = await refused(409, event(), other, event());
    expect(body).toMatchObject({ errorCode: 'usage-event-conflict', context: { field: 'events.1.id', id: one.id } });
    expect(body.errors[0]).toContain('events.1.id');
  });

  it('refuses two payloads of one ID in one call', async () => {
    const one = event();
    expect(await refused(409, one, { ...one, quantity: 2 })).toMatchObject({
      errorCode: 'usage-event-conflict',
      context: { field: 'events.1.id' },
    });
  });

  it.each([
    ['a negative quantity', { quantity: -1 }, 'events.1.quantity'],
    ['a quantity as text', { quantity: '1' }, 'events.1.quantity'],
    ['a quantity beyond a trillion', { quantity: 1e13 }, 'events.1.quantity'],
    ['no quantity', { quantity: undefined }, 'events.1.quantity'],
    ['a time without an offset', { timestamp: '2026-11-27T12:00:00' }, 'events.1.timestamp'],
    ['a date', { timestamp: '2026-11-27' }, 'events.1.timestamp'],
    ['an unknown meter', { meter: 'unknown' }, 'events.1.meter'],
    ['an unknown tenant', { tenantId: 'unknown' }, 'events.1.tenantId'],
    ['an alias of a tenant', { tenantId: 'globex' }, 'events.1.tenantId'],
    ['no ID', { id: '' }, 'events.1.id'],
    ['a long ID', { id: 'a'.repeat(201) }, 'events.1.id'],
  ])('refuses %s, with its row and field', async (_name, change, field) => {
    const body = await refused(400, event(), { ...event(), ...change }, event());
    expect(body.errors.join()).toContain(field);
    expect(body.errorCode).toBe('invalid-request');
  });

  it('refuses events of before the previous month, and from more than 5 minutes ahead', async () => {
    const window = { from: firstOf(month - 1), until: new Date(now().getTime() + 5 * minute).toISOString() };
    for (const timestamp of [new Date(Date.parse(window.from) - 1).toISOString(), ago(-5 * minute - 1)])
      expect(await refused(400, event(), event({ timestamp }))).toMatchObject({
        errorCode: 'usage-event-outside-window',
        context: { field: 'events.1.timestamp', ...window },
      });
    expect(await accepted(event({ timestamp: window.from }), event({ timestamp: window.until }))).toMatchObject({
      accepted: 2,
    });
  });

  it('refuses more than 1,000 events, none, and 10 MB', async () => {
    await refused(400, ...Array.from({ length: 1001 }, () => event()));
    await refused(400);
    const { visitor, headers } = await vendorOf(server);
    const body = JSON.stringify({ events: [event({ id: 'x'.repeat(10_000_000) })] });
    const answer = await visitor.send('POST', `${base}/events`, {
      body,
      headers: { ...headers, 'content-type': 'application/json' },
    });
    expect(answer.status).toBe(413);
  });

  it('V8.3.1 is refused to users and API tokens of tenants', async () => {
    const { browser, headers } = await callerFor(server, people.admin);
    expect((await browser.post(`${base}/events`, { events: [event()] }, headers)).status).toBe(401);
    expect((await browser.get(`${base}/limits?tenantId=${acme}&meter=requests`, headers)).status).toBe(401);
  });

  it('counts identical batches at the same time once, without a deadlock', async () => {
    const batch = Array.from({ length: 300 }, (_, index) =>
      event({
        tenantId: index % 2 ? acme : globex,
        meter: index % 3 ? 'requests' : 'seats',
        timestamp: ago(index * hour),
      }),
    );
    const turned = batch.toReversed();
    const answers = await Promise.all([batch, turned, batch, turned].map((events) => accepted(...events)));
    expect(answers.reduce((sum, answer) => sum + answer.accepted, 0)).toBe(300);
    expect(answers.reduce((sum, answer) => sum + answer.duplicates, 0)).toBe(900);
    const [total] = await server.rows<{ total: number }>(
      `select sum(total)::int as total from usage_days where day >= $1`,
      [firstOf(month - 1).slice(0, 10)],
    );
    expect(total).toEqual({ total: 300 });
  });

  it('stores one of two payloads of an ID that come at the same time', async () => {
    const one = event();
    const answers = await Promise.all([report(event(), one), report(event(), { ...one, quantity: 2 })]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  });
});

describe('old events', () => {
  it('are deleted once they would be refused, and stay counted', async () => {
    await server.rows('delete from usage_events');
    await accepted(event({ quantity: 5, timestamp: firstOf(month - 1) }), event({ timestamp: firstOf(month) }));
    const ids = async () => (await server.rows('select id from usage_events')).length;
    const sweep = (at: string) => sweepExpired(server.services.db, new Date(at), new Date(at));
    await sweep(new Date(Date.parse(firstOf(month + 1)) + day).toISOString());
    expect(await ids()).toBe(2);
    await sweep(new Date(Date.parse(firstOf(month + 2)) + day).toISOString());
    expect(await ids()).toBe(1);
    const [kept] = await server.rows<{ total: number }>(
      'select total::int as total from usage_days where tenant_id = $1 and day = $2',
      [acme, firstOf(month - 1).slice(0, 10)],
    );
    expect(kept).toEqual({ total: 5 });
  });
});

describe('GET /usage/resources/v1/meters', () => {
  it('returns each meter of the configuration, by the day of the current month', async () => {
    await accepted(
      event({ quantity: 0.1, timestamp: ago(2 * day) }),
      event({ quantity: 0.2, timestamp: ago(2 * day) }),
      event({ quantity: 4 }),
    );
    const [requests, seats, storage] = await metersOf(people.admin);
    expect(requests).toMatchObject({
      key: 'requests',
      name: 'API requests',
      unit: 'requests',
      aggregation: 'sum',
      used: 4.3,
      limit: null,
      periodStart: firstOf(month),
      periodEnd: firstOf(month + 1),
    });
    const today = now().toISOString().slice(0, 10);
    expect(requests!.days).toHaveLength(10);
    expect(requests!.days.at(-1)).toEqual({ day: today, quantity: 4 });
    expect(requests!.days.at(-3)).toEqual({ day: ago(2 * day).slice(0, 10), quantity: 0.3 });
    expect(seats).toMatchObject({ key: 'seats', name: 'seats', used: 0, aggregation: 'max' });
    expect(storage).toMatchObject({ used: 0, unit: 'GB' });
  });

  it('combines "max" and "last" by time, whatever the order of arrival', async () => {
    const of = (meter: string, quantity: number, timestamp: string) => event({ meter, quantity, timestamp });
    await accepted(of('seats', 9, ago(3 * day)), of('storage', 30, ago(3 * day)));
    await accepted(of('seats', 4, ago(hour)), of('storage', 12, ago(hour)));
    await accepted(of('seats', 7, ago(2 * hour)), of('storage', 25, ago(2 * hour)), of('storage', 26, ago(4 * day)));
    const [, seats, storage] = await metersOf(people.admin);
    expect(seats!.used).toBe(9);
    expect(seats!.days.slice(-4).map(({ quantity }) => quantity)).toEqual([9, 0, 0, 7]);
    expect(storage!.used).toBe(12);
    expect(storage!.days.slice(-5).map(({ quantity }) => quantity)).toEqual([26, 30, 30, 30, 12]);
  });

  it('begins a month in UTC', async () => {
    moveTo(firstOf(month + 1));
    await accepted(
      event({ quantity: 2, timestamp: ago(1) }),
      event({ quantity: 3, timestamp: ago(0) }),
      event({ quantity: 5, timestamp: ago(hour).replace('Z', '-01:00') }),
      event({ quantity: 11, timestamp: ago(1).replace('Z', '+01:00') }),
    );
    const [requests] = await metersOf(people.admin);
    expect(requests).toMatchObject({ used: 8, days: [{ day: now().toISOString().slice(0, 10), quantity: 8 }] });
    month += 1;
  });

  it('returns a past month as a whole when asked for it, with the limits of today', async () => {
    const [before, start] = [firstOf(month - 1), firstOf(month)];
    await accepted(
      event({ quantity: 5, timestamp: before }),
      event({ quantity: 7, timestamp: new Date(Date.parse(start) - 1).toISOString() }),
      event({ quantity: 11, timestamp: start }),
    );
    const { browser, headers } = await callerFor(server, people.admin);
    const ask = async (query: string) => await browser.get(`${base}/meters${query}`, headers);
    const of = async (query: string) => (await ask(query)).json<UsageMeter[]>();
    const [past] = await of(`?month=${before.slice(0, 7)}`);
    expect(past).toMatchObject({ used: 12, periodStart: before, periodEnd: start });
    expect(past!.days).toHaveLength((Date.parse(start) - Date.parse(before)) / day);
    expect([past!.days[0], past!.days.at(-1)]).toMatchObject([
      { day: before.slice(0, 10), quantity: 5 },
      { quantity: 7 },
    ]);
    const now = await of('');
    expect(await of(`?month=${start.slice(0, 7)}`)).toEqual(now);
    expect(past!.limit).toBe(now[0]!.limit);
  });

  it.each(['2026-13', '2026-1', '1999-12', 'last', '2099-01'])(
    'refuses the month "%s", with its field',
    async (text) => {
      const { browser, headers } = await callerFor(server, people.admin);
      const answer = await browser.get(`${base}/meters?month=${text}`, headers);
      expect(answer.status).toBe(400);
      const body = answer.json<ErrorBody & { errors: string[] }>();
      expect(body.errorCode).toBe('invalid-request');
      expect(body.errors.join()).toContain('month');
    },
  );

  it('V8.2.2 returns usage of the own tenant only', async () => {
    await accepted(event({ quantity: 5 }), event({ quantity: 8, tenantId: globex }));
    expect(await used('requests')).toBe(5);
    expect(await used('requests', people.stranger)).toBe(8);
  });

  it('has the highest limit of the tenant’s own plans: neither of expired grants, nor of one user’s', async () => {
    const limits = async (user: SeededUser) => (await metersOf(user)).map(({ limit }) => limit);
    expect(await limits(people.stranger)).toEqual([100, null, null]);
    await grant(globex, 'team');
    await grant(globex, 'addon');
    await grant(globex, 'scale', { expirationDate: ago(minute) });
    await grant(globex, 'scale', { userId: people.stranger.id });
    expect(await limits(people.stranger)).toEqual([1000, null, 50]);
  });

  it('V8.2.1 requires its permission', async () => {
    const { browser, headers } = await callerFor(server, people.member);
    expect((await browser.get(`${base}/meters`, headers)).status).toBe(403);
  });

  it('is refused while its flag is off, and empty without meters', async () => {
    for (const flags of [{ 'fe-usage-page': false }, { 'fe-usage-page': true }]) {
      const other = await startTestServer({ config: { flags } });
      try {
        const { browser, headers } = await callerFor(other, other.people.admin);
        const answer = await browser.get(`${base}/meters`, headers);
        if (flags['fe-usage-page']) expect(answer.json()).toEqual([]);
        else expect(answer.json()).toMatchObject({ errorCode: 'not-found' });
      } finally {
        await other.close();
      }
    }
  });
});

describe('GET /usage/resources/v1/summary', () => {
  it('V8.2.2 names the past months in which the own tenant used a meter, newest first', async () => {
    await server.rows('delete from usage_days');
    await accepted(event({ timestamp: firstOf(month - 1) }), event(), event({ tenantId: globex }));
    moveTo(firstOf(month + 2));
    await accepted(event({ timestamp: firstOf(month + 1) }), event({ tenantId: globex }));
    const { browser, headers } = await callerFor(server, people.admin);
    const months = async () => (await browser.get(`${base}/summary`, headers)).json<UsageSummary>().months;
    expect(await months()).toEqual([month + 1, month, month - 1].map((index) => firstOf(index).slice(0, 7)));
    month += 2;
  });
});

describe('GET /usage/resources/v1/limits', () => {
  const ask = async (query: Record<string, string>) => (await check({ tenantId: acme, ...query })).json<unknown>();

  it('allows everything where no plan limits the meter', async () => {
    expect(await ask({ meter: 'seats', quantity: '1000000' })).toEqual({
      allowed: true,
      used: 0,
      limit: null,
      remaining: null,
      reason: null,
    });
  });

  it('tells what a hard limit refuses, and which plans would allow it; events are recorded beyond it', async () => {
    await grant(acme, 'starter');
    await accepted(event({ quantity: 90 }));
    expect(await ask({ meter: 'requests', quantity: '10' })).toMatchObject({
      allowed: true,
      remaining: 10,
      reason: null,
    });
    expect(await ask({ meter: 'requests', quantity: '11' })).toEqual({
      allowed: false,
      used: 90,
      limit: 100,
      remaining: 10,
      reason: { code: 'limit-reached', plan: 'starter', limit: 100, used: 90, wouldAllow: ['team', 'scale'] },
    });
    await accepted(event({ quantity: 950 }));
    expect(await ask({ meter: 'requests' })).toMatchObject({
      allowed: false,
      used: 1040,
      remaining: 0,
      reason: { wouldAllow: ['scale'] },
    });
    expect(await used('requests')).toBe(1040);
  });

  it('allows beyond a soft limit, and tells', async () => {
    await grant(acme, 'team');
    await accepted(event({ meter: 'storage', quantity: 40 }));
    expect(await ask({ meter: 'storage', quantity: '50' })).toMatchObject({ allowed: true, reason: null });
    expect(await ask({ meter: 'storage', quantity: '51' })).toMatchObject({
      allowed: true,
      reason: { code: 'limit-reached', plan: 'team', limit: 50, used: 40, wouldAllow: [] },
    });
  });

  it('refuses unknown meters and tenants, and negative quantities', async () => {
    expect(await ask({ meter: 'unknown' })).toMatchObject({ errorCode: 'meter-not-found' });
    expect(await ask({ meter: 'requests', tenantId: 'unknown' })).toMatchObject({ errorCode: 'tenant-not-found' });
    expect(await ask({ meter: 'requests', quantity: '-1' })).toMatchObject({ errorCode: 'invalid-request' });
    expect(await ask({ meter: 'requests', quantity: 'x' })).toMatchObject({ errorCode: 'invalid-request' });
  });
});

describe('any sequence of calls', () => {
  const meters = ['requests', 'seats', 'storage'];

  /** Some events in hundredths, in calls that repeat some of those before. */
  function someCalls(random: Seeded): Event[][] {
    const sent: Event[] = [];
    return Array.from({ length: 1 + random.below(5) }, () => {
      const fresh = Array.from({ length: 1 + random.below(12) }, () =>
        event({
          meter: random.pick(meters),
          quantity: random.below(100_000) / 100,
          timestamp: ago(random.below(12) * day + random.below(3) * hour),
        }),
      );
      const repeated = sent.filter(() => random.below(3) === 0);
      sent.push(...fresh);
      return [...repeated, ...fresh].toSorted(() => random.below(3) - 1);
    });
  }

  /** What the meter has to say, from the events alone. */
  function expected(events: Event[], meter: string): number {
    const own = events
      .filter((one) => one.meter === meter && one.timestamp! >= firstOf(month))
      .toSorted((one, other) => (one.timestamp! + one.id < other.timestamp! + other.id ? -1 : 1));
    const hundredths = own.map(({ quantity }) => Math.round(quantity * 100));
    if (meter === 'requests') return hundredths.reduce((sum, quantity) => sum + quantity, 0) / 100;
    return (meter === 'seats' ? Math.max(0, ...hundredths) : (hundredths.at(-1) ?? 0)) / 100;
  }

  it('counts each event once', async () => {
    await fuzz(15, async (random) => {
      await server.rows('delete from usage_days');
      const calls = someCalls(random);
      await Promise.all(calls.map((events) => accepted(...events)));
      const all = [...new Map(calls.flat().map((one) => [one.id, one])).values()];
      for (const meter of await metersOf(people.admin)) {
        expect(meter.used).toBe(expected(all, meter.key));
        const quantities = meter.days.map(({ quantity }) => quantity);
        if (meter.aggregation === 'sum')
          expect(quantities.reduce((sum, quantity) => sum + quantity, 0)).toBeCloseTo(meter.used, 6);
      }
    });
  });
});
