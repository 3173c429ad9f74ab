import { decodeJwt } from 'jose';
import { afterEach, describe, expect, it } from 'vitest';
import type { LoginResponse } from '#shared/contract/entities.ts';
import type { ErrorBody } from '#shared/contract/errors.ts';
import type { WebauthnDevice } from '#shared/contract/passkeys/webauthn.ts';
import { multiFactorClass } from '#shared/lib/authentication-class.ts';
import { minute } from '#server/lib/clock.ts';
import { textOf, type Browser } from '#server/testing/browser.ts';
import { bearer, callerFor, type SignedIn } from '#server/testing/flows.ts';
import type { SeededUser } from '#server/testing/users.ts';
import { addApp, challengeFor, ok, stepUpPath, type Challenge } from '#server/testing/second-factors.ts';
import { createSecurityKey, type SecurityKey } from '#server/testing/security-key.ts';
import { useTestServer } from '#server/testing/test-server.ts';

const server = await useTestServer({ config: { signIn: { secondary: ['Passkeys'] } } });
const { admin, member, stranger, guest } = server.people;
const errorOf = (answer: { json<T>(): T }) => answer.json<ErrorBody>().errorCode;

const startPath = '/identity/resources/auth/v1/webauthn/prelogin';
const signInPath = '/identity/resources/auth/v1/webauthn/postlogin';
const devicesPath = '/identity/resources/users/webauthn/v1/devices';

type Caller = Awaited<ReturnType<typeof callerFor>>;
interface CreationOptions {
  options: Parameters<SecurityKey['create']>[0] & {
    user: { id: string };
    authenticatorSelection: object;
    excludeCredentials: { id: string }[];
  };
}
interface RequestOptions {
  options: Parameters<SecurityKey['get']>[0] & { allowCredentials?: unknown };
}

const startMaking = async ({ browser, headers }: Caller) =>
  ok(await browser.post(devicesPath, {}, headers)).json<CreationOptions>().options;
const confirm = ({ browser, headers }: Caller, attestation: object) =>
  browser.post(`${devicesPath}/verify`, { ...attestation, deviceType: 'Platform' }, headers);
const ask = async (browser: Browser, body = {}) =>
  ok(await browser.post(startPath, body)).json<RequestOptions>().options;
const answer = (browser: Browser, assertion: object) => browser.post(signInPath, assertion);
const devicesOf = async ({ browser, headers }: Pick<Caller, 'browser' | 'headers'>) =>
  ok(await browser.get(devicesPath, headers)).json<{ devices: WebauthnDevice[] }>().devices;

const remove = ({ browser, headers }: Caller, id: string) =>
  browser.send('DELETE', `${devicesPath}/${id}`, { headers });

afterEach(async () => {
  await server.rows('delete from factors');
});

/** Signs in with the password and adds a passkey. */
async function passkeyOf(user: SeededUser): Promise<Caller & { key: SecurityKey; userHandle: string }> {
  const caller = await callerFor(server, user);
  const key = createSecurityKey(server.baseUrl);
  const options = await startMaking(caller);
  ok(await confirm(caller, key.create(options)));
  return { ...caller, key, userHandle: options.user.id };
}

