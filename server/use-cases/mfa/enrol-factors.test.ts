import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { LoginResponse } from '#shared/contract/entities.ts';
import type { ErrorBody } from '#shared/contract/errors.ts';
import { minute } from '#server/lib/clock.ts';
import { bearer, callerFor, linkParts, paths, signIn, type SignedIn } from '#server/testing/flows.ts';
import { createSecurityKey } from '#server/testing/security-key.ts';
import { challengeFor, codeOf, ok, ownPath, signInPath } from '#server/testing/second-factors.ts';
import { startTestServer, useTestServer } from '#server/testing/test-server.ts';

const server = await useTestServer();
const { admin, member, stranger, guest } = server.people;
const errorOf = (answer: { json<T>(): T }) => answer.json<ErrorBody>().errorCode;

describe('4.3 enforced enrollment', async () => {
  const forced = await useTestServer({
    config: { mfa: { enforce: 'Force', strategies: ['AuthenticatorApp', 'SMS', 'WebAuthnCrossPlatform'] } },
  });
  const user = forced.people.member;

  it('requires a second factor of a user who has none, and lists which ones can be enrolled', async () => {
    expect(await challengeFor(forced.browser(), user)).toMatchObject({
      mfaEnrolled: false,
      mfaStrategies: ['AuthenticatorApp', 'SMS', 'WebAuthnCrossPlatform'],
    });
  });

  it('with an authenticator app: the first code signs in and returns recovery codes', async () => {
    const browser = forced.browser();
    const { mfaToken } = await challengeFor(browser, user);
    const { secret, qrCode, uri } = ok(await browser.post(`${signInPath}/authenticator/enroll`, { mfaToken })).json<{
      secret: string;
      qrCode: string;
      uri: string;
    }>();
    const { format, width, height } = await sharp(
      Buffer.from(qrCode.slice('data:image/png;base64,'.length), 'base64'),
    ).metadata();
    expect([qrCode.slice(0, 22), format, width === height, width > 200]).toEqual([
      'data:image/png;base64,',
      'png',
      true,
      true,
    ]);
    expect(new URL(uri).searchParams.get('secret')).toBe(secret.replaceAll(' ', ''));
    const done = ok(
      await browser.post(`${signInPath}/authenticator/enroll/verify`, {
        mfaToken,
        token: codeOf(secret, forced.clock),
      }),
    ).json<LoginResponse>();
    expect(done).toMatchObject({ mfaRequired: false, amr: ['pwd', 'mfa', 'otp'] });
    expect(done.recoveryCodes).toHaveLength(10);
    expect(done.recoveryCode).toBe(done.recoveryCodes![0]);
    expect((await challengeFor(forced.browser(), user)).mfaEnrolled).toBe(true);
  });

  it('with a text message', async () => {
    const browser = forced.browser();
    const { mfaToken } = await challengeFor(browser, forced.people.guest);
    const sent = ok(
      await browser.post(`${signInPath}/sms/enroll`, { mfaToken, phoneNumber: '+49 1511 2345678' }),
    ).json<{ otcToken: string; phoneNumber: string }>();
    expect(sent.phoneNumber).not.toContain('12345');
    await forced.settle();
    const done = ok(
      await browser.post(`${signInPath}/sms/enroll/verify`, {
        mfaToken,
        otcToken: sent.otcToken,
        code: forced.phonebox.code('+4915112345678'),
      }),
    ).json<LoginResponse>();
    expect(done.amr).toEqual(['pwd', 'mfa', 'sms']);
  });

  it('with a security key', async () => {
    const browser = forced.browser();
    const { mfaToken } = await challengeFor(browser, forced.people.stranger);
    const key = createSecurityKey(forced.baseUrl);
    const { webauthnToken, options } = ok(await browser.post(`${signInPath}/webauthn/enroll`, { mfaToken })).json<{
      webauthnToken: string;
      options: Parameters<typeof key.create>[0] & { authenticatorSelection: object };
    }>();
    expect(options.authenticatorSelection).toMatchObject({ authenticatorAttachment: 'cross-platform' });
    const attestation = { mfaToken, webauthnToken, options: key.create(options) };
    expect(
      errorOf(await browser.post(`${signInPath}/webauthn/enroll/verify`, { ...attestation, deviceType: 'Platform' })),
    ).toBe('factor-not-offered');
    const done = ok(
      await browser.post(`${signInPath}/webauthn/enroll/verify`, { ...attestation, deviceType: 'CrossPlatform' }),
    ).json<LoginResponse>();
    expect(done.amr).toEqual(['pwd', 'mfa', 'hwk']);
  });

  it('refuses a method that configuration excludes', async () => {
    const browser = forced.browser();
    const { mfaToken } = await challengeFor(browser, forced.people.admin);
    expect(errorOf(await browser.post(`${signInPath}/emailcode`, { mfaToken }))).toBe('factor-not-offered');
  });

  it('also applies after activation by a mail link: the session waits for the second factor', async () => {
    const invited = 'new@acme.example';
    const browser = forced.browser();
    await browser.post(paths.signUp, {
      email: invited,
      name: 'New',
      companyName: 'Newco',
      password: 'quiet harbour at noon',
    });
    await forced.settle();
    const link = linkParts(forced.mailbox.linkPath(invited));
    expect(ok(await browser.post(paths.activate, link)).json<LoginResponse>()).toMatchObject({
      mfaRequired: true,
      mfaEnrolled: false,
    });
  });
});

