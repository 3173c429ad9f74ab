import type { Page } from 'playwright-core';
import { bones, dialog, empty, userCell, takenUserName } from '#admin-box/testing/page-states.ts';
import type { PortalStates } from '#admin-box/testing/portal-state.types.ts';

async function inviteWrongly(page: Page): Promise<void> {
  await page.locator('[data-part="page-header"] [data-variant="primary"]').click();
  await dialog(page);
  await page
    .getByRole('dialog')
    .locator('textarea')
    .fill('new@acme.example, ada@acme.example, dmytro@acme.example, nobody');
  await page.keyboard.press('Tab');
  await page.getByRole('alert').first().waitFor();
  await page.locator('[role="dialog"] li[data-state="wrong"]').waitFor();
  // addresses are looked up once nothing was typed for a moment, and answered after another
  await page.waitForTimeout(1200);
}

/** Opens an item of the menu of further ways to add users, by position. */
function getIn(place: number): (page: Page) => Promise<void> {
  return async (page) => {
    await page.locator('[data-part="page-header"] button[aria-haspopup="menu"]').click();
    const item = page.getByRole('menuitem').nth(place);
    await item.hover();
    await item.click();
    await dialog(page);
  };
}

/** A list with a line of each kind, tried. */
async function tryList(page: Page): Promise<void> {
  await getIn(0)(page);
  await page
    .getByRole('dialog')
    .locator('textarea')
    .fill(
      'email,name,days,roles,department\nnew@acme.example,Noor Amsel,30,Editor | viewer,Sales\nada@acme.example\nnobody\nbo@acme.example,Bo,,Nonsense\nnew@acme.example\n"open,x@acme.example',
    );
  await page.locator('[role="dialog"] button[type="submit"]').click();
  await page.getByRole('dialog').getByRole('listitem').first().waitFor();
}

async function sendList(page: Page): Promise<void> {
  await tryList(page);
  await page.locator('[role="dialog"] [data-variant="primary"]').click();
  await page.locator('[role="dialog"] [data-part="banner"]').first().waitFor();
}

async function makeLink(page: Page): Promise<void> {
  await getIn(1)(page);
  await page.locator('[role="dialog"] [data-variant="primary"]:not([disabled])').click();
  await page.locator('[data-part="copy-field"]').waitFor();
}

async function chooseTwo(page: Page): Promise<void> {
  const boxes = page.locator('tbody input[type="checkbox"]');
  await boxes.nth(0).check();
  await boxes.nth(1).check();
}

/** Gives two users roles and groups. */
async function giveAccess(page: Page): Promise<void> {
  await chooseTwo(page);
  await page.locator('[data-part="bulk-bar"] [data-variant="ghost"]').first().click();
  await dialog(page);
}

/** The question before a second step is reset. */
async function askForReset(page: Page): Promise<void> {
  await page.locator('[data-part="reset"] button').click();
  await page.getByRole('alertdialog').waitFor();
}

/** The confirmation before a username is removed. */
async function askForUserName(page: Page): Promise<void> {
  await page.locator('[data-part="user-name"] button').click();
  // the drawer below has a similar button, which removes the user
  await page.locator('[role="dialog"]:has(input[maxlength="64"]) [data-variant="danger-quiet"]').click();
  await page.getByRole('alertdialog').waitFor();
}

/** The question before a user is impersonated. */
async function askToImpersonate(page: Page): Promise<void> {
  await page.locator('[data-part="support"] button').last().click();
  await page.locator('[role="dialog"] input[maxlength="500"]').waitFor();
}

export const states: PortalStates = {
  'portal-users': { path: '/users', seen: userCell },
  'portal-users-user': { path: '/users?user=user-6', seen: '[role="dialog"]' },
  'portal-users-chosen': { path: '/users', seen: userCell, act: chooseTwo },
  'portal-users-access': { path: '/users', seen: userCell, act: giveAccess },
  'portal-users-filtered': { path: '/users?show=mfa-unenrolled&role=role-viewer', seen: userCell },
  'portal-users-nobody': { path: '/users?show=breached-passwords&role=role-none', seen: empty },
  'portal-users-reset': { path: '/users?user=user-1', seen: '[data-part="reset"]', act: askForReset },
  'portal-users-impersonate': { path: '/users?user=user-6', seen: '[data-part="support"]', act: askToImpersonate },
  'portal-users-user-name': {
    path: '/users?user=user-1',
    seen: '[role="dialog"] [data-part="user-name"]',
    act: takenUserName('[data-part="user-name"] button'),
  },
  'portal-users-user-name-removed': {
    path: '/users?user=user-1',
    seen: '[role="dialog"] [data-part="user-name"]',
    act: askForUserName,
  },
  'portal-users-invite': { path: '/users', seen: userCell, act: inviteWrongly },
  'portal-users-list': { path: '/users', seen: userCell, act: getIn(0) },
  'portal-users-list-tried': { path: '/users', seen: userCell, act: tryList },
  'portal-users-list-sent': { path: '/users', seen: userCell, act: sendList },
  'portal-users-link': { path: '/users', seen: userCell, act: makeLink },
  'portal-users-empty': { path: '/users', preview: 'empty', seen: empty },
  'portal-users-not-found': { path: '/users?search=zzz', seen: empty },
  'portal-users-loading': { path: '/users', preview: 'loading', seen: bones },
  'portal-users-failing': { path: '/users', preview: 'failing', seen: '[data-part="error-state"]' },
  'portal-users-reader': { path: '/users', preview: 'reader', seen: userCell },
};
