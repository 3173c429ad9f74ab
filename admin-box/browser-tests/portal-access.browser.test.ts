import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { focused } from '#admin-box/testing/portal-page.ts';
import { setUpPortal } from '#admin-box/testing/set-up-portal.ts';

const openPortal = setUpPortal();

const row = (page: Page, name: string) => page.getByRole('row', { name });

async function open(path: string, preview = 'filled'): Promise<Page> {
  const { page } = await openPortal({ path, attributes: { preview } });
  return page;
}

/** Opens the menu of a row and chooses, by keyboard. */
async function choose(page: Page, name: string, action: RegExp): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}` }).press('ArrowDown');
  await page.getByRole('menuitem', { name: action }).waitFor();
  const labels = await page.getByRole('menuitem').allInnerTexts();
  const wanted = labels.findIndex((label) => action.test(label));
  const highlighted = page.locator('[role="menuitem"][data-highlighted]');
  for (let at = 0; at <= wanted; at++) {
    if (at > 0) await page.keyboard.press('ArrowDown');
    // The kit moves its highlight a moment after the key.
    await expect.poll(() => highlighted.allInnerTexts()).toEqual([labels[at]]);
  }
  await page.keyboard.press('Enter');
}

const access = (within: Locator, resource: string) => within.getByRole('radiogroup', { name: `Access to ${resource}` });
const level = (within: Locator, resource: string, name: string) =>
  access(within, resource).getByRole('radio', { name, exact: true });
const levelNames = (within: Locator, resource: string) =>
  access(within, resource)
    .getByRole('radio')
    .evaluateAll((inputs) => inputs.map((input) => input.getAttribute('aria-label')));
const fold = (within: Locator, name: string) => within.getByRole('button', { name, exact: true });

test('a role is made of levels of access by resource, and of single permissions', async () => {
  const page = await open('/roles');
  await page.getByRole('button', { name: 'Create role' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Role', { exact: true }).fill('Route planner 🗺️');
  await level(form, 'Users', 'Full access').check();
  await level(form, 'Groups', 'Edit').check();
  await form.getByText('7 permissions').waitFor();
  await fold(form, 'Plans').click();
  expect(await form.getByRole('checkbox', { name: 'Leave a trace in the history' }).isDisabled()).toBe(true);
  await fold(form, 'Groups').click();
  expect(await form.getByRole('checkbox', { name: 'Write groups' }).isChecked()).toBe(true);
  await form.getByRole('checkbox', { name: 'Read groups' }).uncheck();
  expect(await level(form, 'Groups', 'Custom').isChecked()).toBe(true);
  await form.getByRole('button', { name: 'Create role' }).click();
  await form.waitFor({ state: 'detached' });
  await row(page, 'Route planner').click();
  await page.getByRole('dialog').getByText('fe.secure.delete.users').waitFor();
  await page.getByRole('dialog').getByText('fe.secure.write.groups').waitFor();
  expect(await page.getByRole('dialog').getByText('fe.secure.read.groups').count()).toBe(0);
  expect(await page.getByRole('dialog').getByText('route-planner').innerText()).toBe('route-planner');
});

test('the product comes first, what is switched off or assigned to no role is left out, and keys show on demand', async () => {
  const page = await open('/roles');
  await page.getByRole('button', { name: 'Create role' }).click();
  const form = page.getByRole('dialog');
  await access(form, 'Users').waitFor();
  const rows = await form
    .getByRole('radiogroup')
    .evaluateAll((groups) => groups.map((group) => group.getAttribute('aria-label')));
  expect(rows).toEqual(
    ['Plans', 'Reports', 'Users', 'Groups', 'Roles', 'All admin portal permissions'].map((name) => `Access to ${name}`),
  );
  expect(await levelNames(form, 'Groups')).toEqual(['None', 'View', 'Edit']);
  expect(await form.getByText('Manage subscriptions').count()).toBe(0);
  expect(await form.getByText('plans.read').count()).toBe(0);
  await fold(form, 'Plans').click();
  await form.getByRole('switch', { name: 'Show permission keys' }).check();
  await form.getByText('plans.read').waitFor();
});

test('what one does not hold cannot be given on, and what the product brings is looked at', async () => {
  const page = await open('/roles');
  await page.getByRole('button', { name: 'Create role' }).click();
  const form = page.getByRole('dialog');
  await access(form, 'Reports').waitFor();
  // the preview's admin holds the portal's permissions, and the product's plans
  expect(await level(form, 'Reports', 'View').isDisabled()).toBe(true);
  await fold(form, 'Reports').click();
  expect(await form.getByRole('checkbox', { name: 'Export reports' }).isDisabled()).toBe(true);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await page.getByRole('button', { name: 'Actions for Admin' }).count()).toBe(0);
});

test('a permission is found by its name or key, and shows unfolded in its row', async () => {
  const page = await open('/roles');
  await page.getByRole('button', { name: 'Create role' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('searchbox', { name: 'Find a permission' }).fill('updateuser');
  await form.getByRole('checkbox', { name: 'Update user' }).check();
  expect(await form.getByRole('radiogroup').count()).toBe(1);
  await form.getByRole('searchbox', { name: 'Find a permission' }).fill('zzz');
  await form.getByText('No permissions match “zzz”.').waitFor();
});

test('a new role starts from another one, without what the user may not give', async () => {
  const page = await open('/roles');
  await page.getByRole('button', { name: 'Create role' }).click();
  const form = page.getByRole('dialog');
  const from = async (name: string): Promise<void> => {
    await form.getByRole('combobox', { name: 'Start from' }).click();
    await page.getByRole('option', { name }).click();
  };
  await from('Support');
  await expect.poll(() => level(form, 'Users', 'View').isChecked()).toBe(true);
  await from('مدقّق خارجي');
  await form.getByText('1 permission that you don’t have was left out.').waitFor();
  expect(await level(form, 'Users', 'None').isChecked()).toBe(true);
  await from('Blank');
  await form.getByText('1 permission', { exact: true }).waitFor();
});

test('a pattern gives what it stands for: the rows below it show that, and are not turned', async () => {
  const page = await open('/roles');
  await page.getByRole('button', { name: 'Create role' }).click();
  const form = page.getByRole('dialog');
  await level(form, 'All admin portal permissions', 'Allowed').check();
  await expect.poll(() => level(form, 'Groups', 'Edit').isChecked()).toBe(true);
  expect(await level(form, 'Groups', 'None').isDisabled()).toBe(true);
  await form.getByText('All permissions', { exact: true }).waitFor();
});

test.each([
  { where: 'wide', viewport: { width: 1280, height: 800 } },
  { where: 'a phone', viewport: { width: 360, height: 640 } },
])(
  '$where: the heading and the buttons of the form stay in sight while its permissions scroll, and arrow keys choose',
  async ({ viewport }) => {
    const { page } = await openPortal({ path: '/roles', viewport });
    await page.getByRole('button', { name: 'Create role' }).click();
    const form = page.getByRole('dialog');
    const last = level(form, 'All admin portal permissions', 'None');
    await last.focus();
    await last.scrollIntoViewIfNeeded();
    const inSight = (part: Locator) =>
      part.evaluate((node) => {
        const { top, bottom, left, right } = node.getBoundingClientRect();
        return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
      });
    await expect.poll(() => inSight(form.getByRole('heading', { level: 2 }))).toBe(true);
    expect(await inSight(form.getByRole('button', { name: 'Create role' }))).toBe(true);
    expect(await form.evaluate((node) => node.scrollWidth <= node.clientWidth)).toBe(true);
    await page.keyboard.press('ArrowRight');
    expect(await level(form, 'All admin portal permissions', 'Allowed').isChecked()).toBe(true);
  },
);

test('deleting a role asks first, with how many lose it and which groups gave it', async () => {
  const page = await open('/roles');
  await row(page, 'Dispatcher').waitFor();
  await choose(page, 'Dispatcher', /^Delete/);
  const question = page.getByRole('alertdialog', { name: 'Delete the role “Dispatcher”?' });
  await question.getByText('These groups lose this role: Sales 🧭 EMEA.').waitFor();
  await question.getByText('4 users lose this role immediately.', { exact: false }).waitFor();
  await expect.poll(() => focused(page)).toBe('button Cancel');
  await question.getByRole('button', { name: 'Delete role' }).click();
  await row(page, 'Dispatcher').waitFor({ state: 'detached' });
});

test('a role that the server keeps is shown as before, with the reason', async () => {
  const page = await open('/roles', 'refusing');
  await row(page, 'Dispatcher').waitFor();
  await choose(page, 'Dispatcher', /^Delete/);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete role' }).click();
  await page.getByText('Couldn’t update “Dispatcher”. Nothing was changed.', { exact: false }).waitFor();
  await row(page, 'Dispatcher').waitFor();
});

test('one permission is attached to many roles', async () => {
  const page = await open('/roles');
  await page.getByRole('button', { name: 'Assign a permission' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Permission' }).fill('Read users');
  await page.getByRole('option', { name: 'Read users' }).click();
  await dialog.getByRole('checkbox', { name: 'Dispatcher' }).check();
  await dialog.getByRole('checkbox', { name: 'مدقّق خارجي' }).check();
  await dialog.getByRole('button', { name: 'Save roles' }).click();
  await page.getByText('Read users is now assigned to 2 custom roles.').waitFor();
});

test('a search, an order and a role are in the address; changes ask before they are lost', async () => {
  const page = await open('/roles?sort=-permissions&search=plan');
  await row(page, 'Dispatcher').waitFor();
  expect(await page.getByRole('columnheader', { name: 'Permissions' }).getAttribute('aria-sort')).toBe('descending');
  await row(page, 'Dispatcher').click();
  await expect.poll(() => page.url()).toContain('role=role-dispatcher');
  await page.getByRole('dialog').getByRole('button', { name: 'Edit' }).click();
  const form = page.getByRole('dialog', { name: 'Edit Dispatcher' });
  await form.getByLabel('Description').fill('Something else');
  await page.keyboard.press('Escape');
  await page
    .getByRole('alertdialog', { name: 'Leave without saving?' })
    .getByRole('button', { name: 'Cancel' })
    .click();
  await form.getByRole('button', { name: 'Save role' }).click();
  await page.getByText('Role “Dispatcher” saved.').waitFor();
});

test('4 a group is created, gets users and roles, and is listed with them', async () => {
  const page = await open('/groups');
  await row(page, 'Support').waitFor();
  await page.getByRole('button', { name: 'Create group' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Harbour crew');
  await dialog.getByRole('radio', { name: 'Teal' }).check();
  await dialog.getByRole('combobox', { name: 'Members' }).fill('tanaka');
  await page.getByRole('option', { name: 'Hiroshi Tanaka' }).click();
  await dialog.getByRole('combobox', { name: 'Roles' }).fill('Viewer');
  await page.getByRole('option', { name: 'Viewer' }).click();
  // clicking outside closes the list of options, which covers the buttons
  await dialog.getByRole('heading', { name: 'Create group' }).click();
  await dialog.getByRole('button', { name: 'Create group' }).click();
  await dialog.waitFor({ state: 'detached' });
  await row(page, 'Harbour crew').getByText('1 member').waitFor();
  await row(page, 'Harbour crew').getByText('Viewer').waitFor();
});

test('metadata that is no JSON keeps the form, and a group of the directory keeps its name', async () => {
  const page = await open('/groups');
  await row(page, 'Contractors').waitFor();
  await choose(page, 'Contractors', /^Edit/);
  const dialog = page.getByRole('dialog', { name: 'Edit Contractors' });
  await dialog.getByText('Your directory manages the name', { exact: false }).waitFor();
  expect(await dialog.getByLabel('Name').getAttribute('readonly')).not.toBeNull();
  await dialog.getByLabel('Metadata').fill('{oops');
  await page.keyboard.press('Tab');
  await dialog.getByText('Enter valid JSON.').waitFor();
});

test('deleting a group asks first, with who leaves it and what they lose; a refusal shows it again', async () => {
  const page = await open('/groups', 'refusing');
  await row(page, 'Support').waitFor();
  await choose(page, 'Support', /^Delete/);
  const question = page.getByRole('alertdialog', { name: 'Delete the group “Support”?' });
  await question.getByText('2 users leave this group.', { exact: false }).waitFor();
  await question.getByText('Support.', { exact: false }).last().waitFor();
  await question.getByRole('button', { name: 'Delete group' }).click();
  await page.getByText('Couldn’t update “Support”. Nothing was changed.', { exact: false }).waitFor();
  await row(page, 'Support').waitFor();
});

test('turned off, the page says that groups give nothing', async () => {
  const page = await open('/groups');
  await row(page, 'Support').waitFor();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('dialog').getByRole('checkbox', { name: 'Groups assign roles' }).uncheck();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await page.getByText('Groups don’t assign roles right now.').waitFor();
});

test('a user with read access sees both and can change nothing', async () => {
  for (const [path, name] of [
    ['/roles', 'Dispatcher'],
    ['/groups', 'Support'],
  ] as const) {
    const page = await open(path, 'reader');
    await row(page, name).waitFor();
    expect(await page.getByRole('button', { name: /^(Create |Assign|Settings|Actions for)/ }).count()).toBe(0);
    await page.context().close();
  }
});