describe('V6.3.3 email code as second factor', async () => {
  const forced = await useTestServer({ config: { mfa: { enforce: 'Force' } } });
  const { member: user } = forced.people;
  const send = async (mfaToken: string) =>
    ok(await forced.browser().post(`${signInPath}/emailcode`, { mfaToken })).json<{ otcToken: string }>().otcToken;
  const codeInMail = () => /\b\d{6}\b/.exec(forced.mailbox.latest(user.email).text)![0];

  it('signs in a user who has no stronger factor', async () => {
    const { mfaToken, mfaDevices } = await challengeFor(forced.browser(), user);
    expect(mfaDevices.emails).toEqual([{ email: user.email }]);
    const otcToken = await send(mfaToken);
    await forced.settle();
    const done = ok(
      await forced.browser().post(`${signInPath}/emailcode/verify`, { mfaToken, otcToken, code: codeInMail() }),
    ).json<LoginResponse>();
    expect(done.amr).toEqual(['pwd', 'mfa', 'otp']);
  });

  it('V6.5.1 accepts the code once', async () => {
    const first = await challengeFor(forced.browser(), user);
    const otcToken = await send(first.mfaToken);
    await forced.settle();
    const code = codeInMail();
    ok(await forced.browser().post(`${signInPath}/emailcode/verify`, { mfaToken: first.mfaToken, otcToken, code }));
    const next = await challengeFor(forced.browser(), user);
    expect(
      errorOf(
        await forced.browser().post(`${signInPath}/emailcode/verify`, { mfaToken: next.mfaToken, otcToken, code }),
      ),
    ).toBe('code-used');
  });

  it('refuses a code of another user', async () => {
    const [mine, theirs] = [
      await challengeFor(forced.browser(), user),
      await challengeFor(forced.browser(), forced.people.guest),
    ];
    const otcToken = await send(mine.mfaToken);
    await forced.settle();
    const answer = await forced
      .browser()
      .post(`${signInPath}/emailcode/verify`, { mfaToken: theirs.mfaToken, otcToken, code: codeInMail() });
    expect(answer.status).toBe(410);
  });

  it('is not offered to a user whose first factor came by mail', async () => {
    const invited = 'mailonly@acme.example';
    const browser = forced.browser();
    await browser.post(paths.signUp, {
      email: invited,
      name: 'New',
      companyName: 'Newco',
      password: 'quiet harbour at noon',
    });
    await forced.settle();
    const challenge = ok(
      await browser.post(paths.activate, linkParts(forced.mailbox.linkPath(invited))),
    ).json<LoginResponse>();
    expect(challenge.mfaDevices!.emails).toEqual([]);
    expect(challenge.mfaStrategies).not.toContain('EmailCode');
  });
});

describe('ForceExceptSAML', () => {
  it('applies to every user who signs in here', async () => {
    const spared = await startTestServer({ config: { mfa: { enforce: 'ForceExceptSAML' } } });
    expect((await challengeFor(spared.browser(), spared.people.member)).mfaDevices.emails).toEqual([
      { email: spared.people.member.email },
    ]);
    await spared.close();
  });
});

