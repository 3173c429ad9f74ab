import { describe, expect, it, onTestFinished } from 'vitest';
import { minute, second } from '#server/lib/clock.ts';
import { callerFor, linkParts, paths, type SignedIn } from '#server/testing/flows.ts';
import type { SeededUser } from '#server/testing/users.ts';
import { challengeFor, setUpApp, signInPath, type Challenge } from '#server/testing/second-factors.ts';
import { startTestServer, useTestServer } from '#server/testing/test-server.ts';

const server = await useTestServer({ config: { signIn: { strategy: 'EmailAndPassword', alternatives: ['SmsCode'] } } });
const { admin, member, guest, stranger } = server.people;
const numbers = '/identity/resources/users/phone-numbers/v1';
const one = '/identity/resources/users/v1/phone';

let last = 100;
const newNumber = () => `+1202555${String((last += 1)).padStart(4, '0')}`;

async function caller(user: SeededUser) {
  const { browser, headers } = await callerFor(server, user);
  return {
    browser,
    get: (path: string) => browser.get(path, headers),
    post: (path: string, body?: unknown) => browser.post(path, body, headers),
    delete: (path: string) => browser.send('DELETE', path, { headers }),
  };
}
type Caller = Awaited<ReturnType<typeof caller>>;

async function verifyNumber(user: Caller, number: string): Promise<string> {
  const { otcToken } = (await user.post(`${numbers}/preverify`, { phoneNumber: number })).json<{
    otcToken: string;
  }>();
  await server.settle();
  const answer = await user.post(`${numbers}/verify`, { otcToken, code: server.phonebox.code(number) });
  if (answer.status !== 200) throw new Error(answer.text);
  return (await mine(user)).find((phone) => phone.phoneNumber === number)!.id;
}
const mine = async (user: Caller) =>
  (await user.get(`${numbers}/me`)).json<{ id: string; phoneNumber: string; verified: boolean }[]>();

