import type { Page } from 'playwright-core';
import { bones } from '#admin-box/testing/page-states.ts';
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

export const states: PortalStates = {
  'portal-security-sessions': { path: '/security', seen: 'form input' },
  'portal-security-sessions-wrong': { path: '/security', seen: 'form input', act: wrongDuration },
  'portal-security-general': { path: general, seen: 'form input' },
  'portal-security-general-wrong': { path: general, seen: 'form input[maxlength]', act: wrongNumber },
  'portal-security-general-changed': { path: general, seen: 'form input[maxlength]', act: passwordsExpire },
  'portal-security-empty': { path: general, preview: 'empty', seen: 'form input' },
  'portal-security-crowded': { path: general, preview: 'crowded', seen: 'form input' },
  'portal-security-reader': { path: general, preview: 'reader', seen: 'section input' },
  'portal-security-sessions-reader': { path: '/security', preview: 'reader', seen: 'section input' },
  'portal-security-loading': { path: '/security', preview: 'loading', seen: bones },
  'portal-security-failing': { path: '/security', preview: 'failing', seen: '[data-part="error-state"]' },
  'portal-security-general-failing': { path: general, preview: 'failing', seen: '[data-part="error-state"]' },
};
