/** Changes of policies that undo themselves unless they are confirmed from a new sign-in. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { PendingPolicy, PolicyVersion } from '#shared/contract/policies/policy-history.ts';
import type { ErrorBody } from '#shared/contract/errors.ts';
import { formatMailDateTime } from '#shared/i18n/mail-values.ts';
import { anonymousContext, ownMetadata } from '#server/context.ts';
import type { Answer } from '#server/testing/browser.ts';
import { callerFor, tryLogin } from '#server/testing/flows.ts';
import { setUpApp, signInWithApp } from '#server/testing/second-factors.ts';
import { startTestServer, useTestServer } from '#server/testing/test-server.ts';
import { disablePolicy } from '#server/use-cases/restrictions/disable-policy.ts';
import { revertDuePolicy } from './provisional-policies.ts';

const server = await useTestServer({
  // the clock goes on by hours
  config: { trustedProxies: ['127.0.0.1'], lifetimes: { accessToken: 86_400 } },
});
const { acme, admin, member, stranger } = server.people;
const base = '/identity/resources/configurations';
const policies = `${base}/v1/policies`;
const from = (address: string): Record<string, string> => ({ 'x-forwarded-for': address });
const office = '198.51.100.7';
const cafe = '203.0.113.9';
const minute = 60_000;

/** @throws when the server refuses it */
function ok(answer: Answer): Answer {
  if (answer.status >= 300) throw new Error(`${answer.status} ${answer.text}`);
  return answer;
}
const errorOf = (answer: Answer) => [answer.status, answer.json<ErrorBody>().errorCode];

const app = await setUpApp(server, admin);
const ada = await signInWithApp(server, admin, app);
const asAda = { ...ada.headers, ...from(office) };
type Headers = Record<string, string>;
const post = (path: string, body?: unknown, headers: Headers = asAda) =>
  ada.browser.post(`${base}/${path}`, body, headers);
const pending = async (headers: Headers = asAda) =>
  ok(await ada.browser.get(`${policies}/pending`, headers)).json<{ items: PendingPolicy[]; now: string }>().items;
const confirm = (policy: string, version: number, headers: Headers) =>
  ada.browser.post(`${policies}/${policy}/confirm`, { version }, headers);
const undo = (policy: string, version: number, headers: Headers = asAda) =>
  ada.browser.post(`${policies}/${policy}/undo`, { version }, headers);
const mfa = async () =>
  (
    await server.rows<{ value: unknown }>(
      `select value from security_policies where tenant_id is not null and kind = 'mfa'`,
    )
  )[0]?.value;
const latest = async (policy: string) =>
  ok(await ada.browser.get(`${policies}/${policy}/versions?_limit=1`, asAda)).json<{ items: PolicyVersion[] }>()
    .items[0]!;
const require = (provisional: boolean | undefined) => post('v1/mfa-policy', { enforceMFAType: 'Force', provisional });
const audited = async (action: string) =>
  await server.rows('select actor_id, target_kind, details from audits where action = $1 order by id desc', [action]);

/** A session that begins now. */
async function signsInAnew(): Promise<Headers> {
  server.clock.advance(31_000);
  const { headers } = await signInWithApp(server, admin, app);
  return { ...headers, ...from(office) };
}

beforeEach(async () => {
  for (const table of [
    'policy_versions',
    'policy_heads',
    'session_policies',
    'ip_restrictions',
    'ip_restriction_settings',
  ])
    await server.rows(`delete from ${table}`);
  await server.rows('delete from domain_restrictions');
  await server.rows('delete from domain_restriction_settings');
  await server.rows('delete from security_policies where tenant_id is not null');
  await server.rows("delete from jobs where kind = 'revert-policy'");
  await server.rows("delete from audits where action like 'tenant.policy-%'");
});

