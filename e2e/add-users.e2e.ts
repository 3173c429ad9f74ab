import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { scaledTimeout } from '#scripts/testing/scaled-timeout.ts';
import { ActivateModel } from './models/activate.model.ts';
import { AddUsersModel } from './models/add-users.model.ts';
import { LoginModel } from './models/login.model.ts';
import { PortalModel } from './models/portal.model.ts';
import { SignUpModel } from './models/sign-up.model.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import { setUp } from './support/set-up.ts';
import { newAddress } from './support/start-portico.ts';

const running = setUp();

async function portalOf(user: { email: string; password: string }, path = '/users') {
  const visitor = await running.browser.visitor();
  const portal = new PortalModel(visitor.page, running.portico.demo.baseUrl);
  await portal.open(path);
  await new LoginModel(visitor.page).signIn(user);
  await portal.shows('Users');
  return { visitor, portal, addUsers: new AddUsersModel(visitor.page) };
}

test('4 a list is tried line by line, sent, followed, and taken back', async () => {
  const { visitor, portal, addUsers } = await portalOf(running.portico.admin);
  const emails = Array.from({ length: 46 }, () => newAddress('listed.person'));
  const text = [
    ...emails,
    'no address',
    running.portico.member.email,
    `"open,${newAddress('broken')}`,
    emails[0]!,
  ].join('\n');
  await addUsers.choose('Invite from a list…');
  await expectAccessible(visitor);
  await addUsers.pasteList(text);
  await expectAccessible(visitor);
  const invalid = await addUsers.lines(/3 can’t be invited/);
  expect(invalid).toHaveLength(3);
  expect(invalid[0]).toContain('Line 47');
  expect(invalid[1]).toContain('A quotation mark in this line isn’t closed.');
  expect(invalid[2]).toContain('This email is in the list more than once.');
  expect(await addUsers.lines(/1 already a member/)).toEqual([
    expect.stringContaining('already a member of the organization'),
  ]);
  expect(await running.portico.inbox.to(emails[0]!)).toEqual([]);

  await addUsers.button('Invite 46 users').click();
  await visitor.page.getByRole('heading', { name: 'All invitations processed' }).waitFor();
  await visitor.page.getByText('46 users invited.').waitFor();
  await expectAccessible(visitor);
  const dead = await running.portico.inbox.link(emails[45]!);
  await addUsers.button('Undo all invitations').click();
  await visitor.page.getByText('46 invitations canceled. Their links no longer work.').waitFor();
  await addUsers.button('Close').last().click();
  await portal.search(emails[3]!);
  await visitor.page.getByText(`“${emails[3]!}”`).waitFor();

  const late = await running.browser.visitor();
  late.expectRefusal(400, '/account/activate');
  late.expectRefusal(410, '/account/activate');
  await late.page.goto(dead);
  await new ActivateModel(late.page).saysLinkIsDead();
});

test('4 a CSV file fills the list; users who leave during processing find it again', async () => {
  const { visitor, addUsers } = await portalOf(running.portico.admin);
  const [first, second] = [newAddress('file.first'), newAddress('file.second')];
  await addUsers.choose('Invite from a list…');
  const template = visitor.page.waitForEvent('download');
  await addUsers.button('Download template').click();
  expect(await readFile(await (await template).path(), 'utf8')).toContain('email,name,days,roles');
  const third = newAddress('file.third');
  const csv = `\uFEFFName;E-Mail;Days;Roles;Department\r\n"Berg; Bo";${first};30;"ADMIN;member";Sales\r\n=1+1;${second};soon;;\r\nCy;${third};;Nonsense;\r\n`;
  await addUsers.dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await addUsers.button('Check list').click();
  await addUsers.dialog.getByText('We ignored these columns: Department.', { exact: false }).waitFor();
  const [invited] = await addUsers.lines(/1 will be invited/);
  expect(invited).toContain('Berg; Bo');
  expect(invited).toContain('Admin and Member · 30 days');
  expect(await addUsers.lines(/2 can’t be invited/)).toEqual([
    expect.stringContaining('Days must be a whole number'),
    expect.stringContaining('No role matches “Nonsense”'),
  ]);
  await addUsers.button('Edit list').click();
  const many = Array.from({ length: 400 }, () => newAddress('crowd'));
  await addUsers.pasteList(many.join('\n'));
  await addUsers.button('Invite 400 users').click();
  await visitor.page.getByRole('heading', { name: /Inviting users to/ }).waitFor();
  await visitor.page.keyboard.press('Escape');
  await visitor.page.reload();
  await visitor.page.getByRole('button', { name: 'View progress', exact: true }).click();
  await visitor.page.getByText('400 users invited.').waitFor({ timeout: scaledTimeout(60_000) });
  await addUsers.button('Undo all invitations').click();
  await visitor.page.getByText('400 invitations canceled.').waitFor();
});

