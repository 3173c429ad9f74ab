import type { Page } from 'playwright-core';
import { bones, dialog } from '#admin-box/testing/page-states.ts';
import type { PortalStates } from '#admin-box/testing/portal-state.types.ts';
import type { SecurityField } from './policies/fields.ts';

const general = '/security?tab=generalSettings';
const section = (page: Page, name: SecurityField) => page.locator(`section[aria-labelledby="security-${name}"]`);
const save = 'button[type="submit"]';

/** A number that no policy allows. */
async function wrongNumber(page: Page): Promise<void> {
  const lockout = section(page, 'lockout');
  await lockout.getByRole('textbox').fill('1');
  await lockout.locator(save).click();
  await lockout.getByRole('alert').waitFor();
}

async function wrongDuration(page: Page): Promise<void> {
  const idle = section(page, 'idleTimeout');
  await idle.getByRole('textbox').fill('2');
  await idle.locator(save).click();
  await idle.getByRole('alert').waitFor();
}

async function passwordsExpire(page: Page): Promise<void> {
  await section(page, 'passwordRotation').getByRole('checkbox').click();
  await section(page, 'passwordRotation').getByRole('textbox').first().waitFor();
}

const sessions = '/security?tab=sessionManagement';
const ips = '/security?tab=ipRestrictions';
const domains = '/security?tab=domainRestrictions';
const listed = 'section li';
const countryField = 'section[aria-labelledby="security-countryList"] input';
const liveRow = 'section tbody input[type="checkbox"]';
const recommended = '[data-part="recommendation"]';
const ofIps = '[data-code="ENABLE_IP_RESTRICTIONS"]';

async function applies(page: Page): Promise<void> {
  await page.locator(`${ofIps} button:not([aria-haspopup])`).last().click();
  await page.locator(`${ofIps} [data-tone="applied"]`).waitFor();
}

async function dismisses(page: Page): Promise<void> {
  await page.locator(`${ofIps} button[aria-haspopup]`).click();
  await page.getByRole('menuitem').first().click();
  await dialog(page);
}

async function previews(page: Page): Promise<void> {
  await page.locator(`${recommended} button`).first().click();
  await dialog(page);
}

/** The dialog that a button above the list opens. */
const opens =
  (list: SecurityField, button: number) =>
  async (page: Page): Promise<void> => {
    await section(page, list).locator('[data-part="toolbar"] > button').nth(button).click();
    await dialog(page);
  };

async function wrongAddress(page: Page): Promise<void> {
  await opens('ipList', 0)(page);
  await page.getByRole('dialog').locator('input').first().fill('0.0.0.0/0');
  await page.getByRole('dialog').locator(save).click();
  await page.getByRole('alert').first().waitFor();
}

async function wrongLines(page: Page): Promise<void> {
  await opens('ipList', 2)(page);
  await page.getByRole('dialog').locator('textarea').fill('192.0.2.7, Depot\nnowhere\n192.0.2.0/99');
  await page.getByRole('dialog').locator(save).click();
  await page.getByRole('alert').first().waitFor();
}

async function wrongDomains(page: Page): Promise<void> {
  await opens('domainList', 1)(page);
  await page
    .getByRole('dialog')
    .locator('textarea')
    .fill(
      'left.example, Former client\n*.gone.example\nxn--a.example\none.example, two.example\nnowhere\nLEFT.example',
    );
  await page.getByRole('dialog').locator(save).click();
  await page.getByRole('alert').first().waitFor();
}

async function removesDomain(page: Page): Promise<void> {
  await section(page, 'domainList').locator('li button').first().click();
  await dialog(page);
}

async function removesAddress(page: Page): Promise<void> {
  await section(page, 'ipList').locator('li button').first().click();
  await dialog(page);
}

/** Country restrictions that are on, before they are saved. */
async function restrictsCountries(page: Page): Promise<void> {
  await section(page, 'countryRestrictions').getByRole('checkbox').first().click();
  await section(page, 'countryRestrictions').getByRole('radio').nth(1).click();
  await section(page, 'countryRestrictions').locator(save).scrollIntoViewIfNeeded();
}

async function findsCountry(page: Page): Promise<void> {
  const field = section(page, 'countryList').getByRole('combobox');
  await field.scrollIntoViewIfNeeded();
  await field.fill('an');
  await page.getByRole('option').first().waitFor();
}

/** What is missing, or may not be changed. */
async function seesCountries(page: Page): Promise<void> {
  await section(page, 'countryList').scrollIntoViewIfNeeded();
}

