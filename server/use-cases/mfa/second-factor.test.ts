import { decodeJwt } from 'jose';
import { describe, expect, it } from 'vitest';
import type { ErrorBody } from '#shared/contract/errors.ts';
import { multiFactorClass } from '#shared/lib/authentication-class.ts';
import { day, later, minute } from '#server/lib/clock.ts';
import { bearer, callerFor, linkParts, paths, signIn, tryLogin, type SignedIn } from '#server/testing/flows.ts';
import {
  challengeFor,
  codeOf,
  ownPath,
  setUpApp,
  signInPath,
  signInWithApp,
  stepUpPath,
  type Challenge,
} from '#server/testing/second-factors.ts';
import { testPassword } from '#server/testing/users.ts';
import { useTestServer } from '#server/testing/test-server.ts';

const server = await useTestServer();
const { admin, member, stranger, guest } = server.people;
const errorOf = (answer: { json<T>(): T }) => answer.json<ErrorBody>().errorCode;

const app = await setUpApp(server, admin);
const verify = (browser: { post: typeof app.browser.post }, mfaToken: string, value: string, more: object = {}) =>
  browser.post(`${signInPath}/verify`, { mfaToken, value, ...more });

describe('4.2 sign-in of a user with an authenticator app', () => {
  it('requires a code and issues no token', async () => {
    const browser = server.browser();
    const challenge = await challengeFor(browser, admin);
    expect(challenge).toEqual({
      mfaRequired: true,
      mfaToken: expect.stringMatching(/^[\w-]{43}$/) as string,
      mfaEnrolled: true,
      mfaDevices: { webauthn: [], phones: [], authenticators: [{ id: app.deviceId }], emails: [] },
      mfaStrategies: ['AuthenticatorApp', 'WebAuthnPlatform', 'WebAuthnCrossPlatform', 'SMS'],
      userEmail: admin.email,
    });
    expect([...browser.cookies.keys()]).toEqual(['portico_mfa']);
  });

  it('4.4 opens a session of the multi-factor class for the code', async () => {
    const { browser, session, headers } = await signInWithApp(server, admin, app);
    expect(session).toMatchObject({
      mfaRequired: false,
      userId: admin.id,
      amr: ['pwd', 'mfa', 'otp'],
      acr: multiFactorClass,
    });
    expect(decodeJwt(session.accessToken)).toMatchObject({ amr: ['pwd', 'mfa', 'otp'], acr: multiFactorClass });
    expect((await browser.get(paths.me, headers)).json()).toMatchObject({ id: admin.id, mfaEnrolled: true });
    expect(browser.cookies.has('portico_mfa')).toBe(false);
    expect(browser.cookies.has('portico_sso')).toBe(true);
  });

  it('accepts the code for the named device, and only for a device of that user', async () => {
    const browser = server.browser();
    const { mfaToken } = await challengeFor(browser, admin);
    const other = await setUpApp(server, guest);
    const value = app.nextCode();
    const foreign = await browser.post(`${signInPath}/authenticator/${other.deviceId}/verify`, { mfaToken, value });
    expect([foreign.status, errorOf(foreign)]).toEqual([404, 'factor-not-found']);
    expect((await browser.post(`${signInPath}/authenticator/${app.deviceId}/verify`, { mfaToken, value })).status).toBe(
      200,
    );
  });

  it('V6.5.5 accepts codes one step before and after, and none further away', async () => {
    const offsets = { '-2': 400, '-1': 200, '1': 200, '2': 400 };
    for (const [steps, status] of Object.entries(offsets)) {
      server.clock.advance(5 * minute);
      const browser = server.browser();
      const { mfaToken } = await challengeFor(browser, admin);
      server.clock.advance(Number(steps) * 30_000);
      const value = app.code();
      server.clock.advance(-Number(steps) * 30_000);
      expect((await verify(browser, mfaToken, value)).status, steps).toBe(status);
    }
  });

  it('V6.5.1 accepts a code once: neither the same step nor an earlier one works again', async () => {
    server.clock.advance(2 * minute);
    const earlier = app.code();
    const value = app.nextCode();
    const [first, second] = [await challengeFor(server.browser(), admin), await challengeFor(server.browser(), admin)];
    expect((await verify(server.browser(), first.mfaToken, value)).status).toBe(200);
    for (const used of [value, earlier])
      expect(errorOf(await verify(server.browser(), second.mfaToken, used))).toBe('factor-code-wrong');
  });

  it('V6.5.1 refuses the code that confirmed the app', async () => {
    const caller = await callerFor(server, stranger);
    const { secret } = (await caller.browser.post(`${ownPath}/authenticator/enroll`, {}, caller.headers)).json<{
      secret: string;
    }>();
    const token = codeOf(secret, server.clock);
    expect(
      (await caller.browser.post(`${ownPath}/authenticator/enroll/verify`, { token }, caller.headers)).status,
    ).toBe(200);
    const { mfaToken } = await challengeFor(server.browser(), stranger);
    expect(errorOf(await verify(server.browser(), mfaToken, token))).toBe('factor-code-wrong');
  });

  it('V15.4.1 accepts one of five concurrent requests with the same code', async () => {
    const browser = server.browser();
    const { mfaToken } = await challengeFor(browser, admin);
    const value = app.nextCode();
    const answers = await Promise.all(Array.from({ length: 4 }, () => verify(server.browser(), mfaToken, value)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    server.clock.advance(16 * minute);
  });
});

describe('a challenge', () => {
  it('V7.2.4 is used up once it has opened a session', async () => {
    const browser = server.browser();
    const { mfaToken } = await challengeFor(browser, admin);
    expect((await verify(browser, mfaToken, app.nextCode())).status).toBe(200);
    const again = await verify(browser, mfaToken, app.nextCode());
    expect([again.status, errorOf(again)]).toEqual([401, 'second-factor-expired']);
  });

  it('expires after fifteen minutes, by the server clock', async () => {
    const browser = server.browser();
    const { mfaToken } = await challengeFor(browser, admin);
    server.clock.advance(15 * minute);
    expect(errorOf(await verify(browser, mfaToken, app.code()))).toBe('second-factor-expired');
  });

  it('is valid only in the browser that started it, if that one is identified', async () => {
    const browser = server.browser();
    await browser.get('/account/login');
    const { mfaToken } = await challengeFor(browser, admin);
    const value = app.nextCode();
    const elsewhere = server.browser();
    await elsewhere.get('/account/login');
    for (const wrong of [elsewhere, server.browser()])
      expect(errorOf(await verify(wrong, mfaToken, value))).toBe('second-factor-expired');
    expect((await verify(browser, mfaToken, value)).status).toBe(200);
  });

  it('V6.3.4 belongs to one user: another user’s code does not complete it', async () => {
    const other = await setUpApp(server, member);
    const { mfaToken } = await challengeFor(server.browser(), admin);
    expect(errorOf(await verify(server.browser(), mfaToken, other.nextCode()))).toBe('factor-code-wrong');
  });

  it('is no bearer token and gives no access to what a session does', async () => {
    const { mfaToken } = await challengeFor(server.browser(), admin);
    expect((await server.browser().get(paths.me, bearer(mfaToken))).status).toBe(401);
    expect((await server.browser().post(`${ownPath}/authenticator/enroll`, {}, bearer(mfaToken))).status).toBe(401);
  });

  it('does not allow enrollment for a user who has a factor', async () => {
    const { mfaToken } = await challengeFor(server.browser(), admin);
    for (const [kind, body] of [
      ['authenticator', {}],
      ['sms', { phoneNumber: '+4915112345678' }],
      ['webauthn', {}],
    ] as const) {
      const answer = await server.browser().post(`${signInPath}/${kind}/enroll`, { mfaToken, ...body });
      expect([answer.status, errorOf(answer)], kind).toEqual([403, 'factor-not-offered']);
    }
  });

  it('V6.3.3 offers no code by email to a user who has a stronger factor', async () => {
    const { mfaToken } = await challengeFor(server.browser(), admin);
    expect(errorOf(await server.browser().post(`${signInPath}/emailcode`, { mfaToken }))).toBe('factor-not-offered');
  });

  it('is invalidated when its password changes', async () => {
    const browser = server.browser();
    const { mfaToken } = await challengeFor(browser, member);
    await server.browser().post(paths.forgot, { email: member.email });
    await server.settle();
    const link = linkParts(server.mailbox.linkPath(member.email));
    expect((await server.browser().post(paths.reset, { ...link, password: testPassword })).status).toBe(200);
    expect(errorOf(await verify(browser, mfaToken, '000000'))).toBe('second-factor-expired');
  });
});

describe('V6.3.1 guessing', () => {
  const guessesUntilLocked = async (mfaToken: string) => {
    const answers = [];
    for (let tries = 0; tries < 6; tries += 1) answers.push(await verify(server.browser(), mfaToken, '000000'));
    return answers;
  };

  it('reports the attempts left, then when the lockout ends; the right code is refused meanwhile', async () => {
    server.clock.advance(16 * minute);
    const { mfaToken } = await challengeFor(server.browser(), admin);
    const answers = await guessesUntilLocked(mfaToken);
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 423, 423]);
    expect(answers.map((answer) => answer.json<ErrorBody>().context?.['triesLeft'])).toEqual([
      4,
      3,
      2,
      1,
      undefined,
      undefined,
    ]);
    expect((await verify(server.browser(), mfaToken, app.nextCode())).status).toBe(423);
    const next = await challengeFor(server.browser(), admin);
    expect((await verify(server.browser(), next.mfaToken, app.nextCode())).status).toBe(423);
  });

  it('V6.3.1 is notified by mail and audited', async () => {
    await server.settle();
    expect(server.mailbox.latest(admin.email).subject).toContain('Verification locked');
    const rows = await server.rows(
      `select severity from audits where action = 'user.second-factor-locked' and actor_id = $1 and tenant_id is null and at >= $2`,
      [admin.id, later(server.clock.read(), -minute)],
    );
    expect(rows).toEqual([{ severity: 'High' }]);
  });

  it('does not affect the password’s own count, and unlocks after 15 minutes', async () => {
    expect((await tryLogin(server.browser(), admin.email, testPassword)).status).toBe(200);
    server.clock.advance(15 * minute);
    const { mfaToken } = await challengeFor(server.browser(), admin);
    expect((await verify(server.browser(), mfaToken, app.nextCode())).status).toBe(200);
  });

  it('is counted exactly for twenty concurrent attempts', async () => {
    const { mfaToken } = await challengeFor(server.browser(), admin);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, guess) => verify(server.browser(), mfaToken, String(guess).padStart(6, '0'))),
    );
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(4);
    expect(answers.filter(({ status }) => status === 423)).toHaveLength(16);
    server.clock.advance(16 * minute);
  });

  it('counts attempts at the app and at recovery codes together', async () => {
    const { mfaToken } = await challengeFor(server.browser(), admin);
    const recover = () =>
      server.browser().post(`${signInPath}/recover`, { mfaToken, email: admin.email, recoveryCode: 'aaaa-bbbb-cccc' });
    const answers = [
      await verify(server.browser(), mfaToken, '000000'),
      await recover(),
      await verify(server.browser(), mfaToken, '000000'),
      await recover(),
      await recover(),
    ];
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 423]);
    server.clock.advance(16 * minute);
  });
});