describe('adding a passkey', () => {
  it('requests a discoverable credential and adds it: listed, notified by mail and audited', async () => {
    const caller = await callerFor(server, member);
    const key = createSecurityKey(server.baseUrl);
    const options = await startMaking(caller);
    expect(options.authenticatorSelection).toMatchObject({ residentKey: 'required', userVerification: 'preferred' });
    expect(Buffer.from(options.user.id, 'base64url').toString()).not.toContain(member.email);
    ok(await confirm(caller, key.create(options)));
    expect(await devicesOf(caller)).toEqual([
      { id: expect.any(String), deviceType: 'Platform', createdAt: server.clock.read().toISOString() },
    ]);
    expect((await startMaking(caller)).excludeCredentials).toMatchObject([{ id: key.id }]);
    await server.settle();
    expect(server.mailbox.latest(member.email).subject).toContain('Passkey added');
    const actions = await server.rows<{ action: string }>(
      `select action from audits where actor_id = $1 and action like 'user.passkey-%'`,
      [member.id],
    );
    expect(actions).toEqual([{ action: 'user.passkey-added' }]);
  });

  it('V6.3.3 does not make it a second factor: the password alone still signs in', async () => {
    await passkeyOf(guest);
    expect((await callerFor(server, guest)).session.mfaRequired).toBe(false);
  });

  it('V7.5.1 requires a recent sign-in, as does removal', async () => {
    const caller = await passkeyOf(admin);
    const [device] = await devicesOf(caller);
    const options = await startMaking(caller);
    server.clock.advance(10 * minute + 1000);
    expect(errorOf(await caller.browser.post(devicesPath, {}, caller.headers))).toBe('reauthentication-required');
    expect((await confirm(caller, createSecurityKey(server.baseUrl).create(options))).status).toBe(400);
    expect(errorOf(await remove(caller, device!.id))).toBe('reauthentication-required');
  });

  it.each(['origin', 'rpId', 'challenge'] as const)('V6.5.5 refuses a response for another %s', async (field) => {
    const caller = await callerFor(server, member);
    const attestation = createSecurityKey(server.baseUrl).create(await startMaking(caller), {
      [field]: field === 'origin' ? 'https://evil.example' : 'bm90IHRoaXM',
    });
    const refused = await confirm(caller, attestation);
    expect([refused.status, errorOf(refused)]).toEqual([400, 'security-key-refused']);
  });

  it('accepts a response once, from the session that requested it, within five minutes; and no passkey of another user', async () => {
    const [mine, theirs] = [await callerFor(server, member), await callerFor(server, stranger)];
    const swapped = createSecurityKey(server.baseUrl).create(await startMaking(mine));
    expect(errorOf(await confirm(theirs, swapped))).toBe('security-key-refused');
    const key = createSecurityKey(server.baseUrl);
    const attestation = key.create(await startMaking(mine));
    ok(await confirm(mine, attestation));
    expect(errorOf(await confirm(mine, attestation))).toBe('security-key-refused');
    expect(errorOf(await confirm(theirs, key.create(await startMaking(theirs))))).toBe('security-key-known');
    const late = createSecurityKey(server.baseUrl).create(await startMaking(mine));
    server.clock.advance(5 * minute);
    expect(errorOf(await confirm(mine, late))).toBe('security-key-refused');
  });

  it('allows at most ten', async () => {
    const caller = await callerFor(server, guest);
    for (let made = 0; made < 10; made += 1)
      ok(await confirm(caller, createSecurityKey(server.baseUrl).create(await startMaking(caller))));
    expect(errorOf(await caller.browser.post(devicesPath, {}, caller.headers))).toBe('factors-too-many');
  });

  it('requires a signed-in user', async () => {
    for (const path of [devicesPath, `${devicesPath}/verify`])
      expect(
        (
          await server
            .browser()
            .post(path, createSecurityKey(server.baseUrl).create({ challenge: 'a', rp: { id: 'b' } }))
        ).status,
      ).toBe(401);
  });
});

