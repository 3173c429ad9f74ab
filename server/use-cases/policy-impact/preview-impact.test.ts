/** Drafts of policies, previewed and compared with what happens after they are saved. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { PolicyImpact } from '#shared/contract/policies/policy-impact.ts';
import type { Answer } from '#server/testing/browser.ts';
import { callerFor, paths, tryLogin } from '#server/testing/flows.ts';
import { setUpApp, signInWithApp } from '#server/testing/second-factors.ts';
import { startTestServer, useTestServer } from '#server/testing/test-server.ts';

const server = await useTestServer({
  config: { trustedProxies: ['127.0.0.1'], limits: { policyPreview: { points: 100, per: 60 } } },
});
const { acme, admin, member, guest, stranger } = server.people;
const base = '/identity/resources/configurations';
const ip = `${base}/v1/restrictions/ip`;
const day = 86_400_000;
const from = (address: string): Record<string, string> => ({ 'x-forwarded-for': address });
const office = '198.51.100.7';
const cafe = '203.0.113.9';

/** @throws when the server refuses it */
function ok(answer: Answer): Answer {
  if (answer.status >= 300) throw new Error(`${answer.status} ${answer.text}`);
  return answer;
}

// with both factors: an admin who enforces MFA continues only with a second factor
const ada = await signInWithApp(server, admin, await setUpApp(server, admin));
const asAda = { ...ada.headers, ...from(office) };
const preview = async (path: string, draft: unknown): Promise<PolicyImpact> =>
  ok(await ada.browser.post(`${base}/${path}/impact`, draft, asAda)).json();
const emails = ({ users }: PolicyImpact) => users.items.map(({ email }) => email);
/** Rows that a preview could have changed. */
const stored = async () => [
  await server.rows('select * from security_policies order by id'),
  await server.rows('select * from session_policies order by tenant_id'),
  await server.rows('select * from ip_restriction_settings'),
  await server.rows('select * from ip_restrictions order by id'),
  await server.rows('select * from domain_restriction_settings'),
  await server.rows('select * from domain_restrictions order by id'),
  await server.rows('select id, ended_at from sessions order by id'),
  await server.rows('select count(*) from audits where original_id is null'),
];

async function signIn(who: typeof member, address: string) {
  const browser = server.browser();
  const session = ok(await tryLogin(browser, who.email, who.password, { ...from(address) })).json<{
    accessToken: string;
  }>();
  return {
    browser,
    me: (at = address) =>
      browser.get('/identity/resources/users/v2/me', { authorization: `Bearer ${session.accessToken}`, ...from(at) }),
  };
}

beforeEach(async () => {
  // but the admin's own, with both factors
  await server.rows(`delete from sessions where user_id <> $1 or not 'mfa' = any (amr)`, [admin.id]);
  await server.rows(`update sessions set ip = $2, seen_at = $1, created_at = $1`, [server.clock.read(), office]);
  await server.rows('delete from ip_restrictions');
  await server.rows('delete from ip_restriction_settings');
  await server.rows('delete from session_policies');
  await server.rows(`delete from security_policies where tenant_id is not null`);
  await server.rows(`delete from audits where action in ('user.signed-in', 'user.sign-in-failed', 'user.locked')`);
  await server.rows('delete from lockouts');
});

