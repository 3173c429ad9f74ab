/** The guided set-up of single sign-on, as an admin meets it in preview mode. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeContexts, shareChromium } from '#e2e/support/shared-chromium.ts';
import { openPortal } from '#admin-box/testing/portal-page.ts';
import { servePortal } from '#admin-box/testing/serve-portal.ts';
import type { PortalServer } from '#admin-box/testing/serve-portal.ts';

let browser: Browser;
let server: PortalServer;

beforeAll(async () => {
  server = await servePortal();
  browser = await shareChromium();
});

afterAll(async () => {
  await closeContexts(browser);
  await server?.close();
});

const step = (page: Page) => page.locator('[data-part="step"][aria-current="step"]');
const press = (page: Page, name: string | RegExp) => step(page).getByRole('button', { name }).click();
const heading = (page: Page, name: string) => step(page).getByRole('heading', { level: 2, name }).waitFor();
const values = (page: Page) => step(page).locator('[data-part="copy-field"] [data-part="value"]').allTextContents();

test('a connection is set up step by step, in the words of its provider, and nobody is switched over before the end', async () => {
  const { page, complaints } = await openPortal(browser, server, { path: '/sso' });
  await page.getByRole('button', { name: 'Add connection' }).click();
  await page.getByRole('radio', { name: /^Keycloak/ }).check();
  await press(page, 'Continue with Keycloak');

  await heading(page, 'Verify your email domain');
  await page.getByLabel('Domain', { exact: true }).fill('ada@harbour.example');
  await press(page, 'Add domain');
  await page.getByText('Enter a domain, like acme.com.').waitFor();
  expect(
    await step(page)
      .getByRole('button', { name: /^Continue/ })
      .count(),
  ).toBe(0);
  await page.getByLabel('Domain', { exact: true }).fill('harbour.example');
  await press(page, 'Add domain');
  await page.getByRole('region', { name: 'harbour.example' }).waitFor();
  expect((await values(page))[0]).toBe('_portico.harbour.example');
  await step(page).getByRole('button', { name: 'Continue, verify later' }).waitFor();
  await press(page, 'Verify domain');
  await page.getByText('Verified', { exact: true }).waitFor();
  await press(page, /^Continue$/);

  await heading(page, 'Copy values into Keycloak');
  await step(page).getByText('In Keycloak, open Clients > Create client > SAML').waitFor();
  expect(await values(page)).toEqual([
    'https://id.example/auth/saml/callback',
    'https://id.example/auth/saml/metadata',
    'groups',
  ]);
  await step(page).getByText('Name ID format').waitFor();
  await press(page, 'Continue');

  await heading(page, 'Add the metadata of Keycloak');
  await page.getByRole('textbox', { name: 'Metadata URL' }).fill('keycloak.harbour.example');
  await press(page, 'Read metadata');
  await page.getByText('Enter a URL that begins with https://').waitFor();
  await page.getByRole('textbox', { name: 'Metadata URL' }).fill('https://keycloak.harbour.example/realms/harbour');
  await press(page, 'Read metadata');
  await page.getByRole('region', { name: 'Metadata found' }).waitFor();
  await press(page, 'Continue');

  await heading(page, 'Map groups to roles');
  await press(page, 'Add mapping');
  await page.getByRole('dialog').getByLabel('Group', { exact: true }).fill('/planners');
  await page.getByRole('dialog').getByRole('combobox').fill('Editor');
  await page.getByRole('option').first().click();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await step(page).getByRole('listitem').filter({ hasText: '/planners' }).getByText('Editor').waitFor();
  expect(complaints).toEqual([]);
});

test('the address leads back to a step, and Back to the one before', async () => {
  const { page } = await openPortal(browser, server, { path: '/sso?connection=sso-1&step=roles' });
  await heading(page, 'Map groups to roles');
  await press(page, 'Back');
  await heading(page, 'Add the metadata of Microsoft Entra ID');
  await page.goBack();
  await heading(page, 'Map groups to roles');
  await page.getByRole('button', { name: 'Save and exit' }).click();
  await page.getByRole('row', { name: /Microsoft Entra ID/ }).waitFor();
});

test('another protocol asks for other values, and says that those of the first are lost', async () => {
  const { page } = await openPortal(browser, server, { path: '/sso?connection=sso-0&step=provider' });
  await page.getByRole('radio', { name: 'OpenID Connect' }).check();
  await page.getByText('Another protocol needs other values from Okta.').waitFor();
  await press(page, 'Continue with Okta');
  await heading(page, 'Verify your email domain');
  await page.getByRole('button', { name: 'Edit: Copy values into Okta' }).click();
  await heading(page, 'Copy values into Okta');
  await step(page).getByText('Sign-in redirect URIs').waitFor();
  expect(await values(page)).toEqual(['https://id.example/account/oidc/callback']);
  await press(page, 'Continue');
  await page.getByLabel('Issuer').fill('https://acme.okta.example');
  await page.getByLabel('Client ID').fill('0oa1');
  await press(page, 'Save values');
  await page.getByText('Enter a value for “Client secret”.').waitFor();
  await page.getByLabel('Client secret').fill('secret');
  await press(page, 'Save values');
  await page.getByRole('region', { name: 'Current values' }).waitFor();
  await expect.poll(() => page.getByLabel('Client secret').inputValue()).toBe('');
});

test('the test provider shows what a failure looks like, and that it is expected', async () => {
  const { page, complaints } = await openPortal(browser, server, { path: '/sso?connection=sso-1&step=test' });
  const box = page.getByRole('region', { name: 'Try it with the test provider' });
  await box.getByText('Expected: the rule “audience” fails.').waitFor();
  await page.evaluate(() => (window.open = () => null));
  await box.getByRole('button', { name: 'Try it now' }).click();
  await box.getByText('Wrong audience: Ended as expected.').waitFor();
  await box.getByText('Issuer and audience').waitFor();
  await box.getByRole('button', { name: /^Show all/ }).click();
  // with its state, which the mark alone would not tell everybody
  await box.getByText('audience: Failed', { exact: true }).waitFor();
  await box.getByRole('combobox', { name: 'Response' }).click();
  await page.getByRole('option', { name: 'Good response' }).click();
  await box.getByText('Expected: every rule passes.').waitFor();
  await box.getByRole('button', { name: 'Try again' }).click();
  await box.getByText('Good response: Ended as expected.').waitFor();
  // the connection's own test is not touched
  await page
    .getByRole('button', { name: 'Test again' })
    .or(page.getByRole('button', { name: 'Start test' }))
    .waitFor();
  expect(complaints).toEqual([]);
});

test('roles that were chosen are saved on the way, and what was typed is asked about before it is lost', async () => {
  const { page, complaints } = await openPortal(browser, server, { path: '/sso?connection=sso-0&step=roles' });
  await page.getByRole('combobox', { name: 'Roles of new users' }).fill('Editor');
  await page.getByRole('option').first().click();
  await page.keyboard.press('Escape');
  await press(page, 'Continue');
  await heading(page, 'Test the connection');
  await page.getByRole('button', { name: 'Edit: Map groups to roles' }).click();
  await step(page).getByText('Editor').first().waitFor();
  await page.getByRole('button', { name: 'Edit: Add the metadata of Okta' }).click();
  await page.getByRole('textbox', { name: 'Metadata URL' }).fill('https://acme.okta.example/metadata');
  await step(page).getByRole('radio', { name: 'Upload XML' }).click();
  await page
    .getByRole('alertdialog', { name: 'Leave without saving?' })
    .getByRole('button', { name: 'Cancel' })
    .click();
  expect(await page.getByRole('textbox', { name: 'Metadata URL' }).inputValue()).toContain('acme.okta.example');
  await page.getByRole('button', { name: 'Save and exit' }).click();
  await page.getByRole('row', { name: /Okta/ }).waitFor();
  expect(complaints).toEqual([]);
});

test('values and domains of an active connection are changed only after a question', async () => {
  const { page, complaints } = await openPortal(browser, server, { path: '/sso?connection=sso-1&step=details' });
  await press(page, 'Read metadata');
  const question = page.getByRole('alertdialog');
  await question.getByText('Users sign in with these values immediately.').waitFor();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Edit: Email domain' }).click();
  await press(page, /^Remove acme-labs/);
  await question.getByRole('button', { name: 'Remove domain' }).click();
  await page.getByText('acme-labs.example removed.').waitFor();
  // the button is gone: the focus stays on the page
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.tagName ?? ''))
    .toMatch(/^H[123]$/);
  await page.getByText('Active, but no domain is verified').waitFor();
  expect(complaints).toEqual([]);
});
