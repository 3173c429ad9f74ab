import { sql } from 'kysely';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { AuditStream, AuditStreamSeverity } from '#shared/contract/audits/audit-streams.ts';
import { listStreams } from '#server/db/queries/audits/streams.ts';
import { audit } from '#server/db/queries/core/audits.ts';
import { day, hour, minute } from '#server/lib/clock.ts';
import type { Answer } from '#server/testing/browser.ts';
import { createAuthority } from '#server/testing/certificates.ts';
import { bearer, callerFor } from '#server/testing/flows.ts';
import { isSigned } from '#server/testing/receiver.ts';
import { startHttpReceiver, startSyslogReceiver } from '#server/testing/stream-receivers.ts';
import { startTestServer, useTestServer, type TestServer } from '#server/testing/test-server.ts';
import { describeStream } from '#server/views/audit-streams.ts';
import { sealLog } from './seal-audits.ts';

const base = '/audits/resources/streams/v1';
const authority = createAuthority();
const certificate = authority.issue();
const [receiver, second, syslog] = await Promise.all([
  startHttpReceiver(certificate),
  startHttpReceiver(certificate),
  startSyslogReceiver(),
]);
const config = {
  outgoing: { allow: [receiver.port, second.port, syslog.port].map((port) => `127.0.0.1:${port}`) },
};
const server = await useTestServer({ config });
const { acme, admin, member, stranger } = server.people;
const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const url = `https://127.0.0.1:${receiver.port}/events`;
const input = { type: 'https', url, secret, certificateAuthority: authority.cert };

let caller = await callerFor(server, admin);
/** Access tokens end while the clock moves. */
const signInAgain = async () => void (caller = await callerFor(server, admin));
const create = (body: object, { browser, headers } = caller) => browser.post(base, body, headers);
const change = (id: string, body: object, { browser, headers } = caller) =>
  browser.send('PATCH', `${base}/${id}`, {
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });
const remove = (id: string, { browser, headers } = caller) => browser.send('DELETE', `${base}/${id}`, { headers });
const list = async ({ browser, headers } = caller) => (await browser.get(base, headers)).json<AuditStream[]>();
/** Read without a call, whose token would end while the clock moves. */
async function statusOf(id: string) {
  const [row] = await server.services.db.inTenant(acme, (tx) => listStreams(tx, acme, { only: id }));
  return describeStream(row!, server.clock.read()).status;
}
const detailsOf = (answer: Answer) => answer.json<{ errors: string[] }>().errors.join('\n');

interface SentRow {
  _id: string;
  action: string;
  sequence: number;
  hash: string;
  previousHash: string;
}
const sentRows = (from = receiver) => from.received.map(({ body }) => JSON.parse(body) as SentRow);
/** Without repetitions, in the order of the first arrival. */
const arrived = (from = receiver) => [...new Map(sentRows(from).map((row) => [row._id, row])).values()];

/** Writes events, each in a transaction of its own. */
async function happen(count: number, action = 'user.activated', severity: AuditStreamSeverity = 'Info'): Promise<void> {
  const metadata = { ip: '127.0.0.1', country: null, userAgent: null, traceId: '0123456789abcdef' };
  for (let n = 0; n < count; n += 1)
    await server.services.db.inTenant(acme, (tx) =>
      audit(tx, metadata, server.clock.read(), {
        action: action as 'user.activated',
        severity,
        tenantId: acme,
        actorId: null,
      }),
    );
}
/** A stream that has delivered all that happened before. */
async function settled(body: object = {}): Promise<AuditStream> {
  for (const each of [receiver, second]) {
    each.received.length = 0;
    each.answer = () => 200;
  }
  const stream = (await create({ ...input, ...body })).json<AuditStream>();
  onTestFinished(async () => void (await server.rows('delete from audit_streams where id = $1', [stream.id])));
  await until(async () => (await statusOf(stream.id)).pending === 0);
  receiver.received.length = 0;
  return stream;
}
/** The processes that seal and deliver. */
const processes: Pick<TestServer, 'app'>[] = [server];
/** Lets them seal and deliver until the condition is met, without waiting for their timers. */
async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  const met = async () => {
    await Promise.all(processes.map(({ app }) => app.sealer.seal()));
    await Promise.all(processes.map(({ app }) => app.auditStreams.tick()));
    return await condition();
  };
  await expect.poll(met, { interval: 20 }).toBe(true);
}
/** The same, while the pauses between attempts pass. */
const untilRetried = (id: string, condition: () => boolean | Promise<boolean>) =>
  until(async () => {
    const { nextAttemptAt } = await statusOf(id);
    const wait = Date.parse(nextAttemptAt ?? '') - server.clock.read().getTime();
    if (wait > 0) server.clock.advance(wait);
    return await condition();
  });
beforeEach(signInAgain);