/** What MFA for everyone would change. */
async function previewsMfa(page: Page): Promise<void> {
  await section(page, 'mfa').getByRole('radio').nth(1).click();
  await section(page, 'mfa').locator('form button[type="button"]').first().click();
  await dialog(page);
}

async function opensHistory(page: Page): Promise<void> {
  await page.locator('section[aria-labelledby] > header button').first().click();
  await page.locator('[role="dialog"] ol > li').first().waitFor();
}

async function restores(page: Page): Promise<void> {
  await opensHistory(page);
  await page.locator('[role="dialog"] ol button').first().click();
  await page.locator('[role="dialog"] dl').waitFor();
}

/** The question before MFA is required of everyone, with its numbers. */
async function asksForMfa(page: Page): Promise<void> {
  await section(page, 'mfa').getByRole('radio').nth(1).click();
  await section(page, 'mfa').locator(save).click();
  await page.getByRole('alertdialog').locator('dl').waitFor();
}

/** The same question, for a date. */
async function asksForDate(page: Page): Promise<void> {
  await asksForMfa(page);
  await page.getByRole('alertdialog').getByRole('radio').nth(1).click();
  await page.getByRole('alertdialog').locator('input[type="date"]').scrollIntoViewIfNeeded();
}

async function asksForWrongDate(page: Page): Promise<void> {
  await asksForDate(page);
  await page.getByRole('alertdialog').locator('input[type="date"]').fill('2020-01-01');
  await page.getByRole('alertdialog').locator(save).click();
  await page.getByRole('alertdialog').getByRole('alert').waitFor();
}

/** MFA for everyone, from a date on. */
async function schedulesMfa(page: Page): Promise<void> {
  await asksForDate(page);
  await page.getByRole('alertdialog').locator(save).click();
  await section(page, 'mfa').locator('[data-part="banner"] button').first().waitFor();
  await page.getByRole('alertdialog').waitFor({ state: 'detached' });
  await page.evaluate(() => window.scrollTo(0, 0));
}

/** MFA for everyone, on trial. */
async function requiresMfa(page: Page): Promise<void> {
  await asksForMfa(page);
  await page.getByRole('alertdialog').locator('[data-part="button"][data-variant="primary"]').click();
  await page.locator('[data-part="banner"] button[disabled]').waitFor();
  await page.evaluate(() => window.scrollTo(0, 0));
}

async function changesMfa(page: Page): Promise<void> {
  await section(page, 'mfa').getByRole('radio').nth(1).click();
  await section(page, 'mfa').getByRole('checkbox').waitFor();
}

/** MFA for everyone, monitored. */
async function monitorsMfa(page: Page): Promise<void> {
  await section(page, 'mfa').getByRole('radio').nth(1).click();
  await section(page, 'mfa').locator('form button[type="button"]').nth(1).click();
  await section(page, 'mfa').locator('[data-part="banner"] button').first().waitFor();
}

async function opensFigures(page: Page): Promise<void> {
  await monitorsMfa(page);
  await section(page, 'mfa').locator('[data-part="banner"] button').first().click();
  await dialog(page);
}

/** Two rows of the list of live sessions, below the policies. */
async function choosesSessions(page: Page): Promise<void> {
  const boxes = section(page, 'liveSessions').locator('tbody input[type="checkbox"]');
  await boxes.nth(0).click();
  await boxes.nth(1).click();
  await section(page, 'liveSessions').scrollIntoViewIfNeeded();
}

async function findsNoSession(page: Page): Promise<void> {
  await section(page, 'liveSessions').getByRole('searchbox').fill('nobody at all');
  await section(page, 'liveSessions').locator('[data-part="empty-state"]').scrollIntoViewIfNeeded();
}

