/** The security center: score, recommendations, and what is applied, undone and dismissed. */
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { ErrorBody } from '#shared/contract/errors.ts';
import type { PolicyImpact } from '#shared/contract/policies/policy-impact.ts';
import type { SecurityOverview, SecurityTrends } from '#shared/contract/security-center/security-center.ts';
import type { Answer } from '#server/testing/browser.ts';
import { callerFor, tryLogin } from '#server/testing/flows.ts';
import { setUpApp, signInWithApp } from '#server/testing/second-factors.ts';
import { startTestServer, useTestServer } from '#server/testing/test-server.ts';

const server = await useTestServer({
  config: { trustedProxies: ['127.0.0.1'], limits: { policyPreview: { points: 1000, per: 60 } } },
});
const { acme, globex, admin, member, guest, stranger } = server.people;
const office = { 'x-forwarded-for': '198.51.100.7' };
const center = '/security-center/resources';
const base = '/identity/resources/configurations';
const bulk = '/identity/resources/users/v1/passwords/breached/reset/bulk';
const day = 86_400_000;

/** @throws when the server refuses it */
function ok(answer: Answer): Answer {
  if (answer.status >= 300) throw new Error(`${answer.status} ${answer.text}`);
  return answer;
}
const errorOf = (answer: Answer) => [answer.status, answer.json<ErrorBody>().errorCode];

// with both factors, so that a forced second factor does not stop the calls that follow
const app = await setUpApp(server, admin);
const ada = await signInWithApp(server, admin, app);
const mel = await callerFor(server, member);
const sol = await callerFor(server, stranger);
type Who = Pick<typeof ada, 'browser' | 'headers'>;

const overview = async (who: Who = ada): Promise<SecurityOverview> =>
  ok(await who.browser.get(`${center}/overview/v1`, { ...who.headers, ...office })).json();
const act = (who: Who, code: string, what: string, body: unknown = {}) =>
  who.browser.post(`${center}/recommendations/v1/${code}/${what}`, body, { ...who.headers, ...office });
const apply = async (code: string): Promise<{ id: string; score: number; undoUntil: string }> =>
  ok(await act(ada, code, 'apply')).json();
const found = async (code: string) => (await overview()).recommendations.find((each) => each.code === code);
const openCodes = async () =>
  (await overview()).recommendations.filter(({ status }) => status === 'open').map(({ code }) => code);
const wireCodes = async () =>
  ok(await ada.browser.get(`${center}/recommendations/v1`, ada.headers))
    .json<{ recommendations: { items: { code: string }[] } }>()
    .recommendations.items.map(({ code }) => code);

async function policy(kind: string, value: unknown): Promise<void> {
  await server.rows(`delete from security_policies where tenant_id = $1 and kind = $2`, [acme, kind]);
  await server.rows(
    `insert into security_policies (id, tenant_id, kind, value, created_at, updated_at) values (gen_random_uuid(), $1, $2, $3, $4, $4)`,
    [acme, kind, JSON.stringify(value), server.clock.read()],
  );
}
const limits = async (timeout: number | null, idle: number | null, most: number | null) => {
  const limit = (value: number | null, name: string) => ({ isActive: value !== null, [name]: value ?? 1000 });
  ok(
    await ada.browser.post(
      `${base}/sessions/v1`,
      {
        sessionTimeoutConfiguration: limit(timeout, 'timeout'),
        sessionIdleTimeoutConfiguration: limit(idle, 'timeout'),
        sessionConcurrentConfiguration: limit(most, 'maxSessions'),
      },
      { ...ada.headers, ...office },
    ),
  );
};
const ips = async (isActive: boolean, strategy: string) => {
  await server.rows('delete from ip_restriction_settings');
  await server.rows(`insert into ip_restriction_settings values ($1, $2, $3, now())`, [acme, isActive, strategy]);
};
const listIp = (range: string, strategy: string) =>
  server.rows(
    `insert into ip_restrictions (id, tenant_id, range, strategy, is_active, created_at, updated_at) values (gen_random_uuid(), $1, $2, $3, true, now(), now())`,
    [acme, range, strategy],
  );
const domains = async (active: boolean, type: string) => {
  await server.rows('delete from domain_restriction_settings');
  await server.rows(`insert into domain_restriction_settings values ($1, $2, $3, false, now())`, [acme, active, type]);
};
const listDomain = (domain: string, type: string) =>
  server.rows(`insert into domain_restrictions values (gen_random_uuid(), $1, $2, $3, now())`, [acme, domain, type]);
const breach = (id: string) =>
  server.rows('update users set password_breached_at = $2 where id = $1', [id, server.clock.read()]);
const away = (id: string) =>
  server.rows(`update memberships set last_login_at = $2, created_at = $2 where tenant_id = $3 and user_id = $1`, [
    id,
    new Date(server.clock.read().getTime() - 91 * day),
    acme,
  ]);
