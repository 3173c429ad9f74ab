import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { ActivateModel } from './models/activate.model.ts';
import { LoginModel } from './models/login.model.ts';
import { PlanningDemoModel } from './models/planning-demo.model.ts';
import { PortalModel } from './models/portal.model.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import { setUp } from './support/set-up.ts';
import { newAddress } from './support/start-portico.ts';

const running = setUp();

async function portalOf(user: { email: string; password: string }, path = '/users') {
  const visitor = await running.browser.visitor();
  const portal = new PortalModel(visitor.page, running.portico.demo.baseUrl);
  await portal.open(path);
  await new LoginModel(visitor.page).signIn(user);
  return { visitor, portal };
}

test('an admin signs in, lands on the page asked for, and a reload stays there', async () => {
  const { visitor, portal } = await portalOf(running.portico.admin, '/users?search=quentin');
  await portal.shows('Users');
  await portal.open('/users?search=quentin');
  await expect.poll(() => portal.people()).toEqual(['Quentin Okafor']);
  await expectAccessible(visitor);
  await visitor.page.reload();
  await expect.poll(() => portal.people()).toEqual(['Quentin Okafor']);
  await portal.goTo('Profile');
  await expectAccessible(visitor);
  await visitor.page.goBack();
  await expect.poll(() => portal.people()).toEqual(['Quentin Okafor']);
});

test('signing out of the hosted portal ends the session, and confirms it with a link to sign in', async () => {
  const { visitor, portal } = await portalOf(running.portico.member, '/profile');
  await portal.shows('Profile');
  await portal.signOut('Quentin Okafor');
  await visitor.page.getByRole('heading', { name: 'You’re signed out' }).waitFor();
  await expectAccessible(visitor);
  await portal.open('/profile');
  await new LoginModel(visitor.page).asksForEmail();
});

test('an invitation sent in the portal arrives, and the user who accepts it is listed', async () => {
  const { visitor, portal } = await portalOf(running.portico.admin);
  await portal.shows('Users');
  const email = newAddress('noor.amsel');
  await visitor.page.getByRole('button', { name: 'Invite users' }).click();
  await visitor.page.getByRole('textbox', { name: 'Email addresses' }).fill(email);
  await visitor.page.getByRole('button', { name: 'Send 1 invitation' }).click();
  await portal.showsToast('1 invitation sent.');
  await portal.search(email);
  await expect.poll(() => portal.row(email).innerText()).toContain('Invited');
  const guest = await running.browser.visitor();
  await guest.page.goto(await running.portico.inbox.link(email));
  await new ActivateModel(guest.page).choosePassword('a calm river in spring');
  await guest.page.waitForURL((url) => !url.pathname.startsWith('/account/activate'));
  await visitor.page.reload();
  await expect.poll(() => portal.row(email).innerText()).not.toContain('Invited');
});

test('a deactivated user is signed out immediately, and can sign in again after Undo', async () => {
  const { portal } = await portalOf(running.portico.admin);
  const demo = await running.browser.visitor();
  const planning = new PlanningDemoModel(demo.page, running.portico.demo.demoUrl);
  await planning.open();
  await planning.singleSignOn.click();
  await new LoginModel(demo.page).signIn(running.portico.member);
  await planning.showsDashboard();
  await portal.choose('Quentin Okafor', 'Deactivate');
  await portal.showsToast('Quentin Okafor was deactivated');
  await demo.page.reload();
  await planning.showsLogin();
  await portal.page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => portal.row('Quentin Okafor').innerText()).not.toContain('Deactivated');
  await portal.showsToast('Quentin Okafor was reactivated.');
  // what was ended stays so
  await demo.page.reload();
  await planning.showsLogin();
  await planning.singleSignOn.click();
  await new LoginModel(demo.page).signIn(running.portico.member);
  await planning.showsDashboard();
});