describe('7.2 own phone numbers', () => {
  it('are added, verified by a code, listed and reported by email', async () => {
    const user = await caller(admin);
    const number = newNumber();
    const added = (await user.post(numbers, { phoneNumber: '+1 202-555-' + number.slice(-4), verify: true })).json<{
      otcToken: string;
    }>();
    expect(await mine(user)).toMatchObject([{ phoneNumber: number, verified: false }]);
    await server.settle();
    expect(
      (await user.post(`${numbers}/verify`, { otcToken: added.otcToken, code: server.phonebox.code(number) })).status,
    ).toBe(200);
    expect(await mine(user)).toMatchObject([{ phoneNumber: number, verified: true }]);
    await server.settle();
    expect(server.mailbox.latest(admin.email).subject).toContain('phone numbers');
    expect(
      await server.rows(
        "select action from audits where action like 'user.phone%' and original_id is null order by id",
      ),
    ).toEqual([{ action: 'user.phone-added' }, { action: 'user.phone-verified' }]);
    expect((await user.get(paths.me)).json()).toMatchObject({ phoneNumber: number });
  });

  it('are paged by page index', async () => {
    const user = await caller(member);
    for (let count = 0; count < 3; count += 1) await user.post(numbers, { phoneNumber: newNumber() });
    const page = (await user.get(`${numbers}?_limit=2&_offset=1`)).json<{ items: unknown[]; _metadata: unknown }>();
    expect(page.items).toHaveLength(1);
    expect(page._metadata).toEqual({ totalItems: 3, totalPages: 2 });
  });

  it('are limited to ten', async () => {
    const user = await caller(guest);
    for (let count = 0; count < 10; count += 1)
      expect((await user.post(numbers, { phoneNumber: newNumber() })).status).toBe(200);
    expect((await user.post(numbers, { phoneNumber: newNumber() })).json()).toMatchObject({
      errorCode: 'phones-too-many',
    });
  });

  it('V6.3.4 a verified number belongs to one user only', async () => {
    const [first, second_] = [await caller(stranger), await caller(admin)];
    const number = newNumber();
    await verifyNumber(first, number);
    const { otcToken } = (await second_.post(`${numbers}/preverify`, { phoneNumber: number })).json<{
      otcToken: string;
    }>();
    await server.settle();
    expect(
      (await second_.post(`${numbers}/verify`, { otcToken, code: server.phonebox.code(number) })).json(),
    ).toMatchObject({ errorCode: 'phone-taken' });
    expect((await mine(second_)).map((phone) => phone.phoneNumber)).not.toContain(number);
  });

  it('V15.4.1 of two concurrent verifications of one number, one succeeds', async () => {
    const people = [await caller(stranger), await caller(admin)];
    const number = newNumber();
    const proofs = [];
    for (const user of people) {
      const { otcToken } = (await user.post(`${numbers}/preverify`, { phoneNumber: number })).json<{
        otcToken: string;
      }>();
      await server.settle();
      proofs.push({ user, otcToken, code: server.phonebox.code(number) });
    }
    const answers = await Promise.all(proofs.map(({ user, ...proof }) => user.post(`${numbers}/verify`, proof)));
    expect(answers.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 409]);
  });

  it('V8.2.2 a code verifies a number only for the user it was sent to', async () => {
    const [first, second_] = [await caller(stranger), await caller(admin)];
    const number = newNumber();
    const { otcToken } = (await first.post(`${numbers}/preverify`, { phoneNumber: number })).json<{
      otcToken: string;
    }>();
    await server.settle();
    const code = server.phonebox.code(number);
    expect((await second_.post(`${numbers}/verify`, { otcToken, code })).json()).toMatchObject({
      errorCode: 'code-expired',
    });
    expect((await first.post(`${one}/verify`, { changePhoneId: otcToken, code })).json()).toMatchObject({
      errorCode: 'code-expired',
    });
    expect((await first.post(`${numbers}/verify`, { otcToken, code })).status).toBe(200);
  });

  it('V7.5.1 are changed only soon after sign-in', async () => {
    const user = await caller(stranger);
    const phoneId = await verifyNumber(user, newNumber());
    server.clock.advance(10 * minute + second);
    for (const answer of [
      await user.post(numbers, { phoneNumber: newNumber() }),
      await user.post(`${numbers}/preverify`, { phoneNumber: newNumber() }),
      await user.post(one, { phoneNumber: newNumber() }),
      await user.delete(`${numbers}/${phoneId}`),
    ])
      expect([answer.status, answer.json()['errorCode']]).toEqual([403, 'reauthentication-required']);
  });

  it.each(['12', '+1 202 555', '+1 900 555 0100', 'call me'])('V2.2.1 refuses %s', async (phoneNumber) => {
    expect((await (await caller(stranger)).post(numbers, { phoneNumber })).status).toBe(400);
  });
});

describe('7.2 removing a number takes two steps', () => {
  it('sends a code to the number, and removes it by that code', async () => {
    const user = await caller(admin);
    const number = newNumber();
    const phoneId = await verifyNumber(user, number);
    const started = (await user.delete(`${numbers}/${phoneId}`)).json<{ phoneId: string; otcToken: string }>();
    expect(started.phoneId).toBe(phoneId);
    await server.settle();
    expect((await mine(user)).map(({ id }) => id)).toContain(phoneId);
    expect(
      (
        await user.post(`${numbers}/${phoneId}/delete/verify`, {
          otcToken: started.otcToken,
          code: server.phonebox.code(number),
        })
      ).status,
    ).toBe(200);
    expect((await mine(user)).map(({ id }) => id)).not.toContain(phoneId);
  });

  it('asks for confirmation by email for an unverified number', async () => {
    const user = await caller(stranger);
    await user.post(numbers, { phoneNumber: newNumber() });
    const unverified = (await mine(user)).find((phone) => !phone.verified)!;
    const { otcToken } = (await user.delete(`${numbers}/${unverified.id}`)).json<{ otcToken: string }>();
    await server.settle();
    expect(
      (
        await user.post(`${numbers}/${unverified.id}/delete/verify`, {
          otcToken,
          code: server.mailbox.code(stranger.email),
        })
      ).status,
    ).toBe(200);
  });

  it('V8.2.2 removes neither another user’s number nor another one than the code is for', async () => {
    const [owner, other] = [await caller(stranger), await caller(admin)];
    const [first, second_] = [newNumber(), newNumber()];
    const [firstId, secondId] = [await verifyNumber(owner, first), await verifyNumber(owner, second_)];
    expect((await other.delete(`${numbers}/${firstId}`)).status).toBe(404);
    const { otcToken } = (await owner.delete(`${numbers}/${firstId}`)).json<{ otcToken: string }>();
    await server.settle();
    expect(
      (await owner.post(`${numbers}/${secondId}/delete/verify`, { otcToken, code: server.phonebox.code(first) }))
        .status,
    ).toBe(404);
    expect((await mine(owner)).map(({ id }) => id)).toEqual(expect.arrayContaining([firstId, secondId]));
  });
});