const audits = (action: string) =>
  server.rows<{ details: Record<string, unknown>; actor_id: string }>(
    'select details, actor_id from audits where tenant_id = $1 and action = $2 order by id',
    [acme, action],
  );

beforeEach(async () => {
  for (const table of [
    'ip_restrictions',
    'ip_restriction_settings',
    'domain_restrictions',
    'domain_restriction_settings',
  ])
    await server.rows(`delete from ${table}`);
  await server.rows('delete from security_policies where tenant_id is not null');
  await server.rows('delete from session_policies');
  await server.rows('delete from recommendation_dismissals');
  await server.rows('delete from recommendation_applications');
  await server.rows('update users set password_breached_at = null');
  await server.rows(
    `update memberships set state = 'active', last_login_at = $1, password_reset_at = null, breach_mailed_at = null`,
    [server.clock.read()],
  );
});

describe('3 each recommendation appears and disappears with its setting', () => {
  const cases: [string, () => Promise<unknown>, () => Promise<unknown>][] = [
    [
      'FORCE_MFA',
      () => policy('mfa', { enforceMFAType: 'DontForce' }),
      () => policy('mfa', { enforceMFAType: 'ForceExceptSAML' }),
    ],
    [
      'BREACHED_PASSWORDS_EXIST',
      () => breach(member.id),
      () => server.rows('update users set password_breached_at = null'),
    ],
    [
      'ENABLE_USER_LOCKOUT',
      () => policy('lockout', { enabled: false, maxAttempts: 5 }),
      () => policy('lockout', { enabled: true, maxAttempts: 10 }),
    ],
    [
      'STRENGTHEN_USER_LOCKOUT',
      () => policy('lockout', { enabled: true, maxAttempts: 11 }),
      () => policy('lockout', { enabled: true, maxAttempts: 5 }),
    ],
    [
      'ENABLE_PASSWORD_HISTORY',
      () => policy('password-history', { enabled: false, historySize: 0 }),
      () => policy('password-history', { enabled: true, historySize: 5 }),
    ],
    [
      'STRENGTHEN_PASSWORD_HISTORY',
      () => policy('password-history', { enabled: true, historySize: 4 }),
      () => policy('password-history', { enabled: true, historySize: 5 }),
    ],
    ['ENABLE_FORCE_RELOGIN', () => limits(null, 3600, 5), () => limits(2_592_000, 3600, 5)],
    ['SET_FORCE_RELOGIN', () => limits(2_592_001, 3600, 5), () => limits(2_592_000, 3600, 5)],
    ['ENABLE_SESSION_CONCURRENCY', () => limits(3600, 3600, null), () => limits(3600, 3600, 10)],
    ['SET_SESSION_CONCURRENCY', () => limits(3600, 3600, 11), () => limits(3600, 3600, 10)],
    ['ENABLE_IDLE_SESSION', () => limits(3600, null, 5), () => limits(3600, 86_400, 5)],
    ['SET_IDLE_SESSION', () => limits(3600, 86_401, 5), () => limits(3600, 86_400, 5)],
    ['ENABLE_IP_RESTRICTIONS', () => ips(false, 'ALLOW'), () => ips(true, 'BLOCK')],
    [
      'CHANGE_IP_TO_ALLOWLIST',
      () => ips(true, 'BLOCK'),
      async () => {
        await listIp('198.51.100.0/24', 'ALLOW');
        await ips(true, 'ALLOW');
      },
    ],
    ['ENABLE_DOMAIN_RESTRICTIONS', () => domains(false, 'ALLOW'), () => domains(true, 'BLOCK')],
    ['CHANGE_DOMAIN_TO_ALLOWLIST', () => domains(true, 'BLOCK'), () => domains(true, 'ALLOW')],
  ];

  it.each(cases)('%s', async (code, needed, settled) => {
    await needed();
    expect(await wireCodes()).toContain(code);
    const before = await overview();
    expect(before.recommendations.find((each) => each.code === code)).toMatchObject({ status: 'open' });
    await settled();
    const headers = { ...ada.headers, ...office };
    const after = ok(await ada.browser.get(`${center}/recommendations/v1`, headers)).json<{
      scoring: { score: number };
      recommendations: { items: { code: string }[] };
    }>();
    expect(after.recommendations.items.map((each) => each.code)).not.toContain(code);
    expect(after.scoring.score).toBeGreaterThan(before.score);
  });

  it('CONFIGURE_SSO is settled by a configured connection of the tenant, and can’t be applied', async () => {
    expect(await found('CONFIGURE_SSO')).toMatchObject({ action: 'none', points: 15 });
    expect(errorOf(await act(ada, 'CONFIGURE_SSO', 'apply'))).toEqual([409, 'recommendation-not-applicable']);
    const sso = {
      key: 'acme',
      domains: ['acme.example'],
      issuer: 'https://id.acme.example',
      clientId: 'portico',
      clientSecret: 'a secret of the provider',
    };
    const other = await startTestServer({
      database: server.database,
      masterKey: server.masterKey,
      clock: server.clock,
      config: { sso: { connections: [{ ...sso, tenant: acme }] } },
    });
    const owner = await signInWithApp(other, admin, app);
    const answer = await owner.browser.get(`${center}/overview/v1`, owner.headers);
    expect(ok(answer).json<SecurityOverview>().categories).toContainEqual({ category: 'SSO', points: 15, of: 15 });
    await other.close();
  });

  it('DEACTIVATE_INACTIVE_USERS, which the contract has no code for, is in the overview alone', async () => {
    await away(member.id);
    expect(await found('DEACTIVATE_INACTIVE_USERS')).toMatchObject({ category: 'INACTIVITY', users: 1 });
    expect(await wireCodes()).not.toContain('DEACTIVATE_INACTIVE_USERS');
  });
});