describe('9 a draft of IP restrictions', () => {
  const draft = { isActive: true, strategy: 'ALLOW', add: [{ ip: '198.51.100.0/24', strategy: 'ALLOW' }] };

  it('names the users, sessions and sign-ins that it would refuse', async () => {
    await signIn(member, office);
    await signIn(guest, cafe);
    await signIn(guest, cafe);
    const impact = await preview('v1/restrictions/ip', draft);
    expect(impact).toMatchObject({ locksOut: false, sessions: { total: 2 }, signIns: { total: 3, refused: 2 } });
    expect(emails(impact)).toEqual([guest.email]);
    expect(impact.signIns!.days).toEqual([
      { day: server.clock.read().toISOString().slice(0, 10), total: 3, refused: 2 },
    ]);
  });

  it('hits exactly the sessions that are refused once it is saved', async () => {
    const addresses = [office, cafe, '198.51.100.255', '198.51.101.0', '2001:db8::1', '::ffff:198.51.100.9'];
    const sessions = [];
    for (const address of addresses) sessions.push(await signIn(member, address));
    const { sessions: hit } = await preview('v1/restrictions/ip', draft);
    ok(await ada.browser.post(`${ip}/bulk`, { ips: draft.add }, asAda));
    ok(await ada.browser.post(`${ip}/config`, { isActive: true, strategy: 'ALLOW' }, asAda));
    const statuses = [];
    for (const session of sessions) statuses.push((await session.me()).status);
    expect(statuses).toEqual([200, 403, 200, 403, 403, 200]);
    expect(hit.total).toBe(statuses.filter((status) => status === 403).length);
  });

  it('says that saving would shut out its author, who may preview it all the same', async () => {
    const lockout = { ...draft, add: [{ ip: cafe, strategy: 'ALLOW' }] };
    expect((await preview('v1/restrictions/ip', lockout)).locksOut).toBe(true);
    expect((await preview('v1/restrictions/ip', { ...lockout, isActive: false })).locksOut).toBe(false);
  });

  it('takes entries from the stored list', async () => {
    ok(await ada.browser.post(ip, { ip: cafe, strategy: 'BLOCK' }, asAda));
    await signIn(guest, cafe);
    const [entry] = ok(await ada.browser.get(ip, asAda)).json<{ items: { id: string }[] }>().items;
    const block = { isActive: true, strategy: 'BLOCK' };
    expect((await preview('v1/restrictions/ip', block)).sessions.total).toBe(1);
    expect((await preview('v1/restrictions/ip', { ...block, remove: [entry!.id] })).sessions.total).toBe(0);
  });

  it('names API tokens by the address of their last call', async () => {
    const made = ok(
      await ada.browser.post('/identity/resources/users/access-tokens/v1', { description: 'Nightly export' }, asAda),
    ).json<{ secret: string }>();
    ok(await server.browser().get('/identity/resources/users/v2/me', { 'x-api-key': made.secret, ...from(cafe) }));
    const { apiTokens } = await preview('v1/restrictions/ip', draft);
    expect(apiTokens).toMatchObject({ total: 1, items: [{ description: 'Nightly export' }] });
  });

  it.each([
    [{ isActive: true, add: [{ ip: '0.0.0.0/0', strategy: 'ALLOW' }] }, 'add.0.ip'],
    [{ isActive: true, add: [{ ip: '::ffff:0.0.0.0/96', strategy: 'ALLOW' }] }, 'add.0.ip'],
    [{ isActive: 'yes' }, 'isActive'],
    [{ isActive: true, remove: 'all' }, 'remove'],
  ])('refuses %j and names the field', async (body, field) => {
    const answer = await ada.browser.post(`${ip}/impact`, body, asAda);
    expect([answer.status, answer.text]).toEqual([400, expect.stringContaining(field)]);
  });
});

describe('7 a draft of the MFA policy', () => {
  it('names members without a second factor, and sessions and sign-ins that had none', async () => {
    await signIn(member, office);
    const impact = await preview('v1/mfa-policy', { enforceMFAType: 'Force' });
    expect(emails(impact)).toEqual(expect.arrayContaining([member.email, guest.email]));
    expect(emails(impact)).not.toContain(admin.email);
    expect(emails(impact)).not.toContain(stranger.email);
    expect(impact).toMatchObject({ sessions: { total: 1, own: false }, signIns: { total: 1, refused: 1 } });
    expect(impact.users.total).toBe(impact.users.items.length);
    expect(await preview('v1/mfa-policy', { enforceMFAType: 'DontForce' })).toMatchObject({
      users: { total: 0 },
      sessions: { total: 0 },
      signIns: { refused: 0 },
    });
  });

  it('says whether the caller’s own session is among them', async () => {
    const withOneFactor = (amr: string) =>
      server.rows('update sessions set amr = $2 where user_id = $1 returning id', [admin.id, amr]);
    const [{ amr }] = (await server.rows<{ amr: string }>('select amr::text from sessions where user_id = $1', [
      admin.id,
    ])) as [{ amr: string }];
    await withOneFactor('{pwd}');
    const { sessions } = await preview('v1/mfa-policy', { enforceMFAType: 'Force' });
    await withOneFactor(amr);
    expect(sessions).toEqual({ total: 1, own: true });
  });

  it('is what happens once it is saved', async () => {
    const theirs = await signIn(member, office);
    expect((await preview('v1/mfa-policy', { enforceMFAType: 'Force' })).sessions.total).toBe(1);
    expect((await theirs.me()).status).toBe(200);
    ok(await ada.browser.post(`${base}/v1/mfa-policy`, { enforceMFAType: 'Force' }, asAda));
    expect((await theirs.me()).status).not.toBe(200);
    expect((await ada.browser.get('/identity/resources/users/v2/me', asAda)).status).toBe(200);
  });
});

