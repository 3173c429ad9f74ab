import { describe, expect, it, onTestFinished } from 'vitest';
import type { ErrorBody } from '#shared/contract/errors.ts';
import { callerFor, linkParts, paths, signIn, tryLogin } from '#server/testing/flows.ts';
import { startTestServer, useTestServer } from '#server/testing/test-server.ts';

const server = await useTestServer();
const { admin, member } = server.people;
const passwordless = '/identity/resources/auth/v1/passwordless';

describe('V6.2.3 changing one’s own password', () => {
  it('V7.4.3 requires the present one, ends the other sessions and keeps this one', async () => {
    const [here, elsewhere] = [await callerFor(server, admin), await callerFor(server, admin)];
    const wrong = await here.browser.post(
      paths.changePassword,
      { password: 'not the password', newPassword: 'fresh water every day' },
      here.headers,
    );
    expect(wrong.json()).toMatchObject({ errorCode: 'password-wrong' });
    expect(
      (
        await here.browser.post(
          paths.changePassword,
          { password: admin.password, newPassword: 'fresh water every day' },
          here.headers,
        )
      ).status,
    ).toBe(200);
    expect((await here.browser.get(paths.me, here.headers)).status).toBe(200);
    expect((await here.browser.post(paths.refresh)).status).toBe(200);
    expect((await elsewhere.browser.get(paths.me, elsewhere.headers)).status).toBe(401);
    expect((await elsewhere.browser.post(paths.refresh)).status).toBe(401);
    expect((await tryLogin(server.browser(), admin.email, admin.password)).status).toBe(401);
    await signIn(server.browser(), { email: admin.email, password: 'fresh water every day' });
    await server.settle();
    expect(server.mailbox.latest(admin.email).subject).toContain('was changed');
  });

  it.each([
    ['short', 'password-too-short'],
    ['x'.repeat(129), 'password-too-long'],
    ['password1', 'password-too-common'],
    [member.email, 'password-is-email'],
  ])('refuses %j', async (newPassword, code) => {
    const { browser, headers } = await callerFor(server, member);
    expect(
      (await browser.post(paths.changePassword, { password: member.password, newPassword }, headers)).json(),
    ).toMatchObject({ errorCode: code });
  });

  it('does not let a stolen session guess the password', async () => {
    const limited = await startTestServer({ config: { limits: { mail: { points: 5, per: 900 } } } });
    const { browser, headers } = await callerFor(limited, limited.people.admin);
    const statuses = [];
    for (let tries = 0; tries < 7; tries += 1)
      statuses.push(
        (await browser.post(paths.changePassword, { password: 'guess', newPassword: 'fresh water every day' }, headers))
          .status,
      );
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429]);
    await limited.close();
  });

  it('withdraws what was mailed before: whoever reads the mailbox cannot use it', async () => {
    const own = await startTestServer({ config: { signIn: { alternatives: ['Code', 'MagicLink'] } } });
    onTestFinished(() => own.close());
    const { member: user } = own.people;
    const { browser, headers } = await callerFor(own, user);
    const reader = own.browser();
    await reader.post(paths.forgot, { email: user.email });
    await own.settle();
    const link = linkParts(own.mailbox.linkPath(user.email));
    await reader.post(`${passwordless}/code/prelogin`, { email: user.email });
    await own.settle();
    const code = own.mailbox.code(user.email);
    await reader.post(`${passwordless}/magiclink/prelogin`, { email: user.email });
    await own.settle();
    const magic = new URL(own.mailbox.linkPath(user.email), own.baseUrl).searchParams.get('token');
    const changed = { password: user.password, newPassword: 'fresh water every day' };
    expect((await browser.post(paths.changePassword, changed, headers)).status).toBe(200);
    const answers = [
      await reader.post(paths.reset, { ...link, password: 'another one again' }),
      await reader.post(`${passwordless}/code/postlogin`, { token: code }),
      await reader.post(`${passwordless}/magiclink/postlogin`, { token: magic }),
    ];
    expect(answers.map((answer) => answer.json<ErrorBody>().errorCode)).toEqual([
      'link-used',
      'code-used',
      'link-used',
    ]);
    await signIn(own.browser(), { email: user.email, password: 'fresh water every day' });
  });

  it('requires a signed-in user', async () => {
    expect(
      (
        await server
          .browser()
          .post(paths.changePassword, { password: admin.password, newPassword: 'fresh water every day' })
      ).status,
    ).toBe(401);
  });
});
