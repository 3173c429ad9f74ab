import type { BrowserContextOptions } from 'playwright-core';
import { expect, test } from 'vitest';
import { LoginModel } from './models/login.model.ts';
import type { Credentials } from './models/login.model.ts';
import { ShellModel } from './models/shell.model.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import type { Visitor } from './support/open-browser.ts';
import { setUp } from './support/set-up.ts';
import { newAddress } from './support/start-portico.ts';

const running = setUp();
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

async function portalOf(
  user: Credentials,
  path = '/users',
  options: BrowserContextOptions = {},
): Promise<{ visitor: Visitor; portal: ShellModel }> {
  const visitor = await running.browser.visitor(options);
  const portal = new ShellModel(visitor.page, running.portico.demo.baseUrl);
  await portal.open(path);
  await new LoginModel(visitor.page).signIn(user);
  return { visitor, portal };
}

test('7 a sign-in with a new device is notified by the bell, pinned, read and dismissed, and stays so', async () => {
  const { admin } = running.portico;
  const { visitor, portal } = await portalOf(admin);
  await portal.shows('Users');
  const otherBrowser = await portalOf(admin, '/profile', { userAgent: firefox });
  await otherBrowser.portal.shows('Profile');

  await visitor.page.reload();
  await portal.bell('1 unread notification').click();
  expect(await portal.titles()).toEqual(['New sign-in from Firefox on Linux']);
  await expectAccessible(visitor);
  await portal.chooseFor('New sign-in from Firefox on Linux', 'Pin to the top');
  await portal.notifications.getByText('Pinned').waitFor();
  await portal.notifications.getByRole('button', { name: 'Mark all as read' }).press('Enter');
  await portal.notifications.getByText('Unread').waitFor({ state: 'detached' });
  await visitor.page.keyboard.press('Escape');
  await portal.notifications.waitFor({ state: 'detached' });
  await visitor.page.reload();
  await portal.shows('Users');
  await portal.bell('Notifications').click();
  await portal.notifications.getByText('Pinned').waitFor();
  expect(await portal.notifications.getByText('Unread').count()).toBe(0);

  // it links to the page with the details
  await portal.notifications.getByRole('button', { name: 'New sign-in from Firefox on Linux', exact: true }).click();
  await portal.shows('Security & privacy');
  await portal.bell('Notifications').click();
  await portal.chooseFor('New sign-in from Firefox on Linux', 'Dismiss');
  await portal.notifications.getByText('No notifications yet').waitFor();
  await expectAccessible(visitor);
  await visitor.page.getByRole('button', { name: 'Undo' }).click();
  expect(await portal.titles()).toEqual(['New sign-in from Firefox on Linux']);
});

test('6 users without the permission find no users in the palette', async () => {
  const { visitor, portal } = await portalOf(running.portico.member, '/profile');
  await portal.shows('Profile');
  await portal.openPalette();
  await portal.palette.getByRole('combobox').fill('quentin');
  await portal.palette.getByText('No results for “quentin”.').waitFor();
  await portal.palette.getByRole('combobox').fill('users');
  await portal.palette.getByText('No results for “users”.').waitFor();
  expect(visitor.page.url()).toContain('/profile');
});

test('7 a user is notified that their password changed, in a narrow dark portal too', async () => {
  const { member, admin } = running.portico;
  const { visitor, portal } = await portalOf(member, '/privacy', {
    viewport: { width: 360, height: 740 },
    colorScheme: 'dark',
  });
  await portal.shows('Security & privacy');
  await visitor.page.locator('input[name=password]').fill(member.password);
  await visitor.page.locator('input[name=newPassword]').fill('a lantern on the far shore');
  await visitor.page.keyboard.press('Enter');
  await portal.showsToast('Password changed.');
  await visitor.page.reload();
  await portal.bell('1 unread notification').click();
  expect(await portal.titles()).toEqual(['Your password was changed']);
  await expectAccessible(visitor);
  expect(await visitor.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  // other users do not receive it
  const other = await portalOf(admin);
  await other.portal.bell('Notifications').click();
  await other.portal.notifications.getByRole('heading', { level: 2 }).first().waitFor();
  expect(await other.portal.notifications.getByText('Your password was changed').count()).toBe(0);
});

test('7 a page, a user and an action are reached by the keyboard alone', async () => {
  const { visitor, portal } = await portalOf(running.portico.admin);
  await portal.shows('Users');
  await portal.openPalette();
  await expectAccessible(visitor);
  await portal.searchFor('grou', 'Groups');
  await visitor.page.keyboard.press('Enter');
  await portal.shows('Groups');

  await portal.goBy('quentin', 'Quentin Okafor');
  await portal.shows('Users');
  const drawer = visitor.page.getByRole('dialog', { name: 'Quentin Okafor' });
  await drawer.waitFor();
  await visitor.page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'detached' });

  // the arrows go round, and Escape leaves everything as it was
  await portal.openPalette();
  await visitor.page.keyboard.press('ArrowUp');
  await portal.palette.getByRole('option', { name: 'Sign out', selected: true }).waitFor();
  await visitor.page.keyboard.press('ArrowDown');
  await portal.palette.getByRole('option', { name: 'Profile', selected: true }).first().waitFor();
  await portal.palette.getByRole('combobox').fill('zzzzz');
  await portal.palette.getByText('No results for “zzzzz”.').waitFor();
  await expectAccessible(visitor);
  await visitor.page.keyboard.press('Escape');
  await portal.palette.waitFor({ state: 'detached' });
  await portal.shows('Users');

  await portal.goBy('invite', 'Invite users');
  const invitation = visitor.page.getByRole('dialog', { name: /^Invite users to / });
  await invitation.waitFor();
  expect(visitor.page.url()).not.toContain('ask=');
  await visitor.page.keyboard.press('Escape');
  await invitation.waitFor({ state: 'detached' });
  // from another page too
  await portal.goBy('priv', 'Security & privacy');
  await portal.shows('Security & privacy');
  await portal.goBy('invite', 'Invite users');
  await invitation.waitFor();
  await visitor.page.keyboard.press('Escape');
  await invitation.waitFor({ state: 'detached' });

  await portal.goBy('arab', 'Change language to العربية');
  await visitor.page.getByRole('heading', { level: 1, name: 'المستخدمون' }).waitFor();
  await portal.page.keyboard.press('Control+k');
  await visitor.page.getByRole('dialog').getByRole('combobox').waitFor();
  await expectAccessible(visitor);
  await visitor.page.getByRole('dialog').getByRole('combobox').fill('english');
  await visitor.page.getByRole('option', { selected: true }).filter({ hasText: 'English' }).waitFor();
  await visitor.page.keyboard.press('Enter');
  await portal.shows('Users');

  await portal.goBy('sign out', 'Sign out');
  await visitor.page.getByRole('heading', { name: 'You’re signed out' }).waitFor();
});