describe('2 the score', () => {
  it('is the sum of its categories, and what each lacks is what its recommendations give', async () => {
    await breach(member.id);
    await away(guest.id);
    await policy('lockout', { enabled: true, maxAttempts: 50 });
    const { score, categories, recommendations } = await overview();
    expect(categories.reduce((sum, { of }) => sum + of, 0)).toBe(100);
    expect(categories.reduce((sum, { points }) => sum + points, 0)).toBe(score);
    for (const { category, points, of } of categories)
      expect(
        recommendations.filter((each) => each.category === category).reduce((sum, each) => sum + each.points, points),
      ).toBe(of);
  });

  it('is computed on read: a change of a second factor, a password or a membership counts at once', async () => {
    const first = await overview();
    expect(first.users).toMatchObject({ total: 3, withoutMfa: 2 });
    await server.rows(
      `insert into factors (id, user_id, kind, passkey, confirmed_at, created_at) values (gen_random_uuid(), $1, 'sms', false, now(), now())`,
      [member.id],
    );
    const second = await overview();
    expect(second.users.withoutMfa).toBe(1);
    expect(second.score).toBeGreaterThan(first.score);
    await server.rows('delete from factors where user_id = $1', [member.id]);
    await server.rows(`update memberships set state = 'disabled' where user_id = $1`, [member.id]);
    expect((await overview()).users).toMatchObject({ total: 2, withoutMfa: 1 });
  });

  it('is 100 less what nobody here can apply, once all recommendations are applied', async () => {
    await breach(member.id);
    await away(guest.id);
    await listIp('198.51.100.0/24', 'ALLOW');
    await listDomain('acme.example', 'ALLOW');
    await policy('lockout', { enabled: true, maxAttempts: 50 });
    await policy('password-history', { enabled: true, historySize: 1 });
    await limits(5_000_000, 500_000, 100);
    for (const { code, action } of (await overview()).recommendations) if (action === 'apply') await apply(code);
    const { score, recommendations } = await overview();
    const left = recommendations.filter(({ status }) => status === 'open');
    expect(left.map(({ code }) => code)).toEqual(['CONFIGURE_SSO']);
    expect(score).toBe(100 - left.reduce((sum, { points }) => sum + points, 0));
  });
});