describe('sign-in with a passkey', () => {
  it('V6.3.3 counts as two factors if the device verified the user by biometrics or PIN', async () => {
    const { key, userHandle } = await passkeyOf(stranger);
    const browser = server.browser();
    const session = ok(
      await answer(browser, key.get(await ask(browser), { userVerified: true, userHandle })),
    ).json<SignedIn>();
    expect(session).toMatchObject({
      mfaRequired: false,
      userId: stranger.id,
      amr: ['hwk', 'user', 'mfa'],
      acr: expect.stringContaining('multi-factor'),
    });
    expect((await browser.get('/identity/resources/users/v2/me', bearer(session.accessToken))).json()).toMatchObject({
      email: stranger.email,
    });
  });

  it('V6.3.3 counts as one factor otherwise: a user with a second one verifies it, or uses user verification', async () => {
    const { key, userHandle, ...caller } = await passkeyOf(stranger);
    const alone = server.browser();
    expect(ok(await answer(alone, key.get(await ask(alone), { userHandle }))).json<LoginResponse>().amr).toEqual([
      'hwk',
    ]);
    await addApp(server, caller);
    const browser = server.browser();
    expect(ok(await answer(browser, key.get(await ask(browser), { userHandle }))).json()).toMatchObject({
      mfaRequired: true,
      mfaEnrolled: true,
    });
    expect(
      ok(await answer(browser, key.get(await ask(browser), { userHandle, userVerified: true }))).json(),
    ).toMatchObject({ mfaRequired: false });
  });

  it('V6.3.8 sends the same challenge for a known address, an unknown one or none', async () => {
    await passkeyOf(member);
    const shapes = [];
    for (const body of [{ email: member.email }, { email: 'nobody@nowhere.example' }, {}, { userId: member.id }]) {
      const { challenge, ...rest } = await ask(server.browser(), body);
      expect(challenge).toMatch(/^[\w-]{43}$/);
      shapes.push(rest);
    }
    expect(new Set(shapes.map((shape) => JSON.stringify(shape)))).toHaveProperty('size', 1);
    expect(shapes[0]).not.toHaveProperty('allowCredentials');
  });

  it('V6.5.1 accepts a response once', async () => {
    const { key } = await passkeyOf(member);
    const browser = server.browser();
    const assertion = key.get(await ask(browser));
    ok(await answer(browser, assertion));
    const again = await answer(browser, assertion);
    expect([again.status, errorOf(again)]).toEqual([400, 'security-key-refused']);
  });

  it('V6.5.1 accepts one of two concurrent identical responses', async () => {
    const { key } = await passkeyOf(member);
    const browser = server.browser();
    const assertion = key.get(await ask(browser));
    const statuses = (await Promise.all([answer(browser, assertion), answer(browser, assertion)])).map(
      ({ status }) => status,
    );
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 400]);
  });

  it('V6.5.5 accepts it within five minutes, and from the browser that requested it', async () => {
    const { key } = await passkeyOf(member);
    const [browser, other] = [server.browser(), server.browser()];
    await ask(other);
    expect(errorOf(await answer(other, key.get(await ask(browser))))).toBe('security-key-refused');
    expect(errorOf(await answer(server.browser(), key.get(await ask(browser))))).toBe('security-key-refused');
    const options = await ask(browser);
    server.clock.advance(5 * minute);
    expect(errorOf(await answer(browser, key.get(options)))).toBe('security-key-refused');
  });

  it.each(['origin', 'rpId', 'challenge'] as const)('V6.5.5 refuses a response for another %s', async (field) => {
    const { key } = await passkeyOf(member);
    const browser = server.browser();
    const assertion = key.get(await ask(browser), {
      [field]: field === 'origin' ? 'https://evil.example' : 'bm90IHRoaXM',
    });
    expect(errorOf(await answer(browser, assertion))).toBe('security-key-refused');
  });

  it('refuses a registration response, and malformed responses', async () => {
    const { key, ...caller } = await passkeyOf(member);
    const { challenge } = await startMaking(caller);
    expect(errorOf(await answer(caller.browser, key.get({ challenge, rpId: 'localhost' })))).toBe(
      'security-key-refused',
    );
    const text = (value: string) => Buffer.from(value).toString('base64url');
    for (const clientDataJSON of ['', text('nothing'), text('{}'), text('null'), text('{"challenge":1}')]) {
      const assertion = { id: key.id, response: { clientDataJSON, authenticatorData: 'AA', signature: 'AA' } };
      expect(errorOf(await answer(server.browser(), assertion)), clientDataJSON).toBe('security-key-refused');
    }
  });

  it('refuses a passkey of another user, a signature of another key and a decreasing counter', async () => {
    const [mine, theirs] = [await passkeyOf(member), await passkeyOf(guest)];
    const browser = server.browser();
    const swapped = mine.key.get(await ask(browser), { userHandle: theirs.userHandle });
    expect(errorOf(await answer(browser, swapped))).toBe('security-key-refused');
    const forged = { ...theirs.key.get(await ask(browser)), id: mine.key.id };
    expect(errorOf(await answer(browser, forged))).toBe('security-key-refused');
    ok(await answer(browser, mine.key.get(await ask(browser), { counter: 50 })));
    expect(errorOf(await answer(browser, mine.key.get(await ask(browser), { counter: 50 })))).toBe(
      'security-key-refused',
    );
    expect(errorOf(await answer(browser, mine.key.get(await ask(browser), { counter: 3 })))).toBe(
      'security-key-refused',
    );
  });

  it('refuses a security key enrolled as second factor', async () => {
    const caller = await callerFor(server, guest);
    const key = createSecurityKey(server.baseUrl);
    const enrol = '/identity/resources/users/v1/mfa/webauthn/enroll';
    const started = ok(await caller.browser.post(enrol, {}, caller.headers)).json<
      CreationOptions & { webauthnToken: string }
    >();
    ok(
      await caller.browser.post(
        `${enrol}/verify`,
        { webauthnToken: started.webauthnToken, deviceType: 'CrossPlatform', options: key.create(started.options) },
        caller.headers,
      ),
    );
    const browser = server.browser();
    expect(errorOf(await answer(browser, key.get(await ask(browser), { userVerified: true })))).toBe('passkey-unknown');
  });
});