describe('7 a draft of the session limits', () => {
  it('counts sessions that are too idle, too old or too many, as saving ends them', async () => {
    const idle = await signIn(member, office);
    await server.rows(`update sessions set seen_at = $2 where user_id = $1`, [
      member.id,
      new Date(server.clock.read().getTime() - 7200_000),
    ]);
    const used = await signIn(guest, office);
    const draft = { sessionIdleTimeoutConfiguration: { isActive: true, timeout: 3600 } };
    const impact = await preview('sessions/v1', draft);
    expect([impact.sessions.total, emails(impact)]).toEqual([1, [member.email]]);
    expect(impact).not.toHaveProperty('signIns');
    ok(await ada.browser.post(`${base}/sessions/v1`, draft, asAda));
    expect([(await idle.me()).status, (await used.me()).status]).toEqual([401, 200]);
  });

  it('counts the surplus of each user', async () => {
    for (let made = 0; made < 4; made++) await signIn(member, office);
    await signIn(guest, office);
    const draft = { sessionConcurrentConfiguration: { isActive: true, maxSessions: 2 } };
    const impact = await preview('sessions/v1', draft);
    expect([impact.sessions.total, emails(impact)]).toEqual([2, [member.email]]);
    ok(await ada.browser.post(`${base}/sessions/v1`, draft, asAda));
    expect(
      await server.rows('select count(*)::int as left from sessions where user_id = $1 and ended_at is null', [
        member.id,
      ]),
    ).toEqual([{ left: 2 }]);
  });
});

describe('7 a draft of the lockout policy', () => {
  const fail = async (who: typeof member, times: number) => {
    const statuses = [];
    for (let made = 0; made < times; made++)
      statuses.push(
        (await tryLogin(server.browser(), who.email, 'not the password')).json<{ errorCode: string }>().errorCode,
      );
    return statuses;
  };
  const draft = { enabled: true, maxAttempts: 3 };

  it('names the accounts that incorrect passwords would have locked, by day, and those that are near it', async () => {
    await fail(member, 4);
    await fail(guest, 2);
    await fail(stranger, 4);
    const impact = await preview('v1/lockout-policy', draft);
    expect(emails(impact)).toEqual([member.email]);
    expect(impact).toMatchObject({ sessions: { total: 0 }, apiTokens: { total: 0 } });
    const today = server.clock.read().toISOString().slice(0, 10);
    expect(impact.lockouts).toEqual({
      total: 6,
      refused: 1,
      days: [{ day: today, total: 6, refused: 1 }],
      locked: 0,
      // the next one of each would lock
      near: 2,
    });
    expect((await preview('v1/lockout-policy', { enabled: false, maxAttempts: 3 })).lockouts).toMatchObject({
      total: 6,
      refused: 0,
      near: 0,
    });
  });

  it('counts the locks that happen once it is saved', async () => {
    expect(await fail(member, 4)).not.toContain('account-locked');
    const { lockouts } = await preview('v1/lockout-policy', draft);
    await server.rows('delete from lockouts');
    await server.rows(`delete from audits where action = 'user.sign-in-failed'`);
    ok(await ada.browser.post(`${base}/v1/lockout-policy`, draft, asAda));
    await fail(member, 4);
    const locked = await server.rows(`select actor_id from audits where action = 'user.locked' and tenant_id is null`);
    expect(locked).toEqual([{ actor_id: member.id }]);
    expect(lockouts!.refused).toBe(locked.length);
    expect((await preview('v1/lockout-policy', draft)).lockouts).toMatchObject({ locked: 1, near: 0, refused: 1 });
  });
});

describe('7 a draft of the password history', () => {
  it('names the members who have a password, and none when it is off', async () => {
    const impact = await preview('v1/password-history-policy', { enabled: true, historySize: 5 });
    expect(emails(impact)).toEqual(expect.arrayContaining([admin.email, member.email]));
    expect(impact.sessions.total).toBe(0);
    expect((await preview('v1/password-history-policy', { enabled: false, historySize: 5 })).users.total).toBe(0);
  });
});