test('a profile that is changed in the portal is changed for good', async () => {
  const { visitor, portal } = await portalOf(running.portico.otherAdmin, '/profile');
  await portal.shows('Profile');
  await visitor.page.getByRole('textbox', { name: 'Name', exact: true }).fill('Layla Haddad-Ruiz');
  await visitor.page.getByRole('button', { name: 'Save changes' }).click();
  await portal.showsToast('Profile saved.');
  await visitor.page.reload();
  await expect
    .poll(() => visitor.page.getByRole('textbox', { name: 'Name', exact: true }).inputValue())
    .toBe('Layla Haddad-Ruiz');
});

test('a member without permissions sees the own profile, and no list of people', async () => {
  const { visitor, portal } = await portalOf(running.portico.member, '/users');
  await portal.shows('You don’t have access to this page');
  expect(await visitor.page.getByRole('link', { name: 'Users', exact: true }).count()).toBe(0);
  await portal.goTo('Profile');
});

test('from the demo the portal opens as a dialog over the page, and as a tab that is signed in', async () => {
  const visitor = await running.browser.visitor();
  const demo = new PlanningDemoModel(visitor.page, running.portico.demo.demoUrl);
  await demo.open();
  await demo.singleSignOn.click();
  await new LoginModel(visitor.page).signIn(running.portico.admin);
  await demo.showsDashboard();
  await demo.accountMenu.click();
  await visitor.page.getByRole('button', { name: 'Manage account' }).click();
  const portal = new PortalModel(visitor.page, running.portico.demo.baseUrl);
  await portal.shows('Profile');
  await visitor.page.keyboard.press('Escape');
  await demo.showsDashboard();
  await demo.accountMenu.click();
  const [tab] = await Promise.all([
    visitor.context.waitForEvent('page'),
    visitor.page.getByRole('button', { name: 'Open portal' }).click(),
  ]);
  await new PortalModel(tab, running.portico.demo.baseUrl).shows('Profile');
  await expect.poll(() => new URL(tab.url()).pathname).toBe('/oauth/portal/profile');
});

test('the demo’s embedded box signs in without leaving the page', async () => {
  const visitor = await running.browser.visitor();
  const demo = new PlanningDemoModel(visitor.page, running.portico.demo.demoUrl);
  await demo.open('/embedded');
  const login = new LoginModel(visitor.page);
  await login.signIn(running.portico.admin);
  await demo.showsDashboard();
  expect(new URL(visitor.page.url()).origin).toBe(running.portico.demo.demoUrl);
});

/** The portal's scripts arrive when the test lets them. */
async function holdScripts(visitor: Awaited<ReturnType<typeof portalOf>>['visitor']) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await visitor.page.route('**/cdn/**/admin-box-*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Such a page never finishes loading. */
async function openBeforeScripts({ page, baseUrl }: PortalModel, path = '/users'): Promise<void> {
  await page.goto(`${baseUrl}/oauth/portal${path}`, { waitUntil: 'commit' });
  await page.locator('#portico-portal-answers').waitFor({ state: 'attached' });
}

/** A signed-in user on the snapshot of a page, by default the list of users, before scripts run. */
async function portalBeforeScripts(path = '/users', title = 'Users') {
  const { visitor, portal } = await portalOf(running.portico.admin, path);
  await portal.shows(title);
  const release = await holdScripts(visitor);
  await openBeforeScripts(portal, path);
  return { portal, page: visitor.page, release };
}

test('interactions before the portal’s scripts load are replayed once they have: typing, clicking, focus', async () => {
  const { portal, page, release } = await portalBeforeScripts();
  await expect.poll(() => portal.people()).toContain('Quentin Okafor');
  await page.getByRole('searchbox').fill('quentin');
  const pressed = page.getByRole('button', { name: 'Invite users' });
  await pressed.click();
  expect(await pressed.getAttribute('aria-busy')).toBe('true');
  release();
  const dialog = page.getByRole('dialog', { name: 'Invite users' });
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => portal.people()).toEqual(['Quentin Okafor']);
  expect(await page.getByRole('searchbox').inputValue()).toBe('quentin');
  expect(await pressed.getAttribute('aria-busy')).not.toBe('true');
});