describe('a remembered device', () => {
  it('is announced before the user chooses it, whatever the token', async () => {
    const answer = await server
      .browser()
      .get('/identity/resources/configurations/v1/mfa-policy/allow-remember-device?mfaToken=anything');
    expect(answer.json()).toEqual({ isAllowedToRemember: true, mfaDeviceExpiration: 30 * 86_400 });
  });

  it('requires the first factor only, for thirty days', async () => {
    const browser = server.browser();
    const { mfaToken } = await challengeFor(browser, admin);
    const answer = await verify(browser, mfaToken, app.nextCode(), { rememberDevice: true });
    expect(answer.headers.getSetCookie().find((line) => line.startsWith('portico_device='))).toMatch(
      /Max-Age=2592000.*HttpOnly/,
    );
    expect(
      await server.rows(`select details from audits where action = 'user.device-remembered' and tenant_id is null`),
    ).toEqual([{ details: expect.objectContaining({ days: 30 }) }]);
    expect(await signIn(browser, admin)).toMatchObject({ mfaRequired: false, amr: ['pwd'] });
    await challengeFor(server.browser(), admin);
    server.clock.advance(30 * day);
    await challengeFor(browser, admin);
  });

  it.each([
    ['a phone is added', '/identity/resources/users/phone-numbers/v1', { phoneNumber: '+12025550171' }],
    ['a number is proved', '/identity/resources/users/phone-numbers/v1/preverify', { phoneNumber: '+12025550172' }],
    ['the number is changed', '/identity/resources/users/v1/phone', { phoneNumber: '+12025550173' }],
    ['an admin asks for somebody’s reset', '/identity/resources/users/mfa-resets/v1', { userId: guest.id }],
    ['a factor is set up', `${ownPath}/authenticator/enroll`, {}],
  ])('V7.5.1 still requires the second factor before %s', async (_, path, body) => {
    const browser = server.browser();
    const { mfaToken } = await challengeFor(browser, admin);
    await verify(browser, mfaToken, app.nextCode(), { rememberDevice: true });
    const { accessToken } = await signIn(browser, admin);
    const answer = await browser.post(path, body, bearer(accessToken));
    expect([answer.status, errorOf(answer)]).toEqual([403, 'reauthentication-required']);
    const challenge = (await browser.post(stepUpPath, { maxAge: 600 }, bearer(accessToken))).json<Challenge>();
    const raised = (await verify(browser, challenge.mfaToken, app.nextCode())).json<SignedIn>();
    expect((await browser.post(path, body, bearer(raised.accessToken))).text).not.toContain(
      'reauthentication-required',
    );
  });

  it('is remembered only for the users who asked for it, each separately', async () => {
    const browser = server.browser();
    const { mfaToken } = await challengeFor(browser, admin);
    await verify(browser, mfaToken, app.nextCode(), { rememberDevice: true });
    const other = await challengeFor(browser, member);
    expect(other.mfaRequired).toBe(true);
  });

  it('ignores a planted token: each user gets a new one, and the old one is invalidated', async () => {
    const attacker = server.browser();
    const first = await challengeFor(attacker, guest);
    const guestApp = await server.rows<{ id: string }>('select id from factors where user_id = $1', [guest.id]);
    expect(guestApp).toHaveLength(1);
    expect(first.mfaDevices.authenticators).toEqual(guestApp);
    attacker.cookies.set('portico_device', 'p'.repeat(43));
    const browser = server.browser();
    browser.cookies.set('portico_device', 'p'.repeat(43));
    const { mfaToken } = await challengeFor(browser, admin);
    await verify(browser, mfaToken, app.nextCode(), { rememberDevice: true });
    expect(browser.cookies.get('portico_device')).not.toBe('p'.repeat(43));
    await challengeFor(attacker, admin);
  });

  it('is forgotten when the password changes', async () => {
    const browser = server.browser();
    const { mfaToken } = await challengeFor(browser, admin);
    const session = (await verify(browser, mfaToken, app.nextCode(), { rememberDevice: true })).json<SignedIn>();
    const password = 'another harbour at dusk';
    expect(
      (
        await browser.post(
          paths.changePassword,
          { password: testPassword, newPassword: password },
          bearer(session.accessToken),
        )
      ).status,
    ).toBe(200);
    const challenge = (await tryLogin(browser, admin.email, password)).json<Challenge>();
    expect(challenge.mfaRequired).toBe(true);
  });
});