describe('4.4 passkey for step-up', () => {
  const keyPath = (id: string) => `/identity/resources/auth/v1/user/mfa/webauthn/${id}`;
  const demand = async ({ browser, headers }: Pick<Caller, 'browser' | 'headers'>, maxAge = 60) =>
    ok(await browser.post(stepUpPath, { maxAge }, headers)).json<Challenge>();
  interface KeyQuestion extends RequestOptions {
    webauthnToken: string;
  }

  /** Responds to the challenge with the first passkey that it lists. */
  async function prove(
    browser: Browser,
    { mfaToken, mfaDevices }: Challenge,
    key: SecurityKey,
    changes: Parameters<SecurityKey['get']>[1],
  ) {
    const id = mfaDevices.webauthn[0]!.id;
    const { webauthnToken, options } = ok(await browser.post(keyPath(id), { mfaToken })).json<KeyQuestion>();
    return {
      id,
      options,
      answer: await browser.post(`${keyPath(id)}/verify`, {
        mfaToken,
        webauthnToken,
        options: key.get(options, changes),
      }),
    };
  }

  it('V6.3.3 is offered to users who have one, and upgrades this session: methods, class and time', async () => {
    const { key, ...caller } = await passkeyOf(member);
    server.clock.advance(5 * minute);
    const challenge = await demand(caller);
    expect(challenge).toMatchObject({
      mfaRequired: true,
      mfaEnrolled: true,
      mfaDevices: { webauthn: [{ passkey: true }], emails: [] },
    });
    const { options, answer: raised } = await prove(caller.browser, challenge, key, { userVerified: true });
    expect(options).toMatchObject({ userVerification: 'preferred', allowCredentials: [{ id: key.id }] });
    expect(decodeJwt(ok(raised).json<SignedIn>().accessToken)).toMatchObject({
      amr: ['pwd', 'mfa', 'hwk', 'user'],
      acr: multiFactorClass,
      auth_time: server.clock.read().getTime() / 1000,
      sid: decodeJwt(caller.session.accessToken)['sid'],
    });
    const audits = await server.rows(
      `select details from audits where action = 'session.stepped-up' and actor_id = $1`,
      [member.id],
    );
    expect(audits).toEqual([{ details: { methods: ['pwd', 'mfa', 'hwk', 'user'] } }]);
  });

  it('V6.3.3 without user verification is a second factor after a password, but not after sign-in with the same device', async () => {
    const { key, ...caller } = await passkeyOf(admin);
    server.clock.advance(5 * minute);
    const raised = await prove(caller.browser, await demand(caller), key, { userVerified: false });
    expect(decodeJwt(ok(raised.answer).json<SignedIn>().accessToken)['amr']).toEqual(['pwd', 'mfa', 'hwk']);

    const browser = server.browser();
    const { accessToken } = ok(
      await answer(browser, key.get(await ask(browser), { userVerified: false })),
    ).json<SignedIn>();
    const challenge = await demand({ browser, headers: bearer(accessToken) });
    const refused = await prove(browser, challenge, key, { userVerified: false });
    expect([refused.options, refused.answer.status, errorOf(refused.answer)]).toMatchObject([
      { userVerification: 'required' },
      400,
      'security-key-refused',
    ]);
    const proved = await prove(browser, challenge, key, { userVerified: true });
    expect(decodeJwt(ok(proved.answer).json<SignedIn>().accessToken)).toMatchObject({
      amr: ['hwk', 'mfa', 'user'],
      acr: multiFactorClass,
    });
  });

  it('a user who signed in with a passkey verifies it again, instead of getting “not enrolled”', async () => {
    const { key } = await passkeyOf(guest);
    const browser = server.browser();
    const { accessToken } = ok(
      await answer(browser, key.get(await ask(browser), { userVerified: true })),
    ).json<SignedIn>();
    server.clock.advance(5 * minute);
    const { answer: raised } = await prove(browser, await demand({ browser, headers: bearer(accessToken) }), key, {
      userVerified: true,
    });
    expect(decodeJwt(ok(raised).json<SignedIn>().accessToken)).toMatchObject({
      amr: ['hwk', 'user', 'mfa'],
      auth_time: server.clock.read().getTime() / 1000,
    });
  });

  it('V6.3.3 remains a first factor during sign-in: a challenge neither lists nor accepts it', async () => {
    const { key, ...caller } = await passkeyOf(stranger);
    await addApp(server, caller);
    const [passkey] = await devicesOf(caller);
    const browser = server.browser();
    const { mfaToken, mfaDevices } = await challengeFor(browser, stranger);
    expect(mfaDevices.webauthn).toEqual([]);
    const closed = await browser.post(keyPath(passkey!.id), { mfaToken });
    expect([closed.status, errorOf(closed)]).toEqual([404, 'factor-not-found']);
    const own = await demand(caller, 0);
    const { webauthnToken, options } = ok(
      await caller.browser.post(keyPath(passkey!.id), { mfaToken: own.mfaToken }),
    ).json<KeyQuestion>();
    const swapped = await browser.post(`${keyPath(passkey!.id)}/verify`, {
      mfaToken,
      webauthnToken,
      options: key.get(options, { userVerified: true }),
    });
    expect(errorOf(swapped)).toBe('factor-not-found');
  });

  it('V6.3.3 refuses another user’s or a removed passkey, and accepts one of two concurrent responses', async () => {
    const { key, ...caller } = await passkeyOf(member);
    const other = await passkeyOf(guest);
    server.clock.advance(5 * minute);
    const challenge = await demand(caller);
    const id = challenge.mfaDevices.webauthn[0]!.id;
    const question = async () =>
      ok(await caller.browser.post(keyPath(id), { mfaToken: challenge.mfaToken })).json<KeyQuestion>();
    const give = ({ webauthnToken }: KeyQuestion, assertion: object) =>
      caller.browser.post(`${keyPath(id)}/verify`, { mfaToken: challenge.mfaToken, webauthnToken, options: assertion });
    const [first, second, third] = [await question(), await question(), await question()];
    expect(errorOf(await give(first, other.key.get(first.options, { userVerified: true })))).toBe(
      'security-key-refused',
    );
    // used up by the invalid response
    expect(errorOf(await give(first, key.get(first.options, { userVerified: true })))).toBe('security-key-refused');
    const both = await Promise.all([
      give(second, key.get(second.options, { userVerified: true, counter: 8 })),
      give(third, key.get(third.options, { userVerified: true, counter: 9 })),
    ]);
    expect(both.filter((each) => each.status === 200)).toHaveLength(1);

    server.clock.advance(5 * minute);
    const late = await demand(caller);
    await server.rows('delete from factors where user_id = $1', [member.id]);
    expect(errorOf(await caller.browser.post(keyPath(id), { mfaToken: late.mfaToken }))).toBe('factor-not-found');
  });

  it('hosted: the page requests the passkey immediately, and says without JavaScript that it is required', async () => {
    const { key, ...caller } = await passkeyOf(admin);
    expect(key.id).not.toBe('');
    server.clock.advance(5 * minute);
    const page = await caller.browser.follow(await caller.browser.get('/account/step-up?maxAge=60'));
    expect(textOf(page.text)).toContain('Use a passkey');
    expect(textOf(page.text)).toContain('Passkeys require JavaScript');
  });
});

