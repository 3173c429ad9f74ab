import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContextOptions, CDPSession } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { ActivateModel } from './models/activate.model.ts';
import { appCode, SecondFactorModel } from './models/second-factor.model.ts';
import type { Credentials } from './models/login.model.ts';
import { answerOf, authorizationRequest } from './support/client.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import type { Visitor } from './support/open-browser.ts';
import { setUp } from './support/set-up.ts';
import { newAddress, newPassword } from './support/start-portico.ts';

/** Passwords that are known to be leaked; a test adds one. */
const folder = await mkdtemp(join(tmpdir(), 'portico-leaked-'));
const leaked = join(folder, 'hashes.txt');
const leak = (password: string) =>
  writeFile(leaked, `${createHash('sha1').update(password).digest('hex').toUpperCase()}:7\n`);
await leak('nobody has this one');
afterAll(() => rm(folder, { recursive: true }));

const running = setUp({
  mfa: { enforce: 'Force', strategies: ['AuthenticatorApp', 'SMS', 'WebAuthnPlatform', 'WebAuthnCrossPlatform'] },
  passwords: { breached: { mode: 'prompt', file: leaked } },
});
/** Where email codes are allowed, they are used before anything is set up. */
const withMail = setUp({ mfa: { enforce: 'Force' } });
const ssoPrelogin = '/identity/resources/auth/v2/user/sso/prelogin';

/** What the apps of people were set up with, as far as another test signs them in again. */
const keysOfApps = new WeakMap<Credentials, string>();

interface Arrived {
  visitor: Visitor;
  box: SecondFactorModel;
}

/** A browser that an application has sent to sign in, after the first factor. */
async function passedTheFirst(
  user: Credentials,
  options: BrowserContextOptions = {},
  visitor?: Visitor,
  at = running,
): Promise<Arrived> {
  const by = visitor ?? (await at.browser.visitor(options));
  by.expectRefusal(404, ssoPrelogin);
  await by.page.goto(authorizationRequest(at.portico, { prompt: 'login' }).url);
  const box = new SecondFactorModel(by.page);
  if (options.javaScriptEnabled !== false) await box.comesAlive();
  await box.signIn(user);
  return { visitor: by, box };
}

const arrives = async ({ visitor }: Arrived) =>
  expect((await answerOf(running.portico, visitor.page)).error).toBeNull();

test('4.3 a policy asks for a second step: an app is set up, its codes are saved, and it signs in from then on', async () => {
  const { member } = running.portico;
  const first = await passedTheFirst(member);
  await first.box.shows('Set up multi-factor authentication');
  await expectAccessible(first.visitor);
  await first.box.choose('Authenticator app');
  const key = await first.box.appKey();
  keysOfApps.set(member, key);
  await expectAccessible(first.visitor);
  first.visitor.expectRefusal(400, '/authenticator/enroll/verify');
  await first.box.giveCode('000000');
  await first.box.errorOf('code').waitFor();
  await first.box.giveCode(appCode(key, running.portico.now()));
  const codes = await first.box.recoveryCodes();
  expect(codes).toHaveLength(10);
  await expectAccessible(first.visitor);
  await first.box.saveCodes();
  await arrives(first);

  running.portico.advance(30_000);
  const second = await passedTheFirst(member);
  await second.box.shows('Enter the code from your app');
  await expectAccessible(second.visitor);
  await second.visitor.page.reload();
  await second.box.comesAlive();
  await second.box.shows('Enter the code from your app');
  await second.box.remember.check();
  await second.box.giveCode(appCode(key, running.portico.now()));
  await arrives(second);

  const third = await passedTheFirst(member, {}, second.visitor);
  await arrives(third);

  const lost = await passedTheFirst(member);
  await lost.box.choose('Use a different method');
  await lost.box.shows('Verify your identity');
  await expectAccessible(lost.visitor);
  await lost.box.choose('Recovery code');
  await lost.box.shows('Use a recovery code');
  await expectAccessible(lost.visitor);
  await lost.box.giveCode(codes[0]!);
  await arrives(lost);
});