describe('2 an applied recommendation', () => {
  it('changes the setting with an audit row of it and of the recommendation, and can be undone', async () => {
    const before = await overview();
    const { id, score, undoUntil } = await apply('ENABLE_PASSWORD_HISTORY');
    expect(score).toBe(before.score + 6);
    expect(Date.parse(undoUntil)).toBe(server.clock.read().getTime() + 600_000);
    expect(await found('ENABLE_PASSWORD_HISTORY')).toMatchObject({
      status: 'applied',
      points: 6,
      application: { id, by: admin.name },
    });
    expect(await server.rows('select value from security_policies where tenant_id = $1', [acme])).toEqual([
      { value: { enabled: true, historySize: 5 } },
    ]);
    ok(await act(ada, 'ENABLE_PASSWORD_HISTORY', 'undo', { id }));
    // the vendor's default applies again, as before
    expect(await server.rows('select value from security_policies where tenant_id = $1', [acme])).toEqual([]);
    expect(await overview()).toEqual(before);
    expect((await audits('recommendation.applied')).at(-1)).toMatchObject({
      actor_id: admin.id,
      details: { before: { state: 'open' }, after: { state: 'applied' } },
    });
    expect((await audits('recommendation.undone')).at(-1)).toMatchObject({ details: { before: { state: 'applied' } } });
  });

  it.each([
    ['STRENGTHEN_USER_LOCKOUT', async () => await policy('lockout', { enabled: true, maxAttempts: 30 })],
    ['FORCE_MFA', async () => await policy('mfa', { enforceMFAType: 'DontForce' })],
    ['SET_IDLE_SESSION', async () => await limits(null, 500_000, null)],
    ['ENABLE_SESSION_CONCURRENCY', async () => await limits(3600, null, null)],
    [
      'ENABLE_IP_RESTRICTIONS',
      async () => {
        await listIp('198.51.100.0/24', 'ALLOW');
        await ips(false, 'BLOCK');
      },
    ],
    [
      'CHANGE_DOMAIN_TO_ALLOWLIST',
      async () => {
        await listDomain('acme.example', 'ALLOW');
        await domains(true, 'BLOCK');
      },
    ],
  ])('%s: an undo restores exactly the values before', async (code, arrange) => {
    await arrange();
    const stored = async () => [
      await server.rows('select kind, value from security_policies where tenant_id = $1 order by kind', [acme]),
      await server.rows('select timeout, idle_timeout, max_sessions, value from session_policies'),
      await server.rows('select is_active, strategy from ip_restriction_settings'),
      await server.rows('select active, list_type, block_public_domains from domain_restriction_settings'),
    ];
    const before = await stored();
    const { id } = await apply(code);
    expect(await stored()).not.toEqual(before);
    ok(await act(ada, code, 'undo', { id }));
    expect(await stored()).toEqual(before);
  });

  it('can’t be undone after ten minutes, twice, under another code, or by another tenant', async () => {
    const { id } = await apply('ENABLE_PASSWORD_HISTORY');
    expect(errorOf(await act(ada, 'STRENGTHEN_USER_LOCKOUT', 'undo', { id }))).toEqual([
      409,
      'recommendation-undo-expired',
    ]);
    expect(errorOf(await act(sol, 'ENABLE_PASSWORD_HISTORY', 'undo', { id }))).toEqual([
      409,
      'recommendation-undo-expired',
    ]);
    expect(errorOf(await act(ada, 'ENABLE_PASSWORD_HISTORY', 'undo', { id: 'x' }))).toEqual([
      409,
      'recommendation-undo-expired',
    ]);
    server.clock.advance(600_000);
    expect(errorOf(await act(ada, 'ENABLE_PASSWORD_HISTORY', 'undo', { id }))).toEqual([
      409,
      'recommendation-undo-expired',
    ]);
    expect(await found('ENABLE_PASSWORD_HISTORY')).toBeUndefined();
    const second = await apply('ENABLE_IDLE_SESSION');
    ok(await act(ada, 'ENABLE_IDLE_SESSION', 'undo', { id: second.id }));
    expect(errorOf(await act(ada, 'ENABLE_IDLE_SESSION', 'undo', { id: second.id }))).toEqual([
      409,
      'recommendation-undo-expired',
    ]);
  });

  it('can’t be undone once somebody has changed the setting', async () => {
    const { id } = await apply('ENABLE_PASSWORD_HISTORY');
    ok(
      await ada.browser.post(
        `${base}/v1/password-history-policy`,
        { enabled: true, historySize: 9 },
        { ...ada.headers, ...office },
      ),
    );
    expect(errorOf(await act(ada, 'ENABLE_PASSWORD_HISTORY', 'undo', { id }))).toEqual([409, 'changed-meanwhile']);
    expect(await server.rows('select value from security_policies where tenant_id = $1', [acme])).toEqual([
      { value: { enabled: true, historySize: 9 } },
    ]);
  });

  it('is applied and undone once by several calls at once', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => act(ada, 'ENABLE_PASSWORD_HISTORY', 'apply')));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    const { id } = answers.find(({ status }) => status === 200)!.json<{ id: string }>();
    const undone = await Promise.all([1, 2, 3].map(() => act(ada, 'ENABLE_PASSWORD_HISTORY', 'undo', { id })));
    expect(undone.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  });

  it('is refused if it would shut out the caller, and leaves nothing behind', async () => {
    await listIp('203.0.113.0/24', 'ALLOW');
    expect(errorOf(await act(ada, 'ENABLE_IP_RESTRICTIONS', 'apply'))).toEqual([409, 'restriction-locks-out']);
    expect(await server.rows('select * from recommendation_applications')).toEqual([]);
    expect(await server.rows('select is_active from ip_restriction_settings')).toEqual([]);
    expect(await found('ENABLE_IP_RESTRICTIONS')).toMatchObject({ status: 'open', action: 'apply' });
  });

  it('needs a list first where it would decide by one', async () => {
    expect(await found('ENABLE_IP_RESTRICTIONS')).toMatchObject({ action: 'open' });
    expect(errorOf(await act(ada, 'ENABLE_IP_RESTRICTIONS', 'apply'))).toEqual([409, 'recommendation-not-applicable']);
    expect(errorOf(await act(ada, 'NO_SUCH_CODE', 'apply'))[0]).toBe(400);
    expect(errorOf(await act(ada, 'SET_IDLE_SESSION', 'apply'))).toEqual([409, 'recommendation-not-applicable']);
  });

  it('ends surplus sessions of a concurrency limit', async () => {
    for (let made = 0; made < 7; made++) await callerFor(server, guest);
    const live = async () =>
      (await server.rows('select id from sessions where user_id = $1 and ended_at is null', [guest.id])).length;
    expect(await live()).toBeGreaterThan(5);
    await apply('ENABLE_SESSION_CONCURRENCY');
    expect(await live()).toBe(5);
  });
});

