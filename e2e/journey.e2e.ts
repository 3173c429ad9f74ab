import { expect, test } from 'vitest';
import { AccountModel } from './models/account.model.ts';
import { LoginModel } from './models/login.model.ts';
import { PlanningDemoModel } from './models/planning-demo.model.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import type { Visitor } from './support/open-browser.ts';
import { setUp } from './support/set-up.ts';

const running = setUp();

/** A visitor without a session: the silent refresh before the first sign-in is rejected. */
async function stranger(): Promise<Visitor> {
  const visitor = await running.browser.visitor();
  return visitor;
}

const demoOn = ({ page }: Pick<Visitor, 'page'>) => new PlanningDemoModel(page, running.portico.demo.demoUrl);

async function signedIn(): Promise<{ visitor: Visitor; demo: PlanningDemoModel }> {
  const visitor = await stranger();
  const demo = demoOn(visitor);
  await demo.open();
  await demo.singleSignOn.click();
  await new LoginModel(visitor.page).signIn(running.portico.admin);
  await demo.showsDashboard();
  return { visitor, demo };
}

test('from the demo to the hosted login and back, signed in', async () => {
  const visitor = await stranger();
  const demo = demoOn(visitor);
  await demo.open();
  await demo.showsLogin();
  await expectAccessible(visitor);
  await demo.singleSignOn.click();

  const login = new LoginModel(visitor.page);
  await login.asksForEmail();
  expect(new URL(visitor.page.url()).origin).toBe(running.portico.demo.baseUrl);
  await expectAccessible(visitor);
  await login.giveEmail(running.portico.admin.email);
  await login.asksForPassword();
  await expectAccessible(visitor);
  await login.givePassword(running.portico.admin.password);

  await demo.showsDashboard();
  expect(new URL(visitor.page.url()).href).toBe(`${running.portico.demo.demoUrl}/`);
  await expectAccessible(visitor);
  await demo.accountMenu.click();
  await visitor.page.getByText(running.portico.admin.email).waitFor();
  await expectAccessible(visitor);
});

test('the session outlives a reload, and a second tab joins it without asking', async () => {
  const { visitor, demo } = await signedIn();
  await visitor.page.reload();
  await demo.showsDashboard();
  const second = demoOn({ page: await visitor.context.newPage() });
  await second.open();
  await second.showsDashboard();
});

test('a tab that shows the login screen follows when another tab signs in', async () => {
  const visitor = await stranger();
  const waiting = demoOn({ page: await visitor.context.newPage() });
  await waiting.open();
  await waiting.showsLogin();
  const demo = demoOn(visitor);
  await demo.open();
  await demo.singleSignOn.click();
  await new LoginModel(visitor.page).signIn(running.portico.member);
  await demo.showsDashboard();
  await waiting.showsDashboard();
});

test('signing out ends the session here, in the other tab and at the server', async () => {
  const { visitor, demo } = await signedIn();
  const other = demoOn({ page: await visitor.context.newPage() });
  await other.open();
  await other.showsDashboard();

  await demo.signOut();
  await demo.showsLogin();
  await other.showsLogin();
  await visitor.page.reload();
  await demo.showsLogin();
  await demo.singleSignOn.click();
  await new LoginModel(visitor.page).asksForEmail();
});

test('a user with a session at the server returns immediately, without a prompt', async () => {
  const { visitor, demo } = await signedIn();
  // The tab forgets; the server does not.
  await visitor.page.evaluate(() => sessionStorage.clear());
  await visitor.page.goto(`${running.portico.demo.baseUrl}/account/login`);
  await demo.showsDashboard();

  const { page } = visitor;
  await page.goto(`${running.portico.demo.baseUrl}/account/logout`);
  const account = new AccountModel(page);
  await account.saysSignedIn();
  await expectAccessible(visitor);
  await account.submit.click();
  await account.saysSignedOut();
  await expectAccessible(visitor);
  await demo.open();
  await demo.showsLogin();
});

test('two browsers hold sessions of two users', async () => {
  const first = await signedIn();
  const visitor = await stranger();
  const demo = demoOn(visitor);
  await demo.open();
  await demo.showsLogin();
  await demo.singleSignOn.click();
  await new LoginModel(visitor.page).signIn(running.portico.otherAdmin);
  await demo.showsDashboard();
  await demo.accountMenu.click();
  await visitor.page.getByText(running.portico.otherAdmin.email).waitFor();
  await first.demo.accountMenu.click();
  await first.visitor.page.getByText(running.portico.admin.email).waitFor();
});
