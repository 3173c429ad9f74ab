/** Codes typed on keyboards of other scripts, wherever a code is read; and texts that are none. */
import { describe, expect, it } from 'vitest';
import type { MfaDevices } from '#shared/contract/entities.ts';
import type { ErrorBody } from '#shared/contract/errors.ts';
import { minute } from '#server/lib/clock.ts';
import { bearer, callerFor, type SignedIn } from '#server/testing/flows.ts';
import { challengeFor, codeOf, ok, ownPath, setUpApp, signInPath } from '#server/testing/second-factors.ts';
import { useTestServer } from '#server/testing/test-server.ts';

const server = await useTestServer();
const { admin, member, guest, stranger } = server.people;
const answerOf = (answer: { status: number; json<T>(): T }) => [answer.status, answer.json<ErrorBody>().errorCode];
const inDigits = (zero: string) => (code: string) =>
  code.replaceAll(/\d/g, (digit) => String.fromCodePoint(zero.codePointAt(0)! + Number(digit)));
const fullWidth = inDigits('０');
const scripts = [
  ['full-width', fullWidth],
  ['Arabic-Indic', inDigits('٠')],
  ['Persian', inDigits('۰')],
  ['Devanagari', inDigits('०')],
] as const;

describe('the code of an authenticator app', async () => {
  const app = await setUpApp(server, admin);

  it.each(scripts)('in %s digits signs in', async (_script, write) => {
    const { mfaToken } = await challengeFor(server.browser(), admin);
    const answer = await server.browser().post(`${signInPath}/verify`, { mfaToken, value: write(app.nextCode()) });
    expect(answer.status).toBe(200);
  });

  it.each(['12345é', 'ééé', '💥💥💥', '१२३४५x', '1234567'])(
    '“%s” is a wrong one, and counts as a try',
    async (value) => {
      const { mfaToken } = await challengeFor(server.browser(), admin);
      const answer = await server.browser().post(`${signInPath}/verify`, { mfaToken, value });
      expect(answerOf(answer)).toEqual([400, 'factor-code-wrong']);
      expect(answer.json()).toMatchObject({ context: { triesLeft: expect.any(Number) as number } });
      const right = await server.browser().post(`${signInPath}/verify`, { mfaToken, value: app.nextCode() });
      expect(right.status).toBe(200);
    },
  );

  it('is read when setting up and removing, too', async () => {
    const caller = await callerFor(server, member);
    const { secret } = ok(await caller.browser.post(`${ownPath}/authenticator/enroll`, {}, caller.headers)).json<{
      secret: string;
    }>();
    const confirm = (token: string) =>
      caller.browser.post(`${ownPath}/authenticator/enroll/verify`, { token }, caller.headers);
    expect(answerOf(await confirm('12345é'))).toEqual([400, 'factor-code-wrong']);
    ok(await confirm(fullWidth(codeOf(secret, server.clock))));
    const { mfaToken } = await challengeFor(server.browser(), member);
    server.clock.advance(30_000);
    const value = fullWidth(codeOf(secret, server.clock));
    const session = ok(await server.browser().post(`${signInPath}/verify`, { mfaToken, value })).json<SignedIn>();
    const headers = bearer(session.accessToken);
    const devices = (await caller.browser.get(`${ownPath}/devices`, headers)).json<MfaDevices>();
    const path = `${ownPath}/authenticator/${devices.authenticators[0]!.id}/disable/verify`;
    const remove = (token: string) => caller.browser.post(path, { token }, headers);
    expect(answerOf(await remove('12345é'))).toEqual([400, 'factor-code-wrong']);
    server.clock.advance(30_000);
    ok(await remove(fullWidth(codeOf(secret, server.clock))));
  });

  it('locks after too many that are none, and writes no error into the log', async () => {
    server.clock.advance(16 * minute);
    const { mfaToken } = await challengeFor(server.browser(), admin);
    const answers = [];
    for (let tries = 0; tries < 6; tries += 1)
      answers.push((await server.browser().post(`${signInPath}/verify`, { mfaToken, value: '１２３４５é' })).status);
    expect(answers.every((status) => status < 500)).toBe(true);
    expect(answers.at(-1)).toBe(423);
    expect(server.logText()).not.toContain('same byte length');
  });
});

it('a recovery code may be typed with dashes of all kinds, in full width, and with a Turkish I', async () => {
  const { recoveryCodes } = await setUpApp(server, guest);
  const wide = (code: string) =>
    code.replaceAll(/[0-9a-z]/g, (sign) => String.fromCodePoint(sign.codePointAt(0)! + 0xfee0)).replaceAll('-', '－');
  const ways = [
    (code: string) => code.replaceAll('-', '–'),
    wide,
    fullWidth,
    (code: string) => code.replaceAll('1', 'İ'),
    (code: string) => code.replaceAll('1', 'ı').replaceAll('-', ' — '),
  ];
  for (const [index, write] of ways.entries()) {
    const { mfaToken } = await challengeFor(server.browser(), guest);
    const recoveryCode = write(recoveryCodes[index]!);
    const answer = await server.browser().post(`${signInPath}/recover`, { email: guest.email, mfaToken, recoveryCode });
    expect([recoveryCode, answer.status]).toEqual([recoveryCode, 200]);
  }
});

it.each(scripts)('the code of an email in %s digits changes the address', async (script, write) => {
  const caller = await callerFor(server, stranger);
  const path = '/identity/resources/users/v1/email/me';
  const email = `sol-${script.toLowerCase()}@globex.example`;
  ok(await caller.browser.post(path, { email }, caller.headers));
  await server.settle();
  const code = write(server.mailbox.code(email));
  expect((await caller.browser.post(`${path}/verify`, { email, code }, caller.headers)).status).toBe(200);
  stranger.email = email;
  server.clock.advance(16 * minute);
});
