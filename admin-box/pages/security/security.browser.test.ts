/** Forms of the security page, as an admin meets them in preview mode. */
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

const section = (page: Page, name: string) => page.locator(`section[aria-labelledby="security-${name}"]`);
const alerts = (page: Page, among = 'body') => page.locator(among).getByRole('alert');

/** Opens a tab, fails a rule there, and shows the portal in German. */
async function inGerman(path: string, fail: (page: Page) => Promise<void>): Promise<Page> {
  const { page } = await openPortal(browser, server, { path });
  await fail(page);
  await page.evaluate(() => document.querySelector('portico-admin-box')!.setAttribute('locale', 'de'));
  await page.locator('portico-admin-box[lang="de"]').waitFor();
  return page;
}

/** Presses a button above a list, by its place. */
const opens = (page: Page, list: string, button: number) =>
  section(page, list).locator('[data-part="toolbar"] > button').nth(button).click();

test('requiring MFA says what happens to whom, and asks', async () => {
  const { page } = await openPortal(browser, server, { path: '/security?tab=generalSettings' });
  const radio = (name: string) => section(page, 'mfa').getByRole('radio', { name, exact: true });
  const saves = () => section(page, 'mfa').locator('button[type="submit"]').click();
  const question = page.getByRole('alertdialog', { name: 'Require MFA?' });
  await radio('Required').check();
  await saves();
  await question.getByText('You’re signed in without a second method').waitFor();
  await question.getByText('Users without MFA').waitFor();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await question.waitFor({ state: 'detached' });
  // nothing is saved, and nothing is lost
  expect(await radio('Required').isChecked()).toBe(true);
  await saves();
  await question.getByRole('button', { name: 'Require MFA' }).click();
  await page.getByText('Multi-factor authentication saved', { exact: false }).first().waitFor();
  // asking less of users needs no question
  await radio('Optional').check();
  await saves();
  await page.getByText('Multi-factor authentication saved', { exact: false }).first().waitFor();
  expect(await question.count()).toBe(0);
});

test('MFA can be required from a date on, and that can be canceled, and is told while it is true', async () => {
  const { page } = await openPortal(browser, server, { path: '/security?tab=generalSettings' });
  const mfa = section(page, 'mfa');
  const question = page.getByRole('alertdialog', { name: 'Require MFA?' });
  await mfa.getByRole('radio', { name: 'Required', exact: true }).check();
  await mfa.locator('button[type="submit"]').click();
  await question.getByText('Users without MFA', { exact: true }).waitFor();
  await question.getByRole('radio', { name: 'From a date' }).check();
  // who is signed in now is not asked yet
  expect(await question.getByText('You’re signed in without a second method').count()).toBe(0);
  const day = question.getByLabel('Date', { exact: true });
  const [first, last] = [await day.getAttribute('min'), await day.getAttribute('max')];
  await day.fill('2020-01-01');
  await question.getByRole('button', { name: 'Schedule' }).click();
  await question.getByText('Choose a date from', { exact: false }).waitFor();
  await day.fill(first!);
  expect(await question.getByRole('checkbox', { name: 'Email users without MFA' }).isChecked()).toBe(true);
  await question.getByRole('button', { name: 'Schedule' }).click();
  await question.waitFor({ state: 'detached' });
  expect(last! > first!).toBe(true);
  await page.getByText('MFA is required from', { exact: false }).first().waitFor();
  // what applies today is shown as before
  expect(await mfa.getByRole('radio', { name: 'Required, except with single sign-on' }).isChecked()).toBe(true);
  await mfa.getByText('“Required” takes effect on', { exact: false }).waitFor();
  await mfa.getByRole('button', { name: 'Cancel scheduled change: Multi-factor authentication' }).click();
  await mfa.getByText('“Required” takes effect on', { exact: false }).waitFor({ state: 'detached' });
  await mfa.getByRole('radio', { name: 'Required', exact: true }).check();
  await mfa.locator('button[type="submit"]').click();
  await question.getByRole('radio', { name: 'From a date' }).check();
  await question.getByRole('button', { name: 'Schedule' }).click();
  await question.waitFor({ state: 'detached' });
  await mfa.getByText('“Required” takes effect on', { exact: false }).waitFor();
  // what is required at once takes effect no more
  await mfa.getByRole('radio', { name: 'Required', exact: true }).check();
  await mfa.locator('button[type="submit"]').click();
  await question.getByRole('button', { name: 'Require MFA' }).click();
  await mfa.getByText('“Required” takes effect on', { exact: false }).waitFor({ state: 'detached' });
  await mfa.getByRole('button', { name: 'Stop monitoring Multi-factor authentication' }).waitFor();
});