it('7.2 changing the number: the new one replaces the old one after verification', async () => {
  const user = await caller(stranger);
  const before = (await mine(user)).filter((phone) => phone.verified).length;
  const change = async (number: string) => {
    const { changePhoneId } = (await user.post(one, { phoneNumber: number })).json<{ changePhoneId: string }>();
    await server.settle();
    expect((await user.post(`${one}/verify`, { changePhoneId, code: server.phonebox.code(number) })).status).toBe(200);
  };
  const [first, second_] = [newNumber(), newNumber()];
  await change(first);
  await change(second_);
  const now = (await mine(user)).map((phone) => phone.phoneNumber);
  expect(now).toContain(second_);
  expect(now).not.toContain(first);
  expect(now.length).toBeLessThanOrEqual(before + 2);
  expect((await user.get(paths.me)).json()).toMatchObject({ phoneNumber: second_ });
});

describe('V8.2.1 numbers of other users', () => {
  const search = '/identity/resources/users/phone-numbers/v2';

  it('are readable for admins of the tenant, for its own users', async () => {
    const number = newNumber();
    await verifyNumber(await caller(member), number);
    const found = (await (await caller(admin)).get(`${search}?_phoneNumber=${encodeURIComponent(number)}`)).json();
    expect(found).toEqual({
      items: [{ userId: member.id, phoneNumber: number }],
      _metadata: { totalItems: 1, totalPages: 1 },
    });
    expect(
      (await (await caller(stranger)).get(`${search}?_phoneNumber=${encodeURIComponent(number)}`)).json(),
    ).toMatchObject({ items: [] });
    expect((await (await caller(member)).get(search)).status).toBe(403);
    expect((await server.browser().get(search)).status).toBe(401);
    expect((await (await caller(admin)).get(`${search}?userIds=${stranger.id}`)).json()).toMatchObject({ items: [] });
  });
});

