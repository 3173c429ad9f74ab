/**
 * What the portal's pages look like, each in each of its states: one line brings a page into the pictures of the gallery, and
 * into the test that every state passes axe, fits, and complains of nothing.
 */
import type { Page } from 'playwright-core';
import type { PreviewScenario } from '../../shared/api/preview/preview-state.ts';

export interface PortalState {
  /** Below `/portal`. */
  path: string;
  /** `filled` unless said. */
  preview?: PreviewScenario;
  /** Selector of what shows that it is there. */
  seen: string;
  /** What a person does then. */
  act?: (page: Page) => Promise<void>;
}

const person = '[data-part="person"]';
const empty = '[data-part="empty-state"]';
/** What the page itself waits for; before it, its chunk is waited for. */
const bones = '[data-part="page-header"] ~ * [data-part="bone"]';
const dialog = (page: Page) => page.locator('[role="dialog"], [role="alertdialog"], dialog[open]').waitFor();

async function inviteWrongly(page: Page): Promise<void> {
  await page.locator('[data-part="page-header"] [data-variant="primary"]').click();
  await dialog(page);
  await page.getByRole('dialog').locator('textarea').fill('new@acme.example, nobody');
  await page.keyboard.press('Tab');
  await page.getByRole('alert').first().waitFor();
}

/** One of the further ways to get people in, by its place in the menu. */
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

/** The primary action of the page opens its form. */
async function openNew(page: Page): Promise<void> {
  await page.locator('[data-part="page-header"] [data-variant="primary"]').click();
  await dialog(page);
}

async function nameMissing(page: Page): Promise<void> {
  await openNew(page);
  await page.getByRole('dialog').locator('input[type="text"]').first().focus();
  await page.keyboard.press('Tab');
  await page.getByRole('alert').first().waitFor();
}

/** The form ends, and the secret is shown. */
async function makeToken(page: Page): Promise<void> {
  await openNew(page);
  await page.getByRole('dialog').locator('input[type="text"]').first().fill('Laptop of the night shift');
  await page.keyboard.press('Enter');
  await page.locator('[data-part="secret"]').waitFor();
}

/** What lies below the first account that has something below it. */
async function unfold(page: Page): Promise<void> {
  await page.locator('[data-part="account"] > :first-child[aria-expanded="false"]').first().click();
  await page.locator('[data-part="accounts-tree"] ul [data-part="account"]').first().waitFor();
}

/** Words change with the language; places do not. */
async function setUpApp(page: Page): Promise<void> {
  await page.locator('section[aria-labelledby="second-step"] > header button').click();
  await page.getByRole('menuitem').first().waitFor();
  // the menu listens a moment after it is there
  await page.waitForTimeout(200);
  await page.keyboard.press('ArrowDown');
  await page.locator('[role="menuitem"][data-highlighted]').waitFor();
  await page.keyboard.press('Enter');
  await dialog(page);
}

async function askToRemove(page: Page): Promise<void> {
  await page.locator('section[aria-labelledby="second-step"] li button').first().click();
  await dialog(page);
}

/** The command palette, with what somebody types. */
function look(typed: string) {
  return async (page: Page): Promise<void> => {
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').fill(typed);
    // people are looked for once nothing was typed for a moment, and answered after another
    await page.waitForTimeout(typed ? 1200 : 0);
  };
}

async function openBell(page: Page): Promise<void> {
  // in the frame at the side, or in the top bar: one of them is in sight
  await page.locator('[data-part="portal"] span > button[aria-haspopup="dialog"]:visible').click();
  await dialog(page);
}

/** What two people are given at once. */
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

/** The form of a user name, with one that somebody has. */
function takenUserName(opener: string) {
  return async (page: Page): Promise<void> => {
    await page.locator(opener).first().click();
    const field = page.locator('[role="dialog"] form input[dir="ltr"][maxlength="64"]');
    await field.fill('admin');
    await field.press('Enter');
    await page.getByRole('alert').first().waitFor();
  };
}

/** The question before one is taken away. */
async function askForUserName(page: Page): Promise<void> {
  await page.locator('[data-part="user-name"] button').click();
  // the drawer below has one that removes the person
  await page.locator('[role="dialog"]:has(input[maxlength="64"]) [data-variant="danger-quiet"]').click();
  await page.getByRole('alertdialog').waitFor();
}