describe('2 inactive users', () => {
  it('are deactivated but those whom a rule protects, and reactivated by an undo', async () => {
    await away(member.id);
    await away(guest.id);
    await away(admin.id);
    const impact: PolicyImpact = ok(await act(ada, 'DEACTIVATE_INACTIVE_USERS', 'impact')).json();
    expect(impact.users.total).toBe(3);
    const { id } = await apply('DEACTIVATE_INACTIVE_USERS');
    const states = () =>
      server.rows('select user_id, state from memberships where tenant_id = $1 order by state', [acme]);
    expect(await states()).toEqual(
      expect.arrayContaining([
        { user_id: admin.id, state: 'active' },
        { user_id: member.id, state: 'disabled' },
        { user_id: guest.id, state: 'disabled' },
      ]),
    );
    expect((await mel.browser.get('/identity/resources/users/v2/me', mel.headers)).status).toBe(401);
    ok(await act(ada, 'DEACTIVATE_INACTIVE_USERS', 'undo', { id }));
    expect((await states()).every(({ state }) => state === 'active')).toBe(true);
    const again = await apply('DEACTIVATE_INACTIVE_USERS');
    ok(
      await ada.browser.post(
        `/identity/resources/tenants/users/v1/${guest.id}/enable`,
        {},
        { ...ada.headers, ...office },
      ),
    );
    expect(errorOf(await act(ada, 'DEACTIVATE_INACTIVE_USERS', 'undo', { id: again.id }))).toEqual([
      409,
      'changed-meanwhile',
    ]);
    expect(await states()).toEqual(expect.arrayContaining([{ user_id: member.id, state: 'disabled' }]));
  });
});

describe('7 leaked passwords', () => {
  const mails = async (email: string) => {
    await server.settle();
    return server.mailbox.to(email).length;
  };

  it('are no longer accepted once applied, and a new password ends that', async () => {
    await breach(guest.id);
    const before = await mails(guest.email);
    expect((await tryLogin(server.browser(), guest.email, guest.password)).status).toBe(200);
    const { id } = await apply('BREACHED_PASSWORDS_EXIST');
    expect((await tryLogin(server.browser(), guest.email, guest.password)).json()).toMatchObject({
      isBreachedPassword: true,
    });
    expect((await tryLogin(server.browser(), guest.email, guest.password)).json()).not.toHaveProperty('accessToken');
    expect(await mails(guest.email)).toBe(before + 1);
    expect((await overview()).users.breached).toBe(1);
    expect(await openCodes()).not.toContain('BREACHED_PASSWORDS_EXIST');
    ok(await act(ada, 'BREACHED_PASSWORDS_EXIST', 'undo', { id }));
    expect((await tryLogin(server.browser(), guest.email, guest.password)).json()).toHaveProperty('accessToken');
    const again = await apply('BREACHED_PASSWORDS_EXIST');
    // the user chooses another password
    await server.rows('update users set password_breached_at = null where id = $1', [guest.id]);
    expect((await tryLogin(server.browser(), guest.email, guest.password)).json()).toHaveProperty('accessToken');
    expect(errorOf(await act(ada, 'BREACHED_PASSWORDS_EXIST', 'undo', { id: again.id }))).toEqual([
      409,
      'changed-meanwhile',
    ]);
  });

  it('are mailed about in bulk, each user once a day, also by calls at once, and with an audit row', async () => {
    await breach(member.id);
    await breach(stranger.id);
    const [before, others] = [await mails(member.email), await mails(stranger.email)];
    const call = () => ada.browser.post(bulk, {}, { ...ada.headers, ...office });
    const answers = await Promise.all([call(), call(), call()]);
    expect(answers.map(({ status, text }) => [status, text])).toEqual([
      [200, ''],
      [200, ''],
      [200, ''],
    ]);
    ok(await call());
    expect(await mails(member.email)).toBe(before + 1);
    expect(await mails(stranger.email)).toBe(others);
    const told = (await audits('users.breached-mailed'))
      .slice(-4)
      .map(({ details }) => (details['after'] as { userIds: string[] }).userIds);
    expect(told.flat()).toEqual([member.id]);
    await server.rows('update memberships set breach_mailed_at = $1', [new Date(server.clock.read().getTime() - day)]);
    ok(await call());
    expect(await mails(member.email)).toBe(before + 2);
  });
});

