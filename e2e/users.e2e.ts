import { expect, test } from 'vitest';
import { AccessModel } from './models/access.model.ts';
import { LoginModel, type Credentials } from './models/login.model.ts';
import { appCode, SecondFactorModel } from './models/second-factor.model.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import type { Visitor } from './support/open-browser.ts';
import { setUp } from './support/set-up.ts';
import { apiOf, makeMember, type TeamMember } from './support/team.ts';

const running = setUp();
const day = 86_400_000;

async function usersOf(user: Credentials, path = '/users'): Promise<{ visitor: Visitor; access: AccessModel }> {
  const visitor = await running.browser.visitor({ viewport: { width: 1280, height: 900 } });
  const access = new AccessModel(visitor.page, running.portico.demo.baseUrl);
  await access.open(path);
  await new LoginModel(visitor.page).signIn(user);
  return { visitor, access };
}

/** A user with an authenticator app. @returns the user with a function that computes the app's code */
async function withApp(name: string): Promise<TeamMember & { code(): string }> {
  const user = await makeMember(running.portico, name, 'member');
  const send = await apiOf(running.portico, user);
  const { secret } = await send<{ secret: string }>(
    'POST',
    '/identity/resources/users/v1/mfa/authenticator/enroll',
    {},
  );
  const code = () => appCode(secret, running.portico.now());
  await send('POST', '/identity/resources/users/v1/mfa/authenticator/enroll/verify', { token: code() });
  return { ...user, code };
}

test('a user who lost MFA regains access: one admin requests a reset, another approves, a day passes', async () => {
  const lost = await withApp('Lotte Lost');
  const second = await makeMember(running.portico, 'Ben Second', 'admin');
  const { visitor, access } = await usersOf(running.portico.admin, '/users?search=Lotte');
  const drawer = await access.openDetails('Lotte Lost');
  await drawer.getByText('Authenticator app').waitFor();
  await expectAccessible(visitor);
  await drawer.getByRole('button', { name: 'Reset MFA…' }).click();
  const question = access.dialog('Reset MFA for Lotte Lost?');
  await question.getByText('24 hours after that', { exact: false }).waitFor();
  await question.getByRole('button', { name: 'Request reset' }).click();
  await drawer.getByText('You requested an MFA reset.', { exact: false }).waitFor();
  expect(await drawer.getByRole('button', { name: 'Approve reset' }).count()).toBe(0);

  const other = await usersOf(second);
  await other.access.page.getByText('The MFA reset for Lotte Lost needs approval by a second admin.').waitFor();
  await other.access.page.getByRole('button', { name: 'Review request' }).click();
  const details = other.access.dialog('Lotte Lost');
  await details.getByText('requested an MFA reset.', { exact: false }).waitFor();
  await expectAccessible(other.visitor);
  await details.getByRole('button', { name: 'Approve reset' }).click();
  await details.getByText('MFA will be reset on', { exact: false }).waitFor();

  // their sessions stay behind by a day
  for (const each of [visitor, other.visitor]) await each.page.goto('about:blank');
  running.portico.advance(day + 1000);
  await running.portico.inbox.next(lost.email, 5);
  const again = await running.browser.visitor();
  await again.page.goto(`${running.portico.demo.baseUrl}/oauth/portal/profile`);
  await new LoginModel(again.page).signIn(lost);
  await again.page.getByRole('heading', { level: 1, name: 'Profile' }).waitFor();
});

test('the user keeps MFA by the emailed link, without JavaScript too', async () => {
  const kept = await withApp('Kim Keeps');
  const send = await apiOf(running.portico, running.portico.admin);
  await send('POST', '/identity/resources/users/mfa-resets/v1', { userId: kept.id });
  await expect
    .poll(async () => (await running.portico.inbox.to(kept.email))[0]?.subject)
    .toContain('MFA reset requested');
  const link = await running.portico.inbox.link(kept.email);
  const reader = await running.browser.visitor({ javaScriptEnabled: false, viewport: { width: 360, height: 720 } });
  await reader.page.goto(link);
  await reader.page.getByRole('heading', { name: 'Keep your verification methods?' }).waitFor();
  expect(
    (await send<{ items: unknown[] }>('GET', `/identity/resources/users/mfa-resets/v1?userId=${kept.id}`)).items,
  ).toHaveLength(1);
  await reader.page.getByRole('button', { name: 'Keep my verification methods' }).click();
  await reader.page.getByRole('heading', { name: 'Reset canceled' }).waitFor();
  expect(
    (await send<{ items: unknown[] }>('GET', `/identity/resources/users/mfa-resets/v1?userId=${kept.id}`)).items,
  ).toEqual([]);
  const signIn = await running.browser.visitor();
  await signIn.page.goto(`${running.portico.demo.baseUrl}/oauth/portal/profile`);
  const box = new SecondFactorModel(signIn.page);
  await box.signIn(kept);
  await box.code.waitFor();
});