describe('7 a draft of password expiration', () => {
  it('names users whose password is too old', async () => {
    await server.rows('update users set password_changed_at = $2 where id = $1', [
      member.id,
      new Date(server.clock.read().getTime() - 40 * day),
    ]);
    const impact = await preview('v1/password-rotation', {
      isActive: true,
      rotationPeriod: 30 * 1440,
      notificationPeriod: 0,
    });
    expect([emails(impact), impact.sessions.total]).toEqual([[member.email], 0]);
    expect((await tryLogin(server.browser(), member.email, member.password)).status).toBe(200);
  });
});

describe('9 a draft of email domain restrictions', () => {
  it('names members whose domain it does not take in', async () => {
    const impact = await preview('restrictions/v1/email-domain', {
      active: true,
      blockPublicDomains: false,
      type: 'ALLOW',
    });
    expect(impact.locksOut).toBe(true);
    const [{ total }] = (await server.rows(
      `select count(*)::int as total from memberships where tenant_id = $1 and state <> 'disabled'`,
      [acme],
    )) as [{ total: number }];
    expect(impact.users.total).toBe(total);
    expect(
      (
        await preview('restrictions/v1/email-domain', {
          active: true,
          blockPublicDomains: true,
          type: 'BLOCK',
        })
      ).users.total,
    ).toBe(0);
  });
});

describe('9 a draft of the list of email domains', () => {
  const path = 'restrictions/v1/email-domain';
  const domains = `${base}/${path}`;
  const own = admin.email.split('@')[1]!;
  const stored = { active: true, blockPublicDomains: false };
  const invited = ['early@former.example', 'reader@bücher.example', 'first@harbour.example', 'mo@gmail.com'];
  const clear = async () => {
    await server.rows('delete from domain_restrictions');
    await server.rows('delete from domain_restriction_settings');
  };
  const listed = async () =>
    ok(await ada.browser.get(domains, asAda)).json<{ items: { id: string; domain: string }[] }>().items;

  beforeEach(async () => {
    await clear();
    await server.rows('delete from users where email = any ($1)', [invited]);
  });

  it.each([
    {
      what: 'additions to a block list',
      type: 'BLOCK',
      before: ['former.example'],
      add: ['XN--BCHER-KVA.example', 'harbour.example', 'FORMER.example'],
      remove: [],
      hit: ['early@former.example', 'first@harbour.example', 'reader@bücher.example'],
    },
    {
      what: 'removals from a block list',
      type: 'BLOCK',
      before: ['former.example', 'harbour.example'],
      add: [],
      remove: ['harbour.example'],
      hit: ['early@former.example'],
    },
    {
      what: 'additions to an allow list and removals from it',
      type: 'ALLOW',
      before: [own, 'former.example', 'harbour.example'],
      add: ['bücher.example'],
      remove: ['former.example'],
      hit: ['early@former.example', 'mo@gmail.com'],
    },
    {
      what: 'public domains, which no list admits',
      type: 'ALLOW',
      before: [own, 'former.example', 'harbour.example', 'bücher.example'],
      add: ['gmail.com'],
      remove: [],
      noPublic: true,
      hit: ['mo@gmail.com'],
    },
  ])('names whom $what refuse once they are saved', async ({ type, before, add, remove, noPublic = false, hit }) => {
    const invite = (email: string) => ada.browser.post(paths.users, { email }, asAda);
    for (const email of invited) ok(await invite(email));
    const save = { ...stored, blockPublicDomains: noPublic, type };
    for (const domain of before) ok(await ada.browser.post(domains, { domain, type }, asAda));
    const gone = (await listed()).filter(({ domain }) => remove.includes(domain as never));
    const draft = { ...save, add: add.map((domain) => ({ domain, type })), remove: gone.map(({ id }) => id) };
    const impact = await preview(path, draft);
    // others of the team are not invited anew
    expect(emails(impact).filter((email) => invited.includes(email))).toEqual(hit);

    if (draft.add.length > 0) ok(await ada.browser.post(`${domains}/bulk`, { domains: draft.add }, asAda));
    for (const { id } of gone) ok(await ada.browser.send('DELETE', `${domains}/${id}`, { headers: asAda }));
    ok(await ada.browser.post(`${domains}/config`, save, asAda));
    await server.rows('delete from users where email = any ($1)', [invited]);
    const refused = [];
    for (const email of invited) if ((await invite(email)).status === 403) refused.push(email);
    expect(refused.toSorted()).toEqual(hit.toSorted());
    // those whom the rule has kept out are no longer hit by it
    const after = emails(await preview(path, save));
    expect(after.filter((email) => invited.includes(email))).toEqual([]);
  });

  it('says that saving would shut out its author, by a domain that it adds or removes', async () => {
    const block = { ...stored, type: 'BLOCK' };
    expect((await preview(path, block)).locksOut).toBe(false);
    expect((await preview(path, { ...block, add: [{ domain: own, type: 'BLOCK' }] })).locksOut).toBe(true);
    expect((await preview(path, { ...block, add: [{ domain: own, type: 'ALLOW' }] })).locksOut).toBe(false);
    ok(await ada.browser.post(domains, { domain: own, type: 'ALLOW' }, asAda));
    const { id } = (await listed())[0]!;
    const allow = { ...stored, type: 'ALLOW' };
    expect((await preview(path, allow)).locksOut).toBe(false);
    expect((await preview(path, { ...allow, remove: [id, 'no such entry'] })).locksOut).toBe(true);
  });

  it('does not judge entries of another tenant', async () => {
    const sol = await callerFor(server, stranger);
    ok(await sol.browser.post(domains, { domain: 'theirs.example', type: 'ALLOW' }, sol.headers));
    const theirs = ok(await sol.browser.get(domains, sol.headers)).json<{ items: { id: string }[] }>().items;
    const draft = { ...stored, active: false, type: 'ALLOW', remove: theirs.map(({ id }) => id) };
    await preview(path, draft);
    expect(ok(await sol.browser.get(domains, sol.headers)).json()).toEqual({ items: theirs });
  });

  it.each([
    [{ add: [{ domain: '*.example.com', type: 'BLOCK' }] }, 'add.0.domain'],
    [{ add: [{ domain: 'xn--a.example', type: 'BLOCK' }] }, 'add.0.domain'],
    [{ remove: 'all' }, 'remove'],
  ])('refuses %j and names the field', async (change, field) => {
    const answer = await ada.browser.post(`${domains}/impact`, { ...stored, type: 'BLOCK', ...change }, asAda);
    expect([answer.status, answer.text]).toEqual([400, expect.stringContaining(field)]);
  });
});

