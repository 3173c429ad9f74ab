import { describe, expect, it } from 'vitest';
import { hour, second } from '#server/lib/clock.ts';
import { callerFor, linkParts, paths, signIn, tryLogin } from '#server/testing/flows.ts';
import { startTestServer, useTestServer } from '#server/testing/test-server.ts';

const server = await useTestServer();
const { admin, member, guest } = server.people;

async function resetLink(email: string) {
  // mails of earlier changes have arrived, so that the newest is the requested one
  await server.settle();
  await server.browser().post(paths.forgot, { email });
  await server.settle();
  return linkParts(server.mailbox.linkPath(email));
}
const reset = (link: { userId: string; token: string }, password: string) =>
  server.browser().post(paths.reset, { ...link, password });

describe('V6.4.3 forgot password', () => {
  it('gives the same answer for an unknown address, and mails only the owner of a known one', async () => {
    const answers = [
      await server.browser().post(paths.forgot, { email: admin.email }),
      await server.browser().post(paths.forgot, { email: 'nobody@acme.example' }),
    ];
    await server.settle();
    expect(answers.map((answer) => [answer.status, answer.text])).toEqual([
      [200, ''],
      [200, ''],
    ]);
    expect(server.mailbox.messages.map(({ to }) => to)).toEqual([admin.email]);
  });

  it('mails the stored address, never the spelling that was typed', async () => {
    await server.browser().post(paths.forgot, { email: member.email.toUpperCase() });
    await server.settle();
    expect(server.mailbox.messages.at(-1)!.to).toBe(member.email);
  });

  it('sets a password, ends every session, and notifies the owner', async () => {
    const [one, two] = [await callerFor(server, admin), await callerFor(server, admin)];
    const link = await resetLink(admin.email);
    expect((await server.browser().post('/identity/resources/users/v1/passwords/reset/validate', link)).status).toBe(
      200,
    );
    expect((await reset(link, 'fresh water every day')).status).toBe(200);
    for (const { browser, headers } of [one, two]) {
      expect((await browser.get(paths.me, headers)).status).toBe(401);
      expect((await browser.post(paths.refresh)).status).toBe(401);
    }
    expect((await tryLogin(server.browser(), admin.email, admin.password)).status).toBe(401);
    await signIn(server.browser(), { email: admin.email, password: 'fresh water every day' });
    await server.settle();
    expect(server.mailbox.latest(admin.email).subject).toContain('was changed');
  });

  it('clears a lockout', async () => {
    for (let tries = 0; tries < 5; tries += 1) await tryLogin(server.browser(), guest.email, 'wrong password');
    expect((await tryLogin(server.browser(), guest.email, guest.password)).status).toBe(423);
    await reset(await resetLink(guest.email), 'fresh water every day');
    await signIn(server.browser(), { email: guest.email, password: 'fresh water every day' });
  });
});

describe('V6.4.1 reset links', () => {
  it('work once, and invalidate older ones', async () => {
    const older = await resetLink(member.email);
    const link = await resetLink(member.email);
    expect((await reset(link, 'fresh water every day')).status).toBe(200);
    for (const dead of [link, older])
      expect((await reset(dead, 'another one again')).json()).toMatchObject({ errorCode: 'link-used' });
    await signIn(server.browser(), { email: member.email, password: 'fresh water every day' });
  });

  it('V15.4.1 accept one of five concurrent requests', async () => {
    const link = await resetLink(member.email);
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, index) => reset(link, `parallel password ${index}`)),
    );
    expect(answers.map((answer) => answer.status).sort((a, b) => a - b)).toEqual([200, 410, 410, 410, 410]);
  });

  it('expire after an hour, by the server clock', async () => {
    const link = await resetLink(member.email);
    server.clock.advance(hour - second);
    expect((await server.browser().post('/identity/resources/users/v1/passwords/reset/validate', link)).status).toBe(
      200,
    );
    server.clock.advance(second);
    expect((await reset(link, 'fresh water every day')).json()).toMatchObject({ errorCode: 'link-expired' });
  });

  it('are not used up by GET, or by a password that the rules refuse', async () => {
    const link = await resetLink(member.email);
    for (let times = 0; times < 5; times += 1)
      await server.browser().get(`/account/reset-password?${new URLSearchParams(link).toString()}`);
    expect((await reset(link, 'short')).json()).toMatchObject({
      errorCode: 'password-too-short',
      context: { minLength: 8 },
    });
    expect((await reset(link, member.email)).json()).toMatchObject({ errorCode: 'password-is-email' });
    expect((await reset(link, 'fresh water every day')).status).toBe(200);
  });

  it('belong to one user', async () => {
    const link = await resetLink(member.email);
    expect((await reset({ ...link, userId: admin.id }, 'fresh water every day')).json()).toMatchObject({
      errorCode: 'link-invalid',
    });
  });

  it('are limited to five mails in 15 minutes', async () => {
    const limited = await startTestServer({ config: { limits: { mail: { points: 5, per: 900 } } } });
    for (let times = 0; times < 8; times += 1)
      await limited.browser().post(paths.forgot, { email: limited.people.admin.email });
    await limited.settle();
    expect(limited.mailbox.messages).toHaveLength(5);
    await limited.close();
  });
});

it('V6.2.10 refuses former passwords if configured', async () => {
  const strict = await startTestServer({ config: { passwords: { historySize: 2 } } });
  const { admin: user } = strict.people;
  const { browser, headers } = await callerFor(strict, user);
  const change = async (password: string, newPassword: string) =>
    (await browser.post(paths.changePassword, { password, newPassword }, headers)).status;
  expect(await change(user.password, user.password)).toBe(400);
  strict.clock.advance(second);
  expect(await change(user.password, 'second password here')).toBe(200);
  strict.clock.advance(second);
  expect(await change('second password here', user.password)).toBe(400);
  expect(await change('second password here', 'third password here')).toBe(200);
  await strict.close();
});
