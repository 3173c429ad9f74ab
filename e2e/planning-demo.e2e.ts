import { expect, test } from 'vitest';
import { LoginModel } from './models/login.model.ts';
import { PlanningDemoModel } from './models/planning-demo.model.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import type { Visitor } from './support/open-browser.ts';
import { setUp } from './support/set-up.ts';

const running = setUp();

async function onDashboard(): Promise<{ visitor: Visitor; demo: PlanningDemoModel }> {
  const visitor = await running.browser.visitor();
  const demo = new PlanningDemoModel(visitor.page, running.portico.demo.demoUrl);
  await demo.open();
  await demo.singleSignOn.click();
  await new LoginModel(visitor.page).signIn(running.portico.admin);
  await demo.showsDashboard();
  return { visitor, demo };
}

test('a plan is generated for two systems that fit, and its steps carry the constants of the product', async () => {
  const { visitor, demo } = await onDashboard();
  await demo.openMigration();
  expect(await demo.generatePlan.isDisabled()).toBe(true);
  expect(await demo.reason.textContent()).toBe('Choose the system to migrate from.');
  await expectAccessible(visitor);
  await demo.migrateFrom('Okta');
  expect(await demo.reason.textContent()).toBe('Choose the system to migrate to.');
  await demo.migrateTo('Bitwarden');
  expect(await demo.reason.textContent()).toBe('');
  await demo.generatePlan.click();
  for (const step of ['Initial Assessment', 'Data Export', 'Data Mapping'])
    await demo.dialog.getByText(step, { exact: true }).waitFor();
  await expectAccessible(visitor);
  await demo.dialog.getByRole('button', { name: 'Back to Selection' }).click();
  expect(await demo.dialog.getByRole('radio', { name: 'Okta' }).isChecked()).toBe(true);
  await demo.generatePlan.click();
  await demo.dialog.getByRole('button', { name: 'Save Plan' }).click();
  await demo.dialog.waitFor({ state: 'detached' });
});

test('a chosen target is kept when the source changes, and the button says why it waits', async () => {
  const { visitor, demo } = await onDashboard();
  await demo.openMigration();
  await demo.migrateFrom('Proofpoint');
  await demo.migrateTo('Mimecast');
  expect(await demo.generatePlan.isEnabled()).toBe(true);
  await demo.migrateFrom('Okta');
  expect(await demo.generatePlan.isDisabled()).toBe(true);
  expect(await demo.reason.textContent()).toBe(
    'Mimecast is still the target, but it belongs to Email. Choose a target in Security.',
  );
  const reasonId = await demo.reason.getAttribute('id');
  expect(await demo.generatePlan.getAttribute('aria-describedby')).toBe(reasonId);
  await expectAccessible(visitor);
  await demo.migrateFrom('Mimecast');
  expect(await demo.reason.textContent()).toBe('Mimecast is both source and target. Choose another target.');
  await demo.migrateFrom('Proofpoint');
  expect(await demo.generatePlan.isEnabled()).toBe(true);
});

test('Escape closes the dialog, gives the focus back, and the next opening starts afresh', async () => {
  const { visitor, demo } = await onDashboard();
  await demo.openMigration();
  await demo.migrateFrom('Box');
  await visitor.page.keyboard.press('Escape');
  await demo.dialog.waitFor({ state: 'detached' });
  expect(
    await visitor.page.evaluate(
      () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
    ),
  ).toContain('System Migration');
  await demo.openMigration();
  expect(await demo.dialog.getByRole('radio', { checked: true }).count()).toBe(0);
});

test('the dashboard holds its constants, and the buttons that lead nowhere do nothing', async () => {
  const { visitor, demo } = await onDashboard();
  const { page } = visitor;
  for (const text of [
    '85%',
    '12',
    '45',
    'System Migration',
    'Tech Consolidation',
    'Brand Transition',
    'Google Workspace to Microsoft 365 Migration',
  ]) {
    await page.getByText(text, { exact: true }).first().waitFor();
  }
  const before = page.url();
  for (const name of [
    'View All',
    'Notifications',
    'Settings',
    'Start Project: Tech Consolidation',
    'Start Project: Brand Transition',
  ]) {
    await page.getByRole('button', { name }).click();
  }
  expect(page.url()).toBe(before);
  expect(await page.getByRole('dialog').count()).toBe(0);
  await demo.showsDashboard();
});