/** By name, which is the name of the pictures too. */
export const portalStates: Readonly<Record<string, PortalState>> = {
  'portal-users': { path: '/users', seen: person },
  'portal-users-person': { path: '/users?user=user-6', seen: '[role="dialog"]' },
  'portal-users-chosen': { path: '/users', seen: person, act: chooseTwo },
  'portal-users-access': { path: '/users', seen: person, act: giveAccess },
  'portal-users-filtered': { path: '/users?show=mfa-unenrolled&role=role-viewer', seen: person },
  'portal-users-nobody': { path: '/users?show=breached-passwords', seen: empty },
  'portal-users-reset': { path: '/users?user=user-1', seen: '[data-part="reset"]', act: askForReset },
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
  'portal-users-invite': { path: '/users', seen: person, act: inviteWrongly },
  'portal-users-list': { path: '/users', seen: person, act: getIn(0) },
  'portal-users-list-tried': { path: '/users', seen: person, act: tryList },
  'portal-users-list-sent': { path: '/users', seen: person, act: sendList },
  'portal-users-link': { path: '/users', seen: person, act: makeLink },
  'portal-users-empty': { path: '/users', preview: 'empty', seen: empty },
  'portal-users-not-found': { path: '/users?search=zzz', seen: empty },
  'portal-users-loading': { path: '/users', preview: 'loading', seen: bones },
  'portal-users-failing': { path: '/users', preview: 'failing', seen: '[data-part="error-state"]' },
  'portal-users-reader': { path: '/users', preview: 'reader', seen: person },
  'portal-roles': { path: '/roles', seen: 'tbody tr' },
  'portal-roles-role': { path: '/roles?role=role-dispatcher', seen: '[role="dialog"] li' },
  'portal-roles-new': { path: '/roles', seen: 'tbody tr', act: nameMissing },
  'portal-roles-not-found': { path: '/roles?search=zzz', seen: empty },
  'portal-roles-loading': { path: '/roles', preview: 'loading', seen: bones },
  'portal-roles-failing': { path: '/roles', preview: 'failing', seen: '[data-part="error-state"]' },
  'portal-roles-reader': { path: '/roles', preview: 'reader', seen: 'tbody tr' },
  'portal-groups': { path: '/groups', seen: '[data-part="dot"]' },
  'portal-groups-group': { path: '/groups?group=group-0', seen: '[role="dialog"] li' },
  'portal-groups-new': { path: '/groups', seen: '[data-part="dot"]', act: nameMissing },
  'portal-groups-empty': { path: '/groups', preview: 'empty', seen: empty },
  'portal-groups-failing': { path: '/groups', preview: 'failing', seen: '[data-part="error-state"]' },
  'portal-account': { path: '/account', seen: 'form input' },
  'portal-account-login': { path: '/account?tab=customLogin', seen: 'form input' },
  'portal-account-failing': { path: '/account', preview: 'failing', seen: '[data-part="error-state"]' },
  'portal-account-reader': { path: '/account', preview: 'reader', seen: 'form input' },
  'portal-accounts': { path: '/all-accounts', seen: '[data-part="account"]', act: unfold },
  'portal-accounts-list': { path: '/all-accounts?view=list', seen: 'tbody tr' },
  'portal-accounts-account': { path: '/all-accounts?account=account-0', seen: '[role="dialog"] li' },
  'portal-accounts-new': { path: '/all-accounts', seen: '[data-part="account"]', act: nameMissing },
  'portal-accounts-not-found': { path: '/all-accounts?search=zzz', seen: empty },
  'portal-accounts-empty': { path: '/all-accounts', preview: 'empty', seen: empty },
  'portal-accounts-loading': { path: '/all-accounts', preview: 'loading', seen: bones },
  'portal-accounts-failing': { path: '/all-accounts', preview: 'failing', seen: '[data-part="error-state"]' },
  'portal-accounts-reader': { path: '/all-accounts', preview: 'reader', seen: '[data-part="account"]' },
  'portal-profile': { path: '/profile', seen: 'form input' },
  'portal-profile-phone': {
    path: '/profile',
    seen: '#phones',
    act: async (page) => {
      await page.locator('section[aria-labelledby="phones"] > header button').click();
      await dialog(page);
    },
  },
  'portal-profile-phone-code': {
    path: '/profile',
    seen: '#phones',
    act: async (page) => {
      await page.locator('section[aria-labelledby="phones"] li button').last().click();
      await page.locator('input[autocomplete="one-time-code"]').waitFor();
    },
  },
  'portal-profile-email': {
    path: '/profile',
    seen: '#phones',
    act: async (page) => {
      await page.locator('form[aria-labelledby="about"] button[type="button"]').first().click();
      await dialog(page);
    },
  },
  'portal-profile-user-name': {
    path: '/profile',
    seen: '[data-part="user-name"]',
    act: takenUserName('[data-part="user-name"] button'),
  },
  'portal-profile-leave': {
    path: '/profile',
    seen: '#leave',
    act: async (page) => {
      await page.locator('section[aria-labelledby="leave"] button').click();
      await dialog(page);
    },
  },
  'portal-profile-reader': { path: '/profile', preview: 'reader', seen: '[data-part="user-name"]' },
  'portal-profile-failing': { path: '/profile', preview: 'failing', seen: '[data-part="error-state"]' },
  'portal-privacy': { path: '/privacy', seen: 'section li' },
  'portal-privacy-set-up': { path: '/privacy', seen: 'section li', act: setUpApp },
  'portal-privacy-remove': { path: '/privacy', seen: 'section li', act: askToRemove },
  'portal-privacy-empty': { path: '/privacy', preview: 'empty', seen: 'section li' },
  'portal-privacy-loading': { path: '/privacy', preview: 'loading', seen: bones },
  'portal-privacy-failing': { path: '/privacy', preview: 'failing', seen: '[data-part="error-state"]' },
  'portal-palette': { path: '/users', seen: person, act: look('') },
  'portal-palette-people': { path: '/users', seen: person, act: look('ada') },
  'portal-palette-nothing': { path: '/users', seen: person, act: look('zzz') },
  'portal-notifications': {
    path: '/privacy',
    seen: 'section li',
    act: async (page) => {
      await openBell(page);
      await page.getByRole('dialog').locator('li').first().waitFor();
    },
  },
  'portal-notifications-empty': { path: '/privacy', preview: 'empty', seen: 'section li', act: openBell },
  'portal-notifications-loading': { path: '/profile', preview: 'loading', seen: 'form input', act: openBell },
  'portal-notifications-failing': {
    path: '/profile',
    preview: 'failing',
    seen: 'form input',
    act: async (page) => {
      await openBell(page);
      await page.getByRole('dialog').locator('[data-part="error-state"]').waitFor();
    },
  },
  'portal-api-tokens': { path: '/api-tokens', seen: 'tbody tr' },
  'portal-api-tokens-token': {
    path: '/api-tokens?token=5f0c9a3e-7d14-4b62-9a58-0d6f2b1c4e00',
    seen: '[role="dialog"] code',
  },
  'portal-api-tokens-new': { path: '/api-tokens', seen: 'tbody tr', act: nameMissing },
  'portal-api-tokens-secret': { path: '/personal-api-tokens', seen: 'tbody tr', act: makeToken },
  'portal-api-tokens-empty': { path: '/api-tokens?type=accessToken', preview: 'empty', seen: empty },
  'portal-api-tokens-loading': { path: '/api-tokens', preview: 'loading', seen: bones },
  'portal-api-tokens-failing': { path: '/api-tokens', preview: 'failing', seen: '[data-part="error-state"]' },
  'portal-api-tokens-reader': { path: '/api-tokens', preview: 'reader', seen: 'tbody tr' },
  'portal-unavailable': { path: '/sso', seen: empty },
};

/** Waits until a state is there, drawn and at rest. */
export async function reachState(page: Page, { seen, act }: PortalState): Promise<void> {
  await page.locator(seen).first().waitFor();
  await act?.(page);
  // Overlays fade in; half-transparent text has no contrast to judge.
  await page.waitForTimeout(400);
}