describe('2.2 a lost phone', () => {
  const startReset = async (browser: ReturnType<typeof server.browser>, email: string) =>
    (await browser.post(`${one}/reset`, { email })).json<{ resetPhoneNumberToken: string }>().resetPhoneNumberToken;
  async function ticketFor(browser: ReturnType<typeof server.browser>, email: string): Promise<string> {
    const resetPhoneNumberToken = await startReset(browser, email);
    await server.settle();
    return (
      await browser.post(`${one}/reset/verify`, { resetPhoneNumberToken, code: server.mailbox.code(email) })
    ).json<{ changePhoneNumberToken: string }>().changePhoneNumberToken;
  }
  async function signInBySms(browser: ReturnType<typeof server.browser>, number: string) {
    await browser.post('/identity/resources/auth/v1/passwordless/smscode/prelogin', { phoneNumber: number });
    await server.settle();
    return await browser.post('/identity/resources/auth/v1/passwordless/smscode/postlogin', {
      token: server.phonebox.to(number).length > 0 ? server.phonebox.code(number) : '000000',
    });
  }

  it('a code by email sets another number, which counts after a sign-in with it', async () => {
    const old = newNumber();
    await verifyNumber(await caller(member), old);
    const browser = server.browser();
    const number = newNumber();
    const changePhoneNumberToken = await ticketFor(browser, member.email);
    expect((await browser.put(`${one}/change`, { changePhoneNumberToken, phoneNumber: number })).status).toBe(200);
    expect((await signInBySms(server.browser(), number)).status).toBe(400);
    expect((await signInBySms(browser, number)).json<SignedIn>()).toMatchObject({
      userId: member.id,
      amr: ['otp', 'sms'],
    });
    expect((await mine(await caller(member))).map((phone) => phone.phoneNumber)).toEqual([number]);
    await server.settle();
    expect(server.mailbox.latest(member.email).subject).toContain('phone numbers');
    // from now on in any browser
    expect((await signInBySms(server.browser(), number)).status).toBe(200);
  });

  it.each([
    ['a number that replaces another one', true],
    ['a first number', false],
  ])('V6.4.4 %s waits for the second factor of a user with one', async (_what, hadOne) => {
    const fresh = await startTestServer({
      config: { signIn: { strategy: 'EmailAndPassword', alternatives: ['SmsCode'] } },
    });
    onTestFinished(() => fresh.close());
    const user = fresh.people.member;
    const app = await setUpApp(fresh, user);
    const old = newNumber();
    if (hadOne)
      await fresh.rows(
        `insert into phones (id, user_id, number, verified, created_at, updated_at) values (gen_random_uuid(), $1, $2, true, $3, $3)`,
        [user.id, old, fresh.clock.read()],
      );
    const verifiedNumbers = async () =>
      (
        await fresh.rows<{ number: string }>('select number from phones where user_id = $1 and verified', [user.id])
      ).map(({ number }) => number);
    const browser = fresh.browser();
    const { resetPhoneNumberToken } = (await browser.post(`${one}/reset`, { email: user.email })).json<{
      resetPhoneNumberToken: string;
    }>();
    await fresh.settle();
    const { changePhoneNumberToken } = (
      await browser.post(`${one}/reset/verify`, { resetPhoneNumberToken, code: fresh.mailbox.code(user.email) })
    ).json<{ changePhoneNumberToken: string }>();
    const number = newNumber();
    await browser.put(`${one}/change`, { changePhoneNumberToken, phoneNumber: number });
    await browser.post('/identity/resources/auth/v1/passwordless/smscode/prelogin', { phoneNumber: number });
    await fresh.settle();
    const challenge = (
      await browser.post('/identity/resources/auth/v1/passwordless/smscode/postlogin', {
        token: fresh.phonebox.code(number),
      })
    ).json<Challenge>();

    expect(challenge.mfaRequired).toBe(true);
    expect(await verifiedNumbers()).toEqual(hadOne ? [old] : []);
    const wrong = await browser.post(`${signInPath}/verify`, { mfaToken: challenge.mfaToken, value: '000000' });
    expect(wrong.status).not.toBe(200);
    // a challenge after the password changes nothing either
    const { mfaToken } = await challengeFor(fresh.browser(), user);
    expect(mfaToken).not.toBe(challenge.mfaToken);
    expect(await verifiedNumbers()).toEqual(hadOne ? [old] : []);

    const passed = await browser.post(`${signInPath}/verify`, { mfaToken: challenge.mfaToken, value: app.nextCode() });
    expect(passed.status).toBe(200);
    expect(await verifiedNumbers()).toEqual([number]);
    await fresh.settle();
    expect(fresh.mailbox.latest(user.email).subject).toContain('phone numbers');
  });

  it('V6.4.1 the ticket works once, for half an hour', async () => {
    const browser = server.browser();
    const changePhoneNumberToken = await ticketFor(browser, guest.email);
    expect(
      (await browser.put(`${one}/change`, { changePhoneNumberToken, phoneNumber: 'nonsense' })).json(),
    ).toMatchObject({ errorCode: 'phone-invalid' });
    expect((await browser.put(`${one}/change`, { changePhoneNumberToken, phoneNumber: newNumber() })).status).toBe(200);
    expect(
      (await browser.put(`${one}/change`, { changePhoneNumberToken, phoneNumber: newNumber() })).json(),
    ).toMatchObject({ errorCode: 'code-used' });
    const late = await ticketFor(browser, guest.email);
    server.clock.advance(30 * minute);
    expect(
      (await browser.put(`${one}/change`, { changePhoneNumberToken: late, phoneNumber: newNumber() })).json(),
    ).toMatchObject({ errorCode: 'code-expired' });
  });

  it('V6.3.8 answers alike for an unknown email', async () => {
    const before = server.mailbox.messages.length;
    const token = await startReset(server.browser(), 'nobody@acme.example');
    await server.settle();
    expect(server.mailbox.messages).toHaveLength(before);
    expect(
      (await server.browser().post(`${one}/reset/verify`, { resetPhoneNumberToken: token, code: '123456' })).json(),
    ).toMatchObject({ errorCode: 'code-wrong', context: { triesLeft: 4 } });
  });
});