describe('removing a passkey', () => {
  it('prevents sign-in with it, is notified by mail and audited; another user’s passkey cannot be removed', async () => {
    const { key, ...caller } = await passkeyOf(admin);
    const device = (await devicesOf(caller)).at(-1)!;
    const other = await callerFor(server, member);
    expect(errorOf(await remove(other, device.id))).toBe('factor-not-found');
    ok(await remove(caller, device.id));
    const browser = server.browser();
    const closed = await answer(browser, key.get(await ask(browser), { userVerified: true }));
    expect([closed.status, errorOf(closed)]).toEqual([401, 'passkey-unknown']);
    await server.settle();
    expect(server.mailbox.latest(admin.email).subject).toContain('Passkey removed');
    const actions = await server.rows(`select 1 from audits where actor_id = $1 and action = 'user.passkey-removed'`, [
      admin.id,
    ]);
    expect(actions).toHaveLength(1);
  });
});

describe('if passkeys are not configured', async () => {
  const closed = await useTestServer();

  it('V6.1.3 refuses sign-in with one, and adding one', async () => {
    expect(errorOf(await closed.browser().post(startPath, {}))).toBe('sign-in-method-off');
    const key = createSecurityKey(closed.baseUrl);
    expect(errorOf(await closed.browser().post(signInPath, key.get({ challenge: 'a', rpId: 'localhost' })))).toBe(
      'sign-in-method-off',
    );
    const caller = await callerFor(closed, closed.people.member);
    expect(errorOf(await caller.browser.post(devicesPath, {}, caller.headers))).toBe('sign-in-method-off');
    expect(await devicesOf(caller)).toEqual([]);
  });
});

