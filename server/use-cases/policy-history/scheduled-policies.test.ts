/** MFA that is required from a date on. */
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ErrorBody } from '#shared/contract/errors.ts';
import type { MonitoredPolicy } from '#shared/contract/policies/policy-monitoring.ts';
import type { PolicyVersion } from '#shared/contract/policies/policy-history.ts';
import { anonymousContext, ownMetadata } from '#server/context.ts';
import type { Answer } from '#server/testing/browser.ts';
import { callerFor, paths, tryLogin } from '#server/testing/flows.ts';
import { setUpApp, signInWithApp } from '#server/testing/second-factors.ts';
import { useTestServer } from '#server/testing/test-server.ts';
import { announceMfa } from './announce-mfa.ts';
import { enforceScheduled } from './scheduled-policies.ts';

const server = await useTestServer({ config: { lifetimes: { accessToken: 86_400 } } });
const { acme, admin, member, guest, stranger } = server.people;
const base = '/identity/resources/configurations/v1';
const hour = 3_600_000;

/** @throws when the server refuses it */
function ok(answer: Answer): Answer {
  if (answer.status >= 300) throw new Error(`${answer.status} ${answer.text}`);
  return answer;
}
const errorOf = (answer: Answer) => [answer.status, answer.json<ErrorBody>().errorCode];

const ada = await signInWithApp(server, admin, await setUpApp(server, admin));
const inHours = (hours: number) => new Date(server.clock.read().getTime() + hours * hour).toISOString();
const put = (policy: string, body: object) =>
  ada.browser.send('PUT', `${base}/policies/${policy}/monitor`, {
    body: JSON.stringify(body),
    headers: { ...ada.headers, 'content-type': 'application/json' },
  });
const schedule = (enforceAt: string, more: object = {}) =>
  put('mfa', { value: { enforceMFAType: 'Force' }, enforceAt, ...more });
const cancel = () => ada.browser.send('DELETE', `${base}/policies/mfa/monitor`, { headers: ada.headers });
const monitored = async () =>
  ok(await ada.browser.get(`${base}/policies/monitored`, ada.headers)).json<{ items: MonitoredPolicy[] }>().items;
const policy = async () => (await ada.browser.get(`${base}/mfa-policy`, ada.headers)).json();
const mails = async (to: string) =>
  server.mailbox.messages.filter((mail) => mail.to === to && mail.subject.includes('requires MFA')).length;

const job = () => anonymousContext(server.services, ownMetadata('job'));

/** A signed-in user without a second factor. */
async function signedIn(who: typeof member) {
  const browser = server.browser();
  const { accessToken } = ok(await tryLogin(browser, who.email, who.password)).json<{ accessToken: string }>();
  return async () => (await browser.get(paths.me, { authorization: `Bearer ${accessToken}` })).status;
}

beforeEach(async () => {
  await server.rows(`delete from sessions where not 'mfa' = any (amr)`);
  for (const table of ['monitored_policies', 'monitored_refusals', 'policy_versions', 'policy_heads'])
    await server.rows(`delete from ${table}`);
  await server.rows('delete from security_policies where tenant_id is not null');
  await server.rows(`delete from jobs where kind in ('enforce-mfa', 'announce-mfa', 'mail')`);
  server.mailbox.messages.length = 0;
});

