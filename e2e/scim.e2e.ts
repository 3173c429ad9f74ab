import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { LoginModel } from './models/login.model.ts';
import { PortalModel } from './models/portal.model.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import { setUp } from './support/set-up.ts';

const running = setUp();

interface Directory {
  baseUrl: string;
  token: string;
}

/** A request of the directory, from outside of the browser. */
async function provision({ baseUrl, token }: Directory, method: string, path: string, body?: object) {
  const response = await fetch(`${baseUrl}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/scim+json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, id: text === '' ? '' : String((JSON.parse(text) as { id?: string }).id) };
}

const copied = (page: Page, label: string) =>
  page.getByRole('group', { name: label, exact: true }).locator('[data-part="value"]').innerText();

test('an admin connects a directory, sees it speak, maps its group, replaces its token, and deletes the connection', async () => {
  const visitor = await running.browser.visitor();
  const { page } = visitor;
  const portal = new PortalModel(page, running.portico.demo.baseUrl);
  await portal.open('/provisioning');
  await new LoginModel(page).signIn(running.portico.admin);
  await portal.shows('Provisioning');
  await portal.comesAlive();
  await page.getByText('No provisioning connections yet').waitFor();
  await page.getByRole('button', { name: 'Add connection' }).click();
  await page.getByRole('radio', { name: /^JumpCloud/ }).check();
  await page.getByRole('button', { name: 'Create connection to JumpCloud' }).click();

  await page.getByRole('heading', { level: 2, name: 'Enter the values in JumpCloud' }).waitFor();
  const directory = { baseUrl: await copied(page, 'Base URL'), token: await copied(page, 'Token Key') };
  await expectAccessible(visitor);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByText('Waiting for JumpCloud…').waitFor();

  // left and continued; the token was read from the page, not copied
  await page.getByRole('button', { name: 'Save and exit' }).click();
  await page.getByRole('button', { name: 'Leave without copying' }).click();
  await page
    .getByRole('button', { name: /^JumpCloud/ })
    .first()
    .click();
  await page.getByText('Waiting for the first request from JumpCloud.').waitFor();
  await expectAccessible(visitor);
  await page.getByRole('button', { name: 'Continue setup' }).click();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByText('Waiting for JumpCloud…').waitFor();

  // the page tells a wrong token from silence, without being loaded anew
  expect((await provision({ ...directory, token: 'wrong' }, 'GET', '/Users')).status).toBe(401);
  await page.getByText('JumpCloud sent a token that isn’t valid.').waitFor();
  const user = await provision(directory, 'POST', '/Users', {
    userName: 'rosa.diaz@scim.example',
    displayName: 'Rosa Diaz',
  });
  expect(user.status).toBe(201);
  await page.getByText('JumpCloud is connected.').waitFor();
  const members = [{ value: user.id }];
  expect((await provision(directory, 'POST', '/Groups', { displayName: 'Pilots', members })).status).toBe(201);
  const taken = await provision(directory, 'POST', '/Users', { userName: 'rosa.diaz@scim.example' });
  expect(taken.status).toBe(409);

  await page.getByRole('button', { name: 'Open connection' }).click();
  const activity = page.getByRole('region', { name: 'Sync activity' });
  await activity.getByRole('button', { name: 'Create user: Rosa Diaz' }).waitFor();
  await activity.getByRole('combobox', { name: 'Result' }).click();
  await page.getByRole('option', { name: 'Refused' }).click();
  await expect.poll(() => activity.locator('tbody tr').count()).toBe(1);
  await activity.getByRole('button', { name: /^Create user: ro…@scim\.example/ }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByText('uniqueness').waitFor();
  await drawer.getByText('Another user of the directory has this userName.').waitFor();
  expect(await drawer.locator('pre').innerText()).not.toContain('rosa');
  await expectAccessible(visitor);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Edit roles of Pilots' }).click();
  await page.getByRole('dialog').getByRole('checkbox').first().check();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await portal.showsToast('Roles of Pilots saved.');
  const mapping = page.getByRole('region', { name: 'Group to role mapping' });
  await expect.poll(() => mapping.locator('tbody tr').innerText()).not.toContain('–');

  await page.getByRole('button', { name: 'Create token' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Create token' }).click();
  const second = { ...directory, token: await copied(page, 'Token Key') };
  await page.getByRole('button', { name: 'I’ve saved it' }).click();
  expect((await provision(second, 'GET', '/Users')).status).toBe(200);
  expect((await provision(directory, 'GET', '/Users')).status).toBe(200);
  await page.getByRole('button', { name: `Revoke ••••${directory.token.slice(-4)}` }).click();
  await page.getByRole('button', { name: 'Revoke token' }).click();
  await portal.showsToast('Token revoked.');
  expect((await provision(directory, 'GET', '/Users')).status).toBe(401);

  await page.getByRole('button', { name: 'Delete connection…' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByText('Affects 1 user and 1 group.').waitFor();
  await question.getByRole('textbox').fill('JumpCloud');
  await question.getByRole('button', { name: 'Delete connection' }).click();
  await portal.showsToast('Connection deleted.');
  await page.getByText('No provisioning connections yet').waitFor();
  expect((await provision(second, 'GET', '/Users')).status).toBe(401);
});

test('an admin decides about removals on hold, and gives the directory an OAuth client', async () => {
  const visitor = await running.browser.visitor();
  const { page } = visitor;
  const portal = new PortalModel(page, running.portico.demo.baseUrl);
  await portal.open('/provisioning?connection=new&step=provider');
  await new LoginModel(page).signIn(running.portico.admin);
  await page.getByRole('button', { name: 'Create connection to Okta' }).click();
  const directory = {
    baseUrl: await copied(page, 'SCIM connector base URL'),
    token: await copied(page, 'Authorization'),
  };
  const ids: string[] = [];
  for (let number = 10; number < 23; number += 1) {
    const names = { userName: `held.${number}@scim.example`, displayName: `Held ${number}` };
    ids.push((await provision(directory, 'POST', '/Users', names)).id);
  }
  const deactivate = { Operations: [{ op: 'replace', value: { active: false } }] };
  for (const id of ids) expect((await provision(directory, 'PATCH', `/Users/${id}`, deactivate)).status).toBe(200);

  await portal.open('/provisioning');
  await page.getByText('3 removals on hold').waitFor();

  // a dialog that cannot be loaded leaves the page as it is, and is loaded with the next press
  const chunk = /rename\.dialog[^/]*\.js/;
  await page.route(chunk, (route) => route.abort());
  const rename = async () => {
    await page.getByRole('button', { name: 'Actions for Okta' }).click();
    await page.getByRole('menuitem', { name: 'Rename' }).click();
  };
  await visitor.unheard(async () => {
    await rename();
    await portal.showsToast('Couldn’t open this. Check your connection and try again.');
  });
  await page.unroute(chunk);
  await rename();
  await expect
    .poll(() => page.getByRole('textbox', { name: 'Name' }).evaluate((field) => field.matches(':focus')))
    .toBe(true);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Okta/ }).first().click();
  await page.getByText('Okta asked to remove 3 users. We paused this.').waitFor();
  await expectAccessible(visitor);
  const section = page.getByRole('region', { name: 'Removals on hold' });
  const activity = page.getByRole('region', { name: 'Sync activity' });
  await expect.poll(() => activity.getByText('200 Held').count()).toBe(3);
  await activity.getByRole('button', { name: 'Deactivate user: Held 22' }).click();
  await page.getByRole('dialog').getByText('This removal was held.').waitFor();
  await expectAccessible(visitor);
  await page.getByRole('button', { name: 'Show removals on hold' }).click();
  await expect.poll(() => section.getByRole('heading').evaluate((heading) => heading.matches(':focus'))).toBe(true);

  // what comes while the page is open is shown with the log
  await activity.getByRole('switch', { name: 'Live' }).click();
  const last = await provision(directory, 'POST', '/Users', {
    userName: 'held.30@scim.example',
    displayName: 'Held 30',
  });
  expect((await provision(directory, 'DELETE', `/Users/${last.id}`)).status).toBe(204);
  await page.getByText('Okta asked to remove 4 users. We paused this.').waitFor();
  await section.getByRole('checkbox', { name: /Held 30/ }).check();
  await section.getByRole('button', { name: 'Approve…' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete 1 user' }).click();
  await portal.showsToast('1 user deleted.');
  await activity.getByRole('button', { name: 'Delete user: he…@scim.example' }).waitFor();
  await section.getByRole('checkbox', { name: /Held 20/ }).check();
  await section.getByRole('button', { name: 'Keep…', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep 1 user' }).click();
  await portal.showsToast('1 user kept.');
  await page.getByRole('button', { name: 'Approve all…' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('textbox').fill('2');
  await expectAccessible(visitor);
  await question.getByRole('button', { name: 'Deactivate 2 users' }).click();
  await portal.showsToast('2 users deactivated.');
  await section.waitFor({ state: 'detached' });

  await page.getByRole('button', { name: 'Create client' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Create client' }).click();
  await page.getByRole('button', { name: 'I’ve saved it' }).waitFor();
  await expectAccessible(visitor);
  const body = new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: await copied(page, 'Client ID'),
    client_secret: await copied(page, 'Client secret'),
    scope: await copied(page, 'Scope'),
  });
  const tokenUrl = await copied(page, 'Token URL');
  const ending = body.get('client_secret')!.slice(-4);
  await page.getByRole('button', { name: 'I’ve saved it' }).click();
  const answer = await fetch(tokenUrl, { method: 'POST', body });
  const { access_token: token } = (await answer.json()) as { access_token: string };
  expect((await provision({ ...directory, token }, 'GET', '/Users')).status).toBe(200);
  await page.getByRole('button', { name: `Revoke ••••${ending}` }).click();
  await page.getByRole('button', { name: 'Revoke client' }).click();
  await portal.showsToast('Client revoked.');
  expect((await provision({ ...directory, token }, 'GET', '/Users')).status).toBe(401);
});

test('an admin can’t edit what a directory keeps of a user', async () => {
  const visitor = await running.browser.visitor();
  const { page } = visitor;
  const portal = new PortalModel(page, running.portico.demo.baseUrl);
  await portal.open('/provisioning?connection=new&step=provider');
  await new LoginModel(page).signIn(running.portico.admin);
  await page.getByRole('button', { name: 'Create connection to Okta' }).click();
  const directory = {
    baseUrl: await copied(page, 'SCIM connector base URL'),
    token: await copied(page, 'Authorization'),
  };
  const body = { userName: 'ivo.kaplan@scim.example', displayName: 'Ivo Kaplan' };
  expect((await provision(directory, 'POST', '/Users', body)).status).toBe(201);
  await portal.open('/users?search=ivo.kaplan');
  await page.getByRole('button', { name: 'Ivo Kaplan' }).first().click();
  const drawer = page.getByRole('dialog');
  await drawer.getByText('A directory manages this user’s name, phone number, and username.').waitFor();
  await drawer.getByText('Directory · Okta').waitFor();
  expect(await drawer.getByRole('button', { name: 'Edit…' }).count()).toBe(0);
  await expectAccessible(visitor);
});
