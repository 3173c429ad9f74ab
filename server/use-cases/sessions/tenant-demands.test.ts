/**
 * A tenant that requires multi-factor authentication: every way to get one of its tokens with a single-factor session.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import type { ErrorBody } from '#shared/contract/errors.ts';
import { multiFactorClass } from '#shared/lib/authentication-class.ts';
import { day, minute } from '#server/lib/clock.ts';
import type { Answer, Browser } from '#server/testing/browser.ts';
import {
  authorizePath,
  bearer,
  callerFor,
  codeFor,
  exchange,
  paths,
  tryLogin,
  type SignedIn,
} from '#server/testing/flows.ts';
import type { SeededUser } from '#server/testing/users.ts';
import {
  challengeFor,
  codeOf,
  ok,
  ownPath,
  signInPath,
  stepUpPath,
  type Challenge,
} from '#server/testing/second-factors.ts';
import { useTestServer, type TestServer } from '#server/testing/test-server.ts';
import { warnDisallowedFactors } from '#server/use-cases/mfa/warn-disallowed-factors.ts';

const errorOf = (answer: Answer) => [answer.status, answer.json<ErrorBody>().errorCode];
const demanded = [401, 'step-up-required'];
const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as Record<string, unknown>;

/** Sets the policy of the tenant, like its admin's call. */
async function decide(server: TestServer, tenantId: string, enforceMFAType: string): Promise<void> {
  await server.rows(
    `insert into security_policies (id, tenant_id, kind, value, created_at, updated_at) values (gen_random_uuid(), $1, 'mfa', $2, $3, $3)
     on conflict (tenant_id, kind) do update set value = excluded.value`,
    [tenantId, JSON.stringify({ enforceMFAType }), server.clock.read()],
  );
}

async function codeByMail(server: TestServer, browser: Browser, mfaToken: string, email: string): Promise<Answer> {
  const { otcToken } = ok(await browser.post(`${signInPath}/emailcode`, { mfaToken })).json<{ otcToken: string }>();
  await server.settle();
  const code = /\b\d{6}\b/.exec(server.mailbox.latest(email).text)![0];
  return await browser.post(`${signInPath}/emailcode/verify`, { mfaToken, otcToken, code });
}