test('a row clicked anywhere before the portal’s scripts load is opened; ticking it opens nothing', async () => {
  const pressedAt = async (press: (row: Locator) => Promise<void>) => {
    const { portal, page, release } = await portalBeforeScripts();
    await press(portal.row('Quentin Okafor'));
    release();
    await page.locator('portico-admin-box [data-snapshot]').waitFor({ state: 'detached' });
    return { portal, drawer: page.getByRole('dialog', { name: 'Quentin Okafor' }) };
  };
  const opened = await pressedAt((row) =>
    row
      .getByRole('cell')
      .nth(3)
      .click({ position: { x: 4, y: 4 } }),
  );
  await opened.drawer.waitFor();
  const ticked = await pressedAt((row) => row.getByRole('checkbox').click());
  await ticked.portal.row('Quentin Okafor').and(ticked.portal.page.locator('[data-selected]')).waitFor();
  expect(await ticked.drawer.count()).toBe(0);
});

test('the portal behind the snapshot renders with the snapshot’s data: nothing is requested again, and no placeholder is shown', async () => {
  const { page, release } = await portalBeforeScripts();
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/members/v1?') && asked.push(request.url()));
  const placeholders = page.locator('portico-admin-box').evaluate(
    ({ shadowRoot }) =>
      new Promise<number>((resolve) => {
        let seen = 0;
        new MutationObserver((changes) => {
          for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
            seen += node instanceof Element ? node.querySelectorAll('[data-part=skeleton]').length : 0;
          if (!shadowRoot!.querySelector('[data-snapshot]')) resolve(seen);
        }).observe(shadowRoot!, { childList: true, subtree: true });
      }),
  );
  release();
  expect(await placeholders).toBe(0);
  expect(asked).toEqual([]);
});

test('a button that is held down while the portal comes is pressed once it is let go', async () => {
  const { page, release } = await portalBeforeScripts();
  await page.getByRole('button', { name: 'Invite users' }).hover();
  await page.mouse.down();
  release();
  await page.locator('[data-mount] tbody [data-part=row]').first().waitFor({ state: 'attached' });
  // the portal behind would come to the front now
  await page.evaluate(() => new Promise((later) => setTimeout(later, 300)));
  await page.mouse.up();
  await page.getByRole('dialog', { name: 'Invite users' }).waitFor();
});

test('a form that is sent before the portal’s scripts load is sent by the portal, and its fields stay out of the address', async () => {
  const { page, release } = await portalBeforeScripts('/account', 'Organization settings');
  await page.getByRole('button', { name: 'Save changes' }).click();
  release();
  await page.getByText('No changes to update').waitFor();
  expect(new URL(page.url()).search).toBe('');
});

test('text that is selected while the portal comes is replaced by what is typed next', async () => {
  const { portal, page, release } = await portalBeforeScripts('/account', 'Organization settings');
  const name = page.getByRole('textbox', { name: 'Organization name' });
  await name.selectText();
  release();
  await portal.comesAlive();
  await page.keyboard.type('Harbor');
  expect(await name.inputValue()).toBe('Harbor');
});

test('a tab that works in another tenant is not shown that of its browser’s session first', async () => {
  const { portal, page } = await portalBeforeScripts();
  const snapshot = page.locator('portico-admin-box [data-snapshot]');
  expect(await snapshot.count()).toBe(1);
  await page.evaluate(() => sessionStorage.setItem('FRONTEGG_SEPARATE_TABS_BY_TENANT', crypto.randomUUID()));
  await openBeforeScripts(portal);
  expect(await snapshot.count()).toBe(0);
});