const leaves = async (page: Page, at: string, text: string) => {
  await page.getByRole('dialog').locator(at).first().fill(text);
  await page.getByRole('dialog').locator('button[type="submit"]').click();
  await alerts(page).first().waitFor();
};

test.each([
  [
    'a number of a policy',
    '/security?tab=generalSettings',
    async (page: Page) => {
      await section(page, 'lockout').getByRole('textbox').fill('1');
      await section(page, 'lockout').locator('button[type="submit"]').click();
      await page.getByText('Enter a whole number from 3 to 100.').waitFor();
    },
    'Geben Sie eine ganze Zahl von 3 bis 100 ein.',
  ],
  [
    'a duration, whose limits are in the message',
    '/security?tab=sessionManagement',
    async (page: Page) => {
      await section(page, 'idleTimeout').getByRole('textbox').fill('0');
      await section(page, 'idleTimeout').locator('button[type="submit"]').click();
      await page.getByText('Enter a time from 5 minutes to 365 days.').waitFor();
    },
    'Geben Sie einen Zeitraum ein (mindestens 5 Minuten, höchstens 365 Tage).',
  ],
  [
    'an IP address',
    '/security?tab=ipRestrictions',
    async (page: Page) => {
      await opens(page, 'ipList', 0);
      await leaves(page, 'input', 'nowhere');
    },
    'Geben Sie eine gültige IP-Adresse',
  ],
  [
    'a list of IP addresses',
    '/security?tab=ipRestrictions',
    async (page: Page) => {
      await opens(page, 'ipList', 2);
      await leaves(page, 'textarea', 'nowhere');
    },
    'Korrigieren oder entfernen Sie die folgenden Zeilen.',
  ],
  [
    'a domain',
    '/security?tab=domainRestrictions',
    async (page: Page) => {
      await opens(page, 'domainList', 0);
      await leaves(page, 'input', '*.example.com');
    },
    'Platzhalter werden nicht unterstützt.',
  ],
  [
    'a list of domains',
    '/security?tab=domainRestrictions',
    async (page: Page) => {
      await opens(page, 'domainList', 1);
      await leaves(page, 'textarea', '*.example.com');
    },
    'Korrigieren oder entfernen Sie die folgenden Zeilen.',
  ],
])('the message at %s follows the language', async (_, path, fail, expected) => {
  const page = await inGerman(path, fail);
  await alerts(page).filter({ hasText: expected }).first().waitFor();
  await page.context().close();
});

test('what is wrong with a file that was chosen follows the language too', async () => {
  const page = await inGerman('/security?tab=domainRestrictions', async (page) => {
    await opens(page, 'domainList', 1);
    const file = { name: 'list.xlsx', mimeType: 'text/csv', buffer: Buffer.from([80, 75, 0, 4]) };
    await page.getByRole('dialog').locator('input[type=file]').setInputFiles(file);
    await page.getByText('Choose a text file, such as a CSV file.').waitFor();
  });
  await page.getByText('Wählen Sie eine Textdatei aus, zum Beispiel eine CSV-Datei.').waitFor();
  await page.context().close();
});

test('the vendor’s rules say how leaked passwords are handled, as the server does', async () => {
  const { page } = await openPortal(browser, server, { path: '/security?tab=generalSettings' });
  const rules = section(page, 'vendor');
  await rules.getByText('Breached passwords', { exact: true }).waitFor();
  await rules.getByText('Checked against known leaks.', { exact: false }).waitFor();
  expect(await rules.getByText('Not checked against known leaks').count()).toBe(0);
  await page.context().close();
});