describe('2 a dismissed recommendation', () => {
  it('keeps its points lost, is not in the contract’s list, and says who dismissed it and why', async () => {
    const { score } = await overview();
    ok(await act(ada, 'ENABLE_IP_RESTRICTIONS', 'dismissal', { reason: ' Everybody travels. ' }));
    expect(await found('ENABLE_IP_RESTRICTIONS')).toMatchObject({
      status: 'dismissed',
      dismissal: { reason: 'Everybody travels.', by: admin.name },
    });
    expect((await overview()).score).toBe(score);
    expect(await wireCodes()).not.toContain('ENABLE_IP_RESTRICTIONS');
    expect((await audits('recommendation.dismissed')).at(-1)!.details).toEqual({
      before: null,
      after: { reason: 'Everybody travels.', expires: null },
    });
    ok(
      await ada.browser.send('DELETE', `${center}/recommendations/v1/ENABLE_IP_RESTRICTIONS/dismissal`, {
        headers: { ...ada.headers, ...office },
      }),
    );
    expect(await found('ENABLE_IP_RESTRICTIONS')).toMatchObject({ status: 'open' });
    expect((await audits('recommendation.restored')).at(-1)!.details).toMatchObject({
      before: { reason: 'Everybody travels.' },
      after: null,
    });
  });

  it('comes back after its end', async () => {
    const until = new Date(server.clock.read().getTime() + 60_000).toISOString();
    ok(await act(ada, 'ENABLE_IDLE_SESSION', 'dismissal', { reason: 'Later', until }));
    expect(await openCodes()).not.toContain('ENABLE_IDLE_SESSION');
    server.clock.advance(60_000);
    expect(await openCodes()).toContain('ENABLE_IDLE_SESSION');
  });

  it.each([
    [{ reason: ' ' }, 'reason'],
    [{ reason: 'x'.repeat(501) }, 'reason'],
    [{ reason: 'x', until: 'tomorrow' }, 'until'],
    [{ reason: 'x', until: '2001-01-01T00:00:00.000Z' }, 'until'],
  ])('refuses %j and names the field', async (body, field) => {
    const answer = await act(ada, 'ENABLE_IDLE_SESSION', 'dismissal', body);
    expect([answer.status, answer.text]).toEqual([400, expect.stringContaining(field)]);
  });

  it('has to apply', async () => {
    expect(errorOf(await act(ada, 'SET_IDLE_SESSION', 'dismissal', { reason: 'x' }))).toEqual([
      409,
      'recommendation-not-applicable',
    ]);
  });
});

describe('7 the contract’s calls', () => {
  it('recommendations have the numbers of their category, and no other fields', async () => {
    await breach(member.id);
    const answer = ok(await ada.browser.get(`${center}/recommendations/v1`, { ...ada.headers, ...office })).json<{
      scoring: unknown;
      recommendations: { items: Record<string, unknown>[] };
    }>();
    expect(Object.keys(answer)).toEqual(['scoring', 'recommendations']);
    expect(Object.keys(answer.scoring as object)).toEqual(['score']);
    expect(answer.recommendations.items.find(({ code }) => code === 'BREACHED_PASSWORDS_EXIST')).toEqual({
      code: 'BREACHED_PASSWORDS_EXIST',
      severity: 'SEVERE',
      category: 'PASSWORD',
      metadata: {
        totalUsers: 3,
        password: { breachedPasswordUsersCount: 1, historyRecommendations: 5, userLockoutRecommendation: 5 },
      },
    });
    expect(answer.recommendations.items.find(({ code }) => code === 'CONFIGURE_SSO')).toEqual({
      code: 'CONFIGURE_SSO',
      severity: 'INFO',
      category: 'SSO',
    });
  });

  it('insights say what the settings amount to', async () => {
    const codes = async () =>
      ok(await ada.browser.get(`${center}/insights/v1`, { ...ada.headers, ...office }))
        .json<{ insights: { items: { code: string }[] } }>()
        .insights.items.map(({ code }) => code);
    expect(await codes()).toEqual([
      'PARTIAL_MFA_USAGE',
      'IMPROVE_PASSWORD_HISTORY_POLICY',
      'NO_SESSION_SETTINGS',
      'NO_IP_RESTRICTIONS',
      'NO_DOMAIN_RESTRICTIONS',
    ]);
    await policy('mfa', { enforceMFAType: 'Force' });
    await policy('password-history', { enabled: true, historySize: 5 });
    await limits(3600, 3600, 5);
    await ips(true, 'BLOCK');
    await listDomain('acme.example', 'ALLOW');
    await domains(true, 'ALLOW');
    expect(await codes()).toEqual([
      'MFA_FORCED',
      'FULL_PASSWORD_SETTINGS',
      'FULL_SESSION_SETTINGS',
      'IP_DENYLIST',
      'DOMAIN_ALLOWLIST',
    ]);
    await limits(3600, null, 5);
    await policy('mfa', { enforceMFAType: 'ForceExceptSAML' });
    expect((await codes()).slice(0, 3)).toEqual([
      'PARTIALLY_FORCED_MFA',
      'FULL_PASSWORD_SETTINGS',
      'PARTIAL_SESSION_SETTINGS',
    ]);
  });

  it('trends count failed sign-ins, second factors and new devices of members alone', async () => {
    await tryLogin(server.browser(), member.email, 'not the password', { 'x-forwarded-for': '203.0.113.9' });
    await tryLogin(server.browser(), stranger.email, 'not the password');
    const trends: SecurityTrends = ok(
      await ada.browser.get(`${center}/trends/v1`, { ...ada.headers, ...office }),
    ).json();
    expect(trends.failedSignIns).toMatchObject({ total: 1, addresses: { number: 1, signIns: 1 } });
    expect(trends.failedSignIns.days).toHaveLength(30);
    expect(trends.failedSignIns.days.at(-1)).toEqual({ day: server.clock.read().toISOString().slice(0, 10), count: 1 });
    expect(trends.mfa).toMatchObject({ total: 1, users: 3 });
  });
});