describe('managing one’s own factors', () => {
  it('V7.5.1 requires a recent sign-in', async () => {
    const { browser, headers } = await callerFor(server, guest);
    server.clock.advance(10 * minute + 1000);
    for (const path of ['authenticator/enroll', 'webauthn/enroll', 'enroll'])
      expect(errorOf(await browser.post(`${ownPath}/${path}`, {}, headers)), path).toBe('reauthentication-required');
    expect(errorOf(await browser.post(`${ownPath}/sms/enroll`, { phoneNumber: '+4915112345678' }, headers))).toBe(
      'reauthentication-required',
    );
  });

  it('adds an app, through the older routes too, notifies by mail, and removes it with its recovery codes', async () => {
    const { browser, headers } = await callerFor(server, member);
    const { secret } = ok(await browser.post(`${ownPath}/enroll`, {}, headers)).json<{ secret: string }>();
    expect(errorOf(await browser.post(`${ownPath}/enroll/verify`, { token: '000000' }, headers))).toBe(
      'factor-code-wrong',
    );
    const { recoveryCode } = ok(
      await browser.post(`${ownPath}/enroll/verify`, { token: codeOf(secret, server.clock) }, headers),
    ).json<{ recoveryCode: string }>();
    expect(recoveryCode).toMatch(/^\w{4}-\w{4}-\w{4}$/);
    await server.settle();
    expect(server.mailbox.latest(member.email).text).toContain('authenticator app');
    // the session verified one factor only, and the user has a second one now
    expect(errorOf(await browser.post(`${ownPath}/disable`, {}, headers))).toBe('reauthentication-required');
    const { mfaToken } = await challengeFor(browser, member);
    server.clock.advance(30_000);
    const session = ok(
      await browser.post(`${signInPath}/verify`, { mfaToken, value: codeOf(secret, server.clock) }),
    ).json<SignedIn>();
    expect((await browser.post(`${ownPath}/disable`, {}, bearer(session.accessToken))).status).toBe(200);
    expect((await browser.get(`${ownPath}/devices`, bearer(session.accessToken))).json()).toEqual({
      webauthn: [],
      phones: [],
      authenticators: [],
      emails: [],
      moments: {},
    });
    expect((await signIn(server.browser(), member)).mfaRequired).toBe(false);
    const actions = await server.rows<{ action: string }>(
      `select action from audits where actor_id = $1 and action like 'user.factor-%' and original_id is null order by id`,
      [member.id],
    );
    expect(actions.map(({ action }) => action)).toEqual(['user.factor-added', 'user.factor-removed']);
  });

  it('is limited to the user’s own: removing, challenging or verifying another user’s factor fails', async () => {
    const [row] = await server.rows<{ id: string }>(
      `insert into factors (id, user_id, kind, phone_number, confirmed_at, created_at) values (gen_random_uuid(), $1, 'sms', '+4915112345678', $2, $2) returning id`,
      [admin.id, server.clock.read()],
    );
    const { browser, headers } = await callerFor(server, member);
    for (const path of [
      `sms/${row!.id}/disable`,
      `sms/${row!.id}/disable/verify`,
      `authenticator/${row!.id}/disable/verify`,
      `webauthn/${row!.id}/disable`,
    ]) {
      expect(errorOf(await browser.post(`${ownPath}/${path}`, {}, headers)), path).toBe('factor-not-found');
    }
    await server.rows('delete from factors where user_id = $1', [admin.id]);
  });

  it('refuses to remove the last one if a policy requires one', async () => {
    const forced = await startTestServer({ config: { mfa: { enforce: 'Force', strategies: ['AuthenticatorApp'] } } });
    const browser = forced.browser();
    const { mfaToken } = await challengeFor(browser, forced.people.admin);
    const { secret } = ok(await browser.post(`${signInPath}/authenticator/enroll`, { mfaToken })).json<{
      secret: string;
    }>();
    const session = ok(
      await browser.post(`${signInPath}/authenticator/enroll/verify`, {
        mfaToken,
        token: codeOf(secret, forced.clock),
      }),
    ).json<SignedIn>();
    await forced.rows('update factors set provisional_until = null');
    expect(errorOf(await browser.post(`${ownPath}/disable`, {}, bearer(session.accessToken)))).toBe('factor-enforced');
    await forced.close();
  });

  it('expires a pending enrollment after 15 minutes', async () => {
    const { browser, headers } = await callerFor(server, guest);
    const { secret } = ok(await browser.post(`${ownPath}/authenticator/enroll`, {}, headers)).json<{
      secret: string;
    }>();
    await server.rows(`update factors set created_at = created_at - interval '16 minutes' where user_id = $1`, [
      guest.id,
    ]);
    expect(
      errorOf(
        await browser.post(`${ownPath}/authenticator/enroll/verify`, { token: codeOf(secret, server.clock) }, headers),
      ),
    ).toBe('factor-not-found');
  });

  it('V6.5.3 wraps secrets at rest and never logs them', async () => {
    const { browser, headers } = await callerFor(server, guest);
    const { secret } = ok(await browser.post(`${ownPath}/authenticator/enroll`, {}, headers)).json<{
      secret: string;
    }>();
    const [row] = await server.rows<{ wrapped: string }>(
      `select encode(wrapped_secret, 'escape') as wrapped from factors where user_id = $1`,
      [guest.id],
    );
    expect(row!.wrapped).not.toContain(secret.replaceAll(' ', ''));
    expect(server.logText()).not.toContain(secret.replaceAll(' ', ''));
  });
});