describe('7 a provisional change', () => {
  it('applies at once, and says until when it waits', async () => {
    ok(await require(true));
    const { items, now } = ok(await ada.browser.get(`${policies}/pending`, asAda)).json<{
      items: PendingPolicy[];
      now: string;
    }>();
    expect(items).toEqual([
      {
        policy: 'mfa',
        version: 2,
        returnsTo: 1,
        since: now,
        revertAt: new Date(Date.parse(now) + 10 * minute).toISOString(),
        writable: true,
        confirmable: false,
      },
    ]);
    expect((await tryLogin(server.browser(), member.email, member.password)).json()).not.toHaveProperty('accessToken');
    expect((await audited('tenant.policy-changed'))[0]).toMatchObject({ details: { revertAt: items[0]!.revertAt } });
  });

  it('is undone after ten minutes, once, and recorded', async () => {
    ok(await require(true));
    server.clock.advance(10 * minute - 1000);
    await server.settle();
    expect(await mfa()).toEqual({ enforceMFAType: 'Force' });
    server.clock.advance(1000);
    await server.settle();
    expect(await mfa()).toBeUndefined();
    expect(await pending()).toEqual([]);
    expect(await latest('mfa')).toMatchObject({ version: 3, source: 'reverted', restoredFrom: 1, value: null });
    expect(await audited('tenant.policy-reverted')).toEqual([
      {
        actor_id: null,
        target_kind: 'mfa-policy',
        details: { before: { enforceMFAType: 'Force' }, after: null, restoredFrom: 1 },
      },
    ]);
  });

  it('is undone in time if a process whose clock is ahead takes its job too early', async () => {
    ok(await require(true));
    await server.rows("delete from jobs where kind = 'revert-policy'");
    const early = anonymousContext(server.services, ownMetadata('job'));
    await revertDuePolicy(early, { tenantId: acme, policy: 'mfa' });
    expect(await mfa()).toEqual({ enforceMFAType: 'Force' });
    server.clock.advance(10 * minute);
    await server.settle();
    expect(await mfa()).toBeUndefined();
  });

  it('is told to its author by mail, once, unless they undo it themselves', async () => {
    const undone = (address: string) =>
      server.mailbox.to(address).filter(({ subject }) => subject === 'Your policy change in Acme was undone');
    server.mailbox.messages.length = 0;
    ok(await require(true));
    ok(await undo('mfa', 2));
    server.clock.advance(11 * minute);
    await server.settle();
    expect(undone(admin.email)).toHaveLength(0);
    ok(await require(true));
    const since = server.clock.read();
    server.clock.advance(10 * minute);
    await server.settle();
    server.clock.advance(60 * minute);
    await server.settle();
    const mails = undone(admin.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]!.text).toContain(': multi-factor authentication. Nobody confirmed the change within 10 minutes');
    expect(mails[0]!.text).toContain(formatMailDateTime(since, 'en'));
    expect(mails[0]!.links).toEqual([`${server.baseUrl}/oauth/portal/security?tab=generalSettings`]);
    expect(undone(member.email)).toHaveLength(0);
  });

  it('is undone once by two processes, and after a restart', async () => {
    ok(await require(true));
    const other = await startTestServer({ database: server.database, clock: server.clock });
    try {
      server.clock.advance(10 * minute);
      await Promise.all(
        [server, other, server].map(({ services }) =>
          revertDuePolicy(anonymousContext(services, ownMetadata('job')), { tenantId: acme, policy: 'mfa' }),
        ),
      );
      await Promise.all([server.settle(), other.settle()]);
      expect(await audited('tenant.policy-reverted')).toHaveLength(1);
    } finally {
      await other.close();
    }
  });

  it('is confirmed from a session that began after it, and stays', async () => {
    ok(await require(true));
    expect(errorOf(await confirm('mfa', 2, asAda))).toEqual([403, 'policy-confirm-needs-sign-in']);
    const anew = await signsInAnew();
    expect(await pending(anew)).toMatchObject([{ confirmable: true }]);
    ok(await confirm('mfa', 2, anew));
    expect(await pending()).toEqual([]);
    expect((await audited('tenant.policy-confirmed'))[0]).toMatchObject({
      actor_id: admin.id,
      target_kind: 'mfa-policy',
    });
    server.clock.advance(11 * minute);
    await server.settle();
    expect(await mfa()).toEqual({ enforceMFAType: 'Force' });
    expect(errorOf(await confirm('mfa', 2, anew))).toEqual([409, 'policy-not-provisional']);
    expect(errorOf(await undo('mfa', 2, anew))).toEqual([409, 'policy-not-provisional']);
  });

  it('is not confirmed from a session that was only stepped up, or opened by an older one', async () => {
    ok(await require(true));
    server.clock.advance(minute);
    // as a step-up does, and as a portal opened by single sign-on does
    for (const change of ['authenticated_at = $1', 'created_at = $1']) {
      await server.rows(`update sessions set ${change} where user_id = $2`, [server.clock.read(), admin.id]);
      expect(errorOf(await confirm('mfa', 2, asAda))).toEqual([403, 'policy-confirm-needs-sign-in']);
      await server.rows(`update sessions set created_at = $1, authenticated_at = $1 where user_id = $2`, [
        new Date(server.clock.read().getTime() - 5 * minute),
        admin.id,
      ]);
    }
  });

  it('is not confirmed once its time is over, even before the job has run', async () => {
    ok(await require(true));
    const anew = await signsInAnew();
    server.clock.advance(10 * minute);
    expect(errorOf(await confirm('mfa', 2, anew))).toEqual([409, 'policy-not-provisional']);
  });

  it('is undone at once on request', async () => {
    ok(await require(true));
    expect(errorOf(await undo('mfa', 1))).toEqual([409, 'policy-not-provisional']);
    ok(await undo('mfa', 2));
    expect(await mfa()).toBeUndefined();
    expect(await audited('tenant.policy-reverted')).toMatchObject([{ actor_id: admin.id }]);
  });

  it('is superseded by a later change, which is not undone', async () => {
    ok(await require(true));
    ok(await post('v1/mfa-policy', { enforceMFAType: 'ForceExceptSAML' }));
    expect(await pending()).toEqual([]);
    server.clock.advance(11 * minute);
    await server.settle();
    expect(await mfa()).toEqual({ enforceMFAType: 'ForceExceptSAML' });
  });

  it('returns to the confirmed version after several provisional changes', async () => {
    ok(await post('v1/mfa-policy', { enforceMFAType: 'ForceExceptSAML', provisional: true }));
    server.clock.advance(6 * minute);
    ok(await require(true));
    server.clock.advance(6 * minute);
    await server.settle();
    expect(await mfa()).toEqual({ enforceMFAType: 'Force' });
    server.clock.advance(4 * minute);
    await server.settle();
    expect(await mfa()).toBeUndefined();
  });

  it('ends when the operator turns the rule off', async () => {
    ok(await require(true));
    const context = anonymousContext(server.services, ownMetadata('test'));
    await context.inTenant(acme, (_tx, context) => disablePolicy(context, { tenantId: acme, rule: 'mfa' }));
    expect(await pending()).toEqual([]);
    server.clock.advance(11 * minute);
    await server.settle();
    expect(await mfa()).toEqual({ enforceMFAType: 'DontForce' });
    expect(await audited('tenant.policy-reverted')).toEqual([]);
  });

  it('is final for clients that do not ask for it', async () => {
    ok(await require(undefined));
    expect(await pending()).toEqual([]);
    server.clock.advance(11 * minute);
    await server.settle();
    expect(await mfa()).toEqual({ enforceMFAType: 'Force' });
  });

  it('is final if it shuts nobody out', async () => {
    for (const [path, body] of [
      ['v1/mfa-policy', { enforceMFAType: 'DontForce', provisional: true }],
      ['sessions/v1', { sessionIdleTimeoutConfiguration: { isActive: false, timeout: 900 }, provisional: true }],
      ['v1/restrictions/ip/config', { isActive: false, strategy: 'BLOCK', provisional: true }],
      ['restrictions/v1/email-domain/config', { active: false, type: 'BLOCK', provisional: true }],
    ] as const)
      ok(await post(path, body));
    expect(await pending()).toEqual([]);
  });

  it('keeps the stored value as the contract has it', async () => {
    ok(await require(true));
    ok(
      await post('sessions/v1', {
        sessionIdleTimeoutConfiguration: { isActive: true, timeout: 900 },
        provisional: true,
      }),
    );
    expect(await mfa()).toEqual({ enforceMFAType: 'Force' });
    expect(await server.rows('select value from session_policies')).toEqual([
      { value: { sessionIdleTimeoutConfiguration: { isActive: true, timeout: 900 } } },
    ]);
  });
});