describe('2.2 passwords, by phone', () => {
  const path = '/identity/resources/users/v2/passwords/reset';

  it('V6.4.3 a code by SMS permits the same as the emailed link', async () => {
    const number = newNumber();
    await verifyNumber(await caller(stranger), number);
    const { sessionId } = (
      await server.browser().post(`${path}/sms`, { identifier: number, identifierType: 'phoneNumber' })
    ).json<{ sessionId: string }>();
    await server.settle();
    const code = server.phonebox.code(number);
    const door = await server.browser().post(`${path}/sms/verify`, { otcToken: code, sessionId });
    expect(door.json()).toMatchObject({ userId: stranger.id });
    expect(
      (
        await server
          .browser()
          .post(paths.reset, { ...door.json<Record<string, string>>(), password: 'fresh water every day' })
      ).status,
    ).toBe(200);
    expect(
      (await server.browser().post(paths.login, { email: stranger.email, password: 'fresh water every day' })).status,
    ).toBe(200);
    expect((await server.browser().post(`${path}/sms/verify`, { otcToken: code, sessionId })).json()).toMatchObject({
      errorCode: 'code-used',
    });
  });

  it('sends the link by email for a number or an email address', async () => {
    const number = newNumber();
    await verifyNumber(await caller(admin), number);
    for (const [identifier, identifierType] of [
      [number, 'phoneNumber'],
      [admin.email, 'email'],
    ]) {
      const before = server.mailbox.to(admin.email).filter((mail) => mail.subject.includes('Reset your')).length;
      expect((await server.browser().post(`${path}/email`, { identifier, identifierType })).status).toBe(200);
      await server.settle();
      expect(server.mailbox.to(admin.email).filter((mail) => mail.subject.includes('Reset your'))).toHaveLength(
        before + 1,
      );
    }
  });

  it('V6.3.8 answers alike for an unknown user', async () => {
    const before = server.mailbox.messages.length + server.phonebox.messages.length;
    for (const [identifier, identifierType] of [
      ['+12025559999', 'phoneNumber'],
      ['nobody', 'username'],
      ['nobody@acme.example', 'email'],
      ['not a number', 'phoneNumber'],
    ]) {
      expect((await server.browser().post(`${path}/email`, { identifier, identifierType })).status).toBe(200);
      expect(Object.keys((await server.browser().post(`${path}/sms`, { identifier, identifierType })).json())).toEqual([
        'sessionId',
      ]);
    }
    await server.settle();
    expect(server.mailbox.messages.length + server.phonebox.messages.length).toBe(before);
  });
});

