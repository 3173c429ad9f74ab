/** An admin lets someone without an account set up single sign-on, and takes the link back. */
import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { samlProvider } from '#server/testing/saml-provider.ts';
import { LoginModel } from './models/login.model.ts';
import { PortalModel } from './models/portal.model.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import { setUp } from './support/set-up.ts';

const running = setUp();

const step = (page: Page) => page.locator('[data-part="step"][aria-current="step"]');
const press = (page: Page, name: string | RegExp) => step(page).getByRole('button', { name }).click();
const heading = (page: Page, name: string | RegExp) => step(page).getByRole('heading', { level: 2, name }).waitFor();

/** A step is named otherwise while it is folded. */
const folded: Readonly<Record<string, string>> = { 'Verify your email domain': 'Email domain' };

async function openStep(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Edit: ${folded[name] ?? name}` }).click();
  await heading(page, name);
  await step(page).getByRole('button').first().waitFor();
}

async function openSso() {
  const visitor = await running.browser.visitor();
  const portal = new PortalModel(visitor.page, running.portico.demo.baseUrl);
  await portal.open('/sso');
  await new LoginModel(visitor.page).signIn(running.portico.admin);
  await portal.shows('Single sign-on');
  await portal.comesAlive();
  return visitor;
}

/** @returns the link, as it is shown once */
async function makeLink(page: Page, { email = '', mapsRoles = false } = {}): Promise<string> {
  await page.getByRole('button', { name: 'Invite your IT admin' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email (optional)').fill(email);
  if (mapsRoles) await dialog.getByLabel('Allow mapping groups to roles').check();
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const shown = page.getByRole('alertdialog');
  const url = await shown.locator('[data-part="copy-field"] [data-part="value"]').innerText();
  await shown.getByRole('button', { name: 'Close' }).click();
  return url;
}

test('an outside admin opens the link, sets the connection up, and is out once it is revoked', async () => {
  const admin = await openSso();
  const url = await makeLink(admin.page, { mapsRoles: true });
  await admin.page.getByText('Not opened yet').waitFor();

  const guest = await running.browser.visitor({ viewport: { width: 360, height: 760 } });
  const { page } = guest;
  await page.goto(url);
  await page.getByRole('heading', { level: 1, name: 'Set up single sign-on' }).waitFor();
  expect(new URL(page.url()).hash).toBe('');
  await expectAccessible(guest);
  // opened, and not used up: nobody has pressed
  await admin.page.reload();
  await admin.page.getByText('Not opened yet').waitFor();
  await page.getByRole('button', { name: 'Continue' }).click();

  await page.getByRole('heading', { level: 1, name: /^Set up single sign-on for / }).waitFor();
  expect(page.url()).not.toContain(new URL(url).hash.slice(1));
  await expectAccessible(guest);
  expect(await page.getByRole('heading', { level: 2 }).allInnerTexts()).not.toContain('Activate');
  await page.getByRole('radio', { name: /^Okta/ }).check();
  await press(page, 'Continue with Okta');
  await heading(page, 'Verify your email domain');
  await page.getByLabel('Domain', { exact: true }).fill('harbour.example');
  await press(page, 'Add domain');
  await page.getByRole('region', { name: 'harbour.example' }).waitFor();
  await expectAccessible(guest);

  await page
    .getByRole('button', { name: /^Edit: Add/ })
    .or(page.getByRole('link', { name: /^Edit: Add/ }))
    .click();
  await step(page).getByRole('radio', { name: 'Enter values' }).check();
  await step(page).getByRole('textbox', { name: 'Sign on URL' }).fill(samlProvider.endpoint);
  await step(page).getByRole('textbox', { name: 'Signing Certificate' }).fill(samlProvider.certificate);
  await press(page, 'Save values');
  await page.getByText(samlProvider.endpoint).first().waitFor();

  for (const name of [
    'Copy values into Okta',
    'Map groups to roles',
    'Test the connection',
    'Verify your email domain',
  ])
    await openStep(page, name);
  await openStep(page, 'Test the connection');
  await step(page).getByRole('button', { name: 'Start test' }).waitFor();
  await expectAccessible(guest);

  await admin.page.reload();
  await admin.page.getByRole('row', { name: /Okta/ }).waitFor();
  await admin.page.getByText(/^Last used/).waitFor();

  await page
    .getByRole('button', { name: /^Edit: Finish/ })
    .or(page.getByRole('link', { name: /^Edit: Finish/ }))
    .click();
  await press(page, /^Tell /);
  await page.getByRole('heading', { level: 1, name: 'You’re done' }).waitFor();
  await expectAccessible(guest);
  await page.getByRole('button', { name: 'Back to setup' }).click();
  await step(page).waitFor();

  await admin.page.getByRole('button', { name: /^Revoke setup link/ }).click();
  await admin.page.getByRole('alertdialog').getByRole('button', { name: 'Revoke link' }).click();
  await admin.page.getByText('Setup link revoked.').waitFor();
  guest.expectRefusal(401, '/account/sso-setup/api/finish');
  guest.expectMessage(/finish: 401/);
  await press(page, /^Tell /);
  await page.getByRole('heading', { level: 1, name: 'This link doesn’t work anymore' }).waitFor();
  guest.expectRefusal(401, '/account/sso-setup/');
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Open the setup link again' }).waitFor();

  await admin.page.goto(`${running.portico.demo.baseUrl}/oauth/portal/audits`);
  await admin.page
    .getByText(/^Setup link of /)
    .first()
    .waitFor();
});

test('a link is mailed, and its page is in the language of the reader', async () => {
  const admin = await openSso();
  const email = `it-${Date.now()}@harbour.example`;
  const url = await makeLink(admin.page, { email });
  expect(await running.portico.inbox.link(email)).toBe(url);
  const guest = await running.browser.visitor({ locale: 'de-DE', colorScheme: 'dark' });
  await guest.page.goto(url);
  await guest.page.getByRole('button', { name: 'Weiter' }).click();
  await guest.page.getByRole('heading', { level: 1, name: /^Single Sign-on für .* einrichten$/ }).waitFor();
  await expectAccessible(guest);
  await guest.page.getByRole('button', { name: 'Sprache' }).click();
  await guest.page.getByRole('menuitem', { name: 'العربية' }).click();
  await guest.page.getByRole('heading', { level: 1, name: /^إعداد تسجيل الدخول/ }).waitFor();
  expect(await guest.page.evaluate(() => document.documentElement.dir)).toBe('rtl');
  await expectAccessible(guest);
});