describe('text messages as second factor', () => {
  const number = '+4915187654321';

  it('are sent to the enrolled phone, whose number is masked, and the code is accepted once', async () => {
    const caller = await callerFor(server, admin);
    const enrolled = ok(
      await caller.browser.post(`${ownPath}/sms/enroll`, { phoneNumber: number }, caller.headers),
    ).json<{ otcToken: string }>();
    await server.settle();
    ok(
      await caller.browser.post(
        `${ownPath}/sms/enroll/verify`,
        { otcToken: enrolled.otcToken, code: server.phonebox.code(number) },
        caller.headers,
      ),
    );
    const browser = server.browser();
    const { mfaToken, mfaDevices } = await challengeFor(browser, admin);
    const [phone] = mfaDevices.phones;
    expect(phone!.phoneNumber).toBe('+49•••••••••21');
    const { otcToken } = ok(await browser.post(`${signInPath}/sms/${phone!.id}`, { mfaToken })).json<{
      otcToken: string;
    }>();
    await server.settle();
    const code = server.phonebox.code(number);
    const session = ok(
      await browser.post(`${signInPath}/sms/${phone!.id}/verify`, { mfaToken, otcToken, code }),
    ).json<SignedIn>();
    expect(session.amr).toEqual(['pwd', 'mfa', 'sms']);
    const next = await challengeFor(browser, admin);
    expect(
      errorOf(await browser.post(`${signInPath}/sms/${phone!.id}/verify`, { mfaToken: next.mfaToken, otcToken, code })),
    ).toBe('code-used');
  });

  it('V6.6.2 an enrollment code does not verify a factor, and vice versa', async () => {
    const browser = server.browser();
    const { mfaToken, mfaDevices } = await challengeFor(browser, admin);
    const [phone] = mfaDevices.phones;
    const { otcToken } = ok(await browser.post(`${signInPath}/sms/${phone!.id}`, { mfaToken })).json<{
      otcToken: string;
    }>();
    await server.settle();
    const caller = await callerFor(server, member);
    expect(
      errorOf(
        await caller.browser.post(
          `${ownPath}/sms/enroll/verify`,
          { otcToken, code: server.phonebox.code(number) },
          caller.headers,
        ),
      ),
    ).toBe('code-expired');
  });

  it('refuse numbers that are not mobile numbers', async () => {
    const caller = await callerFor(server, member);
    for (const phoneNumber of ['12345', '+49 30 901820', 'hello']) {
      expect(
        (await caller.browser.post(`${ownPath}/sms/enroll`, { phoneNumber }, caller.headers)).status,
        phoneNumber,
      ).toBe(400);
    }
  });
});