describe('binary fields', () => {
  const response = { clientDataJSON: 'a', authenticatorData: 'a', signature: 'a' };
  const clientDataJSON = 'a'.repeat(64 * 1024 + 1);

  it.each([
    // this value blocked the thread for fifteen seconds before lengths were limited
    ['padding in the middle', { id: `${'='.repeat(190_000)}a`, response }],
    ['three signs of padding', { id: 'aaaa===', response }],
    ['an id of more than 8 KB', { id: 'a'.repeat(8 * 1024 + 1), response }],
    ['a part of more than 64 KB', { id: 'a', response: { ...response, clientDataJSON } }],
  ])('with %s are refused by name', async (_, assertion) => {
    const refused = await answer(server.browser(), assertion);
    expect([refused.status, refused.json<ErrorBody>().errorCode]).toEqual([400, 'invalid-request']);
    expect(refused.json<ErrorBody>().errors).toEqual(
      expect.arrayContaining([expect.stringMatching(/^(?:id|response\.clientDataJSON): /)]),
    );
  });

  it('may be padded, and use the plain base64 alphabet', async () => {
    const caller = await callerFor(server, member);
    const key = createSecurityKey(server.baseUrl);
    const made = key.create(await startMaking(caller));
    const padded = Buffer.from(made.id, 'base64url').toString('base64');
    expect((await confirm(caller, { ...made, id: padded })).status).toBe(200);
  });
});
