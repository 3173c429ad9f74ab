/** Changes of SSO connections, for the test that every change of the portal is refused once. */
import { Buffer } from 'node:buffer';
import type { Page } from 'playwright-core';
import type { RefusedChange } from './refused-change.types.ts';
import type { Step } from './steps.ts';
import { actionsFor, choose, confirm, press, pressInDialog } from './steps.ts';

const base = '/team/resources/sso/v1/configurations';
const one = `${base}/{ssoConfigId}`;
const at = (step: string, connection = 'sso-1') => `/sso?connection=${connection}&step=${step}`;

const fill =
  (label: string, text: string): Step =>
  (page) =>
    page.getByLabel(label, { exact: true }).fill(text);

async function chooseFile(page: Page): Promise<void> {
  await page.locator('input[type="file"]').setInputFiles({
    name: 'metadata.xml',
    mimeType: 'text/xml',
    buffer: Buffer.from('<EntityDescriptor/>'),
  });
}

async function openUpload(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Upload XML' }).check();
  await page.locator('input[type="file"]').waitFor({ state: 'attached' });
}

async function pickRole(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Roles of new users' }).fill('Editor');
  await page.getByRole('option').first().click();
  await page.keyboard.press('Escape');
}

async function typeGroup(page: Page): Promise<void> {
  await press('Add mapping')(page);
  await page.getByRole('dialog').getByLabel('Group', { exact: true }).fill('planning-viewers');
}

async function confirmDelete(page: Page): Promise<void> {
  const question = page.getByRole('alertdialog');
  const field = question.getByRole('textbox');
  if ((await field.count()) > 0) await field.fill((await field.getAttribute('placeholder')) ?? '');
  await question.getByRole('button', { name: 'Delete connection' }).click();
}

/** Asks to require single sign-on, as the preview proposes it. */
async function askToRequire(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'All users' }).check();
  await page.getByRole('button', { name: 'Require single sign-on' }).click();
  await page.getByRole('alertdialog').waitFor();
}

const drawer = (page: Page) => page.getByRole('dialog');

async function replay(page: Page): Promise<void> {
  await drawer(page).getByRole('button', { name: 'Try other settings' }).click();
  await drawer(page).getByRole('button', { name: 'Check the response again' }).click();
}

/** The list of setup links comes after that of connections. */
const seeLinks: Step = (page) =>
  page
    .getByRole('button', { name: /^Revoke setup link/ })
    .first()
    .waitFor();

const enforcement = '/team/resources/sso/v1/enforcement';
const required = '/sso?connection=sso-1&view=required';
/** A change that waits for somebody who has signed in since. */
const onTrial = {
  [`GET ${enforcement}`]: {
    domains: [],
    pilotGroupIds: [],
    pilotUserIds: [],
    emergencyUserIds: [],
    graceHours: 24,
    pilotGroups: [],
    pilotUsers: [],
    emergencyUsers: [],
    ownConnectionIds: ['sso-1'],
    version: 3,
    pending: { revertAt: '2026-01-01T00:10:00Z', confirmable: true },
    now: '2026-01-01T00:00:00Z',
  },
};

export const refusedSsoChanges: readonly RefusedChange[] = [
  {
    call: `POST ${enforcement}/impact`,
    path: required,
    arrange: (page) => page.getByRole('radio', { name: 'All users' }).check(),
    act: press('Who is affected'),
  },
  { call: `POST ${enforcement}/confirm`, path: required, answers: onTrial, act: press('Confirm') },
  {
    call: 'POST /team/resources/sso/v1/setup-links',
    path: '/sso',
    arrange: async (page) => {
      await seeLinks(page);
      await press('Invite your IT admin')(page);
    },
    act: pressInDialog('Create link'),
  },
  {
    call: 'DELETE /team/resources/sso/v1/setup-links/{setupLinkId}',
    path: '/sso',
    arrange: async (page) => {
      await seeLinks(page);
      await press(/^Revoke setup link/)(page);
    },
    act: confirm('Revoke link'),
  },
  {
    call: `POST ${one}/exchanges/{exchangeId}/replay`,
    path: '/sso?doctor=sso-0&exchange=exchange-0',
    act: replay,
  },
  { call: `POST ${base}`, path: '/sso?connection=new', act: press('Continue with Okta') },
  { call: `PATCH ${one}`, path: '/sso', act: choose(actionsFor('Microsoft Entra ID'), /^Deactivate/) },
  {
    call: `DELETE ${one}`,
    path: '/sso',
    arrange: choose(actionsFor('Okta'), /^Delete/),
    act: confirmDelete,
  },
  {
    call: `POST ${one}/domains`,
    path: at('domain'),
    arrange: fill('Domain', 'acme-works.example'),
    act: press('Add domain'),
  },
  { call: `PUT ${one}/domains/{domainId}/validate`, path: at('domain', 'sso-0'), act: press('Verify domain') },
  {
    call: 'PUT /team/resources/sso/v1/enforcement',
    path: '/sso?connection=sso-1&view=required',
    arrange: askToRequire,
    act: confirm('Require single sign-on'),
  },
  {
    call: `DELETE ${one}/domains/{domainId}`,
    path: at('domain'),
    arrange: press(/^Remove acme-labs/),
    act: confirm('Remove domain'),
  },
  {
    call: `PUT ${one}/metadata-url`,
    path: at('details'),
    arrange: press('Read metadata'),
    act: confirm('Replace values'),
  },
  { call: `PUT ${one}/metadata`, path: at('details', 'sso-0'), arrange: openUpload, act: chooseFile },
  { call: `POST ${one}/tests`, path: at('test'), act: press('Start test') },
  { call: `POST ${one}/test-provider/tests`, path: at('test'), act: press('Try it now') },
  { call: `PUT ${one}/roles`, path: at('roles'), arrange: pickRole, act: press('Continue') },
  { call: `POST ${one}/groups`, path: at('roles'), arrange: typeGroup, act: pressInDialog('Save') },
  {
    call: `PATCH ${one}/groups/{groupId}`,
    path: at('roles'),
    arrange: choose(actionsFor('planning-admins'), /^Edit/),
    act: pressInDialog('Save'),
  },
  {
    call: `DELETE ${one}/groups/{groupId}`,
    path: at('roles'),
    act: choose(actionsFor('planning-editors'), /^Remove/),
  },
];