test('4.5 a new account continues with MFA immediately, and a reload stays there', async () => {
  const account = { email: newAddress(), password: newPassword() };
  await fetch(`${running.portico.demo.baseUrl}/identity/resources/users/v1/signUp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...account, name: 'Rosalind Vega', companyName: 'Harbour' }),
  });
  const { page } = await running.browser.visitor();
  await page.goto(await running.portico.inbox.link(account.email));
  const activate = new ActivateModel(page);
  await activate.comesAlive();
  await activate.choosePassword(account.password);
  const box = new SecondFactorModel(page);
  await box.shows('Set up multi-factor authentication');
  await page.reload();
  await box.comesAlive();
  await box.choose('Authenticator app');
  await box.giveCode(appCode(await box.appKey(), running.portico.now()));
  expect(await box.recoveryCodes()).toHaveLength(10);
});

test('4.3 a security key is set up and signs in', async () => {
  const { admin } = running.portico;
  const first = await passedTheFirst(admin);
  const session = await withSecurityKey(first.visitor);
  await first.box.choose('Security key');
  await first.box.shows('Set up a security key');
  await expectAccessible(first.visitor);
  await first.box.submit.click();
  await first.box.saveCodes();
  await arrives(first);

  const second = await passedTheFirst(admin, {}, first.visitor);
  await second.box.shows('Use your security key');
  await expectAccessible(second.visitor);
  await second.box.submit.click();
  await arrives(second);
  await session.detach();
});

/** Sets up an app for a user who has no second step yet. @returns its key, and the recovery codes */
async function addApp(user: Credentials): Promise<{ key: string; codes: string[] }> {
  const first = await passedTheFirst(user);
  await first.box.choose('Authenticator app');
  const key = await first.box.appKey();
  await first.box.giveCode(appCode(key, running.portico.now()));
  const codes = await first.box.saveCodes();
  await arrives(first);
  return { key, codes };
}

async function withSecurityKey({ context, page }: Visitor): Promise<CDPSession> {
  const session = await context.newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'usb',
      hasResidentKey: false,
      hasUserVerification: false,
      automaticPresenceSimulation: true,
    },
  });
  return session;
}

test('4.3 a user without a verification method is asked for an email code immediately, on a narrow screen', async () => {
  const { otherAdmin, inbox } = withMail.portico;
  const first = await passedTheFirst(otherAdmin, { viewport: { width: 360, height: 740 } }, undefined, withMail);
  await first.box.shows('Check your email');
  await expectAccessible(first.visitor);
  expect(await first.visitor.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await first.box.giveCode((await inbox.next(otherAdmin.email)).codes[0]!);
  expect((await answerOf(withMail.portico, first.visitor.page)).error).toBeNull();
});

test('4.3 a phone, on a narrow screen; its code without JavaScript too', async () => {
  const { otherAdmin, inbox } = running.portico;
  const narrow = { viewport: { width: 360, height: 740 } };
  const fits = async ({ visitor }: Arrived) => {
    await expectAccessible(visitor);
    expect(await visitor.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  };
  const second = await passedTheFirst(otherAdmin, narrow);
  await second.box.shows('Set up multi-factor authentication');
  await fits(second);
  await second.box.choose('Text message');
  await second.box.shows('Add a phone number');
  await fits(second);
  await second.visitor.page.locator('input[name=phoneNumber]').fill('+49 1511 2345678');
  await second.box.submit.click();
  await second.box.shows('Check your messages');
  await fits(second);
  await second.box.giveCode((await inbox.next('+4915112345678')).codes[0]!);
  await second.box.recoveryCodes();
  await fits(second);
  await second.box.saveCodes();
  await arrives(second);

  const third = await passedTheFirst(otherAdmin, narrow);
  await third.box.shows('Check your messages');
  await third.box.giveCode((await inbox.next('+4915112345678', 2)).codes[0]!);
  await arrives(third);

  const unscripted = await passedTheFirst(otherAdmin, { javaScriptEnabled: false });
  await unscripted.box.shows('Verify your identity');
  await unscripted.box.submit.click();
  await unscripted.box.shows('Check your messages');
  await unscripted.box.giveCode((await inbox.next('+4915112345678', 3)).codes[0]!);
  await arrives(unscripted);
});

test('4.3 a recovery code before signing in spares the second step once, and with three codes left new ones are offered', async () => {
  const { demo } = running.portico;
  const user = demo.users[3]!;
  const { codes } = await addApp(user);
  // an app that was set up without any proof of the mailbox changes nothing on its first day
  running.portico.advance(25 * 3_600_000);
  const spared = await running.browser.visitor();
  const recover = (recoveryCode: string) =>
    spared.context.request.post(`${demo.baseUrl}/identity/resources/auth/v1/user/mfa/recover`, {
      data: { email: user.email, recoveryCode },
    });
  for (const code of codes.slice(0, 6)) expect((await recover(code)).status()).toBe(200);
  await arrives(await passedTheFirst(user, {}, spared));
  const otherBrowser = await passedTheFirst(user);
  await otherBrowser.box.shows('Enter the code from your app');

  await otherBrowser.box.choose('Use a different method');
  await otherBrowser.box.choose('Recovery code');
  await otherBrowser.box.giveCode(codes[6]!);
  await otherBrowser.box.shows('You’re running out of recovery codes');
  await expectAccessible(otherBrowser.visitor);
  await otherBrowser.box.submit.click();
  const renewed = await otherBrowser.box.recoveryCodes();
  expect(renewed).toHaveLength(10);
  expect(renewed).not.toContain(codes[7]);
  await otherBrowser.box.saveCodes();
  await arrives(otherBrowser);
});

test('4.2 a leaked password is reported after MFA, survives a reload, and continues, with JavaScript and without', async () => {
  const { member } = running.portico;
  const key = keysOfApps.get(member) ?? (await addApp(member)).key;
  await leak(member.password);
  for (const javaScriptEnabled of [true, false]) {
    running.portico.advance(30_000);
    const { visitor, box } = await passedTheFirst(member, { javaScriptEnabled, viewport: { width: 360, height: 740 } });
    const alive = () => (javaScriptEnabled ? box.comesAlive() : Promise.resolve());
    const expectWarning = async () => {
      await box.shows('Your password was leaked');
      await visitor.page.getByText('You’re signed in, but change it soon').waitFor();
      if (javaScriptEnabled) await expectAccessible(visitor);
    };
    await box.shows('Enter the code from your app');
    await visitor.page.reload();
    await alive();
    await box.giveCode(appCode(key, running.portico.now()));
    await expectWarning();
    await visitor.page.reload();
    await alive();
    await expectWarning();
    await box.submit.click();
    await box.shows('Check your email');
    await box.link('Continue').click();
    await arrives({ visitor, box });
  }
  await leak('nobody has this one');
});
