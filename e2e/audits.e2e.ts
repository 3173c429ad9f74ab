import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { LoginModel } from './models/login.model.ts';
import { PortalModel } from './models/portal.model.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import { setUp } from './support/set-up.ts';

const running = setUp();

async function openLog(person: typeof running.portico.admin, path = '/audits') {
  const visitor = await running.browser.visitor();
  const portal = new PortalModel(visitor.page, running.portico.demo.baseUrl);
  await portal.open(path);
  await new LoginModel(visitor.page).signIn(person);
  return { visitor, portal, page: visitor.page };
}

test('7 an admin reads who did what, opens an event, narrows the list, and takes it along', async () => {
  const { visitor, portal, page } = await openLog(running.portico.admin);
  await portal.shows('Audit log');
  await portal.comesAlive();
  const signedIn = page.getByRole('row', { name: /signed in/ }).first();
  await signedIn.waitFor();
  await expectAccessible(visitor);

  await signedIn.getByRole('button', { name: /signed in/ }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByText('Request ID').waitFor();
  expect(await drawer.innerText()).toContain(running.portico.admin.email);
  expect(JSON.parse(await drawer.locator('pre').innerText())).toHaveProperty('traceId');
  await page.keyboard.press('Escape');

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe('audits.csv');
  expect(await readFile(await file.path(), 'utf8')).toContain('user.signed-in');
  await portal.showsToast('Audit log exported.');

  // the export is in the log that is read after it
  await portal.search('audits.exported');
  await page.getByRole('row', { name: /exported the audit log/ }).waitFor();
  await portal.search('no event is called this');
  await page.getByText('No results for').waitFor();
  await page.getByText('Clear search', { exact: true }).click();
  await signedIn.waitFor();
});

test('7 filters of the address hold from the start: nothing critical has happened', async () => {
  const { portal, page } = await openLog(running.portico.admin, '/audits?severity=critical&period=day');
  await portal.shows('Audit log');
  await page.getByText('No matching events').waitFor();
});

test('V8.2.1 a member without the right is not offered the log', async () => {
  const { page } = await openLog(running.portico.member, '/profile');
  await page.getByRole('heading', { level: 1, name: 'Profile' }).waitFor();
  expect(await page.getByRole('link', { name: 'Audit log' }).count()).toBe(0);
});
