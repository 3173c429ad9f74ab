/** Drafts of policies that are judged without being enforced. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { ErrorBody } from '#shared/contract/errors.ts';
import type { MonitoredPolicy } from '#shared/contract/policies/policy-monitoring.ts';
import type { Answer } from '#server/testing/browser.ts';
import { callerFor, codeFor, exchange, paths, tryLogin } from '#server/testing/flows.ts';
import { setUpApp, signInWithApp } from '#server/testing/second-factors.ts';
import { useTestServer } from '#server/testing/test-server.ts';

const server = await useTestServer({ config: { trustedProxies: ['127.0.0.1'], lifetimes: { accessToken: 86_400 } } });
const { acme, admin, member, guest, stranger } = server.people;
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

const ada = await signInWithApp(server, admin, await setUpApp(server, admin));
const asAda = { ...ada.headers, ...from(office) };
const json = { 'content-type': 'application/json' };
const post = (path: string, body?: unknown) => ada.browser.post(`${base}/${path}`, body, asAda);
const monitor = (policy: string, value: unknown) =>
  ada.browser.send('PUT', `${policies}/${policy}/monitor`, {
    body: JSON.stringify({ value }),
    headers: { ...asAda, ...json },
  });
const monitored = async () =>
  ok(await ada.browser.get(`${policies}/monitored`, asAda)).json<{ items: MonitoredPolicy[] }>().items;
const hits = async (policy: string) =>
  await server.rows<{ way: string; subject: string; hits: number }>(
    'select way, subject, sum(hits)::int as hits from monitored_refusals where policy = $1 group by way, subject order by way, subject',
    [policy],
  );
const allowOffice = { isActive: true, strategy: 'ALLOW' };

async function signIn(who: typeof member, address: string) {
  const browser = server.browser();
  const { accessToken } = ok(await tryLogin(browser, who.email, who.password, from(address))).json<{
    accessToken: string;
  }>();
  return {
    browser,
    me: (at = address) => browser.get(paths.me, { authorization: `Bearer ${accessToken}`, ...from(at) }),
    refresh: (at = address) => browser.post(paths.refresh, undefined, from(at)),
  };
}

beforeEach(async () => {
  await server.rows(`delete from sessions where user_id <> $1 or not 'mfa' = any (amr)`, [admin.id]);
  for (const table of [
    'monitored_policies',
    'monitored_refusals',
    'policy_versions',
    'policy_heads',
    'session_policies',
    'ip_restrictions',
    'ip_restriction_settings',
    'domain_restrictions',
    'domain_restriction_settings',
  ])
    await server.rows(`delete from ${table}`);
  await server.rows('delete from security_policies where tenant_id is not null');
  // what this process remembers counts as new
  server.clock.advance(11 * minute);
});

describe('9 a monitored rule', () => {
  beforeEach(async () => {
    ok(await post('v1/restrictions/ip', { ip: '198.51.100.0/24' }));
    ok(await monitor('ip-restrictions', allowOffice));
  });

  it('refuses nobody, and counts sign-ins, renewals and calls, each once in ten minutes', async () => {
    const elsewhere = await signIn(guest, cafe);
    for (const answer of [await elsewhere.me(), await elsewhere.me(), await elsewhere.refresh()]) ok(answer);
    ok(await (await signIn(member, office)).me());
    expect(await hits('ip-restrictions')).toEqual([
      { way: 'call', subject: guest.id, hits: 1 },
      { way: 'sign-in', subject: guest.id, hits: 1 },
      { way: 'token', subject: guest.id, hits: 1 },
    ]);
    server.clock.advance(10 * minute);
    ok(await elsewhere.me());
    expect((await hits('ip-restrictions'))[0]).toMatchObject({ way: 'call', hits: 2 });
  });

  it('names users, API tokens and days', async () => {
    await server.rows('update sessions set authenticated_at = $1', [server.clock.read()]);
    const { secret } = ok(
      await ada.browser.post('/identity/resources/users/access-tokens/v1', { description: 'Nightly export' }, asAda),
    ).json<{ secret: string }>();
    ok(await server.browser().get(paths.me, { 'x-api-key': secret, ...from(cafe) }));
    await signIn(guest, cafe);
    const [rule] = await monitored();
    expect(rule).toMatchObject({
      policy: 'ip-restrictions',
      value: allowOffice,
      signIns: 1,
      users: { total: 1, items: [{ email: guest.email, hits: 1 }] },
      apiTokens: { total: 1, items: [{ description: 'Nightly export', hits: 1 }] },
      days: [{ day: server.clock.read().toISOString().slice(0, 10), refused: 2 }],
    });
  });

  it('is asked when a code is redeemed', async () => {
    const { browser } = await callerFor(server, guest, acme);
    await server.rows('delete from monitored_refusals');
    server.clock.advance(11 * minute);
    ok(await exchange(browser, await codeFor(browser, { tenantId: acme })));
    expect(await hits('ip-restrictions')).toContainEqual({ way: 'token', subject: guest.id, hits: 1 });
  });

  it('counts an unknown address', async () => {
    await signIn(guest, 'unknown');
    expect(await hits('ip-restrictions')).toHaveLength(1);
  });

  it('counts nothing for another tenant’s calls', async () => {
    await signIn(stranger, cafe);
    expect(await hits('ip-restrictions')).toEqual([]);
  });

  it('does not fail a call if it cannot be recorded', async () => {
    await server.rows('alter table monitored_refusals rename to monitored_refusals_away');
    try {
      expect((await (await signIn(guest, cafe)).me()).status).toBe(200);
    } finally {
      await server.rows('alter table monitored_refusals_away rename to monitored_refusals');
    }
  });

  it('is enforced on request, as if it was saved', async () => {
    const elsewhere = await signIn(guest, cafe);
    ok(await post('v1/policies/ip-restrictions/monitor/enforce', { provisional: true }));
    expect(errorOf(await elsewhere.me())).toEqual([403, 'ip-address-refused']);
    expect(await monitored()).toEqual([]);
    expect(ok(await ada.browser.get(`${policies}/pending`, asAda)).json()).toMatchObject({
      items: [{ policy: 'ip-restrictions' }],
    });
    expect(errorOf(await post('v1/policies/ip-restrictions/monitor/enforce', {}))).toEqual([404, 'policy-not-found']);
  });

  it('is not enforced if it would shut out the user who asks, and stays monitored', async () => {
    const answer = await ada.browser.post(
      `${policies}/ip-restrictions/monitor/enforce`,
      {},
      { ...ada.headers, ...from(cafe) },
    );
    expect(errorOf(answer)).toEqual([409, 'restriction-locks-out']);
    expect(await monitored()).toHaveLength(1);
  });

  it('is forgotten with its figures when monitoring stops, with an audit row', async () => {
    await signIn(guest, cafe);
    ok(await ada.browser.send('DELETE', `${policies}/ip-restrictions/monitor`, { headers: asAda }));
    expect(await monitored()).toEqual([]);
    expect(await hits('ip-restrictions')).toEqual([]);
    const [audited] = await server.rows('select action, details from audits order by id desc limit 1');
    expect(audited).toEqual({
      action: 'tenant.policy-monitoring-changed',
      details: { before: allowOffice, after: null },
    });
    const again = await ada.browser.send('DELETE', `${policies}/ip-restrictions/monitor`, { headers: asAda });
    expect(errorOf(again)).toEqual([404, 'policy-not-found']);
  });

  it('is swept after 30 days', async () => {
    await signIn(guest, cafe);
    await server.rows(`update monitored_refusals set day = day - 33`);
    await server.rows(
      "insert into jobs (kind, payload, run_at, created_at) values ('sweep-expired', '{\"plain\": {}}', $1, $1)",
      [server.clock.read()],
    );
    await server.settle();
    expect(await hits('ip-restrictions')).toEqual([]);
  });
});

describe('9 monitored email domains', () => {
  it('count an invitation, and admit it', async () => {
    ok(await monitor('domain-restrictions', { active: true, listType: 'BLOCK', blockPublicDomains: true }));
    const roles = await server.rows<{ role_id: string }>(
      'select role_id from membership_roles where user_id = $1 limit 1',
      [member.id],
    );
    const invite = (email: string) =>
      ada.browser.post('/identity/resources/users/v2', { email, roleIds: [roles[0]!.role_id] }, asAda);
    ok(await invite('someone.new@gmail.com'));
    ok(await invite('someone.new@partner.example'));
    expect(await hits('domain-restrictions')).toEqual([{ way: 'email', subject: 'gmail.com', hits: 1 }]);
    expect(await monitored()).toMatchObject([{ emails: 1, domains: [{ domain: 'gmail.com', hits: 1 }] }]);
  });
});

describe('9 what is monitored', () => {
  it('is what enforcement refuses: addresses', async () => {
    const addresses = [
      office,
      cafe,
      '198.51.100.255',
      '198.51.101.0',
      '2001:db8::1',
      '::ffff:198.51.100.9',
      'nonsense',
    ];
    for (const [strategy, entry] of [
      ['ALLOW', '198.51.100.0/24'],
      ['BLOCK', '203.0.113.0/24'],
    ] as const) {
      ok(await post('v1/restrictions/ip', { ip: entry, strategy }));
      ok(await monitor('ip-restrictions', { isActive: true, strategy }));
      server.clock.advance(11 * minute);
      const sessions = [];
      for (const address of addresses) {
        await server.rows('delete from monitored_refusals');
        const session = await signIn(guest, address);
        ok(await session.me());
        sessions.push({ session, counted: (await hits('ip-restrictions')).some(({ way }) => way === 'call') });
      }
      ok(await post('v1/policies/ip-restrictions/monitor/enforce', {}));
      for (const { session, counted } of sessions) expect((await session.me()).status === 403).toBe(counted);
      ok(await post('v1/restrictions/ip/config', { isActive: false }));
    }
  });

  it('is what enforcement refuses: second factors', async () => {
    for (const enforceMFAType of ['Force', 'ForceExceptSAML']) {
      ok(await monitor('mfa', { enforceMFAType }));
      await server.rows('delete from monitored_refusals');
      server.clock.advance(11 * minute);
      const plain = await signIn(guest, office);
      const sso = await signIn(member, office);
      await server.rows(`update sessions set sso_tenant_id = $1, amr = '{sso}' where user_id = $2`, [acme, member.id]);
      for (const answer of [await plain.me(), await sso.me(), await ada.browser.get(paths.me, asAda)]) ok(answer);
      const counted = new Set((await hits('mfa')).filter(({ way }) => way === 'call').map(({ subject }) => subject));
      ok(await post('v1/policies/mfa/monitor/enforce', {}));
      const refused = new Set<string>();
      for (const [user, answer] of [
        [guest, await plain.me()],
        [member, await sso.me()],
        [admin, await ada.browser.get(paths.me, asAda)],
      ] as const)
        if (answer.status !== 200) refused.add(user.id);
      expect(counted).toEqual(refused);
      expect(counted.has(guest.id)).toBe(true);
      ok(await post('v1/mfa-policy', { enforceMFAType: 'DontForce' }));
    }
  });

  it('is what enforcement refuses: sessions by age, idleness and number', async () => {
    const drafts = [
      { sessionTimeoutConfiguration: { isActive: true, timeout: 3600 } },
      { sessionIdleTimeoutConfiguration: { isActive: true, timeout: 1800 } },
      { sessionConcurrentConfiguration: { isActive: true, maxSessions: 2 } },
      {
        sessionTimeoutConfiguration: { isActive: true, timeout: 7200 },
        sessionIdleTimeoutConfiguration: { isActive: true, timeout: 2400 },
        sessionConcurrentConfiguration: { isActive: true, maxSessions: 3 },
      },
    ];
    for (const draft of drafts) {
      await server.rows('delete from sessions where user_id = $1', [guest.id]);
      const opened = [];
      for (let n = 0; n < 5; n += 1) {
        opened.push(await signIn(guest, `203.0.113.${n}`));
        server.clock.advance(20 * minute);
      }
      // sessions from before: tokens of later ones live no longer than half of an idle time
      ok(await monitor('sessions', draft));
      // as they are: calls renew what is compared
      const before = await server.rows('select id, seen_at from sessions where user_id = $1', [guest.id]);
      const counted = [];
      for (const session of opened) {
        await server.rows(`delete from monitored_refusals`);
        ok(await session.me());
        counted.push((await hits('sessions')).some(({ way }) => way === 'call'));
      }
      for (const { id, seen_at: seenAt } of before)
        await server.rows('update sessions set seen_at = $2 where id = $1', [id, seenAt]);
      ok(await post('v1/policies/sessions/monitor/enforce', {}));
      const refused = [];
      for (const session of opened) refused.push((await session.me()).status !== 200);
      expect(counted, JSON.stringify(draft)).toEqual(refused);
      expect(refused).toContain(true);
      expect(refused).toContain(false);
      await server.rows('delete from session_policies');
    }
  });

  it('does not count an active user as idle, whose calls come more often than the time-out', async () => {
    const session = await signIn(guest, office);
    ok(await monitor('sessions', { sessionIdleTimeoutConfiguration: { isActive: true, timeout: 600 } }));
    for (let n = 0; n < 10; n += 1) {
      server.clock.advance(3 * minute);
      ok(await session.me());
    }
    expect(await hits('sessions')).toEqual([]);
    server.clock.advance(11 * minute);
    ok(await session.me());
    expect(await hits('sessions')).toEqual([{ way: 'call', subject: guest.id, hits: 1 }]);
  });
});

describe('7 an idle time that is monitored', () => {
  it('shortens tokens as an enforced one does, so that a page renews, and reports activity, as often', async () => {
    ok(await monitor('sessions', { sessionIdleTimeoutConfiguration: { isActive: true, timeout: 600 } }));
    const session = await signIn(guest, office);
    expect(ok(await session.refresh()).json<{ expiresIn: number }>().expiresIn).toBe(300);
  });
});

describe('9 a draft to monitor', () => {
  it.each([
    ['mfa', { enforceMFAType: 'DontForce' }],
    ['mfa', { enforceMFAType: 'Sometimes' }],
    ['mfa', {}],
    ['sessions', {}],
    ['sessions', { sessionTimeoutConfiguration: { isActive: true, timeout: 1 } }],
    ['sessions', { sessionTimeoutConfiguration: { isActive: false, timeout: 900 } }],
    ['ip-restrictions', { isActive: false, strategy: 'ALLOW' }],
    ['ip-restrictions', { isActive: true }],
    ['domain-restrictions', { active: true, listType: 'NONE', blockPublicDomains: false }],
    ['lockout', { enabled: true, maxAttempts: 3 }],
    ['mfa', 'Force'],
  ])('is refused if it restricts nothing or is none: %s %j', async (policy, value) => {
    expect(errorOf(await monitor(policy, value))).toEqual([400, 'invalid-request']);
    expect(await monitored()).toEqual([]);
  });

  it('adds to the session limits that are monitored', async () => {
    ok(await monitor('sessions', { sessionTimeoutConfiguration: { isActive: true, timeout: 900 } }));
    ok(await monitor('sessions', { sessionConcurrentConfiguration: { isActive: true, maxSessions: 2 } }));
    expect((await monitored())[0]!.value).toEqual({
      sessionTimeoutConfiguration: { isActive: true, timeout: 900 },
      sessionConcurrentConfiguration: { isActive: true, maxSessions: 2 },
    });
  });

  it('V8.4.1 is not seen, changed or enforced by another tenant', async () => {
    ok(await monitor('mfa', { enforceMFAType: 'Force' }));
    const sol = await callerFor(server, stranger);
    expect(ok(await sol.browser.get(`${policies}/monitored`, sol.headers)).json()).toEqual({ items: [] });
    for (const answer of [
      await sol.browser.send('DELETE', `${policies}/mfa/monitor`, { headers: sol.headers }),
      await sol.browser.post(`${policies}/mfa/monitor/enforce`, {}, sol.headers),
    ])
      expect(errorOf(answer)).toEqual([404, 'policy-not-found']);
  });

  it('V8.2.1 needs the permission of its policy', async () => {
    const mika = await callerFor(server, member);
    const answer = await mika.browser.send('PUT', `${policies}/mfa/monitor`, {
      body: JSON.stringify({ value: { enforceMFAType: 'Force' } }),
      headers: { ...mika.headers, ...json },
    });
    expect(errorOf(answer)).toEqual([403, 'forbidden']);
  });
});
