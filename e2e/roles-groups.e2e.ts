import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { AccessModel } from './models/access.model.ts';
import { LoginModel, type Credentials } from './models/login.model.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import type { Visitor } from './support/open-browser.ts';
import { setUp } from './support/set-up.ts';
import { apiOf, makeMember } from './support/team.ts';

const running = setUp({
  roles: [
    { key: 'admin', name: 'Admin', level: 0, permissions: ['fe.*'], isFirstUser: true },
    {
      key: 'keeper',
      name: 'Keeper',
      level: 50,
      permissions: ['fe.secure.read.groups', 'fe.secure.write.groups', 'fe.secure.read.roles'],
    },
    { key: 'reader', name: 'Reader', level: 60, permissions: ['fe.secure.read.*'] },
    { key: 'member', name: 'Member', level: 100, permissions: [], isDefault: true },
  ],
});

async function accessOf(user: Credentials, path: string): Promise<{ visitor: Visitor; access: AccessModel }> {
  const visitor = await running.browser.visitor({ viewport: { width: 1280, height: 900 } });
  const access = new AccessModel(visitor.page, running.portico.demo.baseUrl);
  await access.open(path);
  await new LoginModel(visitor.page).signIn(user);
  return { visitor, access };
}

const button = (within: Locator, name: string) => within.getByRole('button', { name, exact: true });

async function newRole(access: AccessModel, name: string): Promise<void> {
  await access.page.getByRole('button', { name: 'Create role' }).first().click();
  const form = access.dialog(/^Create role/);
  await form.getByRole('textbox', { name: 'Role', exact: true }).fill(name);
  await button(form, 'Create role').click();
  await access.row(name).waitFor();
}

async function newGroup(access: AccessModel, name: string): Promise<void> {
  await access.page.getByRole('button', { name: 'Create group' }).first().click();
  const form = access.dialog(/^Create group/);
  await form.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await button(form, 'Create group').click();
  await access.row(name).waitFor();
}

test('2 a role is made with its permissions, changed, given and deleted, and stays so after a reload', async () => {
  const { visitor, access } = await accessOf(running.portico.admin, '/roles');
  await access.page.getByRole('button', { name: 'Create role' }).first().click();
  const form = access.dialog(/^Create role/);
  await button(form, 'Create role').click();
  await form.getByRole('alert').first().waitFor();
  await form.getByRole('textbox', { name: 'Role', exact: true }).fill('Night shift');
  await form
    .getByRole('radiogroup', { name: 'Access to Groups' })
    .getByRole('radio', { name: 'View', exact: true })
    .check();
  await expectAccessible(visitor);
  await button(form, 'Create role').click();
  await access.row('Night shift').waitFor();
  await visitor.page.reload();
  await expect.poll(() => access.row('Night shift').innerText()).toContain('1 permission');

  await access.choose('Night shift', 'Edit');
  const edit = access.dialog('Edit Night shift');
  await edit.getByRole('textbox', { name: 'Role', exact: true }).fill('Early shift');
  await button(edit, 'Save role').click();
  await access.row('Early shift').waitFor();

  await access.choose('Early shift', 'Delete');
  await access
    .dialog(/Early shift/)
    .getByRole('button', { name: 'Delete role' })
    .click();
  await access.row('Early shift').waitFor({ state: 'detached' });
  await access.showsToast('Role “Early shift” deleted.');
  await visitor.page.reload();
  await access.row('Member').waitFor();
  expect(await access.row('Early shift').count()).toBe(0);
});

test('two admins change the same role: the second sees a conflict, and the first admin’s changes', async () => {
  const first = await accessOf(running.portico.admin, '/roles');
  await newRole(first.access, 'Porter');
  const second = await accessOf(running.portico.admin, '/roles');
  for (const { access } of [first, second]) await access.choose('Porter', 'Edit');
  const [one, other] = [first, second].map(({ access }) => access.dialog('Edit Porter'));
  for (const form of [one!, other!]) await form.getByRole('textbox', { name: 'Description' }).waitFor();
  await one!.getByRole('textbox', { name: 'Description' }).fill('Carries things');
  await button(one!, 'Save role').click();
  await first.access.row('Carries things').waitFor();
  second.visitor.expectRefusal(409, '');
  second.visitor.expectMessage(/roles\/v1\/.*: 409/);
  await other!.getByRole('textbox', { name: 'Role', exact: true }).fill('Bearer');
  await button(other!, 'Save role').click();
  await other!.getByText('Another admin changed this while you were editing', { exact: false }).waitFor();
  await button(other!, 'Use new values').click();
  await expect.poll(() => other!.getByRole('textbox', { name: 'Description' }).inputValue()).toBe('Carries things');
  expect(await other!.getByRole('textbox', { name: 'Role', exact: true }).inputValue()).toBe('Porter');
});

test('a change that does not reach the server is shown as before, with the reason', async () => {
  const { visitor, access } = await accessOf(running.portico.admin, '/roles');
  await newRole(access, 'Stoker');
  visitor.expectMessage(/ERR_FAILED|roles\/v1/);
  await visitor.page.route('**/identity/resources/roles/v1/*', (route) =>
    route.request().method() === 'DELETE' ? route.abort() : route.fallback(),
  );
  await access.choose('Stoker', 'Delete');
  await access
    .dialog(/Stoker/)
    .getByRole('button', { name: 'Delete role' })
    .click();
  await access.showsToast('Couldn’t update “Stoker”. Nothing was changed.');
  await access.row('Stoker').waitFor();
});

