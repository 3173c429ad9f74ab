import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { LoginModel } from './models/login.model.ts';
import { PortalModel } from './models/portal.model.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import { setUp } from './support/set-up.ts';
import { apiOf } from './support/team.ts';

const running = setUp();
const base = '/identity/resources/configurations/v1';
const general = '/security?tab=generalSettings';

async function openPage(user: typeof running.portico.admin, path: string) {
  const visitor = await running.browser.visitor();
  // policies that the tenant has not set: the browser and the client log each failed call
  for (const policy of ['mfa', 'lockout', 'password-history']) visitor.expectRefusal(404, `${base}/${policy}-policy`);
  visitor.expectMessage(/\/configurations\/v1\/[\w-]+-policy: 404/);
  const portal = new PortalModel(visitor.page, running.portico.demo.baseUrl);
  await portal.open(path);
  await new LoginModel(visitor.page).signIn(user);
  return { visitor, portal, page: visitor.page };
}

const section = (page: Page, name: string) => page.getByRole('region', { name });
const save = (page: Page, name: string) => section(page, name).getByRole('button', { name: 'Save changes' }).click();

test('2 an admin limits idle sessions and sets a lockout policy, and both are kept over a reload', async () => {
  const { visitor, portal, page } = await openPage(running.portico.admin, '/security?tab=sessionManagement');
  await portal.shows('Security');
  await portal.comesAlive();
  const idle = section(page, 'Idle timeout');
  await idle.getByRole('checkbox').first().check();
  await idle.getByRole('textbox').fill('2');
  await idle.getByRole('combobox').click();
  await page.getByRole('option', { name: 'minutes' }).click();
  await save(page, 'Idle timeout');
  await idle.getByText('Enter a time from 5 minutes to 365 days.').waitFor();
  await idle.getByRole('textbox').fill('45');
  await save(page, 'Idle timeout');
  await portal.showsToast('Idle timeout saved.');
  await expectAccessible(visitor);
  await page.reload();
  await portal.comesAlive();
  await expect.poll(() => idle.getByRole('textbox').inputValue()).toBe('45');

  await page.getByRole('link', { name: 'General', exact: true }).click();
  const lockout = section(page, 'Account lockout');
  await lockout.getByText('Default').waitFor();
  await lockout.getByRole('textbox').fill('7');
  await save(page, 'Account lockout');
  await portal.showsToast('Account lockout saved.');
  await lockout.getByText('Default').waitFor({ state: 'detached' });
  await page.reload();
  await portal.comesAlive();
  await expect.poll(() => lockout.getByRole('textbox').inputValue()).toBe('7');
  await expectAccessible(visitor);
});

test('5 an admin signs a user’s session out, who has to sign in again, but not their own', async () => {
  const { member, admin } = running.portico;
  const second = await running.browser.visitor();
  const theirs = new PortalModel(second.page, running.portico.demo.baseUrl);
  await theirs.open('/profile');
  // the last call of a page that is at rest: one more would be refused once the session has ended
  const counted = second.page.waitForResponse((response) => response.url().includes('/notification?'));
  await new LoginModel(second.page).signIn(member);
  await theirs.shows('Profile');
  await counted;
  const { visitor, portal, page } = await openPage(admin, '/security?tab=sessionManagement');
  await portal.comesAlive();
  const sessions = section(page, 'All active sessions');
  await sessions.getByText('This device').first().waitFor();
  const own = sessions.getByRole('row').filter({ hasText: 'This device' });
  expect(await own.getByRole('checkbox').count()).toBe(0);
  expect(await own.getByRole('button').count()).toBe(0);
  await sessions.getByRole('searchbox').fill(member.email);
  await own.waitFor({ state: 'detached' });
  await sessions.getByRole('row').filter({ hasText: member.email }).getByRole('checkbox').first().check();
  await expectAccessible(visitor);
  await sessions.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out 1 session' }).click();
  await portal.showsToast('1 session signed out.');
  await sessions.getByText('No sessions found').waitFor();
  await theirs.open('/profile');
  await new LoginModel(second.page).asksForEmail();
});