describe('MFA that is scheduled', () => {
  it('asks nobody until its time, and everyone from then on', async () => {
    const enforceAt = inHours(2);
    ok(await schedule(enforceAt));
    expect(await monitored()).toMatchObject([{ policy: 'mfa', value: { enforceMFAType: 'Force' }, enforceAt }]);
    const before = await signedIn(guest);
    server.clock.advance(2 * hour - 1);
    await server.settle();
    expect(await (await signedIn(guest))()).toBe(200);
    server.clock.advance(1);
    await server.settle();
    expect(await policy()).toMatchObject({ enforceMFAType: 'Force' });
    expect(await monitored()).toEqual([]);
    expect(await before()).toBe(401);
    const late = (await tryLogin(server.browser(), guest.email, guest.password)).json();
    expect(late).toMatchObject({ mfaRequired: true });
    expect(late).not.toHaveProperty('accessToken');
  });

  it('is a version of its own, and an audit row without a user', async () => {
    const enforceAt = inHours(1);
    ok(await schedule(enforceAt));
    server.clock.advance(hour);
    await server.settle();
    const { items } = ok(await ada.browser.get(`${base}/policies/mfa/versions`, ada.headers)).json<{
      items: PolicyVersion[];
    }>();
    expect(items[0]).toMatchObject({ source: 'scheduled', value: { enforceMFAType: 'Force' } });
    expect(items[0]!.by ?? null).toBeNull();
    expect(
      await server.rows(
        `select action, actor_id, details from audits where tenant_id = $1 and action like 'tenant.policy-%' order by id desc limit 2`,
        [acme],
      ),
    ).toEqual([
      {
        action: 'tenant.policy-changed',
        actor_id: null,
        details: { before: null, after: { enforceMFAType: 'Force' } },
      },
      {
        action: 'tenant.policy-monitoring-changed',
        actor_id: admin.id,
        details: { before: null, after: { enforceMFAType: 'Force', enforceAt } },
      },
    ]);
  });

  it('leaves what applies until then, a stricter rule too', async () => {
    ok(await ada.browser.post(`${base}/mfa-policy`, { enforceMFAType: 'ForceExceptSAML' }, ada.headers));
    ok(await schedule(inHours(1)));
    expect((await tryLogin(server.browser(), guest.email, guest.password)).json()).toMatchObject({ mfaRequired: true });
  });

  it('never takes effect if it was canceled', async () => {
    ok(await schedule(inHours(1)));
    ok(await cancel());
    server.clock.advance(hour);
    await server.settle();
    expect(await (await signedIn(guest))()).toBe(200);
  });

  it('takes effect at the later of two times, of which the last was saved', async () => {
    ok(await schedule(inHours(1)));
    ok(await schedule(inHours(3)));
    server.clock.advance(2 * hour);
    await server.settle();
    expect(await (await signedIn(guest))()).toBe(200);
    server.clock.advance(hour);
    await server.settle();
    expect(await policy()).toMatchObject({ enforceMFAType: 'Force' });
  });

  it('takes effect once, however often its job runs', async () => {
    const enforceAt = inHours(1);
    ok(await schedule(enforceAt));
    server.clock.advance(hour);
    const run = () => enforceScheduled(job(), { tenantId: acme, enforceAt });
    await Promise.all([run(), run(), run()]);
    await run();
    expect(await server.rows(`select version from policy_versions where policy = 'mfa' order by version`)).toEqual([
      { version: 1 },
      { version: 2 },
    ]);
  });

  it('is one schedule if two admins send it at once', async () => {
    const enforceAt = inHours(1);
    const answers = await Promise.all([schedule(enforceAt), schedule(enforceAt), schedule(enforceAt)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await monitored()).toMatchObject([{ enforceAt }]);
    expect(await server.rows(`select run_at from jobs where kind = 'enforce-mfa'`)).toEqual([
      { run_at: new Date(enforceAt) },
    ]);
  });

  it('takes effect in time if a process whose clock is ahead takes its job too early', async () => {
    const enforceAt = inHours(1);
    ok(await schedule(enforceAt));
    await server.rows(`delete from jobs where kind = 'enforce-mfa'`);
    await enforceScheduled(job(), { tenantId: acme, enforceAt });
    await server.settle();
    expect(await monitored()).toHaveLength(1);
    server.clock.advance(hour);
    await server.settle();
    expect(await policy()).toMatchObject({ enforceMFAType: 'Force' });
  });

  it('never weakens what an admin has required meanwhile', async () => {
    const enforceAt = inHours(1);
    const value = { enforceMFAType: 'ForceExceptSAML' };
    ok(await put('mfa', { value, enforceAt }));
    ok(await ada.browser.post(`${base}/mfa-policy`, { enforceMFAType: 'Force' }, ada.headers));
    server.clock.advance(hour);
    await server.settle();
    expect(await policy()).toMatchObject({ enforceMFAType: 'Force' });
    expect(await monitored()).toEqual([]);
    expect(
      await server.rows(
        `select actor_id, details from audits where tenant_id = $1 and action = 'tenant.policy-monitoring-changed' order by id desc limit 1`,
        [acme],
      ),
    ).toEqual([{ actor_id: null, details: { before: { ...value, enforceAt }, after: null } }]);
  });

  it('is nothing of a tenant that was deleted', async () => {
    await enforceScheduled(job(), { tenantId: randomUUID(), enforceAt: inHours(-1) });
    expect(await server.rows(`select version from policy_versions where policy = 'mfa'`)).toEqual([]);
  });

  it('is refused if what applies asks for as much', async () => {
    ok(await ada.browser.post(`${base}/mfa-policy`, { enforceMFAType: 'Force' }, ada.headers));
    const answer = await schedule(inHours(1));
    expect(errorOf(answer)).toEqual([400, 'invalid-request']);
    expect(answer.text).toContain('value: must require more than what applies now');
    expect(await monitored()).toEqual([]);
  });

  it.each([
    ['the past', 'mfa', { enforceMFAType: 'Force' }, { enforceAt: '2020-01-01T00:00:00.000Z' }, 'enforceAt'],
    [
      'a time too far ahead',
      'mfa',
      { enforceMFAType: 'Force' },
      { enforceAt: '2199-01-01T00:00:00.000Z' },
      'enforceAt',
    ],
    ['no time', 'mfa', { enforceMFAType: 'Force' }, { enforceAt: 'tomorrow' }, 'enforceAt'],
    ['a mail without a time', 'mfa', { enforceMFAType: 'Force' }, { notify: true }, 'notify'],
    [
      'another policy',
      'ip-restrictions',
      { isActive: true, strategy: 'ALLOW' },
      { enforceAt: '2199-01-01T00:00:00.000Z' },
      'enforceAt',
    ],
  ])('is refused for %s', async (_title, name, value, more, field) => {
    const answer = await put(name, { value, ...more });
    expect(errorOf(answer)).toEqual([400, 'invalid-request']);
    expect(answer.text).toContain(field);
    expect(await monitored()).toEqual([]);
  });
});

describe('users whom scheduled MFA will ask', () => {
  it('get one mail, if they never verified a second factor and the admin wants it', async () => {
    ok(await schedule(inHours(2)));
    await server.settle();
    expect(await mails(guest.email)).toBe(0);
    const enforceAt = inHours(3);
    ok(await schedule(enforceAt, { notify: true }));
    await server.settle();
    // the admin has an app, and the stranger is in another organization
    expect(await Promise.all([admin, member, guest, stranger].map(({ email }) => mails(email)))).toEqual([0, 1, 1, 0]);
    await announceMfa(job(), { tenantId: acme, enforceAt });
    await server.settle();
    expect(await mails(guest.email)).toBe(1);
  });

  it('get none once the schedule is canceled', async () => {
    const enforceAt = inHours(3);
    ok(await schedule(enforceAt));
    ok(await cancel());
    await announceMfa(job(), { tenantId: acme, enforceAt });
    await server.settle();
    expect(await mails(guest.email)).toBe(0);
  });

  it('V2.4.1 are not mailed again and again by an admin', async () => {
    // what is refused uses up none
    const refused = async () =>
      await put('mfa', { value: { enforceMFAType: 'DontForce' }, enforceAt: inHours(1), notify: true });
    for (let n = 0; n < 5; n += 1) expect(errorOf(await refused())).toEqual([400, 'invalid-request']);
    const accepted = [];
    let answer: Answer;
    do {
      const enforceAt = inHours(accepted.length + 1);
      answer = await schedule(enforceAt, { notify: true });
      if (answer.status === 200) accepted.push(enforceAt);
    } while (answer.status === 200 && accepted.length < 10);
    expect(errorOf(answer)).toEqual([429, 'too-many-requests']);
    expect(accepted.length).toBeLessThanOrEqual(3);
    // what was refused changes nothing
    expect((await monitored()).map(({ enforceAt }) => enforceAt)).toEqual(accepted.slice(-1));
  });

  it('V8.2.1 are told by those who may change the policy alone', async () => {
    const mika = await callerFor(server, member);
    const answer = await mika.browser.send('PUT', `${base}/policies/mfa/monitor`, {
      body: JSON.stringify({ value: { enforceMFAType: 'Force' }, enforceAt: inHours(1), notify: true }),
      headers: { ...mika.headers, 'content-type': 'application/json' },
    });
    expect(errorOf(answer)).toEqual([403, 'forbidden']);
  });
});