describe('7 a provisional change of restrictions', () => {
  const ip = 'v1/restrictions/ip';
  const entries = async () =>
    (await server.rows<{ range: string }>('select range from ip_restrictions order by range')).map(
      ({ range }) => range,
    );

  it('returns setting and list to what they were', async () => {
    ok(await post(ip, { ip: office }));
    ok(await post(ip, { ip: cafe }));
    ok(await post(`${ip}/config`, { isActive: true, strategy: 'ALLOW' }));
    const { items } = ok(await ada.browser.get(`${base}/${ip}`, asAda)).json<{ items: { id: string; ip: string }[] }>();
    const id = items.find((entry) => entry.ip === cafe)!.id;
    ok(await ada.browser.send('DELETE', `${base}/${ip}/${id}?provisional=true`, { headers: asAda }));
    expect(await pending()).toMatchObject([{ policy: 'ip-restrictions' }]);
    // an address more does not confirm it
    ok(await post(`${ip}?provisional=true`, { ip: '192.0.2.1' }));
    expect(await pending()).toHaveLength(1);
    server.clock.advance(10 * minute);
    await server.settle();
    expect(await entries()).toEqual([`${office}/32`, `${cafe}/32`]);
  });

  it('does not wait for an entry of the list that does not decide, or that admits more', async () => {
    ok(await post(ip, { ip: office }));
    ok(await post(`${ip}/config`, { isActive: true, strategy: 'ALLOW' }));
    ok(await post(`${ip}?provisional=true`, { ip: cafe }));
    ok(await post(`${ip}/bulk?provisional=true`, { ips: [{ ip: cafe, strategy: 'BLOCK' }] }));
    expect(await pending()).toEqual([]);
    ok(await post(`${ip}/config`, { isActive: false, strategy: 'BLOCK' }));
    ok(await post(`${ip}/config`, { isActive: true, strategy: 'BLOCK', provisional: true }));
    expect(await pending()).toHaveLength(1);
    ok(await post(`${ip}/config`, { isActive: false, provisional: true }));
    expect(await pending()).toEqual([]);
  });

  it('is not undone by a user whom the former rule would shut out', async () => {
    const elsewhere = { ...ada.headers, ...from('192.0.2.99') };
    ok(await post(ip, { ip: office }));
    ok(await post(`${ip}/config`, { isActive: true, strategy: 'ALLOW' }));
    ok(await post(`${ip}/config`, { isActive: true, strategy: 'BLOCK', provisional: true }));
    const [item] = await pending(elsewhere);
    expect(errorOf(await undo('ip-restrictions', item!.version, elsewhere))).toEqual([409, 'restriction-locks-out']);
    expect(await pending()).toEqual([item]);
    ok(await undo('ip-restrictions', item!.version));
  });

  it('waits for the domain allow list', async () => {
    const domain = admin.email.split('@')[1];
    ok(await post('restrictions/v1/email-domain', { domain, type: 'ALLOW' }));
    ok(await post('restrictions/v1/email-domain/config', { active: true, type: 'ALLOW', provisional: true }));
    expect(await pending()).toMatchObject([{ policy: 'domain-restrictions' }]);
    server.clock.advance(10 * minute);
    await server.settle();
    expect(await server.rows('select active from domain_restriction_settings')).toEqual([{ active: false }]);
  });
});

describe('7 who may confirm', () => {
  it('V8.4.1 no other tenant, and nobody without the permission', async () => {
    ok(await require(true));
    const sol = await callerFor(server, stranger);
    expect(errorOf(await sol.browser.post(`${policies}/mfa/confirm`, { version: 2 }, sol.headers))).toEqual([
      409,
      'policy-not-provisional',
    ]);
    expect(errorOf(await sol.browser.post(`${policies}/mfa/undo`, { version: 2 }, sol.headers))).toEqual([
      409,
      'policy-not-provisional',
    ]);
    expect(ok(await sol.browser.get(`${policies}/pending`, sol.headers)).json()).toMatchObject({ items: [] });
  });

  it('one of two who confirm and undo at once', async () => {
    ok(await require(true));
    const anew = await signsInAnew();
    const answers = await Promise.all([confirm('mfa', 2, anew), undo('mfa', 2, anew)]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  });
});