test('4 an invitation link leads to sign-up in the tenant; once revoked, it is invalid', async () => {
  const { visitor, portal, addUsers } = await portalOf(running.portico.admin);
  await addUsers.choose('Invitation link…');
  await addUsers.button('Create link').click();
  await portal.showsToast('Invitation link created.');
  await expectAccessible(visitor);
  const address = await addUsers.linkAddress();

  const email = newAddress('link.guest');
  const guest = await running.browser.visitor();
  await guest.page.goto(address);
  await expectAccessible(guest);
  const signUp = new SignUpModel(guest.page);
  await signUp.comesAlive();
  await signUp.fillIn({ email, name: 'Lin Guest', password: 'a calm river in spring' });
  await signUp.submit.click();
  await signUp.saysMailIsSent();
  await guest.page.goto(await running.portico.inbox.link(email));
  await new ActivateModel(guest.page).comesAlive();
  await new ActivateModel(guest.page).submit.click();
  await guest.page.waitForURL((url) => !url.pathname.startsWith('/account/activate'));

  await visitor.page.reload();
  await portal.search(email);
  await expect.poll(() => portal.row(email).innerText()).toContain('Lin Guest');
  expect(await portal.row(email).innerText()).not.toContain('Invited');

  await addUsers.choose('Invitation link…');
  await addUsers.button('Revoke link').click();
  await visitor.page.getByRole('alertdialog').getByRole('button', { name: 'Revoke link' }).click();
  await portal.showsToast('Invitation link revoked.');
  const late = await running.browser.visitor();
  late.expectRefusal(400, '/account/sign-up');
  await late.page.goto(address);
  await late.page.getByText('This link is incomplete.').waitFor();
  await expectAccessible(late);
});

test('4 a user’s access expiry is set and removed', async () => {
  const { visitor, portal, addUsers } = await portalOf(running.portico.admin, '/users?search=quentin');
  await portal.choose('Quentin Okafor', 'Set access expiry…');
  await addUsers.button('Set access expiry').waitFor();
  await expectAccessible(visitor);
  await addUsers.button('Set access expiry').click();
  await portal.showsToast('Access of Quentin Okafor expires on');

  // the admin's own session is over by then too
  await visitor.page.goto('about:blank');
  running.portico.advance(8 * 86_400_000);
  const member = await running.browser.visitor();
  member.expectRefusal(403, '/identity/resources/auth/v1/user');
  const login = new LoginModel(member.page);
  await member.page.goto(`${running.portico.demo.baseUrl}/account/login`);
  await login.signIn(running.portico.member);
  await member.page.getByText('Your access has expired.').waitFor();
  await expectAccessible(member);

  const later = await portalOf(running.portico.admin, '/users?search=quentin');
  await later.portal.choose('Quentin Okafor', 'Remove access expiry');
  await later.portal.showsToast('Access of Quentin Okafor no longer expires.');
  await member.page.goto(`${running.portico.demo.baseUrl}/account/login`);
  await login.signIn(running.portico.member);
  await expect.poll(() => member.page.url()).not.toContain('/account/login');
});

test('4 the list leaves as a file that spreadsheets open', async () => {
  const { visitor, portal, addUsers } = await portalOf(running.portico.admin);
  const saved = visitor.page.waitForEvent('download');
  await addUsers.choose('Export as CSV');
  const download = await saved;
  expect(download.suggestedFilename()).toBe('users.csv');
  const text = await readFile(await download.path(), 'utf8');
  expect(text).toMatch(/^\uFEFFid,email,name,/);
  expect(text).toContain(running.portico.member.email);
  await portal.showsToast('Users exported. Check your downloads.');
});