describe('V8.3.1 a preview', () => {
  const drafts: [string, unknown][] = [
    ['v1/mfa-policy', { enforceMFAType: 'Force' }],
    ['v1/lockout-policy', { enabled: true, maxAttempts: 3 }],
    ['v1/password-history-policy', { enabled: true, historySize: 3 }],
    ['v1/password-rotation', { isActive: true, rotationPeriod: 1440, notificationPeriod: 0 }],
    ['sessions/v1', { sessionConcurrentConfiguration: { isActive: true, maxSessions: 1 } }],
    ['v1/restrictions/ip', { isActive: true, strategy: 'ALLOW', add: [{ ip: cafe, strategy: 'ALLOW' }] }],
    [
      'restrictions/v1/email-domain',
      { active: true, blockPublicDomains: true, type: 'ALLOW', add: [{ domain: 'left.example', type: 'ALLOW' }] },
    ],
  ];

  it.each(drafts)('of %s stores nothing, several at once too', async (path, draft) => {
    await signIn(guest, cafe);
    const before = await stored();
    const [first, second] = await Promise.all([preview(path, draft), preview(path, draft)]);
    expect(first).toEqual(second);
    expect(await stored()).toEqual(before);
  });

  it.each(drafts)(
    'of %s is refused to a member without the permission, and names no user of another tenant',
    async (path, draft) => {
      const mel = await callerFor(server, member);
      expect((await mel.browser.post(`${base}/${path}/impact`, draft, mel.headers)).status).toBe(403);
      const sol = await callerFor(server, stranger);
      const answer = ok(await sol.browser.post(`${base}/${path}/impact`, draft, sol.headers));
      for (const { email } of [admin, member]) expect(answer.text).not.toContain(email);
      expect((await server.browser().post(paths.refresh, {})).status).toBe(401);
    },
  );

  it('is limited per tenant, as it may take seconds', async () => {
    const limited = await startTestServer({ config: { limits: { policyPreview: { points: 2, per: 60 } } } });
    const owner = await callerFor(limited, limited.people.admin);
    const other = await callerFor(limited, limited.people.stranger);
    const ask = ({ browser, headers }: typeof owner) =>
      browser.post(`${base}/v1/mfa-policy/impact`, { enforceMFAType: 'Force' }, headers);
    expect([await ask(owner), await ask(owner)].map(({ status }) => status)).toEqual([200, 200]);
    const refused = await ask(owner);
    expect([refused.status, refused.headers.has('retry-after')]).toEqual([429, true]);
    expect((await ask(other)).status).toBe(200);
    await limited.close();
  });
});