describe('V6.3.3 a single-factor session, and a tenant of its user that requires two factors', async () => {
  const server = await useTestServer({ config: { signIn: { secondary: ['Passkeys'] } } });
  const { acme, globex, guest } = server.people;
  let browser: Browser;
  let headers: Record<string, string>;
  let early: { refreshToken: string; code: string };

  beforeAll(async () => {
    const caller = await callerFor(server, guest, acme);
    ({ browser, headers } = caller);
    // a family of its own, and a code for the tenant that has not set the policy yet
    const tokens = ok(await exchange(browser, await codeFor(browser, { tenantId: globex }))).json<{
      refresh_token: string;
    }>();
    early = { refreshToken: tokens.refresh_token, code: await codeFor(browser, { tenantId: globex }) };
    await decide(server, globex, 'Force');
  });

  const routes: [string, () => Promise<Answer>][] = [
    ['switching', () => browser.put(paths.switchTenant, { tenantId: globex }, headers)],
    ['asking for its token', () => browser.post(paths.tokenForTenant, { tenantId: globex }, headers)],
    ['refreshing by the cookie', () => browser.post(paths.refresh, { tenantId: globex })],
    [
      'refreshing by a refresh token',
      () =>
        browser.post(paths.token, { grant_type: 'refresh_token', refresh_token: early.refreshToken, tenantId: globex }),
    ],
    ['signing in silently', () => browser.post(paths.silent, { tenantId: globex })],
    ['trading in a code from before', () => exchange(browser, early.code)],
  ];

  it.each(routes)('gets no token by %s, even when repeated', async (_, ask) => {
    expect(errorOf(await ask())).toEqual(demanded);
  });

  it('names the required class, and keeps the refresh token valid', async () => {
    const refused = await browser.post(paths.token, {
      grant_type: 'refresh_token',
      refresh_token: early.refreshToken,
      tenantId: globex,
    });
    expect(refused.json<ErrorBody>().context).toEqual({ acrValues: multiFactorClass });
    const kept = ok(
      await browser.post(paths.token, { grant_type: 'refresh_token', refresh_token: early.refreshToken }),
    ).json<{ access_token: string; refresh_token: string }>();
    early.refreshToken = kept.refresh_token;
    expect(claimsOf(kept.access_token)).toMatchObject({ tenantId: acme, amr: ['pwd'] });
  });

  it('continues in the tenant without the requirement', async () => {
    expect((await browser.get(paths.me, headers)).status).toBe(200);
    expect((await browser.post(paths.refresh, {})).json()).toMatchObject({ tenantId: acme });
    expect(new URL((await browser.get(authorizePath())).location).searchParams.has('code')).toBe(true);
  });

  it('ASVS 6.3.3: is redirected from an authorization request to the second factor, and refused if prompts are not allowed', async () => {
    expect(
      new URL((await browser.get(authorizePath({ tenantId: globex, prompt: 'none' }))).location).searchParams.get(
        'error',
      ),
    ).toBe('login_required');
    const page = new URL((await browser.get(authorizePath({ tenantId: globex }))).location);
    expect(page.pathname).toBe('/account/step-up');
    const early = await browser.get(
      new URL(page.searchParams.get('redirectUrl')!).pathname + new URL(page.searchParams.get('redirectUrl')!).search,
    );
    expect(new URL(early.location).pathname).toBe('/account/step-up');
  });

  it.each(['authenticator/enroll', 'webauthn/enroll', 'enroll'])(
    'cannot enroll a factor in the other tenant, which would give access to this one: %s',
    async (path) => {
      expect(errorOf(await browser.post(`${ownPath}/${path}`, {}, headers))).toEqual(demanded);
    },
  );

  it.each([
    ['a passkey', '/identity/resources/users/webauthn/v1/devices'],
    ['another address', '/identity/resources/users/v1/email/me'],
  ])('nor %s', async (_, path) => {
    expect(errorOf(await browser.post(path, { email: 'thief@evil.example' }, headers))).toEqual(demanded);
  });

  it('4.4 gets full access once a code by email was verified', async () => {
    const challenge = ok(await browser.post(stepUpPath, {}, headers)).json<Challenge>();
    expect(challenge).toMatchObject({
      mfaRequired: true,
      mfaEnrolled: true,
      mfaDevices: { emails: [{ email: guest.email }], authenticators: [] },
    });
    expect(errorOf(await browser.post(`${signInPath}/authenticator/enroll`, { mfaToken: challenge.mfaToken }))).toEqual(
      [403, 'factor-not-offered'],
    );
    const raised = ok(await codeByMail(server, browser, challenge.mfaToken, guest.email)).json<SignedIn>();
    const stepped = bearer(raised.accessToken);
    expect((await browser.put(paths.switchTenant, { tenantId: globex }, stepped)).status).toBe(200);
    expect(
      claimsOf(
        ok(await browser.post(paths.tokenForTenant, { tenantId: globex }, stepped)).json<{ accessToken: string }>()
          .accessToken,
      ),
    ).toMatchObject({ tenantId: globex, amr: ['pwd', 'mfa', 'otp'] });
    expect((await browser.post(paths.silent, { tenantId: globex })).status).toBe(200);
    expect((await browser.post(paths.refresh, { tenantId: globex })).json()).toMatchObject({
      tenantId: globex,
      amr: ['pwd', 'mfa', 'otp'],
    });
    expect((await exchange(browser, await codeFor(browser, { tenantId: globex }))).status).toBe(200);
  });
});

describe('V6.3.3 a session from before its tenant required two factors', async () => {
  const server = await useTestServer();
  const { acme, member } = server.people;
  let browser: Browser;
  let headers: Record<string, string>;

  beforeAll(async () => {
    ({ browser, headers } = await callerFor(server, member));
    await decide(server, acme, 'Force');
  });

  it('is refused by its next call and its next refresh, but not ended', async () => {
    expect(errorOf(await browser.get(paths.me, headers))).toEqual(demanded);
    expect(errorOf(await browser.post(paths.refresh, {}))).toEqual(demanded);
    expect(errorOf(await browser.post(paths.silent, {}))).toEqual(demanded);
    expect(errorOf(await browser.post('/oauth/portal/ticket', {}, headers))).toEqual(demanded);
    expect(errorOf(await browser.post(`${ownPath}/authenticator/enroll`, {}, headers))).toEqual(demanded);
  });

  it('7 is redirected from the portal’s page to the second factor, and back', async () => {
    const page = await browser.get('/oauth/portal/profile', { 'sec-fetch-mode': 'navigate' });
    expect(page.location).toBe(
      `/account/step-up?${new URLSearchParams({ redirectUrl: '/oauth/portal/profile' }).toString()}`,
    );
  });

  it('continues after a code by email', async () => {
    const { mfaToken } = ok(await browser.post(stepUpPath, {}, headers)).json<Challenge>();
    expect((await codeByMail(server, browser, mfaToken, member.email)).status).toBe(200);
    expect((await browser.get(paths.me, headers)).status).toBe(200);
    expect((await browser.post(paths.refresh, {})).status).toBe(200);
    expect((await browser.get('/oauth/portal/profile', { 'sec-fetch-mode': 'navigate' })).status).toBe(200);
  });

  it('4.4 the step-up page switches it to the requested tenant, and to no foreign one', async () => {
    const { acme: own, globex, guest } = server.people;
    await decide(server, own, 'DontForce');
    await decide(server, globex, 'Force');
    const other = await callerFor(server, guest, own);
    const stepUp = async (tenantId: string) => {
      const page = await other.browser.follow(
        await other.browser.get(`/account/step-up?${new URLSearchParams({ tenantId }).toString()}`),
      );
      const typing = await other.browser.submit(page, {});
      await server.settle();
      const code = /\b\d{6}\b/.exec(server.mailbox.latest(guest.email).text)![0];
      return await other.browser.submit(typing, { code });
    };
    expect((await stepUp(globex)).status).toBe(303);
    const place = async () =>
      (
        await server.rows<{ tenant_id: string }>(
          'select tenant_id from sessions where user_id = $1 and ended_at is null',
          [guest.id],
        )
      )[0]!.tenant_id;
    expect(await place()).toBe(globex);
    expect((await other.browser.post(paths.refresh, {})).json()).toMatchObject({ tenantId: globex });
    await decide(server, own, 'DontForce');
  });

  it('can be ended without a second factor', async () => {
    const other = await callerFor(server, server.people.stranger);
    await decide(server, server.people.globex, 'Force');
    expect((await other.browser.post(paths.logout, {}, other.headers)).status).toBe(200);
    const rows = await server.rows(`select 1 from sessions where user_id = $1 and ended_at is null`, [
      server.people.stranger.id,
    ]);
    expect(rows).toEqual([]);
  });
});