describe('a stream', () => {
  it('is created, listed, changed and deleted; its secret is never returned, stored in clear, audited or logged', async () => {
    const answer = await create({ ...input, isActive: false, name: 'SIEM' });
    expect(answer.status).toBe(201);
    const stream = answer.json<AuditStream>();
    expect(stream).toMatchObject({
      name: 'SIEM',
      type: 'https',
      url,
      format: 'json',
      hasSecret: true,
      isActive: false,
      status: { state: 'paused', pending: expect.any(Number) },
    });
    const renamed = await change(stream.id, { name: 'Archive', isActive: true });
    expect(renamed.json()).toMatchObject({
      name: 'Archive',
      isActive: true,
      hasSecret: true,
      status: { state: 'delivering' },
    });
    const rotated = `whsec_${Buffer.alloc(32, 9).toString('base64')}`;
    expect((await change(stream.id, { secret: rotated })).status).toBe(200);
    const listed = await caller.browser.get(base, caller.headers);
    expect(listed.json()).toMatchObject([{ id: stream.id, name: 'Archive' }]);
    expect((await remove(stream.id)).status).toBe(200);
    expect(await list()).toEqual([]);
    const rows = await server.rows(
      "select action, severity, target_id, details from audits where action like 'audit-stream.%' order by id",
    );
    expect(rows).toMatchObject([
      {
        action: 'audit-stream.created',
        severity: 'High',
        target_id: stream.id,
        details: { after: { url, isActive: false } },
      },
      {
        action: 'audit-stream.changed',
        details: { before: { name: 'SIEM', isActive: false }, after: { name: 'Archive', isActive: true } },
      },
      { action: 'audit-stream.changed', details: { before: {}, after: {}, replaced: ['secret'] } },
      { action: 'audit-stream.deleted', details: { before: { name: 'Archive' } } },
    ]);
    const everything = [answer.text, renamed.text, listed.text, JSON.stringify(rows), server.logText()].join('\n');
    for (const each of [secret, rotated]) expect(everything).not.toContain(each.slice('whsec_'.length));
  });

  it('is encrypted under the master key', async () => {
    const { id } = (await create({ ...input, isActive: false })).json<AuditStream>();
    const [row] = await server.rows<{ secret: Buffer }>('select secret from audit_streams where id = $1', [id]);
    expect(row!.secret.toString('latin1')).not.toContain(secret.slice(6, 16));
    expect(server.services.secrets.unwrap('audit-stream', row!.secret).toString()).toBe(secret);
    await remove(id);
  });

  it('needs more than reading, is hidden from other tenants, and is out of reach while impersonating', async () => {
    const { id } = (await create({ ...input, isActive: false })).json<AuditStream>();
    await server.rows(
      `with r as (insert into roles (id, tenant_id, key, name, level, permission_keys, is_default, is_first_user, created_at, updated_at)
        select gen_random_uuid(), $1, 'auditor', 'Auditor', 50, array['fe.secure.read.audits'], false, false, now(), now() returning id)
       insert into membership_roles (tenant_id, user_id, role_id) select $1, $2, id from r`,
      [acme, member.id],
    );
    const reader = await callerFor(server, member);
    expect((await list(reader)).map((stream) => stream.id)).toEqual([id]);
    expect((await reader.browser.get(`${base}/${id}/dead-letters`, reader.headers)).status).toBe(200);
    const other = await callerFor(server, stranger);
    expect(await list(other)).toEqual([]);
    const tries = async (who: Pick<typeof caller, 'browser' | 'headers'>) => {
      const calls = await Promise.all([
        change(id, { isActive: true }, who as typeof caller),
        remove(id, who as typeof caller),
        who.browser.post(`${base}/${id}/test`, undefined, who.headers),
        who.browser.post(`${base}/${id}/resend`, {}, who.headers),
      ]);
      return calls.map(({ status }) => status);
    };
    expect(await tries(reader)).toEqual([403, 403, 403, 403]);
    expect((await create(input, reader)).status).toBe(403);
    expect(await tries(other)).toEqual([404, 404, 404, 404]);
    expect((await other.browser.get(`${base}/${id}/dead-letters`, other.headers)).status).toBe(404);
    await server.rows(
      `insert into membership_roles (tenant_id, user_id, role_id) select $1, $2, id from roles where key = 'admin'`,
      [acme, member.id],
    );
    const impersonation = '/identity/resources/impersonation/v1';
    const reason = { userId: member.id, reason: 'Support' };
    const ticket = (await caller.browser.post(`${impersonation}/tickets`, reason, caller.headers)).json();
    const acting = server.browser();
    const { impersonatedUserId, actorToken } = ticket;
    const begun = await acting.post(impersonation, { impersonatedUserId, actorToken });
    const impersonator = { browser: acting, headers: bearer(begun.json<{ accessToken: string }>().accessToken) };
    expect((await acting.get(base, impersonator.headers)).status).toBe(200);
    expect(await tries(impersonator)).toEqual([403, 403, 403, 403]);
    expect((await create(input, impersonator as typeof caller)).status).toBe(403);
    await server.rows(`delete from membership_roles where user_id = $1`, [member.id]);
    expect((await list()).map((stream) => [stream.id, stream.isActive])).toEqual([[id, false]]);
    await remove(id);
  });

  it('at most ten are created, also at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => create({ ...input, isActive: false })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      ...Array.from({ length: 10 }, () => 201),
      409,
      409,
    ]);
    expect(answers.find(({ status }) => status === 409)!.json()).toMatchObject({ errorCode: 'streams-too-many' });
    for (const { id } of await list()) await remove(id);
  });
});