test('4 users change their own email by a code sent to the new one', async () => {
  const { otherAdmin } = running.portico;
  const { visitor, portal } = await portalOf(otherAdmin, '/profile');
  await portal.shows('Profile');
  const email = newAddress('layla.new');
  await visitor.page.getByRole('button', { name: 'Change email' }).click();
  await portal.dialog('Change your email').waitFor();
  await visitor.page.getByRole('textbox', { name: 'New email address' }).fill(email);
  await visitor.page.keyboard.press('Enter');
  await portal.page.getByText(`We sent a code to ${email}.`).waitFor();
  await expectAccessible(visitor);
  const [code = ''] = (await running.portico.inbox.next(email)).codes;
  visitor.expectRefusal(400, '/email/me/verify');
  visitor.expectMessage(/^\[portico\] POST \S+\/email\/me\/verify: 400 /);
  await portal.giveCode(code === '000000' ? '111111' : '000000');
  await portal.page.getByText('Incorrect code', { exact: false }).waitFor();
  await portal.giveCode(code);
  await portal.showsToast(`Email changed to ${email}.`);
  await expect
    .poll(() =>
      visitor.page.getByRole('form', { name: 'About you' }).getByRole('textbox', { name: 'Email' }).inputValue(),
    )
    .toBe(email);
  const again = await portalOf({ email, password: otherAdmin.password }, '/profile');
  await again.portal.shows('Profile');
});

test('9 a phone number is added, and removed by a code', async () => {
  const { admin, inbox } = running.portico;
  const { visitor, portal } = await portalOf(admin, '/profile');
  await portal.shows('Profile');
  await portal.section('Phone numbers').getByText('No phone numbers yet.').waitFor();
  await expectAccessible(visitor);
  await portal.section('Phone numbers').getByRole('button', { name: 'Add phone number' }).click();
  await visitor.page.locator('input[name=phoneNumber]').fill('+1 202 555 0142');
  await visitor.page.keyboard.press('Enter');
  const [code = ''] = (await inbox.next('+12025550142')).codes;
  await portal.giveCode(code);
  await portal.showsToast('confirmed.');
  await expect.poll(() => portal.lines('Phone numbers')).toEqual([expect.stringContaining('+12025550142')]);
  await portal.section('Phone numbers').getByRole('button', { name: 'Remove +12025550142' }).click();
  const [second = ''] = (await inbox.next('+12025550142', 2)).codes;
  await portal.giveCode(second);
  // what removes something waits for its button
  await visitor.page.getByRole('button', { name: 'Remove number', exact: true }).click();
  await portal.section('Phone numbers').getByText('No phone numbers yet.').waitFor();
});

test('7 the latest sign-ins are listed on the privacy page, including a failed one', async () => {
  const { admin } = running.portico;
  const stranger = await running.browser.visitor();
  stranger.expectRefusal(401, '/auth/v1/user');
  stranger.expectMessage(/401/);
  await stranger.page.request.post(`${running.portico.demo.baseUrl}/identity/resources/auth/v1/user`, {
    data: { email: admin.email, password: 'not the password' },
  });
  const { visitor, portal } = await portalOf(admin, '/privacy');
  await portal.shows('Security & privacy');
  await expect
    .poll(async () => (await portal.lines('Sign-in history')).slice(0, 2))
    .toEqual([expect.stringContaining('Signed in'), expect.stringContaining('Incorrect password or code')]);
  await expectAccessible(visitor);
});
