import { describe, expect, it } from 'vitest';
import type { ErrorBody } from '#shared/contract/errors.ts';
import { minute } from '#server/lib/clock.ts';
import { callerFor, signIn, tryLogin, type SignedIn } from '#server/testing/flows.ts';
import { challengeFor, ownPath, setUpApp, signInPath, signInWithApp } from '#server/testing/second-factors.ts';
import { useTestServer } from '#server/testing/test-server.ts';

const server = await useTestServer();
const { admin, member, stranger, guest } = server.people;
const errorOf = (answer: { json<T>(): T }) => answer.json<ErrorBody>().errorCode;
const app = await setUpApp(server, admin);
const recover = (browser: typeof app.browser, body: object) =>
  browser.post(`${signInPath}/recover`, { email: admin.email, ...body });
const codesLeft = async (headers: Record<string, string>) =>
  (await server.browser().get(`${ownPath}/devices`, headers)).json<{ recoveryCodesLeft?: number }>().recoveryCodesLeft;

describe('recovery codes', () => {
  it('are issued with the first factor: ten different ones of 60 bits', () => {
    expect(app.recoveryCodes).toHaveLength(10);
    expect(new Set(app.recoveryCodes).size).toBe(10);
    for (const code of app.recoveryCodes) expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{4}(-[0-9a-hjkmnp-tv-z]{4}){2}$/);
  });

  it('V6.5.2 are stored as keyed digests: the table contains none of them, and equal codes of two users differ', async () => {
    const rows = await server.rows<{ code_hash: string }>('select code_hash from recovery_codes');
    const stored = JSON.stringify(rows);
    for (const code of app.recoveryCodes) expect(stored).not.toContain(code.replaceAll('-', ''));
    expect(server.logText()).not.toContain(app.recoveryCodes[0]);
  });

  it('V6.5.1 sign in once in place of the second factor, and a mail reports how many are left', async () => {
    const browser = server.browser();
    const { mfaToken } = await challengeFor(browser, admin);
    const answer = await recover(browser, { mfaToken, recoveryCode: app.recoveryCodes[0] });
    expect(answer.json()).toMatchObject({ mfaRequired: false, userId: admin.id, amr: ['pwd', 'mfa', 'otp'] });
    await server.settle();
    expect(server.mailbox.latest(admin.email).text).toContain('9');
    const next = await challengeFor(server.browser(), admin);
    expect(
      errorOf(await recover(server.browser(), { mfaToken: next.mfaToken, recoveryCode: app.recoveryCodes[0] })),
    ).toBe('recovery-code-wrong');
  });

  it('tolerate spacing, case and lookalike characters', async () => {
    const typed = app.recoveryCodes[1]!.replaceAll('-', ' ').toUpperCase().replaceAll('0', 'O').replaceAll('1', 'I');
    const { mfaToken } = await challengeFor(server.browser(), admin);
    expect((await recover(server.browser(), { mfaToken, recoveryCode: ` ${typed} ` })).status).toBe(200);
  });

  it('V15.4.1 open a session for one of four concurrent requests with the same code', async () => {
    const tokens = [];
    for (let count = 0; count < 4; count += 1) tokens.push((await challengeFor(server.browser(), admin)).mfaToken);
    const answers = await Promise.all(
      tokens.map((mfaToken) => recover(server.browser(), { mfaToken, recoveryCode: app.recoveryCodes[2] })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    server.clock.advance(16 * minute);
  });

  it('belong to one user: another user’s code is wrong', async () => {
    const other = await setUpApp(server, guest);
    const { mfaToken } = await challengeFor(server.browser(), admin);
    expect(errorOf(await recover(server.browser(), { mfaToken, recoveryCode: other.recoveryCodes[0] }))).toBe(
      'recovery-code-wrong',
    );
  });

  it('are not issued again with a second app', async () => {
    const { headers, browser } = await signInWithApp(server, admin, app);
    const left = await codesLeft(headers);
    const started = await browser.post(`${ownPath}/authenticator/enroll`, {}, headers);
    expect(started.status).toBe(200);
    expect(await codesLeft(headers)).toBe(left);
  });
});

describe('a recovery code before sign-in', () => {
  it('skips the second factor of the browser’s next sign-in, once', async () => {
    const browser = server.browser();
    expect((await recover(browser, { recoveryCode: app.recoveryCodes[3] })).json()).toEqual({});
    expect((await signIn(browser, admin)).amr).toEqual(['pwd', 'mfa', 'otp']);
    await challengeFor(browser, admin);
  });

  it('has no effect in another browser or for another user', async () => {
    const browser = server.browser();
    await recover(browser, { recoveryCode: app.recoveryCodes[4] });
    await challengeFor(server.browser(), admin);
    await setUpApp(server, stranger);
    await challengeFor(browser, stranger);
    expect((await signIn(browser, admin)).mfaRequired).toBe(false);
  });

  it('is valid for ten minutes, by the server clock', async () => {
    const browser = server.browser();
    expect((await recover(browser, { recoveryCode: app.recoveryCodes[5] })).status).toBe(200);
    server.clock.advance(10 * minute);
    expect((await challengeFor(browser, admin)).mfaRequired).toBe(true);
  });

  it('opens one session when two tabs sign in at the same time', async () => {
    const browser = server.browser();
    await recover(browser, { recoveryCode: app.recoveryCodes[6] });
    const answers = await Promise.all([
      tryLogin(browser, admin.email, admin.password),
      tryLogin(browser, admin.email, admin.password),
    ]);
    expect(answers.filter((answer) => answer.json<SignedIn>().mfaRequired)).toHaveLength(1);
  });

  it('V6.3.8 gives the same answers and lockouts for unknown users, users without codes and wrong codes', async () => {
    for (let tries = 0; tries < 6; tries += 1) {
      const answers = await Promise.all(
        [admin.email, member.email, 'nobody@nowhere.example'].map((email) =>
          server.browser().post(`${signInPath}/recover`, { email, recoveryCode: 'aaaa-aaaa-aaaa' }),
        ),
      );
      expect(new Set(answers.map((answer) => `${answer.status} ${answer.text}`)).size).toBe(1);
    }
    // knowing only an address does not allow locking its owner's second factor
    const { mfaToken } = await challengeFor(server.browser(), admin);
    expect((await server.browser().post(`${signInPath}/verify`, { mfaToken, value: app.nextCode() })).status).toBe(200);
    server.clock.advance(16 * minute);
  });
});

describe('new recovery codes', () => {
  it('replace the old ones', async () => {
    const { browser, headers } = await signInWithApp(server, admin, app);
    const answer = (await browser.post(`${ownPath}/recovery-codes`, {}, headers)).json<{
      recoveryCode: string;
      recoveryCodes: string[];
    }>();
    expect(answer.recoveryCodes).toHaveLength(10);
    expect(answer.recoveryCode).toBe(answer.recoveryCodes[0]);
    expect(await codesLeft(headers)).toBe(10);
    const { mfaToken } = await challengeFor(server.browser(), admin);
    expect(errorOf(await recover(server.browser(), { mfaToken, recoveryCode: app.recoveryCodes[7] }))).toBe(
      'recovery-code-wrong',
    );
    await server.settle();
    expect(server.mailbox.latest(admin.email).subject).toContain('New recovery codes');
  });

  it('V7.5.1 require a recent sign-in and an enrolled factor', async () => {
    const plain = await callerFor(server, member);
    const without = await plain.browser.post(`${ownPath}/recovery-codes`, {}, plain.headers);
    expect([without.status, without.json<ErrorBody>().errors]).toEqual([400, ['MFA is not enrolled']]);
    const { browser, headers } = await signInWithApp(server, admin, app);
    server.clock.advance(10 * minute + 1000);
    const late = await browser.post(`${ownPath}/recovery-codes`, {}, headers);
    expect([late.status, errorOf(late), late.json<ErrorBody>().context]).toEqual([
      403,
      'reauthentication-required',
      { maxAge: 600 },
    ]);
  });
});