describe('2.2 confirmation by code, if configured', () => {
  it('V6.3.8 sign-up answers alike whether or not an account exists, and its code activates only a new one', async () => {
    const codes = await startTestServer({ config: { signUp: { confirmBy: 'code' } } });
    const signUp = (email: string) => {
      const browser = codes.browser();
      return browser
        .post(paths.signUp, { email, password: 'quiet harbour at noon' })
        .then((answer) => ({ browser, answer: answer.json<{ userId: string; activationToken: string }>() }));
    };
    const [fresh, known] = [await signUp('new@start.example'), await signUp(codes.people.admin.email)];
    expect(Object.keys(known.answer)).toEqual(Object.keys(fresh.answer));
    await codes.settle();
    const code = codes.mailbox.code('new@start.example');
    const activate = ({ browser, answer }: typeof fresh, typed: string, userId = answer.userId) =>
      browser.post('/identity/resources/users/v1/activate/code', {
        userId,
        token: answer.activationToken,
        code: typed,
      });
    const wrong = code === '000000' ? '000001' : '000000';
    expect((await activate(known, wrong)).text).toBe((await activate(fresh, wrong)).text);
    expect((await activate(fresh, code, codes.people.admin.id)).json()).toMatchObject({ errorCode: 'code-expired' });
    expect((await activate(fresh, code)).json()).toMatchObject({ userId: fresh.answer.userId, emailVerified: true });
    expect((await activate(fresh, code)).json()).toMatchObject({ errorCode: 'code-used' });
    expect(
      (await codes.browser().post(paths.login, { email: 'new@start.example', password: 'quiet harbour at noon' }))
        .status,
    ).toBe(200);
    await codes.close();
  });

  it('4.5 an invitation needs its code in addition to the link', async () => {
    const codes = await startTestServer({ config: { invitations: { confirmBy: 'code' } } });
    const { browser, headers } = await callerFor(codes, codes.people.admin);
    await browser.post(paths.users, { email: codes.people.stranger.email }, headers);
    await browser.post(paths.users, { email: 'new@start.example' }, headers);
    await codes.settle();
    const invitation = linkParts(codes.mailbox.linkPath(codes.people.stranger.email));
    expect(codes.mailbox.linkPath(codes.people.stranger.email)).toContain('/account/invitation/code?');
    const code = codes.mailbox.code(codes.people.stranger.email);
    expect((await codes.browser().post(paths.acceptInvitation, invitation)).json()).toMatchObject({
      errorCode: 'link-invalid',
    });
    const accept = (typed: string) =>
      codes.browser().post('/identity/resources/users/v1/invitation/accept/code', { ...invitation, code: typed });
    expect((await accept(code === '000000' ? '000001' : '000000')).json()).toMatchObject({ errorCode: 'code-wrong' });
    expect((await accept(code)).status).toBe(200);
    const newcomer = linkParts(codes.mailbox.linkPath('new@start.example'));
    expect(
      (await codes.browser().post(paths.activate, { ...newcomer, password: 'quiet harbour at noon' })).json(),
    ).toMatchObject({ errorCode: 'link-invalid' });
    const activated = await codes.browser().post('/identity/resources/users/v1/activate/code', {
      ...newcomer,
      code: codes.mailbox.code('new@start.example'),
      password: 'quiet harbour at noon',
    });
    expect(activated.json()).toMatchObject({ tenantId: codes.people.acme });
    await codes.close();
  });
});

describe('V6.3.4 sign-up with a phone number', () => {
  const path = '/identity/resources/users/v1/signUp/phoneNumber';
  async function signUp(email: string, number: string) {
    const browser = server.browser();
    expect((await browser.post(path, { email, phoneNumber: number })).json()).toEqual({ shouldActivate: true });
    await server.settle();
    return browser;
  }
  const sms = async (browser: ReturnType<typeof server.browser>, number: string) => {
    await browser.post('/identity/resources/auth/v1/passwordless/smscode/prelogin', { phoneNumber: number });
    await server.settle();
    return server.phonebox.to(number).length;
  };

  it('signs in by SMS once the email is verified, in the browser that signed up', async () => {
    const number = newNumber();
    const browser = await signUp('mobile@start.example', number);
    expect(await sms(browser, number)).toBe(0);
    expect(
      (
        await browser.post(paths.activate, {
          ...linkParts(server.mailbox.linkPath('mobile@start.example')),
          password: 'quiet harbour at noon',
        })
      ).status,
    ).toBe(200);
    expect(await sms(server.browser(), number)).toBe(0);
    expect(await sms(browser, number)).toBe(1);
    expect(
      (
        await browser.post('/identity/resources/auth/v1/passwordless/smscode/postlogin', {
          token: server.phonebox.code(number),
        })
      ).json(),
    ).toMatchObject({ email: 'mobile@start.example' });
  });

  it('gains nothing with a stranger’s email: its owner’s activation drops the number', async () => {
    const number = newNumber();
    const attacker = await signUp('victim@start.example', number);
    await server.browser().post(paths.activate, {
      ...linkParts(server.mailbox.linkPath('victim@start.example')),
      password: 'quiet harbour at noon',
    });
    expect(await sms(attacker, number)).toBe(0);
  });
});