export const states: PortalStates = {
  'portal-security-center': { path: '/security', seen: recommended },
  'portal-security-center-applied': { path: '/security', seen: recommended, act: applies },
  'portal-security-center-dismiss': { path: '/security', seen: recommended, act: dismisses },
  'portal-security-center-impact': { path: '/security', seen: recommended, act: previews },
  'portal-security-center-empty': { path: '/security', preview: 'empty', seen: '[data-part="empty-state"]' },
  'portal-security-center-reader': { path: '/security', preview: 'reader', seen: recommended },
  'portal-security-center-crowded': { path: '/security', preview: 'crowded', seen: recommended },
  'portal-security-center-loading': { path: '/security', preview: 'loading', seen: bones },
  'portal-security-center-failing': { path: '/security', preview: 'failing', seen: '[data-part="error-state"]' },
  'portal-security-live': { path: sessions, seen: liveRow, act: choosesSessions },
  'portal-security-live-crowded': { path: sessions, preview: 'crowded', seen: liveRow, act: choosesSessions },
  'portal-security-live-none': { path: sessions, seen: liveRow, act: findsNoSession },
  'portal-security-sessions': { path: sessions, seen: 'form input' },
  'portal-security-sessions-wrong': { path: sessions, seen: 'form input', act: wrongDuration },
  'portal-security-general': { path: general, seen: 'form input' },
  'portal-security-general-wrong': { path: general, seen: 'form input[maxlength]', act: wrongNumber },
  'portal-security-general-changed': { path: general, seen: 'form input[maxlength]', act: passwordsExpire },
  'portal-security-impact': { path: general, seen: 'form input[maxlength]', act: previewsMfa },
  'portal-security-history': { path: general, seen: 'form input[maxlength]', act: opensHistory },
  'portal-security-history-list': { path: ips, seen: listed, act: opensHistory },
  'portal-security-history-restore': { path: general, seen: 'form input[maxlength]', act: restores },
  'portal-security-mfa-question': { path: general, seen: 'form input[maxlength]', act: asksForMfa },
  'portal-security-mfa-date': { path: general, seen: 'form input[maxlength]', act: asksForDate },
  'portal-security-mfa-date-wrong': { path: general, seen: 'form input[maxlength]', act: asksForWrongDate },
  'portal-security-mfa-scheduled': { path: general, seen: 'form input[maxlength]', act: schedulesMfa },
  'portal-security-on-trial': { path: general, seen: 'form input[maxlength]', act: requiresMfa },
  'portal-security-mfa-changed': { path: general, seen: 'form input[maxlength]', act: changesMfa },
  'portal-security-monitored': { path: general, seen: 'form input[maxlength]', act: monitorsMfa },
  'portal-security-monitored-figures': { path: general, seen: 'form input[maxlength]', act: opensFigures },
  'portal-security-empty': { path: general, preview: 'empty', seen: 'form input' },
  'portal-security-crowded': { path: general, preview: 'crowded', seen: 'form input' },
  'portal-security-reader': { path: general, preview: 'reader', seen: 'section input' },
  'portal-security-sessions-reader': { path: sessions, preview: 'reader', seen: 'section input' },
  'portal-security-loading': { path: sessions, preview: 'loading', seen: bones },
  'portal-security-failing': { path: sessions, preview: 'failing', seen: '[data-part="error-state"]' },
  'portal-security-general-failing': { path: general, preview: 'failing', seen: '[data-part="error-state"]' },
  'portal-security-ip': { path: ips, seen: listed },
  'portal-security-ip-mine': { path: ips, seen: listed, act: opens('ipList', 1) },
  'portal-security-ip-wrong': { path: ips, seen: listed, act: wrongAddress },
  'portal-security-ip-several': { path: ips, seen: listed, act: wrongLines },
  'portal-security-ip-remove': { path: ips, seen: listed, act: removesAddress },
  'portal-security-ip-empty': { path: ips, preview: 'empty', seen: '[data-part="segment"]' },
  'portal-security-ip-crowded': { path: ips, preview: 'crowded', seen: listed },
  'portal-security-ip-reader': { path: ips, preview: 'reader', seen: listed },
  'portal-security-ip-loading': { path: ips, preview: 'loading', seen: bones },
  'portal-security-ip-failing': { path: ips, preview: 'failing', seen: '[data-part="error-state"]' },
  'portal-security-countries': { path: ips, seen: countryField, act: restrictsCountries },
  'portal-security-countries-find': { path: ips, seen: countryField, act: findsCountry },
  'portal-security-countries-none': { path: ips, preview: 'empty', seen: countryField, act: seesCountries },
  'portal-security-countries-crowded': { path: ips, preview: 'crowded', seen: countryField, act: seesCountries },
  'portal-security-countries-reader': { path: ips, preview: 'reader', seen: listed, act: seesCountries },
  'portal-security-domains': { path: domains, seen: listed },
  'portal-security-domains-add': { path: domains, seen: listed, act: opens('domainList', 0) },
  'portal-security-domains-several': { path: domains, seen: listed, act: wrongDomains },
  'portal-security-domains-remove': { path: domains, seen: listed, act: removesDomain },
  'portal-security-domains-empty': { path: domains, preview: 'empty', seen: '[data-part="segment"]' },
  'portal-security-domains-reader': { path: domains, preview: 'reader', seen: listed },
  'portal-security-domains-failing': { path: domains, preview: 'failing', seen: '[data-part="error-state"]' },
};