test('3 the list is narrowed by preset, role and group, and the address knows it', async () => {
  const found = await withApp('Finn Found');
  const send = await apiOf(running.portico, running.portico.admin);
  const group = await send<{ id: string }>('POST', '/identity/resources/groups/v1', { name: 'Divers' });
  await send('POST', `/identity/resources/groups/v1/${group.id}/users`, { userIds: [found.id] });
  const { visitor, access } = await usersOf(running.portico.admin);
  await access.row('Finn Found').waitFor();
  const choose = async (filter: string, option: string) => {
    await visitor.page.getByRole('combobox', { name: filter }).click();
    await visitor.page.getByRole('option', { name: option }).click();
  };
  await choose('Status', 'Without MFA');
  await access.row('Finn Found').waitFor({ state: 'detached' });
  expect(new URL(visitor.page.url()).searchParams.get('show')).toBe('mfa-unenrolled');
  await visitor.page.getByRole('button', { name: 'Remove filter: Status: Without MFA' }).click();
  await choose('Groups', 'Divers');
  await expect.poll(() => access.people()).toEqual(['Finn Found']);
  await expectAccessible(visitor);
  await visitor.page.reload();
  await expect.poll(() => access.people()).toEqual(['Finn Found']);
  await choose('Status', 'Invited');
  await visitor.page.getByRole('heading', { name: 'No matching users' }).waitFor();
  // offered once, by the page
  expect(await visitor.page.getByRole('button', { name: 'Clear filters' }).count()).toBe(1);
});

test('several users get a role and a group in one go, and are signed out everywhere', async () => {
  const people = [
    await makeMember(running.portico, 'Mara Many', 'member'),
    await makeMember(running.portico, 'Milo Many', 'member'),
  ];
  const send = await apiOf(running.portico, running.portico.admin);
  await send('POST', '/identity/resources/groups/v1', { name: 'Pilots' });
  const { visitor, access } = await usersOf(running.portico.admin, '/users?search=Many');
  for (const { name } of people) await access.row(name).getByRole('checkbox').check();
  await visitor.page.getByRole('button', { name: 'Add roles or groups…' }).click();
  const form = access.dialog('Roles and groups for 2 users');
  await form.getByRole('checkbox', { name: 'Admin' }).check();
  await access.pick(form, 'Groups', 'Pilots');
  await form.getByRole('button', { name: 'Add roles and groups' }).click();
  await access.showsToast('2 users updated.');
  for (const { name } of people) await expect.poll(() => access.row(name).innerText()).toMatch(/Pilots[\s\S]*\+1/);

  const { items } = await send<{ items: { roleIds: string[] }[] }>('GET', '/team/resources/members/v1?search=Many');
  expect(items.map(({ roleIds }) => roleIds.length)).toEqual([2, 2]);
  for (const { name } of people) await access.row(name).getByRole('checkbox').check();
  await visitor.page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await access.showsToast('2 users signed out everywhere.');
  const { sessions } = await send<{ sessions: unknown[] }>('GET', `/team/resources/members/v1/${people[0]!.id}/access`);
  expect(sessions).toEqual([]);
});

test('name and phone are edited, and groups changed; a partial failure is shown and stays selected', async () => {
  const user = await makeMember(running.portico, 'Edda Edited', 'member');
  const send = await apiOf(running.portico, running.portico.admin);
  for (const name of ['Anchors', 'Buoys']) await send('POST', '/identity/resources/groups/v1', { name });
  const { visitor, access } = await usersOf(running.portico.admin, '/users?search=Ed');
  await access.choose('Edda Edited', 'Edit…');
  const form = access.dialog('Edit Edda Edited');
  await form.getByRole('textbox', { name: 'Name' }).fill('Edda Editor');
  await form.getByRole('textbox', { name: 'Phone' }).fill('+351 21 000 0000');
  await form.getByRole('button', { name: 'Save' }).click();
  await access.row('Edda Editor').waitFor();

  await access.choose('Edda Editor', 'Change groups…');
  const groups = access.dialog('Groups of Edda Editor');
  await access.pick(groups, 'Groups', 'Anchors');
  await access.pick(groups, 'Groups', 'Buoys');
  visitor.expectMessage(/groups|ERR_FAILED/);
  let calls = 0;
  await visitor.page.route('**/groups/v1/*/users', (route) => (++calls === 2 ? route.abort() : route.fallback()));
  await groups.getByRole('button', { name: 'Save' }).click();
  await groups.getByText('Some changes weren’t saved.', { exact: false }).waitFor();
  await groups.getByRole('button', { name: 'Save' }).click();
  await groups.waitFor({ state: 'detached' });
  const { items } = await send<{ items: { name: string; phone: string; groups: { name: string }[] }[] }>(
    'GET',
    `/team/resources/members/v1?search=${user.email}`,
  );
  expect(items[0]).toMatchObject({ name: 'Edda Editor', phone: '+351 21 000 0000' });
  expect(items[0]!.groups.map(({ name }) => name).toSorted()).toEqual(['Anchors', 'Buoys']);
});
