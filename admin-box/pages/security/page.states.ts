import type { Page } from 'playwright-core';
import { bones, dialog } from '#admin-box/testing/page-states.ts';
import type { PortalStates } from '#admin-box/testing/portal-state.types.ts';
import type { SecurityField } from './fields.ts';

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

const ips = '/security?tab=ipRestrictions';
const domains = '/security?tab=domainRestrictions';
const listed = 'section li';

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

async function removesAddress(page: Page): Promise<void> {
  await section(page, 'ipList').locator('li button').first().click();
  await dialog(page);
}

/** What MFA for everyone would change. */
async function previewsMfa(page: Page): Promise<void> {
  await section(page, 'mfa').getByRole('radio').nth(1).click();
  await section(page, 'mfa').locator('form button[type="button"]').first().click();
  await dialog(page);
}

export const states: PortalStates = {
  'portal-security-sessions': { path: '/security', seen: 'form input' },
  'portal-security-sessions-wrong': { path: '/security', seen: 'form input', act: wrongDuration },
  'portal-security-general': { path: general, seen: 'form input' },
  'portal-security-general-wrong': { path: general, seen: 'form input[maxlength]', act: wrongNumber },
  'portal-security-general-changed': { path: general, seen: 'form input[maxlength]', act: passwordsExpire },
  'portal-security-impact': { path: general, seen: 'form input[maxlength]', act: previewsMfa },
  'portal-security-empty': { path: general, preview: 'empty', seen: 'form input' },
  'portal-security-crowded': { path: general, preview: 'crowded', seen: 'form input' },
  'portal-security-reader': { path: general, preview: 'reader', seen: 'section input' },
  'portal-security-sessions-reader': { path: '/security', preview: 'reader', seen: 'section input' },
  'portal-security-loading': { path: '/security', preview: 'loading', seen: bones },
  'portal-security-failing': { path: '/security', preview: 'failing', seen: '[data-part="error-state"]' },
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
  'portal-security-domains': { path: domains, seen: listed },
  'portal-security-domains-add': { path: domains, seen: listed, act: opens('domainList', 0) },
  'portal-security-domains-empty': { path: domains, preview: 'empty', seen: '[data-part="segment"]' },
  'portal-security-domains-reader': { path: domains, preview: 'reader', seen: listed },
  'portal-security-domains-failing': { path: domains, preview: 'failing', seen: '[data-part="error-state"]' },
};
