import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { LoginModel } from './models/login.model.ts';
import { PlanningDemoModel } from './models/planning-demo.model.ts';
import { PortalModel } from './models/portal.model.ts';
import { setUp } from './support/set-up.ts';

const running = setUp({ theme: { brand: '#7a3ff2', mode: 'dark' } });

/** Color of the primary button that is in sight, and of the surface behind everything: by the brand, and by the mode. */
async function themeOf(page: Page, host: string): Promise<{ button: string; scheme: string }> {
  const button = page.locator(`${host} button:is([data-variant="primary"], [type="submit"])`).first();
  await button.waitFor();
  return button.evaluate((node) => ({
    button: getComputedStyle(node).backgroundColor,
    scheme: getComputedStyle(node).colorScheme,
  }));
}

const hueOf = (color: string): number => Number(/oklch\(\S+ \S+ ([\d.]+)/.exec(color)?.[1]);

test('the color of the configuration is that of the hosted login, the hosted portal, the box, the dialog and the widget', async () => {
  const visitor = await running.browser.visitor({ viewport: { width: 1280, height: 900 } });
  const { page } = visitor;
  const { baseUrl, demoUrl } = running.portico.demo;
  await page.goto(demoUrl);
  await page.evaluate(() => document.body.prepend(document.createElement('portico-login-box')));
  const box = await themeOf(page, 'portico-login-box');
  expect(hueOf(box.button)).toBeGreaterThan(280);
  expect(hueOf(box.button)).toBeLessThan(305);

  const portal = new PortalModel(page, baseUrl);
  await portal.open('/users');
  await new LoginModel(page).comesAlive();
  expect(await themeOf(page, 'portico-login-box')).toEqual(box);
  await new LoginModel(page).signIn(running.portico.admin);
  await expect.poll(() => themeOf(page, 'portico-admin-box')).toEqual(box);

  const demo = new PlanningDemoModel(page, demoUrl);
  await demo.open();
  await demo.showsDashboard();
  await page.evaluate(() => window.Portico.admin.show({ page: 'users' }));
  await expect.poll(() => themeOf(page, 'portico-admin-box[mode=dialog]')).toEqual(box);
  await page.evaluate(() => window.Portico.admin.hide());
  await page.locator('portico-admin-box').waitFor({ state: 'detached' });
  await page.evaluate(() => {
    const widget = document.createElement('portico-admin-box');
    for (const [name, value] of [
      ['mode', 'widget'],
      ['page', 'users'],
    ] as const)
      widget.setAttribute(name, value);
    document.body.prepend(widget);
  });
  await expect.poll(() => themeOf(page, 'portico-admin-box[mode=widget]')).toEqual(box);
});