const splunk = { type: 'splunk', url: 'https://hec.example.com:8088', secret: 'token' };
const otlp = { type: 'otlp', url: 'https://otlp.example.com:4318', secret: 'api-key: k3y' };
const s3 = { type: 's3', url: 'https://logs.s3.eu-central-1.amazonaws.com', secret: 'AKIDEXAMPLE:wJalrXUtnFEMI' };
describe('bad input is refused with the field and the rule', () => {
  it.each<[string, object, RegExp]>([
    ['nonsense', { url: 'siem' }, /^url: must be a URL/],
    ['another scheme', { url: 'http://siem.example/' }, /^url: must be a URL that begins with https:/],
    ['a file', { url: 'file:///etc/passwd' }, /^url: must be a URL/],
    ['a user name', { url: 'https://me:secret@siem.example/' }, /^url: must not contain a user name/],
    ['a name that hides the host', { url: 'https://siem.example@10.0.0.1/' }, /^url: must not contain a user name/],
    ['a fragment', { url: 'https://siem.example/#x' }, /^url: must not have a fragment/],
    ['a backslash', { url: String.raw`https://siem.example\@10.0.0.1/` }, /^url: /],
    ['a line break', { url: 'https://siem.example/a\nb' }, /^url: /],
    ['port 0', { url: 'https://siem.example:0/' }, /^url: must not have the port 0/],
    ['a port too high', { url: 'https://siem.example:70000/' }, /^url: must be a URL/],
    ['loopback', { url: 'https://127.0.0.1:1/' }, /^url: must not lead to a private network/],
    ['loopback by another notation', { url: 'https://0x7f000001/' }, /^url: must not lead/],
    ['loopback by name', { url: 'https://LOCALHOST/' }, /^url: must not lead/],
    ['loopback mapped to IPv6', { url: 'https://[::ffff:127.0.0.1]/' }, /^url: must not lead/],
    ['fullwidth digits', { url: 'https://１２７.0.0.1/' }, /^url: must not lead/],
    ['a private network', { url: 'https://10.1.2.3/' }, /^url: must not lead/],
    ['cloud metadata', { url: 'https://169.254.169.254/latest' }, /^url: must not lead/],
    ['cloud metadata for syslog', { type: 'syslog', url: 'syslog://169.254.169.254:514' }, /^url: must not lead/],
    ['a number as a syslog host', { type: 'syslog', url: 'syslog://2130706433:514' }, /^url: must not lead/],
    ['a path for syslog', { type: 'syslog', url: 'syslogs://siem.example:6514/x' }, /^url: must consist of a host/],
    ['http for Splunk', { ...splunk, url: 'http://hec.example.com:8088' }, /^url: must begin with https/],
    ['no secret', { secret: undefined }, /^secret: must be whsec_/],
    ['a short secret', { secret: 'whsec_c2hvcnQ=' }, /^secret: must be whsec_/],
    ['a token with a line break', { ...splunk, secret: 'a\r\nx: y' }, /^secret: must be the token/],
    ['half of the credentials', { ...s3, secret: 'AKIDEXAMPLE' }, /^secret: must be the access key ID/],
    ['no header for OTLP', { ...otlp, secret: 'k3y' }, /^secret: must be a header/],
    ['a header of the connection for OTLP', { ...otlp, secret: 'Host: a.example' }, /^secret: must be a header/],
    ['two headers for OTLP', { ...otlp, secret: 'a: b\r\nc: d' }, /^secret: must be a header/],
    ['a query for OTLP', { ...otlp, url: 'https://otlp.example.com/?key=1' }, /^url: must not have a query/],
    ['http for OTLP', { ...otlp, url: 'http://otlp.example.com:4318' }, /^url: must begin with https/],
    ['a region for HTTPS', { region: 'eu-central-1' }, /^region: is for S3 only/],
    ['a sourcetype for S3', { ...s3, sourcetype: 'x' }, /^sourcetype: is for Splunk only/],
    ['no certificate', { certificateAuthority: 'trust me' }, /^certificateAuthority: must be certificates in PEM/],
    [
      'a broken certificate',
      { certificateAuthority: '-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----' },
      /^certificateAuthority: contains a certificate/,
    ],
    [
      'a private key',
      { certificateAuthority: authority.cert + authority.key },
      /^certificateAuthority: must not contain a private key/,
    ],
    ['an unknown type', { type: 'ftp' }, /type/],
    ['an unknown field', { kind: 'https' }, /kind/],
  ])('%s', async (_case, wrong, rule) => {
    const before = await server.rows('select count(*) from audits');
    const answer = await create({ ...input, certificateAuthority: undefined, ...wrong });
    expect(answer.status).toBe(400);
    expect(detailsOf(answer)).toMatch(rule);
    expect(await list()).toEqual([]);
    expect(await server.rows('select count(*) from audits')).toEqual(before);
  });

  it('an expired authority is named with its date', async () => {
    const answer = await create({ ...input, certificateAuthority: createAuthority({ until: -1 }).cert });
    expect(detailsOf(answer)).toMatch(/^certificateAuthority: expired on \d{4}-\d\d-\d\d$/);
  });

  it('a host in another script is stored in ASCII, and a token is not sent to another host', async () => {
    const { id, url: stored } = (await create({ ...splunk, url: 'https://hеc.example.com:8088/' })).json<AuditStream>();
    expect(stored).toBe('https://xn--hc-nlc.example.com:8088/');
    expect(detailsOf(await change(id, { url: 'https://other.example.com:8088/' }))).toMatch(
      /^secret: must be entered again/,
    );
    const collector = (await create({ ...otlp, isActive: false })).json<AuditStream>();
    const moved = { url: 'https://other.example.com:4318' };
    expect(detailsOf(await change(collector.id, moved))).toMatch(/^secret: must be entered again/);
    expect((await change(collector.id, { ...moved, secret: null })).json()).toMatchObject({
      ...moved,
      hasSecret: false,
    });
    expect((await change(collector.id, { url: otlp.url })).json()).toMatchObject({ url: otlp.url, hasSecret: false });
    await remove(collector.id);
    expect(detailsOf(await change(id, { secret: null }))).toMatch(/^secret: must be the token/);
    const unchanged = await change(id, {});
    expect(unchanged.json<AuditStream>()).toMatchObject({ id, url: stored });
    const changed = "select from audits where action = 'audit-stream.changed' and target_id = $1";
    expect(await server.rows(changed, [id])).toEqual([]);
    await remove(id);
  });
});