describe('V8.3.1 the security center', () => {
  const calls = (who: Who) => [
    act(who, 'ENABLE_PASSWORD_HISTORY', 'apply'),
    act(who, 'ENABLE_PASSWORD_HISTORY', 'impact'),
    act(who, 'ENABLE_PASSWORD_HISTORY', 'dismissal', { reason: 'x' }),
    who.browser.post(bulk, {}, who.headers),
    who.browser.get(`${center}/overview/v1`, who.headers),
    who.browser.get(`${center}/trends/v1`, who.headers),
  ];

  it('is refused to members without the permission, and to strangers', async () => {
    const lena = await callerFor(server, member);
    for (const answer of await Promise.all(calls(lena))) expect(answer.status).toBe(403);
    for (const answer of await Promise.all(calls({ browser: server.browser(), headers: {} })))
      expect(answer.status).toBe(401);
  });

  it('needs the right to the setting too', async () => {
    await server.rows(
      `update roles set permission_keys = array['fe.secure.read.*', 'fe.secure.write.securityPolicy'] where key = 'member'`,
    );
    await listIp('198.51.100.0/24', 'ALLOW');
    await away(guest.id);
    const lena = await callerFor(server, member);
    const rights = Object.fromEntries(
      (await overview(lena)).recommendations.map(({ code, allowed }) => [code, allowed]),
    );
    expect(rights).toMatchObject({ FORCE_MFA: true, ENABLE_IP_RESTRICTIONS: false, DEACTIVATE_INACTIVE_USERS: false });
    for (const code of ['ENABLE_IP_RESTRICTIONS', 'DEACTIVATE_INACTIVE_USERS'])
      expect(errorOf(await act(lena, code, 'apply'))).toEqual([403, 'forbidden']);
    await server.rows(`update roles set permission_keys = '{}' where key = 'member'`);
  });

  it('shows and changes another tenant nothing', async () => {
    await breach(member.id);
    ok(await act(ada, 'ENABLE_IDLE_SESSION', 'dismissal', { reason: 'Ours' }));
    const { id } = await apply('ENABLE_SESSION_CONCURRENCY');
    expect(errorOf(await act(sol, 'ENABLE_SESSION_CONCURRENCY', 'undo', { id }))).toEqual([
      409,
      'recommendation-undo-expired',
    ]);
    const dismissal = `${center}/recommendations/v1/ENABLE_IDLE_SESSION/dismissal`;
    ok(await sol.browser.send('DELETE', dismissal, { headers: { ...sol.headers, ...office } }));
    expect(await found('ENABLE_IDLE_SESSION')).toMatchObject({ status: 'dismissed' });
    ok(await sol.browser.post(bulk, {}, { ...sol.headers, ...office }));
    await server.settle();
    expect(await server.rows('select breach_mailed_at from memberships where user_id = $1', [member.id])).toEqual([
      { breach_mailed_at: null },
    ]);
    const theirs = await overview(sol);
    expect(JSON.stringify(theirs)).not.toContain('Ours');
    expect(theirs.users).toMatchObject({ breached: 0 });
    ok(await act(sol, 'ENABLE_PASSWORD_HISTORY', 'apply'));
    expect(await server.rows('select tenant_id from security_policies where tenant_id is not null')).toEqual([
      { tenant_id: globex },
    ]);
  });

  describe('by an impersonator', () => {
    const impersonation = '/identity/resources/impersonation/v1';
    /** An admin’s session as the admin of the fixture, who acts as the member. The member has the rights of an admin. */
    async function acting(): Promise<Who> {
      await server.rows(
        `insert into membership_roles (tenant_id, user_id, role_id) select $1, $2, id from roles where key = 'admin' and tenant_id is null on conflict do nothing`,
        [acme, member.id],
      );
      // a ticket needs a fresh sign-in
      const owner = await signInWithApp(server, admin, app);
      const asked = { userId: member.id, reason: 'Ticket 4711: cannot see the score' };
      const ticket = ok(
        await owner.browser.post(`${impersonation}/tickets`, asked, { ...owner.headers, ...office }),
      ).json<Record<string, string>>();
      const browser = server.browser();
      const { impersonatedUserId, actorToken } = ticket;
      const begun = ok(await browser.post(impersonation, { impersonatedUserId, actorToken }));
      return { browser, headers: { authorization: `Bearer ${String(begun.json()['accessToken'])}` } };
    }

    afterAll(async () => {
      await server.rows(
        `delete from membership_roles where user_id = $1 and role_id in (select id from roles where key = 'admin')`,
        [member.id],
      );
    });

    it('is read, and its settings are applied, undone and dismissed with the impersonator in each audit row', async () => {
      const theirs = await acting();
      expect((await overview(theirs)).recommendations.find(({ code }) => code === 'ENABLE_IDLE_SESSION')).toMatchObject(
        {
          allowed: true,
        },
      );
      const { id } = ok(await act(theirs, 'ENABLE_PASSWORD_HISTORY', 'apply')).json<{ id: string }>();
      ok(await act(theirs, 'ENABLE_PASSWORD_HISTORY', 'undo', { id }));
      ok(await act(theirs, 'ENABLE_IDLE_SESSION', 'dismissal', { reason: 'Asked for by phone' }));
      for (const action of ['recommendation.applied', 'recommendation.undone', 'recommendation.dismissed'])
        expect((await audits(action)).at(-1)).toMatchObject({
          actor_id: member.id,
          details: { impersonator: { kind: 'admin', id: admin.id, name: admin.name } },
        });
    });

    it('does not change how users sign in: no reset of leaked passwords, by any of its calls', async () => {
      const theirs = await acting();
      await breach(guest.id);
      const before = server.mailbox.to(guest.email).length;
      const code = 'BREACHED_PASSWORDS_EXIST';
      const refused = [403, 'impersonated-session'];
      expect((await overview(theirs)).recommendations.find((each) => each.code === code)).toMatchObject({
        status: 'open',
        allowed: false,
      });
      expect(errorOf(await act(theirs, code, 'apply'))).toEqual(refused);
      expect(errorOf(await theirs.browser.post(bulk, {}, { ...theirs.headers, ...office }))).toEqual(refused);
      const { id } = await apply(code);
      expect(errorOf(await act(theirs, code, 'undo', { id }))).toEqual(refused);
      await server.settle();
      expect(server.mailbox.to(guest.email)).toHaveLength(before + 1);
      expect(await found(code)).toMatchObject({ status: 'applied' });
    });

    it('does not shut out its user', async () => {
      const theirs = await acting();
      await listIp('203.0.113.0/24', 'ALLOW');
      expect(errorOf(await act(theirs, 'ENABLE_IP_RESTRICTIONS', 'apply'))).toEqual([409, 'restriction-locks-out']);
      await listDomain('elsewhere.example', 'ALLOW');
      expect(errorOf(await act(theirs, 'ENABLE_DOMAIN_RESTRICTIONS', 'apply'))).toEqual([409, 'restriction-locks-out']);
      expect(await server.rows('select * from recommendation_applications')).toEqual([]);
      expect((await theirs.browser.get('/identity/resources/users/v2/me', theirs.headers)).status).toBe(200);
    });

    it('ends with the impersonation: its token changes nothing afterwards', async () => {
      const theirs = await acting();
      server.clock.advance(2 * 3_600_000);
      expect((await act(theirs, 'ENABLE_PASSWORD_HISTORY', 'apply')).status).toBe(401);
      expect((await act(theirs, 'ENABLE_PASSWORD_HISTORY', 'dismissal', { reason: 'x' })).status).toBe(401);
    });
  });

  it('is off with its feature flag', async () => {
    const off = await startTestServer({ config: { flags: { 'security-center': false } } });
    const owner = await callerFor(off, off.people.admin);
    expect((await owner.browser.get(`${center}/overview/v1`, owner.headers)).status).toBe(404);
    expect((await owner.browser.get(`${center}/recommendations/v1`, owner.headers)).status).toBe(404);
    await off.close();
  });
});
