/**
 * Account pre-hijacking: signing up with a stranger's email address gains nothing once its owner signs up in any way.
 */
import { describe, expect, it } from 'vitest';
import { linkParts, paths } from '#server/testing/flows.ts';
import { useTestServer } from '#server/testing/test-server.ts';

const server = await useTestServer({
  config: { signIn: { strategy: 'EmailAndPassword', alternatives: ['SmsCode', 'Code'] } },
});
const smsOf = '/identity/resources/auth/v1/passwordless/smscode';

/** An attacker signs up with a victim's email address and their own number, in their own browser. */
async function signUpAs(email: string, phoneNumber: string) {
  const browser = server.browser();
  expect(
    (
      await browser.post('/identity/resources/users/v1/signUp/phoneNumber', {
        email,
        phoneNumber,
        password: 'the strangers own words',
      })
    ).status,
  ).toBe(200);
  await server.settle();
  return browser;
}

/** The attacker requests a code to their number, in their browser. @returns whether one was sent */
async function codeComes(browser: ReturnType<typeof server.browser>, phoneNumber: string): Promise<boolean> {
  const before = server.phonebox.messages.length;
  await browser.post(`${smsOf}/prelogin`, { phoneNumber });
  await server.settle();
  return server.phonebox.messages.length > before;
}

describe('V6.2.4 a number that an attacker claimed with a victim’s email address signs no one in', () => {
  it('after the owner set a password by the reset email', async () => {
    const email = 'owner1@new.example';
    const stranger = await signUpAs(email, '+12025550111');
    const owner = server.browser();
    await owner.post(paths.forgot, { email });
    await server.settle();
    const link = linkParts(server.mailbox.linkPath(email));
    expect((await owner.post(paths.reset, { ...link, password: 'the owners own words' })).status).toBe(200);
    expect(await codeComes(stranger, '+12025550111')).toBe(false);
  });

  it('after the owner signed in by a code', async () => {
    const email = 'owner2@new.example';
    const stranger = await signUpAs(email, '+12025550112');
    const owner = server.browser();
    await owner.post('/identity/resources/auth/v1/passwordless/code/prelogin', { email });
    await server.settle();
    expect(
      (
        await owner.post('/identity/resources/auth/v1/passwordless/code/postlogin', {
          token: server.mailbox.code(email),
        })
      ).status,
    ).toBe(200);
    expect(await codeComes(stranger, '+12025550112')).toBe(false);
  });

  it('after the owner accepted an invitation', async () => {
    const email = 'owner3@new.example';
    const stranger = await signUpAs(email, '+12025550113');
    const ada = server.browser();
    const { accessToken } = (
      await ada.post(paths.login, { email: server.people.admin.email, password: server.people.admin.password })
    ).json<{ accessToken: string }>();
    await ada.post(paths.users, { email }, { authorization: `Bearer ${accessToken}` });
    await server.settle();
    const { token } = linkParts(server.mailbox.linkPath(email));
    expect(
      (await server.browser().post(paths.signUp, { email, password: 'the owners own words', invitationToken: token }))
        .status,
    ).toBe(200);
    expect(await codeComes(stranger, '+12025550113')).toBe(false);
  });
});
