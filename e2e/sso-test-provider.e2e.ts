import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { LoginModel } from './models/login.model.ts';
import { PortalModel } from './models/portal.model.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import { setUp } from './support/set-up.ts';

const running = setUp();

/** The test step of a new connection, which has nothing of a provider yet. */
async function openTestStep(options: object = {}) {
  const visitor = await running.browser.visitor(options);
  const { page } = visitor;
  const portal = new PortalModel(page, running.portico.demo.baseUrl);
  await portal.open('/sso?connection=new');
  await new LoginModel(page).signIn(running.portico.admin);
  await portal.comesAlive();
  await page.getByRole('button', { name: /^Continue with/ }).click();
  await page.waitForURL(/connection=[0-9a-f-]{36}/);
  await page.goto(page.url().replace(/step=\w+/, 'step=test'));
  await portal.comesAlive();
  return { visitor, page, box: page.getByRole('region', { name: 'Try it with the test provider' }) };
}

async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Response' }).click();
  await page.getByRole('option', { name, exact: true }).click();
}

test('an admin tries a failure before a provider is set up, in a tab of its own', async () => {
  const { visitor, page, box } = await openTestStep();
  await choose(page, 'Signed with another key');
  await box.getByText('Expected: the rule “signature-key” fails.').waitFor();
  const opened = page.waitForEvent('popup');
  await box.getByRole('button', { name: 'Try it now' }).click();
  const tab = await opened;
  await tab.getByRole('heading', { name: 'Test identity provider' }).waitFor();
  expect(await tab.getByLabel('Response').inputValue()).toBe('foreign-key');
  await expectAccessible(visitor, tab);
  await tab.getByLabel('Email').fill('noor@harbour.example');
  await tab.getByRole('button', { name: 'Sign in' }).click();
  // the answer is sent by a script, through the browser
  await tab.getByText('Failed check: signature-key').waitFor();
  await box.getByText('Signed with another key: Ended as expected.').waitFor();
  await box.getByText('Signature and certificate').waitFor();
  await expectAccessible(visitor);
});

test('the page of the test provider works without JavaScript', async () => {
  const { page, box } = await openTestStep();
  await choose(page, 'Wrong audience');
  const answered = page.waitForResponse((response) => response.url().endsWith('/test-provider/tests'));
  await page.evaluate(() => (window.open = () => null));
  await box.getByRole('button', { name: 'Try it now' }).click();
  const { address } = (await (await answered).json()) as { address: string };
  const plain = await running.browser.visitor({ javaScriptEnabled: false });
  await plain.page.context().addCookies(await page.context().cookies());
  await plain.page.goto(address);
  await plain.page.getByLabel('Email').fill('noor@harbour.example');
  await plain.page.getByRole('button', { name: 'Sign in' }).click();
  await plain.page.getByRole('button', { name: 'Continue' }).click();
  await plain.page.getByText('Failed check: audience').waitFor();
});