describe('delivery', () => {
  it('every event arrives in order, signed, with its hash, while the destination flaps; none is missing', async () => {
    const stream = await settled();
    let calls = 0;
    receiver.answer = () => ((calls += 1) % 45 === 0 ? 503 : 200);
    await happen(200);
    await untilRetried(stream.id, async () => (await statusOf(stream.id)).pending === 0);
    const rows = arrived();
    expect(rows.filter(({ action }) => action === 'user.activated')).toHaveLength(200);
    expect(rows.map(({ sequence }) => sequence)).toEqual(rows.map((_row, n) => rows[0]!.sequence + n));
    expect(rows.slice(1).map(({ previousHash }) => previousHash)).toEqual(rows.slice(0, -1).map(({ hash }) => hash));
    expect(receiver.received.length).toBeGreaterThan(200);
    for (const { headers, body } of receiver.received)
      expect(isSigned({ headers, body, message: {} as never }, secret)).toBe(true);
    const ids = receiver.received.map(
      ({ headers, body }) => `${headers['webhook-id'] as string} ${(JSON.parse(body) as SentRow)._id}`,
    );
    expect(new Set(ids).size).toBe(rows.length);
    expect(await statusOf(stream.id)).toMatchObject({
      state: 'delivering',
      lagSeconds: 0,
      deadLetters: 0,
      failingSince: null,
      errors: expect.arrayContaining([expect.objectContaining({ status: 503, error: 'answered 503' })]),
    });
  });

  it('a destination that is gone for days is tried at least every minute, its lag is shown, admins are told once, and nothing is lost', async () => {
    const stream = await settled({ name: 'Cold storage' });
    await receiver.stop();
    await happen(3);
    const begun = server.clock.read().getTime();
    for (let tries = 0; tries < 4; tries += 1) {
      await until(async () => (await statusOf(stream.id)).errors.length > Math.min(tries, 9));
      const { nextAttemptAt } = await statusOf(stream.id);
      expect(Date.parse(nextAttemptAt!) - server.clock.read().getTime()).toBeLessThan(minute);
      server.clock.advance(minute);
    }
    server.clock.advance(3 * day);
    await until(
      async () => (await server.rows("select id from notifications where key = 'audit-stream-fails'")).length > 0,
    );
    server.clock.advance(minute);
    const status = await statusOf(stream.id);
    expect(status).toMatchObject({
      state: 'failing',
      pending: 3,
      deadLetters: 0,
      failingSince: new Date(begun).toISOString(),
    });
    expect(status.lagSeconds).toBe((server.clock.read().getTime() - begun) / 1000);
    expect(status.errors[0]).toMatchObject({ status: null, error: 'ECONNREFUSED' });
    await receiver.start();
    await untilRetried(stream.id, async () => (await statusOf(stream.id)).state === 'delivering');
    expect(arrived().filter(({ action }) => action === 'user.activated')).toHaveLength(3);
    expect(
      await server.rows(
        "select user_id, details ->> 'stream' as stream from notifications where key = 'audit-stream-fails'",
      ),
    ).toEqual([{ user_id: admin.id, stream: 'Cold storage' }]);
  });

  it('an event that is refused for good while others are taken becomes a dead letter, which can be sent again', async () => {
    const stream = await settled();
    receiver.answer = ({ body }) => (body.includes('user.deactivated-by-test') ? 413 : 200);
    await happen(2);
    await happen(1, 'user.deactivated-by-test');
    await server.rows("delete from events where key = 'user.deactivated-by-test'");
    // alone at the end, it may be refused for a passing reason: it waits
    await until(async () => (await statusOf(stream.id)).state === 'failing');
    for (let tries = 1; tries < 5; tries += 1) {
      await untilRetried(stream.id, async () => (await statusOf(stream.id)).errors.length > tries);
    }
    expect(await statusOf(stream.id)).toMatchObject({ pending: 1, deadLetters: 0 });
    await happen(2);
    await untilRetried(stream.id, async () => (await statusOf(stream.id)).pending === 0);
    expect(await statusOf(stream.id)).toMatchObject({ state: 'delivering', deadLetters: 1 });
    const letters = (await caller.browser.get(`${base}/${stream.id}/dead-letters`, caller.headers)).json<{
      count: number;
      rows: { sequence: number }[];
    }>();
    expect(letters).toMatchObject({
      count: 1,
      rows: [{ action: 'user.deactivated-by-test', status: 413, error: 'answered 413' }],
    });
    const { sequence } = letters.rows[0]!;
    receiver.answer = () => 200;
    const again = `${base}/${stream.id}/resend`;
    const range = { fromSequence: sequence, toSequence: sequence };
    expect(
      (await caller.browser.get(`${again}?fromSequence=${sequence}&toSequence=${sequence}`, caller.headers)).json(),
    ).toEqual({ count: 1, ...range });
    expect((await caller.browser.post(again, range, caller.headers)).json()).toEqual({ count: 1, ...range });
    await until(async () => (await statusOf(stream.id)).deadLetters === 0);
    expect(arrived().map((row) => row.action)).toContain('user.deactivated-by-test');
    await server.rows("delete from audits where action = 'user.deactivated-by-test'");
  });

  it('a time range is sent again under the same IDs, in order, once at a time, while new events go on', async () => {
    const stream = await settled();
    const from = server.clock.read();
    await happen(30);
    await until(async () => (await statusOf(stream.id)).pending === 0);
    const first = receiver.received.map(({ headers }) => headers['webhook-id']);
    const to = server.clock.read();
    server.clock.advance(hour);
    await signInAgain();
    receiver.received.length = 0;
    const again = `${base}/${stream.id}/resend`;
    const range = { from: from.toISOString(), to: to.toISOString() };
    const { count } = (
      await caller.browser.get(`${again}?${new URLSearchParams(range).toString()}`, caller.headers)
    ).json<{ count: number }>();
    expect(count).toBeGreaterThanOrEqual(30);
    const answers = await Promise.all([1, 2].map(() => caller.browser.post(again, range, caller.headers)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([202, 409]);
    await happen(1);
    await until(async () => (await statusOf(stream.id)).resending === 0 && (await statusOf(stream.id)).pending === 0);
    const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
    expect(first.slice(-30).every((id) => ids.includes(id))).toBe(true);
    const resent = sentRows().filter(
      ({ sequence }) => ids.filter(() => true) && first.includes(`${stream.id}-${sequence}`),
    );
    expect(resent.map(({ sequence }) => sequence)).toEqual(
      resent.map(({ sequence }) => sequence).toSorted((a, b) => a - b),
    );
    expect(
      (await caller.browser.get(`${again}?from=2026-02-01T00:00:00Z&to=2026-01-01T00:00:00Z`, caller.headers)).status,
    ).toBe(400);
  });

  describe('with a minimum severity', () => {
    const place = async (id: string) => {
      const sealed = 'select seq from audit_chains where tenant_id = $1';
      const [stream] = await server.rows<{ next_seq: number }>('select next_seq from audit_streams where id = $1', [
        id,
      ]);
      const [chain] = await server.rows<{ seq: number }>(sealed, [acme]);
      return { next: stream!.next_seq, end: chain!.seq };
    };
    const sealed = () => sealLog(server.services, acme);

    it.each([
      ['Info', ['Info', 'Medium', 'High', 'Error', 'Critical']],
      ['Medium', ['Medium', 'High', 'Error', 'Critical']],
      ['High', ['High', 'Error', 'Critical']],
      ['Error', ['Error', 'Critical']],
      ['Critical', ['Critical']],
    ] as const)(
      '%s sends the events that are as severe or more, in order, and the cursor passes the others',
      async (minimumSeverity, sent) => {
        const stream = await settled({ minimumSeverity });
        expect(stream).toMatchObject({ minimumSeverity });
        for (const severity of ['Info', 'Critical', 'Medium', 'Error', 'High', 'Info'] as const)
          await happen(2, 'user.activated', severity);
        await sealed();
        await until(async () => {
          const { next, end } = await place(stream.id);
          // the sealer of the server may hold the last events while the others are sent
          return next === end + 1 && (await statusOf(stream.id)).pending === 0;
        });
        expect(await statusOf(stream.id)).toMatchObject({ state: 'delivering', pending: 0, lagSeconds: 0, errors: [] });
        const rows = sentRows().filter(({ action }) => action === 'user.activated') as (SentRow & {
          severity: string;
        })[];
        expect(rows.map(({ severity }) => severity).toSorted()).toEqual(
          sent.flatMap((each) => (each === 'Info' ? [each, each, each, each] : [each, each])).toSorted(),
        );
        expect(rows.map(({ sequence }) => sequence)).toEqual(
          rows.map(({ sequence }) => sequence).toSorted((a, b) => a - b),
        );
        const severities = new Set(sentRows().map((row) => (row as SentRow & { severity: string }).severity));
        expect([...severities].filter((each) => !(sent as readonly string[]).includes(each))).toEqual([]);
      },
    );

    it('counts and ages what it is to send, sealed or not, and nothing else', async () => {
      const stream = await settled({ minimumSeverity: 'High' });
      await change(stream.id, { isActive: false });
      const before = await statusOf(stream.id);
      await happen(3);
      server.clock.advance(minute);
      await happen(1, 'user.activated', 'Critical');
      await sealed();
      server.clock.advance(minute);
      await happen(2, 'user.activated', 'High');
      await happen(2);
      expect(await statusOf(stream.id)).toMatchObject({
        state: 'paused',
        pending: before.pending + 3,
        ...(before.pending === 0 && { lagSeconds: 60 }),
      });
      const { minimumSeverity } = (await change(stream.id, { minimumSeverity: 'Critical' })).json<AuditStream>();
      expect(minimumSeverity).toBe('Critical');
      expect((await statusOf(stream.id)).pending).toBe(1);
      await change(stream.id, { minimumSeverity: 'Info' });
      expect((await statusOf(stream.id)).pending).toBeGreaterThanOrEqual(8);
    });

    it('a time range that is sent again leaves them out too, and keeps the dead letters of others', async () => {
      const stream = await settled();
      server.clock.advance(minute);
      const from = server.clock.read();
      receiver.answer = ({ body }) => (body.includes('user.refused-by-test') ? 413 : 200);
      await happen(2, 'user.activated', 'Critical');
      await happen(1, 'user.refused-by-test');
      await happen(2);
      await happen(1, 'user.activated', 'High');
      await server.rows("delete from events where key = 'user.refused-by-test'");
      await untilRetried(stream.id, async () => (await statusOf(stream.id)).pending === 0);
      expect(await statusOf(stream.id)).toMatchObject({ deadLetters: 1 });
      await signInAgain();
      await change(stream.id, { minimumSeverity: 'High' });
      await until(async () => (await statusOf(stream.id)).pending === 0);
      receiver.received.length = 0;
      const again = `${base}/${stream.id}/resend`;
      const range = { from: from.toISOString() };
      const expected = await server.rows(
        "select from audits where tenant_id = $1 and at >= $2 and severity in ('High', 'Error', 'Critical')",
        [acme, from],
      );
      const plan = (await caller.browser.get(`${again}?from=${range.from}`, caller.headers)).json<{ count: number }>();
      // the change itself may be sealed or not
      expect([expected.length, expected.length - 1]).toContain(plan.count);
      expect(plan.count).toBeGreaterThanOrEqual(3);
      const sent = (await caller.browser.post(again, range, caller.headers)).json<{ count: number }>();
      await until(async () => (await statusOf(stream.id)).resending === 0);
      const rows = sentRows().filter(({ action }) => action === 'user.activated');
      expect(rows).toHaveLength(3);
      expect(rows.map(({ sequence }) => sequence)).toEqual(
        rows.map(({ sequence }) => sequence).toSorted((a, b) => a - b),
      );
      expect(receiver.received.length).toBeGreaterThanOrEqual(sent.count);
      expect(sentRows().map(({ action }) => action)).not.toContain('user.refused-by-test');
      expect(await statusOf(stream.id)).toMatchObject({ deadLetters: 1 });
      await server.rows("delete from audits where action = 'user.refused-by-test'");
    });

    it('many less severe events are passed, and the head of the chain is still sent', async () => {
      const stream = await settled({ minimumSeverity: 'Critical' });
      await happen(1, 'user.activated', 'Critical');
      await server.services.db.inTenant(acme, (tx) =>
        sql`insert into audits (tenant_id, at, action, severity, trace_id, details, reported)
            select ${acme}, ${server.clock.read()}, 'user.activated', 'Info', '0123456789abcdef', '{}', true from generate_series(1, 2600)`.execute(
          tx,
        ),
      );
      await happen(1, 'user.activated', 'Critical');
      await sealed();
      await until(async () => {
        const { next, end } = await place(stream.id);
        return next === end + 1;
      });
      const [first, last, ...others] = sentRows().filter(({ action }) => action === 'user.activated');
      expect(others).toEqual([]);
      expect(last!.sequence - first!.sequence).toBe(2601);
      expect((await statusOf(stream.id)).errors).toEqual([]);
      // a head that is refused makes the stream fail, and one that is taken mends it
      receiver.answer = () => 503;
      server.clock.advance(day);
      await until(async () => (await statusOf(stream.id)).state === 'failing');
      await happen(1);
      await sealed();
      receiver.answer = () => 200;
      await untilRetried(stream.id, async () => (await statusOf(stream.id)).state === 'delivering');
      const heads = sentRows().filter(({ action }) => action === 'audit.chain-head');
      const head = heads.at(-1) as SentRow & { details: { seq: number; hash: string } };
      const proof = "select encode(hash, 'hex') as hash from audit_seals where tenant_id = $1 and seq = $2";
      expect(await server.rows(proof, [acme, head.details.seq])).toEqual([{ hash: head.details.hash }]);
    });

    it('events that left the log are named without those that are less severe', async () => {
      const stream = await settled({ minimumSeverity: 'High' });
      await change(stream.id, { isActive: false });
      await happen(2, 'user.gone-by-test', 'High');
      await happen(2);
      await happen(1, 'user.activated', 'High');
      await sealed();
      await server.rows("delete from events where key = 'user.gone-by-test'");
      await server.rows("delete from audits where action = 'user.gone-by-test'");
      await change(stream.id, { isActive: true });
      await until(async () => (await statusOf(stream.id)).pending === 0);
      await until(async () => (await statusOf(stream.id)).errors.length > 0);
      expect((await statusOf(stream.id)).errors).toMatchObject([
        { status: null, error: '2 events were deleted from the log before they were sent' },
      ]);
    });

    it('a severity that there is not is refused', async () => {
      expect((await create({ ...input, minimumSeverity: 'Low' })).status).toBe(400);
      const { id } = (await create({ ...input, isActive: false })).json<AuditStream>();
      expect((await change(id, { minimumSeverity: null })).status).toBe(400);
      expect((await list()).map(({ minimumSeverity }) => minimumSeverity)).toEqual(['Info']);
      await remove(id);
    });
  });

  it('events that left the log before they were sent are named', async () => {
    const stream = await settled();
    await change(stream.id, { isActive: false });
    await happen(3, 'user.gone-by-test');
    await sealLog(server.services, acme);
    await server.rows("delete from events where key = 'user.gone-by-test'");
    await server.rows("delete from audits where action = 'user.gone-by-test'");
    await change(stream.id, { isActive: true });
    await until(async () => (await statusOf(stream.id)).pending === 0);
    expect((await statusOf(stream.id)).errors).toMatchObject([
      { status: null, error: '3 events were deleted from the log before they were sent' },
    ]);
  });

  it('two processes deliver each event once, and in order', async () => {
    const other = await startTestServer({
      database: server.database,
      masterKey: server.masterKey,
      clock: server.clock,
      config,
    });
    processes.push(other);
    onTestFinished(async () => {
      processes.pop();
      await other.close();
    });
    const stream = await settled();
    for (let burst = 0; burst < 4; burst += 1) {
      await happen(15);
      await until(async () => (await statusOf(stream.id)).pending === 0);
    }
    const sequences = sentRows().map(({ sequence }) => sequence);
    expect(sequences).toEqual(sequences.map((_each, n) => sequences[0]! + n));
    expect(sequences.length).toBeGreaterThanOrEqual(60);
  });

  it('a paused stream is silent and goes on where it stood; a slow one does not delay another', async () => {
    const stream = await settled();
    const slow = await settled({ url: `https://127.0.0.1:${second.port}/` });
    let release!: (status: number) => void;
    second.answer = () => new Promise((resolve) => (release = resolve));
    await change(stream.id, { isActive: false });
    await happen(2);
    await until(() => second.received.length > 0);
    expect(receiver.received.filter(({ body }) => body.includes('user.activated'))).toEqual([]);
    await change(stream.id, { isActive: true });
    await until(async () => (await statusOf(stream.id)).pending === 0);
    expect(
      arrived()
        .map(({ action }) => action)
        .filter((action) => action === 'user.activated'),
    ).toHaveLength(2);
    expect((await statusOf(slow.id)).pending).toBeGreaterThan(0);
    second.answer = () => 200;
    release(200);
    await until(async () => (await statusOf(slow.id)).pending === 0);
  });

  it('the head of the chain is sent once a day, with the number and hash of the last event sent', async () => {
    const stream = await settled();
    const heads = () =>
      sentRows().filter(({ action }) => action === 'audit.chain-head') as unknown as {
        details: { seq: number; hash: string };
      }[];
    await happen(1);
    await until(async () => (await statusOf(stream.id)).pending === 0);
    expect(heads()).toEqual([]);
    server.clock.advance(day);
    await until(() => heads().length === 1);
    const { seq, hash } = heads()[0]!.details;
    expect(
      await server.rows("select encode(hash, 'hex') as hash from audit_seals where tenant_id = $1 and seq = $2", [
        acme,
        seq,
      ]),
    ).toEqual([{ hash }]);
    expect(sentRows().map(({ sequence }) => sequence)).toContain(seq);
    server.clock.advance(23 * hour);
    await happen(1);
    await until(async () => (await statusOf(stream.id)).pending === 0);
    expect(heads()).toHaveLength(1);
  });

  it('a stream with backfill begins with the first event; over syslog in CEF', async () => {
    await sealLog(server.services, acme);
    syslog.messages.length = 0;
    const stream = (
      await create({ type: 'syslog', url: `syslog://127.0.0.1:${syslog.port}`, format: 'cef', backfill: true })
    ).json<AuditStream>();
    onTestFinished(async () => void (await server.rows('delete from audit_streams where id = $1', [stream.id])));
    expect(stream).toMatchObject({ hasSecret: false });
    await until(async () => (await statusOf(stream.id)).pending === 0);
    expect(syslog.messages[0]).toMatch(/^<\d+>1 \S+ \S+ portico - \S+ \[meta sequenceId="1"\] CEF:0\|/);
    expect(syslog.messages.length).toBeGreaterThan(100);
  });

  it('over OTLP, what the destination rejects becomes a dead letter without a second attempt, and the rest arrives in order', async () => {
    const stream = await settled({ type: 'otlp', secret: 'api-key: k3y' });
    await server.rows("delete from events where key = 'user.rejected-by-test'");
    receiver.answer = ({ body }) => {
      const isRejected = body.includes('user.rejected-by-test');
      receiver.answerText = isRejected
        ? JSON.stringify({ partialSuccess: { rejectedLogRecords: '1', errorMessage: 'body too large' } })
        : '{}';
      return 200;
    };
    onTestFinished(() => void (receiver.answerText = ''));
    await happen(2);
    await happen(1, 'user.rejected-by-test');
    await happen(2);
    await happen(1, 'user.rejected-by-test');
    await server.rows("delete from events where key = 'user.rejected-by-test'");
    await until(async () => (await statusOf(stream.id)).pending === 0);
    expect(await statusOf(stream.id)).toMatchObject({
      state: 'delivering',
      failingSince: null,
      deadLetters: 2,
      errors: expect.arrayContaining([expect.objectContaining({ status: 200, error: 'rejected: body too large' })]),
    });
    interface Record {
      eventName: string;
      attributes: { key: string; value: { intValue?: string } }[];
    }
    const records = receiver.received.map(({ body, headers, path }) => {
      expect([path, headers['api-key']]).toEqual(['/events/v1/logs', 'k3y']);
      const sent = JSON.parse(body) as { resourceLogs: [{ scopeLogs: [{ logRecords: [Record] }] }] };
      return sent.resourceLogs[0].scopeLogs[0].logRecords[0];
    });
    const sequences = records.map(({ attributes }) =>
      Number(attributes.find(({ key }) => key === 'portico.audit.sequence')!.value.intValue),
    );
    // none twice
    expect(sequences).toEqual(sequences.map((_each, n) => sequences[0]! + n));
    expect(records.filter(({ eventName }) => eventName === 'user.rejected-by-test')).toHaveLength(2);
    expect(records.filter(({ eventName }) => eventName === 'user.activated')).toHaveLength(4);
    const letters = (await caller.browser.get(`${base}/${stream.id}/dead-letters`, caller.headers)).json();
    expect(letters).toMatchObject({
      count: 2,
      rows: [
        { action: 'user.rejected-by-test', status: 200, error: 'rejected: body too large' },
        { action: 'user.rejected-by-test' },
      ],
    });
    // a collector that is overloaded is waited for
    receiver.answerText = '{}';
    receiver.answer = () => 503;
    await happen(1);
    await until(async () => (await statusOf(stream.id)).state === 'failing');
    receiver.answer = () => 200;
    await untilRetried(stream.id, async () => (await statusOf(stream.id)).state === 'delivering');
    await server.rows("delete from audits where action = 'user.rejected-by-test'");
  });

  it('over OTLP, a head of the chain that is rejected is not sent again before the next day', async () => {
    const stream = await settled({ type: 'otlp', secret: null });
    const heads = () => receiver.received.filter(({ body }) => body.includes('audit.chain-head'));
    receiver.answer = ({ body }) => {
      receiver.answerText = body.includes('audit.chain-head') ? '{"partialSuccess":{"rejectedLogRecords":1}}' : '{}';
      return 200;
    };
    onTestFinished(() => void (receiver.answerText = ''));
    server.clock.advance(day);
    await until(async () => (await statusOf(stream.id)).errors.length > 0);
    await happen(1);
    await until(async () => (await statusOf(stream.id)).pending === 0);
    expect(heads()).toHaveLength(1);
    expect(await statusOf(stream.id)).toMatchObject({
      state: 'delivering',
      errors: [{ status: 200, error: 'rejected' }],
    });
  });

  it('a test sends one sample and answers with what happened, also while paused', async () => {
    const stream = await settled();
    await change(stream.id, { isActive: false });
    receiver.received.length = 0;
    const test = async () => (await caller.browser.post(`${base}/${stream.id}/test`, undefined, caller.headers)).json();
    expect(await test()).toEqual({ delivered: true, status: null, error: null });
    expect(sentRows()).toMatchObject([{ action: 'audit.stream-test' }]);
    receiver.answer = () => 401;
    expect(await test()).toEqual({ delivered: false, status: 401, error: 'answered 401' });
    receiver.answer = () => 200;
    await change(stream.id, { certificateAuthority: null });
    expect(await test()).toMatchObject({ delivered: false, error: expect.stringMatching(/UNABLE_TO|SELF_SIGNED/) });
  });

  it('metrics count by type, not by tenant', async () => {
    const stream = await settled();
    const metrics = (await server.browser().get('/metrics')).text;
    expect(metrics).toMatch(
      /portico_delivery_attempts_total\{queue="audit-streams",lane="https",outcome="delivered"\}/,
    );
    expect(metrics).not.toContain(stream.id);
  });
});