describe('V6.3.3 a stolen password, and a required second factor', async () => {
  const server = await useTestServer({ config: { mfa: { enforce: 'Force' } } });
  const { admin, member } = server.people;
  const enrolments = [
    ['authenticator', {}],
    ['sms', { phoneNumber: '+4915112345678' }],
    ['webauthn', {}],
  ] as const;

  const tryEnrolments = async (user: SeededUser) => {
    const browser = server.browser();
    const { mfaToken, mfaEnrolled } = await challengeFor(browser, user);
    const answers = [];
    for (const [kind, body] of enrolments)
      answers.push(errorOf(await browser.post(`${signInPath}/${kind}/enroll`, { mfaToken, ...body })));
    return { mfaEnrolled, answers };
  };
  const refused = { mfaEnrolled: true, answers: enrolments.map(() => [403, 'factor-not-offered']) };

  it('cannot enroll a factor if a code by email could be sent', async () => {
    expect(await tryEnrolments(admin)).toEqual(refused);
  });

  it('nor later, if that code was verified once and is no longer allowed', async () => {
    const browser = server.browser();
    const { mfaToken } = await challengeFor(browser, member);
    expect((await codeByMail(server, browser, mfaToken, member.email)).status).toBe(200);
    server.services.config.mfa.strategies = ['AuthenticatorApp', 'SMS', 'WebAuthnCrossPlatform'];
    expect(await tryEnrolments(member)).toEqual(refused);
    server.services.config.mfa.strategies = ['AuthenticatorApp', 'SMS', 'WebAuthnCrossPlatform', 'EmailCode'];
  });
});

describe('V6.3.3 a user who never had a second factor, where no code by email can be sent', async () => {
  const server = await useTestServer({
    config: { mfa: { enforce: 'Force', strategies: ['AuthenticatorApp', 'SMS'] } },
  });
  const { admin, member } = server.people;
  let session: SignedIn;
  let secret: string;
  const disable = (token: string) => server.browser().post(`${ownPath}/disable`, {}, bearer(token));

  it('enrolls one and is signed in', async () => {
    const browser = server.browser();
    const { mfaToken } = await challengeFor(browser, admin);
    ({ secret } = ok(await browser.post(`${signInPath}/authenticator/enroll`, { mfaToken })).json<{
      secret: string;
    }>());
    session = ok(
      await browser.post(`${signInPath}/authenticator/enroll/verify`, {
        mfaToken,
        token: codeOf(secret, server.clock),
      }),
    ).json<SignedIn>();
    expect((await browser.get(paths.me, bearer(session.accessToken))).status).toBe(200);
  });

  it('cannot change factors or impersonate for a day', async () => {
    expect(errorOf(await disable(session.accessToken))).toEqual([403, 'factor-too-new']);
    expect(
      errorOf(
        await server
          .browser()
          .post(`${ownPath}/sms/enroll`, { phoneNumber: '+4915112345678' }, bearer(session.accessToken)),
      ),
    ).toEqual([403, 'factor-too-new']);
    const acting = await server
      .browser()
      .post(
        '/identity/resources/impersonation/v1/tickets',
        { userId: member.id, reason: 'support' },
        bearer(session.accessToken),
      );
    expect(errorOf(acting)).toEqual([403, 'factor-too-new']);
  });

  it('can do so a day later', async () => {
    server.clock.advance(day + minute);
    const browser = server.browser();
    const { mfaToken } = await challengeFor(browser, admin);
    const later = ok(
      await browser.post(`${signInPath}/verify`, { mfaToken, value: codeOf(secret, server.clock) }),
    ).json<SignedIn>();
    expect(errorOf(await disable(later.accessToken))).toEqual([409, 'factor-enforced']);
  });

  it('V6.4.4 cannot enroll another one after the first was lost', async () => {
    await server.rows('delete from factors where user_id = $1', [admin.id]);
    const { mfaToken, mfaEnrolled } = await challengeFor(server.browser(), admin);
    expect(mfaEnrolled).toBe(true);
    expect(errorOf(await server.browser().post(`${signInPath}/authenticator/enroll`, { mfaToken }))).toEqual([
      403,
      'factor-not-offered',
    ]);
  });
});

