import type { Page } from 'playwright-core';
import { bones, dialog, empty } from '#admin-box/testing/page-states.ts';
import type { PortalStates } from '#admin-box/testing/portal-state.types.ts';

const steps = '[data-part="steps"] [aria-current="step"]';
const summary = '[data-part="summary"]';
const at = (query: string, connection = 'directory-0') => `/provisioning?connection=${connection}${query}`;

/** Opens the window that a button of the page asks for. */
const opens = (button: string) => async (page: Page) => {
  await page.locator(button).first().click();
  await dialog(page);
};

/** With the first request and its answer. */
async function runTrial(page: Page): Promise<void> {
  await page.locator('[data-part="trial"] > div > button').last().click();
  await page.locator('[data-part="trial-steps"] summary').first().click();
}

export const states: PortalStates = {
  'portal-provisioning': { path: '/provisioning', seen: 'tbody tr' },
  'portal-provisioning-new': { path: '/provisioning?connection=new&step=provider', seen: steps },
  'portal-provisioning-values': { path: at('&step=values', 'directory-1'), seen: steps },
  'portal-provisioning-waiting': { path: at('&step=request', 'directory-1'), seen: steps },
  'portal-provisioning-connection': { path: at(''), seen: `${summary} ~ section tbody tr` },
  'portal-provisioning-request': { path: at('&request=5'), seen: '[role="dialog"] pre' },
  'portal-provisioning-roles': {
    path: at(''),
    seen: '[aria-labelledby="provisioning-mapping"] tbody button',
    act: opens('[aria-labelledby="provisioning-mapping"] tbody button'),
  },
  'portal-provisioning-token': {
    path: at(''),
    seen: '[aria-labelledby="provisioning-connection"] li',
    act: opens('[aria-labelledby="provisioning-connection"] [data-part="section-head"] button'),
  },
  'portal-provisioning-revoke': {
    path: at(''),
    seen: '[aria-labelledby="provisioning-connection"] li',
    act: opens('[aria-labelledby="provisioning-connection"] li button'),
  },
  'portal-provisioning-delete': {
    path: at(''),
    seen: '[aria-labelledby="provisioning-connection"] li',
    act: opens('[aria-labelledby="provisioning-connection"] [data-variant="danger-quiet"]'),
  },
  'portal-provisioning-held-approve': {
    path: at(''),
    seen: '[aria-labelledby="provisioning-held"] tbody tr',
    act: opens('[aria-labelledby="provisioning-held"] > header [data-variant="danger-quiet"]'),
  },
  'portal-provisioning-client': {
    path: at(''),
    seen: '[aria-labelledby="provisioning-connection"] li ~ li',
    act: opens('[aria-labelledby="provisioning-connection"] ul ~ [data-part="section-head"] button'),
  },
  'portal-provisioning-trial': { path: at(''), seen: '[data-part="trial"]', act: runTrial },
  'portal-provisioning-nothing': { path: at('&search=nobody'), seen: empty },
  'portal-provisioning-missing': { path: at('', 'gone'), seen: empty },
  'portal-provisioning-empty': { path: '/provisioning', preview: 'empty', seen: empty },
  'portal-provisioning-loading': { path: '/provisioning', preview: 'loading', seen: bones },
  'portal-provisioning-failing': { path: '/provisioning', preview: 'failing', seen: '[data-part="error-state"]' },
  'portal-provisioning-reader': { path: '/provisioning', preview: 'reader', seen: 'tbody tr' },
};