test('a role whose permissions could not be saved keeps what was chosen, and saves the rest', async () => {
  const { visitor, access } = await accessOf(running.portico.admin, '/roles');
  await newRole(access, 'Lamplighter');
  visitor.expectMessage(/permissions|ERR_FAILED/);
  let broken = true;
  await visitor.page.route('**/roles/v1/*/permissions', (route) => (broken ? route.abort() : route.fallback()));
  await access.choose('Lamplighter', 'Edit');
  const form = access.dialog('Edit Lamplighter');
  await form.getByRole('textbox', { name: 'Description' }).fill('At dusk');
  await form
    .getByRole('radiogroup', { name: 'Access to Groups' })
    .getByRole('radio', { name: 'View', exact: true })
    .check();
  await button(form, 'Save role').click();
  await form.getByText('Some changes weren’t saved.', { exact: false }).waitFor();
  broken = false;
  await button(form, 'Save role').click();
  await form.waitFor({ state: 'detached' });
  await visitor.page.reload();
  await expect.poll(() => access.row('Lamplighter').innerText()).toContain('1 permission');
  expect(await access.row('Lamplighter').innerText()).toContain('At dusk');
});

test('4 a group is created, then gets users and roles; a failure of these is shown, and the rest is saved from the same form', async () => {
  const { visitor, access } = await accessOf(running.portico.admin, '/groups');
  await access.page.getByRole('button', { name: 'Create group' }).first().click();
  const form = access.dialog(/group/i);
  await form.getByRole('textbox', { name: 'Name', exact: true }).fill('Harbour watch');
  await access.pick(form, 'Members', 'Quentin Okafor');
  await access.pick(form, 'Roles', 'Keeper');
  visitor.expectMessage(/groups|ERR_FAILED/);
  let broken = true;
  await visitor.page.route('**/groups/v1/*/roles', (route) => (broken ? route.abort() : route.fallback()));
  await button(form, 'Create group').click();
  const rest = access.dialog('Edit Harbour watch');
  await rest.getByText('Some changes weren’t saved.', { exact: false }).waitFor();
  await expectAccessible(visitor);
  broken = false;
  await button(rest, 'Save group').click();
  await rest.waitFor({ state: 'detached' });
  await visitor.page.reload();
  await expect.poll(() => access.row('Harbour watch').innerText()).toContain('Keeper');
  expect(await access.row('Harbour watch').innerText()).toContain('1 member');

  const send = await apiOf(running.portico, running.portico.admin);
  const { groups } = await send<{ groups: { name: string }[] }>('GET', '/identity/resources/groups/v1');
  expect(groups.filter(({ name }) => name === 'Harbour watch')).toHaveLength(1);

  await access.choose('Harbour watch', 'Delete');
  await access
    .dialog(/Harbour watch/)
    .getByRole('button', { name: /^Delete/ })
    .click();
  await access.row('Harbour watch').waitFor({ state: 'detached' });
});

test('two admins change the same group: the second sees a conflict, and loads the new values', async () => {
  const first = await accessOf(running.portico.admin, '/groups');
  await newGroup(first.access, 'Rope makers');
  const second = await accessOf(running.portico.admin, '/groups');
  for (const { access } of [first, second]) await access.choose('Rope makers', 'Edit');
  const [one, other] = [first, second].map(({ access }) => access.dialog('Edit Rope makers'));
  for (const form of [one!, other!]) await form.getByRole('textbox', { name: 'Description' }).waitFor();
  await one!.getByRole('textbox', { name: 'Description' }).fill('By the quay');
  await button(one!, 'Save group').click();
  await first.access.row('By the quay').waitFor();
  second.visitor.expectRefusal(409, '');
  second.visitor.expectMessage(/groups\/v1\/.*: 409/);
  await other!.getByRole('textbox', { name: 'Name', exact: true }).fill('Cable makers');
  await button(other!, 'Save group').click();
  await other!.getByText('Another admin changed this while you were editing', { exact: false }).waitFor();
  await button(other!, 'Use new values').click();
  await expect.poll(() => other!.getByRole('textbox', { name: 'Description' }).inputValue()).toBe('By the quay');
});

test('6 a user who may only edit groups creates them, without roles and members', async () => {
  const keeper = await makeMember(running.portico, 'Karin Keeper', 'keeper');
  const { access } = await accessOf(keeper, '/groups');
  await access.page.getByRole('button', { name: 'Create group' }).first().click();
  const form = access.dialog(/group/i);
  await form.getByRole('textbox', { name: 'Name', exact: true }).fill('Sail makers');
  expect(await form.getByRole('combobox').count()).toBe(0);
  await button(form, 'Create group').click();
  await access.row('Sail makers').waitFor();
  await access.open('/roles');
  await access.row('Member').waitFor();
  expect(await access.page.getByRole('button', { name: 'Create role' }).count()).toBe(0);
  expect(await access.page.getByRole('link', { name: 'Users', exact: true }).count()).toBe(0);
});

test('6 a user with read access sees roles and groups, and can change nothing', async () => {
  const reader = await makeMember(running.portico, 'Rhea Reader', 'reader');
  const { visitor, access } = await accessOf(reader, '/roles');
  await access.row('Keeper').waitFor();
  for (const name of [/^Create /, /^Assign/, /^Actions for (?!Rhea)/])
    expect(await access.page.getByRole('button', { name }).count()).toBe(0);
  await expectAccessible(visitor);
  await access.openDetails('Keeper');
  await access.open('/groups');
  await access.page.getByRole('heading', { level: 1, name: 'Groups' }).waitFor();
  await access.page.locator('tbody tr, [data-part="empty-state"]').first().waitFor();
  for (const name of [/^New/, /^Actions for (?!Rhea)/, 'Settings'])
    expect(await access.page.getByRole('button', { name }).count()).toBe(0);
});
