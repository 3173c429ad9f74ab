/** Changes of directory connections, for the test that every change of the portal is refused once. */
import type { Page } from 'playwright-core';
import type { RefusedChange } from './refused-change.types.ts';
import type { Step } from './steps.ts';
import { actionsFor, choose, confirm, dialog, press, pressInDialog } from './steps.ts';

const base = '/directory/resources/v1/configurations/scim2';
const one = `${base}/{id}`;
const roles = '/identity/resources/groups/v1/{groupId}/roles';
const connection = '/provisioning?connection=directory-0';

async function typeName(page: Page): Promise<void> {
  await choose(actionsFor('Okta'), /^Rename/)(page);
  await dialog(page).getByLabel('Name', { exact: true }).fill('Okta of Acme');
}

/** The first of those that the group has, or does not have. */
const tickRole =
  (checked: boolean): Step =>
  async (page) => {
    await press(/^Edit roles of Contractors/)(page);
    await dialog(page).getByRole('checkbox', { checked }).first().click();
  };

async function linkUsers(page: Page): Promise<void> {
  await page.getByRole('switch', { name: 'Link existing users' }).click();
}

async function askToDelete(page: Page): Promise<void> {
  await choose(actionsFor('Okta'), /^Delete/)(page);
  const field = page.getByRole('alertdialog').getByRole('textbox');
  await field.fill((await field.getAttribute('placeholder')) ?? '');
}

async function askToApprove(page: Page): Promise<void> {
  await press(/^Approve all/)(page);
  const field = page.getByRole('alertdialog').getByRole('textbox');
  await field.fill((await field.getAttribute('placeholder')) ?? '');
}

export const refusedProvisioningChanges: readonly RefusedChange[] = [
  {
    call: `POST ${base}`,
    path: '/provisioning?connection=new&step=provider',
    act: press('Create connection to Okta'),
  },
  { call: `PATCH ${one}`, path: '/provisioning', arrange: typeName, act: pressInDialog('Save') },
  { call: `PATCH ${one}`, path: connection, act: linkUsers },
  { call: `DELETE ${one}`, path: '/provisioning', arrange: askToDelete, act: confirm('Delete connection') },
  {
    call: `POST ${one}/tokens`,
    path: connection,
    arrange: press('Create token'),
    act: pressInDialog('Create token'),
  },
  {
    call: `POST ${roles}`,
    path: connection,
    arrange: tickRole(false),
    act: pressInDialog('Save'),
  },
  {
    call: `DELETE ${roles}`,
    path: connection,
    arrange: tickRole(true),
    act: pressInDialog('Save'),
  },
  {
    call: `DELETE ${one}/tokens/{tokenId}`,
    path: connection,
    arrange: press('Revoke ••••f41c'),
    act: confirm('Revoke token'),
  },
  {
    call: `POST ${one}/held/allow`,
    path: connection,
    arrange: askToApprove,
    act: confirm(/^(Approve|Deactivate) \d+/),
  },
  {
    call: `POST ${one}/held/discard`,
    path: connection,
    arrange: press(/^Keep all/),
    act: confirm(/^Keep \d+ users/),
  },
  {
    call: `POST ${one}/clients`,
    path: connection,
    arrange: press('Create client'),
    act: pressInDialog('Create client'),
  },
  {
    call: `DELETE ${one}/clients/{clientId}`,
    path: connection,
    arrange: press('Revoke ••••a17e'),
    act: confirm('Revoke client'),
  },
  {
    call: `POST ${one}/trials`,
    path: connection,
    act: press('Run trial'),
  },
];
