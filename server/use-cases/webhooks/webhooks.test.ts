/** Webhooks of tenants against a receiver on loopback: what is sent, how it is signed, retried, given up and sent again. */
import { createHmac } from 'node:crypto';
import { jwtVerify } from 'jose';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Webhook, WebhookLog } from '#shared/contract/webhooks/webhooks.ts';
import { audit } from '#server/db/queries/core/audits.ts';
import { day, hour, minute, second } from '#server/lib/clock.ts';
import type { Answer } from '#server/testing/browser.ts';
import { callerFor } from '#server/testing/flows.ts';
import { isSigned, startReceiver } from '#server/testing/receiver.ts';
import { useTestServer } from '#server/testing/test-server.ts';

const [receiver, elsewhere] = [await startReceiver(), await startReceiver()];
const hostOf = (url: string) => new URL(url).host;
const server = await useTestServer({
  config: { outgoing: { allow: [hostOf(receiver.url), hostOf(elsewhere.url)] } },
});
const { acme, globex, admin, member, stranger } = server.people;
const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const input = {
  displayName: 'Billing',
  description: '',
  url: receiver.url,
  secret,
  eventKeys: ['user.activated'],
  isActive: true,
};

type Caller = Awaited<ReturnType<typeof callerFor>>;
let caller: Caller = await callerFor(server, admin);
/** Access tokens end while the clock moves. */
const signInAgain = async () => void (caller = await callerFor(server, admin));
const send = async (method: string, path: string, body?: object, { browser, headers }: Caller = caller) =>
  await browser.send(method, path, {
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
const list = async (as: Caller = caller) => (await send('GET', '/webhook', undefined, as)).json<Webhook[]>();
const create = async (changes: object = {}, as: Caller = caller) => {
  const answer = await send('POST', '/webhook/custom', { ...input, ...changes }, as);
  expect(answer.status).toBe(201);
  return answer.json<{ _id: string; secret: string | null }>();
};
const found = async (id: string) => (await list()).find(({ _id }) => _id === id)!;
const logOf = async (id: string, more = '') =>
  (await send('GET', `/webhook/logs/?id=${id}${more}`)).json<{ count: number; rows: WebhookLog[] }>();
const codeOf = (answer: Answer) => [answer.status, answer.json<{ errorCode: string }>().errorCode];
const refusalOf = (answer: Answer) => answer.json<{ errors: string[] }>().errors.join('\n');

const invoice = { number: 'AC-0001', total: 1200, currency: 'usd' };
/** Writes an event as a change does. */
async function happen(action = 'user.activated', { tenantId = acme, details = {} } = {}): Promise<void> {
  const metadata = { ip: '127.0.0.1', country: null, userAgent: null, traceId: '0123456789abcdef' };
  await server.services.db.inTenant(tenantId, (tx) =>
    audit(tx, metadata, server.clock.read(), {
      action: action as 'user.activated',
      severity: 'Info',
      tenantId,
      actorId: null,
      details,
    }),
  );
}
const open = async () =>
  (
    await server.rows<{ count: number }>(
      'select count(*)::int as count from webhook_deliveries where done_at is null and failed_at is null and run_at <= $1',
      [server.clock.read()],
    )
  )[0]!.count;
/** Until nothing that is due is left. */
async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  const met = async () => {
    await server.app.webhooks.tick();
    return await condition();
  };
  await expect.poll(met, { interval: 20 }).toBe(true);
}
const settled = () => until(async () => (await open()) === 0);
/** Lets the pause before the next attempt pass, and the attempt be made. */
async function pass(time: number): Promise<void> {
  const before = (
    await server.rows<{ sum: number }>('select coalesce(sum(invocations), 0)::int as sum from webhooks')
  )[0]!.sum;
  server.clock.advance(time);
  await until(async () => {
    const [now] = await server.rows<{ sum: number }>('select coalesce(sum(invocations), 0)::int as sum from webhooks');
    return now!.sum > before;
  });
  await settled();
}
const audits = (action: string) =>
  server.rows<{ severity: string; details: Record<string, unknown> }>(
    'select severity, details from audits where action = $1 order by id',
    [action],
  );

beforeEach(async () => {
  await server.rows('delete from webhooks');
  await server.rows('delete from notifications');
  for (const each of [receiver, elsewhere]) {
    each.received.length = 0;
    each.answer = 200;
    each.answerHeaders = {};
  }
  await signInAgain();
});

describe('a webhook', () => {
  it('is created, listed, changed and deleted; its secret is in no answer, audit row or table', async () => {
    const { _id: id, secret: shown } = await create();
    expect(shown).toBeNull();
    expect(await list()).toMatchObject([
      { _id: id, displayName: 'Billing', secret: null, eventKeys: ['user.activated'], waiting: 0 },
    ]);
    expect((await send('PATCH', `/webhook/${id}`, { displayName: 'Ledger', secret: null })).status).toBe(200);
    expect(await found(id)).toMatchObject({ displayName: 'Ledger', previousSecretUntil: null });
    expect((await send('DELETE', `/webhook/${id}`)).status).toBe(200);
    expect(await list()).toEqual([]);
    expect((await audits('webhook.created'))[0]).toMatchObject({
      severity: 'High',
      details: { name: 'Billing', after: { url: receiver.url, isActive: true } },
    });
    expect((await audits('webhook.changed'))[0]!.details).toEqual({
      name: 'Ledger',
      before: { name: 'Billing' },
      after: { name: 'Ledger' },
    });
    expect(await audits('webhook.deleted')).toHaveLength(1);
    const [{ text }] = (await server.rows<{ text: string }>(
      `select (select string_agg(details::text, '') from audits) as text`,
    )) as [{ text: string }];
    expect(text).not.toContain(secret.slice(10));
    expect(server.logText()).not.toContain(secret.slice(10));
  });

  it('gets a secret of its own if none is given, which is shown once', async () => {
    const { _id: id, secret: made } = await create({ secret: null });
    expect(made).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    await happen();
    await until(() => receiver.received.length === 1);
    expect(isSigned(receiver.received[0]!, made!)).toBe(true);
    expect((await found(id)).secret).toBeNull();
  });

  it.each([
    [{ displayName: ' ' }, 'displayName'],
    [{ eventKeys: [] }, 'eventKeys'],
    [{ url: 'siem' }, 'url'],
    [{ url: 'ftp://acme.example/in' }, 'url'],
    [{ url: 'https://ada:secret@acme.example/in' }, 'url'],
    [{ secret: 'whsec_short' }, 'secret'],
    [{ secret: `whsec_${Buffer.alloc(65).toString('base64')}` }, 'secret'],
  ])('is refused with %o', async (changes, field) => {
    const answer = await send('POST', '/webhook/custom', { ...input, ...changes });
    expect(answer.status).toBe(400);
    expect(refusalOf(answer)).toContain(field);
    expect(await list()).toEqual([]);
  });

  it('is accepted with keys that nobody knows, and for an address that may not be called', async () => {
    const { _id: id } = await create({ eventKeys: ['frontegg.user.*', '*'], url: 'http://169.254.169.254/latest' });
    await happen();
    await until(async () => (await found(id)).failingSince !== null);
    expect((await logOf(id)).rows[0]).toMatchObject({
      statusCode: '',
      error: expect.stringContaining('public network'),
    });
  });

  it('is one of fifty at most', async () => {
    await server.rows(
      `insert into webhooks (id, tenant_id, display_name, description, url, event_keys, in_order, is_active, secret, created_at, updated_at)
       select gen_random_uuid(), $1, 'W' || n, '', $2, '{none}', false, false, '', now(), now() from generate_series(1, 50) n`,
      [acme, receiver.url],
    );
    expect(codeOf(await send('POST', '/webhook/custom', input))).toEqual([409, 'webhooks-too-many']);
  });

  it('is nobody’s without the permission, and nothing of another tenant', async () => {
    const { _id: id } = await create();
    await happen();
    await until(() => receiver.received.length === 1);
    const [{ id: logId }] = (await logOf(id)).rows as [WebhookLog];
    const without = await callerFor(server, member);
    const other = await callerFor(server, stranger);
    const calls = [
      ['PATCH', `/webhook/${id}`, { isActive: false }],
      ['DELETE', `/webhook/${id}`, undefined],
      ['GET', `/webhook/logs/?id=${id}`, undefined],
      ['POST', `/webhook/logs/${logId}/retries`, undefined],
      ['POST', `/webhook/${id}/secret/rotate`, undefined],
      ['POST', `/webhook/${id}/secret/expire`, undefined],
      ['GET', `/webhook/${id}/dead-letters`, undefined],
      ['GET', `/webhook/${id}/replay`, undefined],
      ['POST', `/webhook/${id}/replay`, {}],
      ['POST', '/webhook/test', { url: receiver.url, webhookId: id }],
    ] as const;
    for (const [method, path, body] of calls) {
      expect((await send(method, path, body, without)).status, path).toBe(403);
      expect((await send(method, path, body, other)).status, path).toBe(404);
    }
    expect(await list(other)).toEqual([]);
    expect((await found(id)).isActive).toBe(true);
    expect(receiver.received).toHaveLength(1);
  });
});

describe('an event', () => {
  it('is sent to those that are subscribed, signed by the standard and for the vendor’s receivers', async () => {
    await create();
    await create({ displayName: 'Groups', url: elsewhere.url, eventKeys: ['group.created'] });
    await happen('user.activated');
    await happen('user.activated', { tenantId: globex });
    await happen('invoice.paid', { details: invoice });
    await until(() => receiver.received.length > 0);
    await settled();
    expect(receiver.received).toHaveLength(1);
    expect(elsewhere.received).toEqual([]);
    const [one] = receiver.received;
    expect(one!.message).toMatchObject({ type: 'user.activated', tenantId: acme, id: one!.headers['webhook-id'] });
    expect(isSigned(one!, secret)).toBe(true);
    const token = String(one!.headers['x-webhook-secret']);
    const { protectedHeader } = await jwtVerify(token, Buffer.from(secret), { currentDate: server.clock.read() });
    expect(protectedHeader.alg).toBe('HS256');
  });

  it('is signed with a text that is no secret of the standard as it stands', async () => {
    await create({ secret: 'open sesame' });
    await happen();
    await until(() => receiver.received.length === 1);
    const [{ headers, body }] = receiver.received as [(typeof receiver.received)[0]];
    const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
    const signature = createHmac('sha256', 'open sesame').update(signed).digest('base64');
    expect(headers['webhook-signature']).toBe(`v1,${signature}`);
  });

  it('of more than 20 KB goes without its details', async () => {
    await create({ eventKeys: ['billing.*'] });
    const state = { name: 'Acme', email: '', address: { addressLine1: 'x'.repeat(15_000) }, vatId: '' };
    await happen('billing.details-changed', { details: { before: state, after: state } });
    await until(() => receiver.received.length === 1);
    expect(receiver.received[0]!.body.length).toBeLessThan(1000);
    expect(receiver.received[0]!.message).toMatchObject({ data: {}, dataOmitted: true });
  });

  it('is tried again under its ID until it is taken, and every attempt is in the log', async () => {
    receiver.answer = 503;
    const { _id: id } = await create();
    await happen();
    await until(async () => (await logOf(id)).count === 1);
    expect(await found(id)).toMatchObject({ waiting: 1, lastStatus: 503, failingSince: expect.any(String) });
    receiver.answer = 200;
    await pass(10 * second);
    await signInAgain();
    const { rows } = await logOf(id);
    expect(rows.map(({ attempt, statusCode, error }) => [attempt, statusCode, error])).toEqual([
      [2, '200', null],
      [1, '503', 'answered 503'],
    ]);
    expect(rows[0]).toMatchObject({ body: 'noted', type: 'user.activated', delivery: { state: 'delivered' } });
    expect(JSON.parse(rows[0]!.request)).toMatchObject({ id: rows[0]!.eventId, type: 'user.activated' });
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(await found(id)).toMatchObject({ waiting: 0, failingSince: null, invocations: 2 });
    expect((await logOf(id, '&failed=true')).count).toBe(1);
  });

  it('waits as long as the receiver asks', async () => {
    receiver.answer = 429;
    receiver.answerHeaders = { 'retry-after': '600' };
    const { _id: id } = await create();
    await happen();
    // the log has its row a moment before the pause is recorded.
    const pause = async () => Date.parse((await found(id)).nextAttemptAt ?? '') - server.clock.read().getTime();
    await expect.poll(pause).toBeGreaterThanOrEqual(599 * second);
  });

  it('of a redirect is not followed', async () => {
    receiver.answer = 302;
    receiver.answerHeaders = { location: elsewhere.url };
    const { _id: id } = await create();
    await happen();
    await until(async () => (await logOf(id)).count === 1);
    expect(elsewhere.received).toEqual([]);
    expect((await logOf(id)).rows[0]).toMatchObject({ error: 'answered 302' });
  });

  it('that is slow at one webhook delays no other', async () => {
    let release = (_status: number) => {};
    receiver.answer = new Promise((resolve) => (release = resolve));
    await create();
    await create({ displayName: 'Fast', url: elsewhere.url });
    for (let n = 0; n < 8; n += 1) await happen();
    await until(() => elsewhere.received.length === 8);
    expect(receiver.received.length).toBeLessThanOrEqual(4);
    release(200);
    await settled();
  });

  it('follows the one before it, if the webhook wants them in order', async () => {
    receiver.answer = 500;
    const { _id: id } = await create({ inOrder: true, eventKeys: ['invoice.paid'] });
    for (const number of ['first', 'second', 'third'])
      await happen('invoice.paid', { details: { ...invoice, number } });
    await until(async () => (await logOf(id)).count === 1);
    expect(receiver.received).toHaveLength(1);
    receiver.answer = 200;
    await pass(10 * second);
    await until(() => receiver.received.length === 4);
    const order = receiver.received.map(({ message }) => message.data['number']);
    expect(order).toEqual(['first', 'first', 'second', 'third']);
  });
});

describe('a webhook that takes nothing', () => {
  const mails = () => server.mailbox.to(admin.email).filter(({ subject }) => subject.includes('webhook'));
  const told = () => server.rows<{ key: string }>('select key from notifications order by created_at');

  it('is turned off by 410 at once; its admins are told, and it takes a test event before it is on again', async () => {
    receiver.answer = 410;
    const { _id: id } = await create();
    await happen();
    await until(async () => !(await found(id)).isActive);
    await server.settle();
    expect(await found(id)).toMatchObject({ turnedOff: 'gone', deadLetters: 1 });
    expect((await audits('webhook.turned-off')).at(-1)!.details).toMatchObject({
      reason: 'gone',
      after: { isActive: false },
    });
    expect(mails().at(-1)!.subject).toBe('The webhook Billing of Acme was turned off');
    expect((await told()).map(({ key }) => key)).toEqual(['webhook-off']);
    await happen();
    await settled();
    expect(receiver.received).toHaveLength(1);
    expect(codeOf(await send('PATCH', `/webhook/${id}`, { isActive: true }))).toEqual([409, 'webhook-still-failing']);
    expect((await found(id)).isActive).toBe(false);
    receiver.answer = 204;
    expect((await send('PATCH', `/webhook/${id}`, { isActive: true })).status).toBe(200);
    expect(await found(id)).toMatchObject({ isActive: true, turnedOff: null, failingSince: null });
  });

  it('is told of after a day and after two, and turned off after three', async () => {
    const before = mails().length;
    receiver.answer = 500;
    const { _id: id } = await create();
    await happen();
    await happen();
    await until(async () => (await logOf(id)).count === 2);
    const begun = server.clock.read().getTime();
    // Jitter decides how many rounds three days take, 36 to 43: the loop ends when the webhook is turned off, or fails when
    // nothing is left to attempt.
    while ((await server.rows('select from webhooks where is_active')).length > 0) {
      const [{ at }] = (await server.rows<{ at: Date }>(
        'select min(run_at) as at from webhook_deliveries where done_at is null and failed_at is null',
      )) as [{ at: Date | null }];
      expect(at, 'all deliveries were given up, and the webhook is still on').not.toBeNull();
      await pass(Math.max(at!.getTime() - server.clock.read().getTime(), 0) + second);
      // before the clock moves, which would end the lease of a mail that is being sent
      await server.settle();
    }
    const subjects = mails()
      .slice(before)
      .map(({ subject }) => subject);
    expect(subjects).toEqual([
      'The webhook Billing of Acme doesn’t accept events',
      'The webhook Billing of Acme doesn’t accept events',
      'The webhook Billing of Acme was turned off',
    ]);
    const days = (server.clock.read().getTime() - begun) / day;
    expect(days).toBeGreaterThan(2.9);
    expect(days).toBeLessThan(3.6);
    await signInAgain();
    expect(await found(id)).toMatchObject({ isActive: false, turnedOff: 'failing' });
  });

  it('is turned off and told of by the next process, if one dies between its last attempt and that', async () => {
    receiver.answer = 500;
    const { _id: id } = await create();
    await happen();
    await happen();
    await until(async () => (await logOf(id)).count === 2);
    const before = mails().length;
    const lastTime = new Date(server.clock.read().getTime() + 3 * day);
    // as a killed process leaves it: the attempts in the log, and claims whose leases end
    await server.rows(
      'update webhook_deliveries set attempts = attempts + 1, run_at = $1, locked_until = $1 where webhook_id = $2',
      [lastTime, id],
    );
    await server.rows('update webhooks set invocations = invocations + 2 where id = $1', [id]);
    server.clock.advance(3 * day);
    await until(async () => (await server.rows('select from webhooks where is_active')).length === 0);
    await server.settle();
    expect(
      mails()
        .slice(before)
        .map(({ subject }) => subject),
    ).toEqual(['The webhook Billing of Acme was turned off']);
    expect((await audits('webhook.turned-off')).at(-1)!.details).toMatchObject({ reason: 'failing' });
    expect((await told()).map(({ key }) => key)).toEqual(['webhook-off']);
  });

  it('stays on if one event alone is not taken', async () => {
    receiver.answer = 500;
    const { _id: id } = await create();
    await happen();
    await until(async () => (await logOf(id)).count === 1);
    await pass(3 * day + hour);
    await signInAgain();
    expect(await found(id)).toMatchObject({ isActive: true, deadLetters: 1 });
    const letters = (await send('GET', `/webhook/${id}/dead-letters`)).json();
    expect(letters).toMatchObject({
      count: 1,
      rows: [{ type: 'user.activated', attempts: 2, lastStatus: 500, lastError: 'answered 500' }],
    });
  });
});

describe('a secret', () => {
  it('that is rotated signs beside the new one for a day', async () => {
    const { _id: id } = await create();
    const fresh = (await send('POST', `/webhook/${id}/secret/rotate`)).json<{ secret: string }>().secret;
    expect(fresh).not.toBe(secret);
    await happen();
    await until(() => receiver.received.length === 1);
    expect([fresh, secret].map((each) => isSigned(receiver.received[0]!, each))).toEqual([true, true]);
    server.clock.advance(day + minute);
    await happen();
    await until(() => receiver.received.length === 2);
    expect([fresh, secret].map((each) => isSigned(receiver.received[1]!, each))).toEqual([true, false]);
  });

  it('that leaked can be ended at once', async () => {
    const { _id: id } = await create();
    await send('POST', `/webhook/${id}/secret/rotate`);
    expect((await send('POST', `/webhook/${id}/secret/expire`)).status).toBe(200);
    await happen();
    await until(() => receiver.received.length === 1);
    expect(isSigned(receiver.received[0]!, secret)).toBe(false);
    expect(await audits('webhook.secret-expired')).toHaveLength(1);
  });
});

describe('a test', () => {
  const test = async (body: object) => (await send('POST', '/webhook/test', body)).json();

  it('sends a sample or the given payload, and returns the answer', async () => {
    expect(await test({ url: receiver.url, secret })).toMatchObject({ statusCode: 200, body: 'noted', error: null });
    expect(receiver.received[0]!.message).toMatchObject({ type: 'user.invited', tenantId: acme });
    expect(isSigned(receiver.received[0]!, secret)).toBe(true);
    await test({ url: receiver.url, secret: null, payload: { hello: 'there' } });
    expect(receiver.received[1]!.body).toBe('{"hello":"there"}');
    expect(receiver.received[1]!.headers['webhook-signature']).toBeUndefined();
    receiver.answer = 401;
    expect(await test({ url: receiver.url, secret })).toMatchObject({ statusCode: 401, error: 'answered 401' });
  });

  it('sends the newest event of a key, signed by the secrets of the webhook', async () => {
    const { _id: id } = await create({ isActive: false });
    await happen('invoice.paid', { details: invoice });
    expect(await test({ url: receiver.url, webhookId: id, eventKey: 'invoice.paid' })).toMatchObject({
      statusCode: 200,
    });
    expect(receiver.received[0]!.message).toMatchObject({
      type: 'invoice.paid',
      data: invoice,
    });
    expect(isSigned(receiver.received[0]!, secret)).toBe(true);
  });

  it.each([
    ['http://127.0.0.1:1/', 403],
    ['http://169.254.169.254/', 403],
    ['http://2130706433/', 403],
    ['http://[::ffff:10.0.0.1]/', 403],
    ['http://localhost:1/', 403],
    ['https://no-such-host.invalid/', 502],
  ])('of %s is answered with %i', async (url, statusCode) => {
    expect(await test({ url })).toMatchObject({ statusCode, error: expect.any(String) });
  });

  it('leaves an audit row', async () => {
    await test({ url: receiver.url });
    expect((await audits('webhook.tested')).at(-1)!.details).toEqual({ url: receiver.url, after: { status: 200 } });
  });
});

describe('sent again', () => {
  it('is the event of an attempt, under the same ID', async () => {
    const { _id: id } = await create();
    await happen();
    await until(() => receiver.received.length === 1);
    await settled();
    const [{ id: logId }] = (await logOf(id)).rows as [WebhookLog];
    expect((await send('POST', `/webhook/logs/${logId}/retries`)).json()).toEqual({ statusCode: 202 });
    await until(() => receiver.received.length === 2);
    expect(receiver.received[1]!.headers['webhook-id']).toBe(receiver.received[0]!.headers['webhook-id']);
    expect(codeOf(await send('POST', '/webhook/logs/no-such-log/retries'))).toEqual([404, 'webhook-log-not-found']);
  });

  it('are those of a window that failed, or all of it, counted before', async () => {
    const { _id: id } = await create();
    server.clock.advance(minute);
    const since = server.clock.read().toISOString();
    await happen();
    await until(() => receiver.received.length === 1);
    receiver.answer = 500;
    await happen();
    await until(async () => (await found(id)).failingSince !== null);
    receiver.answer = 200;
    const count = async (query: string) => (await send('GET', `/webhook/${id}/replay?${query}`)).json();
    expect(await count(`since=${since}`)).toEqual({ count: 1 });
    expect(await count(`since=${since}&which=all`)).toEqual({ count: 2 });
    const again = await send('POST', `/webhook/${id}/replay`, { since });
    expect([again.status, again.json()]).toEqual([202, { replayed: 1 }]);
    await until(async () => (await found(id)).failingSince === null);
    expect((await send('POST', `/webhook/${id}/replay`, { since, which: 'all' })).json()).toEqual({ replayed: 2 });
    await pass(second);
    await until(async () => (await logOf(id, '&limit=100')).count === 5);
    expect((await audits('webhook.replayed')).at(-1)!.details).toEqual({ name: 'Billing', after: { replayed: 2 } });
  });

  it('are events that happened while it was off; not while it is', async () => {
    const { _id: id } = await create({ isActive: false });
    server.clock.advance(minute);
    const since = server.clock.read().toISOString();
    await happen();
    expect(codeOf(await send('POST', `/webhook/${id}/replay`, { which: 'all' }))).toEqual([409, 'webhook-off']);
    await send('PATCH', `/webhook/${id}`, { isActive: true });
    expect((await send('POST', `/webhook/${id}/replay`, { since, which: 'all' })).json()).toEqual({ replayed: 1 });
    await until(() => receiver.received.length === 1);
  });

  it('are none of a window that ends before it begins', async () => {
    const { _id: id } = await create();
    const window = { since: '2026-01-02T00:00:00Z', until: '2026-01-01T00:00:00Z' };
    const answer = await send('POST', `/webhook/${id}/replay`, window);
    expect([answer.status, refusalOf(answer)]).toEqual([400, expect.stringContaining('until')]);
  });

  it('are spread, so that a receiver that was away is not flooded', async () => {
    const { _id: id } = await create({ eventKeys: ['group.*'] });
    await happen('user.activated');
    await happen('user.activated');
    await happen('user.activated');
    const events = await server.rows<{ id: string }>(
      `select id from events where tenant_id = $1 and key = 'user.activated' order by at desc limit 3`,
      [acme],
    );
    const eventIds = events.map((each) => each.id);
    expect((await send('POST', `/webhook/${id}/replay`, { eventIds })).json()).toEqual({ replayed: 3 });
    const due = await server.rows<{ after: number }>(
      `select (extract(epoch from run_at - created_at) * 1000)::int as after from webhook_deliveries where webhook_id = $1 order by run_at`,
      [id],
    );
    expect(due.map(({ after }) => after)).toEqual([0, 20, 40]);
  });
});

describe('the catalogue', () => {
  it('lists every event by category, and the channels that are offered', async () => {
    const categories = (await send('GET', '/event/resources/configurations/v1/categories')).json<
      { name: string; events: { key: string; categoryId: string }[] }[]
    >();
    expect(categories.find(({ name }) => name === 'Webhook')!.events.map(({ key }) => key)).toContain(
      'webhook.created',
    );
    const events = (await send('GET', '/event/resources/configurations/v1?channels=webhook')).json<{ key: string }[]>();
    expect(events).toHaveLength(categories.flatMap((each) => each.events).length);
    expect((await send('GET', '/event/resources/configurations/v1?channels=slack')).json()).toEqual([]);
    expect((await send('GET', '/event/resources/configurations/v1?channels=fax')).status).toBe(400);
  });
});
