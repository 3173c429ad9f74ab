import type { BrowserContextOptions } from 'playwright-core';
import { expect, test } from 'vitest';
import { withDevice } from './models/passkeys.model.ts';
import type { Credentials } from './models/login.model.ts';
import { PrivacyModel } from './models/privacy.model.ts';
import { appCode, SecondFactorModel } from './models/second-factor.model.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import type { Visitor } from './support/open-browser.ts';
import { setUp } from './support/set-up.ts';

const running = setUp({ signIn: { secondary: ['Passkeys'] } });

async function privacyOf(
  user: Credentials,
  options: BrowserContextOptions = {},
): Promise<{ visitor: Visitor; privacy: PrivacyModel }> {
  const visitor = await running.browser.visitor(options);
  const privacy = new PrivacyModel(visitor.page, running.portico.demo.baseUrl);
  await privacy.open('/privacy');
  await new SecondFactorModel(visitor.page).signIn(user);
  await privacy.shows('Security & privacy');
  return { visitor, privacy };
}

test('4.3 an app is added after the password, its codes are shown once, it signs in, and is removed', async () => {
  const { member } = running.portico;
  const { visitor, privacy } = await privacyOf(member);
  await privacy.section('Multi-factor authentication').getByText('No verification methods yet').waitFor();
  await expectAccessible(visitor);

  // an open browser alone is not enough once the sign-in is old
  running.portico.advance(11 * 60_000);
  visitor.expectMessage(/^\[portico\] POST \S+\/(authenticator\/enroll|auth\/v1\/user|enroll\/verify): 40[013] /);
  visitor.expectRefusal(403, '/mfa/authenticator/enroll');
  visitor.expectRefusal(401, '/auth/v1/user');
  await privacy.addFactor('Authenticator app');
  await privacy.verify('not the password');
  await privacy.page.getByText('Incorrect password.').waitFor();
  await expectAccessible(visitor);
  await privacy.verify(member.password);

  const key = await privacy.appKey();
  await expectAccessible(visitor);
  visitor.expectRefusal(400, '/authenticator/enroll/verify');
  await privacy.giveCode('000000');
  await privacy.page.getByText('Incorrect code', { exact: false }).waitFor();
  await privacy.giveCode(appCode(key, running.portico.now()));
  expect(await privacy.recoveryCodes()).toHaveLength(10);
  await expectAccessible(visitor);
  await privacy.page.getByRole('button', { name: 'I saved my codes' }).click();
  await expect
    .poll(() => privacy.lines('Multi-factor authentication'))
    .toEqual([expect.stringContaining('Authenticator app')]);
  await privacy.page.getByText('10 recovery codes left.').waitFor();

  running.portico.advance(30_000);
  const otherBrowser = await running.browser.visitor();
  const other = new PrivacyModel(otherBrowser.page, running.portico.demo.baseUrl);
  await other.open('/privacy');
  const box = new SecondFactorModel(otherBrowser.page);
  await box.signIn(member);
  await box.shows('Enter the code from your app');
  await box.giveCode(appCode(key, running.portico.now()));
  await other.shows('Security & privacy');
  await other.page.getByRole('button', { name: 'Remove Authenticator app' }).click();
  await other.page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await other.section('Multi-factor authentication').getByText('No verification methods yet').waitFor();
});

test('another browser’s session is ended, alone and with all others', async () => {
  const { admin } = running.portico;
  const { visitor, privacy } = await privacyOf(admin, { viewport: { width: 360, height: 740 } });
  const second = await privacyOf(admin);
  const third = await privacyOf(admin);
  // an open portal asks for news, and its browser would report that the ended session is refused
  await Promise.all([second, third].map((other) => other.visitor.page.goto('about:blank')));
  await visitor.page.reload();
  const count = async () => (await privacy.lines('Active sessions')).length;
  await expect.poll(count).toBeGreaterThanOrEqual(3);
  const before = await count();
  const [first] = await privacy.lines('Active sessions');
  expect(first).toMatch(/Chrome on .*This device/s);
  await expectAccessible(visitor);
  expect(await visitor.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

  const answered = new Set<string>();
  visitor.page.on(
    'response',
    (response) => void (response.request().method() === 'DELETE' && answered.add(response.url())),
  );
  await privacy
    .section('Active sessions')
    .getByRole('button', { name: /Sign out Chrome/ })
    .first()
    .click();
  await privacy.showsToast('Session signed out.');
  await expect.poll(count).toBe(before - 1);
  await privacy.page.getByRole('button', { name: 'Sign out all other sessions…' }).click();
  await privacy.page.getByRole('button', { name: /^Sign out \d+ sessions?$/ }).click();
  await privacy.section('Active sessions').getByText('No other active sessions.').waitFor();
  // the list is ahead of the server: the other browsers are signed out once it has answered
  await expect.poll(() => answered.size).toBe(before - 1);

  for (const ended of [second, third]) {
    await ended.privacy.open('/privacy');
    await new SecondFactorModel(ended.visitor.page).asksForEmail();
  }
  await visitor.page.reload();
  await privacy.shows('Security & privacy');
});

test('4.2 a passkey is added on the own device, and removed', async () => {
  const { otherAdmin } = running.portico;
  const { visitor, privacy } = await privacyOf(otherAdmin);
  const device = await withDevice(visitor.context, visitor.page);
  await privacy.section('Passkeys').getByRole('button', { name: 'Add passkey' }).click();
  await expect.poll(() => privacy.lines('Passkeys')).toEqual([expect.stringContaining('Passkey on a device')]);
  expect(await device.count()).toBe(1);
  await expectAccessible(visitor);
  await privacy
    .section('Passkeys')
    .getByRole('button', { name: /^Remove Passkey on a device/ })
    .click();
  await privacy.page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await privacy.section('Passkeys').getByText('No passkeys yet.').waitFor();
});