describe('security keys', () => {
  const key = createSecurityKey(server.baseUrl);
  let caller: Awaited<ReturnType<typeof callerFor>>;
  beforeAll(async () => {
    caller = await callerFor(server, stranger);
  });
  const start = async () =>
    ok(await caller.browser.post(`${ownPath}/webauthn/enroll`, {}, caller.headers)).json<{
      webauthnToken: string;
      options: Parameters<typeof key.create>[0];
    }>();
  const confirm = (webauthnToken: string, options: object) =>
    caller.browser.post(
      `${ownPath}/webauthn/enroll/verify`,
      { webauthnToken, deviceType: 'CrossPlatform', options },
      caller.headers,
    );
  const ask = async (mfaToken: string, id: string) =>
    ok(await server.browser().post(`${signInPath}/webauthn/${id}`, { mfaToken })).json<{
      webauthnToken: string;
      options: Parameters<typeof key.get>[0];
    }>();

  it.each(['origin', 'rpId', 'challenge'] as const)('V6.5.5 refuse a response for another %s', async (field) => {
    const { webauthnToken, options } = await start();
    const answer = await confirm(
      webauthnToken,
      key.create(options, { [field]: field === 'origin' ? 'https://evil.example' : 'bm90IHRoaXM' }),
    );
    expect([answer.status, errorOf(answer)]).toEqual([400, 'security-key-refused']);
  });

  it('are enrolled once: the same response and the same key are refused afterwards', async () => {
    const { webauthnToken, options } = await start();
    const attestation = key.create(options);
    const answers = await Promise.all([confirm(webauthnToken, attestation), confirm(webauthnToken, attestation)]);
    const [, refused] = answers.toSorted((one, other) => one.status - other.status);
    // the later request finds its challenge used, or a second factor that its session has not verified
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(['security-key-refused', 'reauthentication-required']).toContain(errorOf(refused!));
    expect(
      await server.rows(`select 1 from factors where user_id = $1 and kind = 'webauthn'`, [stranger.id]),
    ).toHaveLength(1);
    const again = await callerFor(server, guest);
    const other = ok(await again.browser.post(`${ownPath}/webauthn/enroll`, {}, again.headers)).json<
      Awaited<ReturnType<typeof start>>
    >();
    const taken = await again.browser.post(
      `${ownPath}/webauthn/enroll/verify`,
      { webauthnToken: other.webauthnToken, deviceType: 'CrossPlatform', options: key.create(other.options) },
      again.headers,
    );
    expect([taken.status, errorOf(taken)]).toEqual([409, 'security-key-known']);
  });

  it('sign in; a signature is accepted once, and a decreasing counter indicates a cloned key', async () => {
    const browser = server.browser();
    const { mfaToken, mfaDevices } = await challengeFor(browser, stranger);
    const [device] = mfaDevices.webauthn;
    const verify = (asked: { webauthnToken: string }, options: object, token = mfaToken) =>
      browser.post(`${signInPath}/webauthn/${device!.id}/verify`, {
        mfaToken: token,
        webauthnToken: asked.webauthnToken,
        options,
      });
    const asked = await ask(mfaToken, device!.id);
    const assertion = key.get(asked.options);
    expect(ok(await verify(asked, assertion)).json<SignedIn>().amr).toEqual(['pwd', 'mfa', 'hwk']);
    const next = await challengeFor(browser, stranger);
    expect(errorOf(await verify(asked, assertion, next.mfaToken))).toBe('security-key-refused');
    const copied = await ask(next.mfaToken, device!.id);
    expect(errorOf(await verify(copied, key.get(copied.options, { counter: 1 }), next.mfaToken))).toBe(
      'security-key-refused',
    );
    const foreign = createSecurityKey(server.baseUrl);
    const wrong = await ask(next.mfaToken, device!.id);
    expect(errorOf(await verify(wrong, { ...foreign.get(wrong.options), id: key.id }, next.mfaToken))).toBe(
      'security-key-refused',
    );
  });

  it('refuse a challenge of another user, or one that is five minutes old', async () => {
    const { mfaToken, mfaDevices } = await challengeFor(server.browser(), stranger);
    const [device] = mfaDevices.webauthn;
    const asked = await ask(mfaToken, device!.id);
    server.clock.advance(5 * minute);
    const late = await server.browser().post(`${signInPath}/webauthn/${device!.id}/verify`, {
      mfaToken,
      webauthnToken: asked.webauthnToken,
      options: key.get(asked.options),
    });
    expect(errorOf(late)).toBe('security-key-refused');
  });
});
