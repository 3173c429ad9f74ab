import type { Page } from 'playwright-core';
import { bones, empty } from '#admin-box/testing/page-states.ts';
import type { PortalStates } from '#admin-box/testing/portal-state.types.ts';

const steps = '[data-part="steps"] [aria-current="step"]';
const at = (step: string, connection = 'sso-1') => ({
  path: `/sso?connection=${connection}&step=${step}`,
  seen: steps,
});

/** The last sign-in was refused; a test passes. */
async function openRules(page: Page): Promise<void> {
  await page.evaluate(() => (window.open = () => null));
  await page.locator('[aria-current="step"] button[data-variant="primary"]').click();
  await page.locator('[data-part="timeline"]').waitFor();
}

/** The button before that of a new connection. */
async function openInvite(page: Page): Promise<void> {
  await page.locator('[data-part="page-header"] [data-variant="ghost"]').click();
  await page.getByRole('dialog').locator('input[type="email"]').waitFor();
}

/** The link is shown, once. */
async function makeLink(page: Page): Promise<void> {
  await openInvite(page);
  await page.getByRole('dialog').locator('input[type="email"]').fill('noor@harbour-it.example');
  await page.getByRole('dialog').locator('button[type="submit"]').click();
  await page.getByRole('alertdialog').locator('[data-part="copy-field"]').waitFor();
}

/** A refused sign-in, judged by the settings as they are. */
async function openReplay(page: Page): Promise<void> {
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button').last().click();
  // what the provider sent is in a field, too
  await drawer.locator('[aria-labelledby="replay-title"] textarea').first().waitFor();
  await drawer.getByRole('button').last().click();
  await drawer.locator('[data-part="replayed"]').waitFor();
}

/** An answer of the test provider, which fails as it promises. */
async function tryIt(page: Page): Promise<void> {
  await page.evaluate(() => (window.open = () => null));
  await page.locator('[aria-current="step"] section').getByRole('button').last().click();
  await page.locator('section [data-part="timeline"]').waitFor();
}

export const states: PortalStates = {
  'portal-sso': { path: '/sso', seen: 'tbody tr' },
  'portal-sso-invite': { path: '/sso', seen: 'tbody tr', act: openInvite },
  'portal-sso-link': { path: '/sso', seen: 'tbody tr', act: makeLink },
  'portal-sso-new': { path: '/sso?connection=new', seen: steps },
  'portal-sso-provider': at('provider'),
  'portal-sso-domain': at('domain', 'sso-0'),
  'portal-sso-values': at('values'),
  'portal-sso-details': at('details'),
  'portal-sso-roles': at('roles'),
  'portal-sso-test': { ...at('test', 'sso-0'), act: openRules },
  'portal-sso-try': { ...at('test', 'sso-0'), act: tryIt },
  'portal-sso-activate': at('activate'),
  'portal-sso-required': { path: '/sso?connection=sso-1&view=required', seen: 'fieldset' },
  'portal-sso-required-failing': {
    path: '/sso?connection=sso-1&view=required',
    preview: 'failing',
    seen: '[data-part="error-state"], [role="status"], [data-part="banner"]',
  },
  'portal-sso-missing': { path: '/sso?connection=gone', seen: empty },
  'portal-sso-doctor': { path: '/sso?doctor=sso-0', seen: 'tbody tr' },
  'portal-sso-exchange': {
    path: '/sso?doctor=sso-0&exchange=exchange-0',
    seen: '[role="dialog"] [data-part="timeline"]',
  },
  'portal-sso-replay': {
    path: '/sso?doctor=sso-0&exchange=exchange-0',
    seen: '[role="dialog"] [data-part="timeline"]',
    act: openReplay,
  },
  'portal-sso-reference': { path: '/sso?reference=gone', seen: empty },
  'portal-sso-empty': { path: '/sso', preview: 'empty', seen: empty },
  'portal-sso-loading': { path: '/sso', preview: 'loading', seen: bones },
  'portal-sso-failing': { path: '/sso', preview: 'failing', seen: '[data-part="error-state"]' },
  'portal-sso-reader': { path: '/sso', preview: 'reader', seen: 'tbody tr' },
};
