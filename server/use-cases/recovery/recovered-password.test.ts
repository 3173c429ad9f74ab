/**
 * A password reset by mail or text message proves possession of that channel only, so the second factor has to use
 * another one.
 */
import { describe, expect, it } from 'vitest';
import type { ErrorBody } from '#shared/contract/errors.ts';
import { bearer, linkParts, paths, tryLogin, type SignedIn } from '#server/testing/flows.ts';
import { signInPath, type Challenge } from '#server/testing/second-factors.ts';
import { useTestServer } from '#server/testing/test-server.ts';

const server = await useTestServer({
  config: { mfa: { enforce: 'Force', strategies: ['AuthenticatorApp', 'SMS', 'EmailCode'] } },
});
const { admin, member } = server.people;
const phone = '+12025550123';
const words = (count: number) => `the harbour in the ${count}th week`;
const challenge = async (email: string, password: string) =>
  (await tryLogin(server.browser(), email, password)).json<Challenge>();

async function resetByMail(email: string, password: string): Promise<void> {
  await server.browser().post(paths.forgot, { email });
  await server.settle();
  const answer = await server.browser().post(paths.reset, { ...linkParts(server.mailbox.linkPath(email)), password });
  expect(answer.status).toBe(200);
  await server.settle();
}

async function resetBySms(email: string, password: string): Promise<void> {
  const browser = server.browser();
  const { sessionId } = (
    await browser.post('/identity/resources/users/v2/passwords/reset/sms', {
      identifier: email,
      identifierType: 'email',
    })
  ).json<{ sessionId: string }>();
  await server.settle();
  const link = (
    await browser.post('/identity/resources/users/v2/passwords/reset/sms/verify', {
      otcToken: server.phonebox.code(phone),
      sessionId,
    })
  ).json<{ userId: string; token: string }>();
  expect((await browser.post(paths.reset, { ...link, password })).status).toBe(200);
  // the notice of the change is sent before another mail is requested
  await server.settle();
}

describe('V6.4.3 one mailbox is one factor', () => {
  it('accepts a code by mail after a password that its owner knows, but not after one reset by mail', async () => {
    expect((await challenge(member.email, member.password)).mfaDevices.emails).toEqual([{ email: member.email }]);
    await resetByMail(member.email, words(1));
    const asked = await challenge(member.email, words(1));
    expect(asked).toMatchObject({ mfaRequired: true, mfaEnrolled: false, mfaDevices: { emails: [] } });
    expect(asked.mfaStrategies).not.toContain('EmailCode');
    expect(
      (await server.browser().post(`${signInPath}/emailcode`, { mfaToken: asked.mfaToken })).json<ErrorBody>(),
    ).toMatchObject({ errorCode: 'factor-not-offered' });
  });
});

describe('V6.4.3 one phone is one factor', () => {
  it('accepts a code by text message after a password that its owner knows, but not after one reset by text message', async () => {
    const at = server.clock.read();
    await server.rows(
      'insert into phones (id, user_id, number, verified, created_at, updated_at) values (gen_random_uuid(), $1, $2, true, $3, $3)',
      [admin.id, phone, at],
    );
    const [factor] = await server.rows<{ id: string }>(
      `insert into factors (id, user_id, kind, phone_number, confirmed_at, created_at) values (gen_random_uuid(), $1, 'sms', $2, $3, $3) returning id`,
      [admin.id, phone, at],
    );
    expect((await challenge(admin.email, admin.password)).mfaDevices.phones).toHaveLength(1);
    await resetBySms(admin.email, words(2));
    const asked = await challenge(admin.email, words(2));
    expect(asked).toMatchObject({ mfaRequired: true, mfaDevices: { phones: [] } });
    expect(
      (await server.browser().post(`${signInPath}/sms/${factor!.id}`, { mfaToken: asked.mfaToken })).json<ErrorBody>(),
    ).toMatchObject({ errorCode: 'factor-not-found' });
  });

  it('accepts it again once the password was set by mail, or by its owner when signed in', async () => {
    await resetByMail(admin.email, words(3));
    const browser = server.browser();
    const asked = (await tryLogin(browser, admin.email, words(3))).json<Challenge>();
    expect(asked.mfaDevices.phones).toHaveLength(1);
    const sent = (
      await browser.post(`${signInPath}/sms/${asked.mfaDevices.phones[0]!.id}`, { mfaToken: asked.mfaToken })
    ).json<{ otcToken: string }>();
    await server.settle();
    const session = (
      await browser.post(`${signInPath}/sms/${asked.mfaDevices.phones[0]!.id}/verify`, {
        mfaToken: asked.mfaToken,
        otcToken: sent.otcToken,
        code: server.phonebox.code(phone),
      })
    ).json<SignedIn>();
    await resetBySms(admin.email, words(4));
    expect((await challenge(admin.email, words(4))).mfaDevices.phones).toHaveLength(0);
    expect((await browser.get(paths.me, bearer(session.accessToken))).status).toBe(401);
    expect(await server.rows('select password_channel from users where id = $1', [admin.id])).toEqual([
      { password_channel: 'sms' },
    ]);
  });
});