test('7 an admin sees whom a policy would hit before saving it', async () => {
  const { visitor, portal, page } = await openPage(running.portico.admin, general);
  await portal.comesAlive();
  const mfa = section(page, 'Multi-factor authentication');
  expect(await mfa.getByRole('button', { name: 'Preview impact' }).count()).toBe(0);
  await mfa.getByRole('radio').nth(1).check();
  await mfa.getByRole('button', { name: 'Preview impact' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Users affected').first().waitFor();
  await dialog.getByText(running.portico.member.email).waitFor();
  await dialog.getByText(/of \d+ wouldn’t have met this policy/).waitFor();
  await expectAccessible(visitor);
  const file = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Export users' }).click();
  expect((await file).suggestedFilename()).toBe('impact.csv');
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  const send = await apiOf(running.portico, running.portico.admin);
  expect(await send('GET', `${base}/mfa-policy/vendor`)).toMatchObject({ enforceMFAType: 'DontForce' });
  await page.reload();
  await portal.comesAlive();
  await expect.poll(() => mfa.getByRole('radio').first().isChecked()).toBe(true);
});

test('5 another admin’s change is told before it is overwritten', async () => {
  const { portal, page } = await openPage(running.portico.admin, general);
  await portal.comesAlive();
  const history = section(page, 'Password history');
  await history.getByRole('checkbox').check();
  await history.getByRole('textbox').fill('4');
  const send = await apiOf(running.portico, running.portico.admin);
  await send('POST', `${base}/password-history-policy`, { enabled: true, historySize: 9 });
  await save(page, 'Password history');
  await history.getByText('Someone else changed this policy.', { exact: false }).waitFor();
  expect(await history.getByRole('textbox').inputValue()).toBe('4');
  await history.getByRole('button', { name: 'Use new values' }).click();
  expect(await history.getByRole('textbox').inputValue()).toBe('9');
  await history.getByRole('textbox').fill('12');
  await save(page, 'Password history');
  await portal.showsToast('Password history saved.');
});

test('3 an admin restricts IP addresses without locking themselves out, and lists several at once', async () => {
  const { visitor, portal, page } = await openPage(running.portico.admin, '/security?tab=ipRestrictions');
  await portal.comesAlive();
  const policy = section(page, 'IP restrictions');
  const dialog = page.getByRole('dialog');
  await policy.getByRole('checkbox').first().check();
  visitor.expectRefusal(409, '/restrictions/ip/config');
  visitor.expectMessage(/restrictions\/ip\/config: 409/);
  await save(page, 'IP restrictions');
  await policy.getByText('this change would lock you out', { exact: false }).waitFor();
  expect(await policy.getByRole('checkbox').first().isChecked()).toBe(true);

  await page.getByRole('button', { name: 'Add my IP' }).click();
  expect(await dialog.getByLabel('Description').inputValue()).toBe('My IP');
  await dialog.getByRole('button', { name: 'Add IP address' }).click();
  await page.getByRole('listitem').filter({ hasText: 'My IP' }).waitFor();
  await save(page, 'IP restrictions');
  await portal.showsToast('IP restrictions saved.');
  await policy.getByRole('button', { name: 'Check my IP address' }).click();
  await policy.getByText('Your IP address would be allowed.').waitFor();
  await policy.getByLabel('Test an IP address').fill('192.0.2.0/24');
  await policy.getByRole('button', { name: 'Check this IP address' }).click();
  await policy.getByText('Enter a single IP address', { exact: false }).waitFor();
  await policy.getByLabel('Test an IP address').fill('192.0.2.7');
  await policy.getByLabel('Test an IP address').press('Enter');
  await policy.getByText('192.0.2.7 would be refused.').waitFor();

  await page.getByRole('button', { name: 'Add several' }).click();
  const lines = Array.from({ length: 12 }, (_, index) => `198.51.100.${index}, Depot ${index}`);
  await dialog.getByLabel('IP addresses').fill([...lines, 'nowhere'].join('\n'));
  await dialog.getByText('Line 13:').waitFor();
  const file = {
    name: 'list.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['ip,description', ...lines, '::/0'].join('\r\n')),
  };
  await dialog.locator('input[type=file]').setInputFiles(file);
  await dialog.getByText('Line 14:').waitFor();
  await dialog.getByText('holds every address').waitFor();
  await dialog.getByRole('button', { name: 'Leave out 1 line' }).click();
  await dialog.getByText('12 lines can be added.').waitFor();
  await dialog.getByRole('button', { name: 'Preview impact' }).click();
  const impact = page.getByRole('dialog', { name: /^Impact of these changes/ });
  await impact.getByText('Users affected').first().waitFor();
  await impact.getByRole('button', { name: 'Close' }).last().click();
  await dialog.getByRole('button', { name: 'Add 12 addresses' }).click();
  await portal.showsToast('12 addresses added.');
  const entries = section(page, 'IP addresses').getByRole('listitem');
  await expect.poll(() => entries.count()).toBe(4);
  await page.getByRole('button', { name: 'Show all 13 entries' }).click();
  await expect.poll(() => entries.count()).toBe(10);
  await expectAccessible(visitor);
  await policy.getByRole('checkbox').first().uncheck();
  await save(page, 'IP restrictions');
  await expect
    .poll(async () => {
      const send = await apiOf(running.portico, running.portico.admin);
      return await send('GET', `${base}/restrictions/ip/config`);
    })
    .toEqual({ isActive: false, strategy: 'ALLOW' });
});

test('3 an admin restricts email domains', async () => {
  const { visitor, portal, page } = await openPage(running.portico.admin, '/security?tab=domainRestrictions');
  await portal.comesAlive();
  await page.getByRole('radio', { name: 'Block list', exact: true }).check();
  await page.getByRole('button', { name: 'Add domain' }).click();
  await page.getByRole('dialog').getByLabel('Domain').fill('*.example.com');
  await page.getByRole('dialog').getByRole('button', { name: 'Add domain' }).click();
  await page.getByText('Wildcards aren’t supported.', { exact: false }).waitFor();
  await page.getByRole('dialog').getByLabel('Domain').fill('former');
  await page.getByText('Enter a valid domain, like example.com.').waitFor();
  await page.getByRole('dialog').getByLabel('Domain').fill('former.example');
  await page.getByRole('dialog').getByRole('button', { name: 'Add domain' }).click();
  await portal.showsToast('former.example added.');
  const policy = section(page, 'Email domain restrictions');
  await policy.getByRole('checkbox', { name: 'Restrict email domains' }).check();
  await policy.getByRole('radio', { name: 'Block listed domains' }).check();
  await save(page, 'Email domain restrictions');
  await portal.showsToast('Email domain restrictions saved.');
  await page.reload();
  await portal.comesAlive();
  await expect.poll(() => policy.getByRole('radio', { name: 'Block listed domains' }).isChecked()).toBe(true);
  await expectAccessible(visitor);
});

test('3 an admin lists several email domains at once, sees whom they would hit, and none is added unless all are', async () => {
  const send = await apiOf(running.portico, running.portico.admin);
  await send('POST', '/identity/resources/users/v2', { email: 'reader@left.example', name: 'Lea Ferrand' });
  const { visitor, portal, page } = await openPage(running.portico.admin, '/security?tab=domainRestrictions');
  await portal.comesAlive();
  await page.getByRole('radio', { name: 'Block list', exact: true }).check();
  await page.getByRole('button', { name: 'Add several' }).click();
  const dialog = page.getByRole('dialog', { name: 'Block several email domains' });
  const lines = Array.from({ length: 11 }, (_, index) => `client-${index}.example; Client ${index}`);
  await dialog.getByLabel('Domains').fill([...lines, 'Left.example', '*.left.example'].join('\n'));
  await dialog.getByText('Line 13:').waitFor();
  await dialog.getByText('wildcards aren’t supported').waitFor();
  await dialog.getByRole('button', { name: 'Add 12 domains' }).click();
  await dialog.getByText('Correct the lines below, or remove them.').waitFor();
  const file = {
    name: 'domains.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['domain;client', ...lines, 'Left.example', 'xn--a.example', 'CLIENT-0.example'].join('\r\n')),
  };
  await dialog.locator('input[type=file]').setInputFiles(file);
  await dialog.getByText('not valid punycode').waitFor();
  await dialog.getByText('listed above already').waitFor();
  await dialog.getByRole('button', { name: 'Leave out 2 lines' }).click();
  await dialog.getByText('12 lines can be added.').waitFor();
  await dialog.getByRole('button', { name: 'Preview impact' }).click();
  const impact = page.getByRole('dialog', { name: /^Impact of these changes/ });
  await impact.getByText('reader@left.example').waitFor();
  await expectAccessible(visitor);
  await impact.getByRole('button', { name: 'Close' }).last().click();
  await dialog.getByRole('button', { name: 'Add 12 domains' }).click();
  await portal.showsToast('12 domains added.');
  const list = '/identity/resources/configurations/restrictions/v1/email-domain';
  const { items } = await send<{ items: { domain: string }[] }>('GET', list);
  expect(items.map(({ domain }) => domain)).toContain('left.example');
  await page.getByRole('button', { name: 'Remove client-0.example' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Preview impact' }).click();
  await impact.getByText('reader@left.example').waitFor();
  await impact.getByRole('button', { name: 'Close' }).last().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await portal.showsToast('client-0.example removed.');
});

test('V8.2.1 a member without the right is not offered the page', async () => {
  const { page } = await openPage(running.portico.member, '/profile');
  await page.getByRole('heading', { level: 1, name: 'Profile' }).waitFor();
  expect(await page.getByRole('link', { name: 'Security', exact: true }).count()).toBe(0);
});

test('7 a page that nobody uses reports it when it renews its tokens, so that the session can time out; a used page does not', async () => {
  const { visitor, portal, page } = await openPage(running.portico.admin, '/security?tab=sessionManagement');
  await portal.comesAlive();
  await page.clock.install();
  await page.reload();
  await portal.comesAlive();
  const renewal = () =>
    page.waitForRequest((request) => request.url().endsWith('/silent') && request.method() === 'POST');
  const minute = 60_000;

  const unattended = renewal();
  await page.clock.fastForward(14.5 * minute);
  expect(Number((await unattended).headers()['x-portico-idle'])).toBeGreaterThanOrEqual(14 * 60);
  await (await unattended).response();

  const used = renewal().then((request) => request.headers());
  for (let step = 0; step < 20; step++) {
    await page.mouse.move(100 + step, 100);
    await page.clock.fastForward(0.75 * minute);
  }
  expect((await used)['x-portico-idle']).toBeUndefined();
  await visitor.context.close();
});