describe('4.2 the requirement of one tenant does not apply to another one', async () => {
  const server = await useTestServer();
  const { acme, globex, guest } = server.people;

  it('is checked at sign-in to that tenant, and not at the other one', async () => {
    await decide(server, globex, 'Force');
    const login = async (tenantId: string) =>
      (await tryLogin(server.browser(), guest.email, guest.password, { 'frontegg-scoped-tenant': tenantId })).json<{
        mfaRequired: boolean;
      }>().mfaRequired;
    expect([await login(acme), await login(globex)]).toEqual([false, true]);
  });

  it('exempts single sign-on if the tenant’s own connection authenticated the user, and nowhere else', async () => {
    await decide(server, globex, 'ForceExceptSAML');
    const { browser, headers, session } = await callerFor(server, guest, acme);
    const vouch = (tenantId: string | null) =>
      server.rows(`update sessions set amr = '{fed,sso}', sso_tenant_id = $2 where id = $1`, [
        claimsOf(session.accessToken)['sid'],
        tenantId,
      ]);
    const ask = () => browser.post(paths.tokenForTenant, { tenantId: globex }, headers);
    for (const other of [null, acme]) {
      await vouch(other);
      expect(errorOf(await ask())).toEqual(demanded);
    }
    await vouch(globex);
    expect((await ask()).status).toBe(200);
  });
});

describe('a remembered device', async () => {
  const server = await useTestServer({ config: { mfa: { enforce: 'Force' } } });
  const { member } = server.people;

  it('replaces the second factor of its session, also at each refresh', async () => {
    const browser = server.browser();
    const { mfaToken } = await challengeFor(browser, member);
    const { otcToken } = ok(await browser.post(`${signInPath}/emailcode`, { mfaToken })).json<{ otcToken: string }>();
    await server.settle();
    const code = /\b\d{6}\b/.exec(server.mailbox.latest(member.email).text)![0];
    ok(await browser.post(`${signInPath}/emailcode/verify`, { mfaToken, otcToken, code, rememberDevice: true }));
    const again = ok(await tryLogin(browser, member.email, member.password)).json<SignedIn>();
    expect(again).toMatchObject({ mfaRequired: false, amr: ['pwd'] });
    expect((await browser.get(paths.me, bearer(again.accessToken))).status).toBe(200);
    expect((await browser.post(paths.refresh, {})).json()).toMatchObject({ amr: ['pwd'] });
    expect(errorOf(await browser.post(`${ownPath}/authenticator/enroll`, {}, bearer(again.accessToken)))).toEqual(
      demanded,
    );
  });
});

describe('a strategy that configuration no longer allows', async () => {
  const server = await useTestServer();
  const { member } = server.people;

  it('still requires a second factor of its owner, by a code by email, and is logged at startup with a count', async () => {
    await server.rows(
      `insert into factors (id, user_id, kind, phone_number, confirmed_at, created_at) values (gen_random_uuid(), $1, 'sms', '+4915112345678', $2, $2)`,
      [member.id, server.clock.read()],
    );
    server.services.config.mfa.strategies = ['AuthenticatorApp', 'EmailCode'];
    const browser = server.browser();
    const challenge = await challengeFor(browser, member);
    expect(challenge).toMatchObject({
      mfaEnrolled: true,
      mfaDevices: { phones: [], emails: [{ email: member.email }] },
    });
    expect(errorOf(await browser.post(`${signInPath}/authenticator/enroll`, { mfaToken: challenge.mfaToken }))).toEqual(
      [403, 'factor-not-offered'],
    );
    const told: object[] = [];
    const log = { warn: (entry: object) => void told.push(entry) };
    await warnDisallowedFactors(server.services.db, ['AuthenticatorApp', 'EmailCode'], log);
    await warnDisallowedFactors(server.services.db, ['SMS'], log);
    expect(told).toEqual([{ people: 1, allowed: ['AuthenticatorApp', 'EmailCode'] }]);
  });
});
