import { once } from 'node:events';
import { createServer } from 'node:http';
import { createHash } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { linkTo, textOf, type Browser } from '#server/testing/browser.ts';
import { authorizePath, callerFor } from '#server/testing/flows.ts';
import { testPassword, type SeededUser } from '#server/testing/users.ts';
import { addApp, challengeFor, signInPath } from '#server/testing/second-factors.ts';
import { publicClient, useTestServer } from '#server/testing/test-server.ts';

const api = createServer((_request, response) =>
  response.end(`${createHash('sha1').update(testPassword).digest('hex').toUpperCase().slice(5)}:1`),
);
api.listen(0, '127.0.0.1');
await once(api, 'listening');
afterAll(() => void api.close());

const breached = (mode: 'block' | 'prompt') => ({
  config: { passwords: { breached: { mode, rangeUrl: `http://127.0.0.1:${(api.address() as AddressInfo).port}/` } } },
});

const server = await useTestServer(breached('block'));
const { member } = server.people;

it('4.2 a leaked password shows breachedPassword and breachedPasswordSuccess without JavaScript too', async () => {
  const browser = server.browser();
  const password = await browser.submit(await browser.get('/account/login'), { email: member.email });
  const told = await browser.submit(password, { password: member.password });
  expect(textOf(told.text)).toContain('appeared in a data breach');
  expect(textOf(told.text)).toContain(member.email);
  const sent = await browser.submit(told, {});
  expect(textOf(sent.text)).toContain('Check your email');
  await server.settle();
  expect(server.mailbox.linkPath(member.email)).toContain('/account/reset-password');
  expect(await server.rows('select id from sessions')).toEqual([]);
});

describe('4.2 a leaked password that can still be used, without JavaScript', async () => {
  const prompting = await useTestServer(breached('prompt'));
  const { admin, guest, stranger } = prompting.people;
  const theirs = `^${publicClient.redirectUris[0]}\\?code=`;

  async function signInByForm(browser: Browser, user: SeededUser, from = authorizePath()) {
    const first = await browser.follow(await browser.get(from));
    const second = await browser.follow(await browser.submit(first, { email: user.email }));
    return await browser.submit(second, { email: user.email, password: user.password });
  }

  it('is reported on a separate page, which survives a reload and continues to the application', async () => {
    const browser = prompting.browser();
    const { location } = await signInByForm(browser, guest);
    expect(location).toMatch(/^\/oauth\/prelogin\?.*step=breachedPassword/);
    for (const _ of [1, 2]) {
      const page = await browser.get(location);
      expect([page.status, textOf(page.text)]).toEqual([
        200,
        expect.stringContaining(`The password for ${guest.email} appeared in a data breach`),
      ]);
      expect(textOf(page.text)).toContain('You’re signed in');
    }
    const done = await browser.follow(await browser.get(linkTo(await browser.get(location), 'Not now')));
    expect(done.location).toMatch(new RegExp(theirs));
  });

  it('sends the link to the user’s own address, whatever the form contains, and continues too', async () => {
    const browser = prompting.browser();
    const page = await browser.follow(await signInByForm(browser, guest));
    const sent = await browser.submit(page, { email: admin.email });
    expect(textOf(sent.text)).toContain(`We sent a link to ${guest.email}`);
    await prompting.settle();
    expect(prompting.mailbox.linkPath(guest.email)).toContain('/account/reset-password');
    expect(prompting.mailbox.to(admin.email)).toEqual([]);
    expect((await browser.follow(await browser.get(linkTo(sent, 'Continue')))).location).toMatch(new RegExp(theirs));
  });

  it('comes after the second factor, and keeps only a safe redirect target', async () => {
    const caller = await callerFor(prompting, admin);
    const app = await addApp(prompting, caller);
    const browser = prompting.browser();
    const factor = await browser.follow(
      await signInByForm(browser, admin, '/account/login?redirectUrl=/account/logout'),
    );
    expect(textOf(factor.text)).toContain('Enter the code from your app');
    const told = await browser.submit(factor, { code: app.nextCode() });
    expect(told.location).toContain('step=breachedPassword');
    const later = linkTo(await browser.follow(told), 'Not now');
    expect((await browser.get(later)).location).toMatch(/\/account\/logout$/);
    expect(
      (await browser.get(later.replace(encodeURIComponent('/account/logout'), encodeURIComponent('//evil.example'))))
        .location,
    ).not.toContain('evil');
  });

  it('a page reloaded between two factors still shows the warning after sign-in', async () => {
    const caller = await callerFor(prompting, stranger);
    const app = await addApp(prompting, caller);
    const browser = prompting.browser();
    await challengeFor(browser, stranger);
    const answer = await browser.post(`${signInPath}/verify`, { mfaToken: '', value: app.nextCode() });
    expect(answer.json()).toMatchObject({ mfaRequired: false, isBreachedPassword: true });
  });

  it('is not shown without a session, and not after a password change', async () => {
    expect(textOf((await prompting.browser().get('/account/login?step=breachedPassword')).text)).toContain(
      'Sign in to',
    );
    const browser = prompting.browser();
    const { location } = await signInByForm(browser, guest, '/account/login');
    await prompting.rows('update users set password_breached_at = null where id = $1', [guest.id]);
    expect((await browser.get(location)).status).toBe(303);
  });
});
