import { expect, test } from 'vitest';
import { LoginModel } from './models/login.model.ts';
import { PortalModel } from './models/portal.model.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import { setUp } from './support/set-up.ts';

const running = setUp({
  flags: {
    admin_portal_use_current_user_tenants_v1_endpoint: true,
    admin_portal_should_load_authorization: true,
    'fe-usage-page': true,
  },
});

test('4 flags choose the older list of tenants, and have roles and permissions loaded apart', async () => {
  const visitor = await running.browser.visitor();
  const asked: string[] = [];
  visitor.page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const portal = new PortalModel(visitor.page, running.portico.demo.baseUrl);
  await portal.open('/users');
  await new LoginModel(visitor.page).signIn(running.portico.admin);
  await portal.shows('Users');
  // asked on the server, for the page's first sight, which brings the answers along
  const brought = Object.keys(
    JSON.parse((await visitor.page.locator('#portico-portal-answers').textContent()) ?? '{}') as object,
  );
  expect(brought).toEqual(
    expect.arrayContaining([
      'GET /identity/resources/users/v1/me/tenants',
      'GET /identity/resources/users/v1/me/authorization',
    ]),
  );
  expect(asked).not.toContain('/identity/resources/users/v3/me/tenants');
});

test.each([
  ['in the light', {}],
  ['in the dark at 360 px, in Arabic', { colorScheme: 'dark', locale: 'ar', viewport: { width: 360, height: 760 } }],
] as const)('6 a flag opens the usage page, %s', async (_name, options) => {
  const visitor = await running.browser.visitor(options);
  const portal = new PortalModel(visitor.page, running.portico.demo.baseUrl);
  await portal.open('/usage');
  await visitor.page.locator('#portico-email').fill(running.portico.admin.email);
  await visitor.page.locator('#portico-submit').click();
  await visitor.page.locator('#portico-password').fill(running.portico.admin.password);
  await visitor.page.locator('#portico-submit').click();
  await portal.comesAlive();
  expect(await visitor.page.locator('[data-part=chart] rect').count()).toBe(30);
  expect(Number(await visitor.page.locator('dd').first().innerText())).toBeGreaterThan(1);
  await expectAccessible(visitor);
  expect(
    await visitor.page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBeLessThanOrEqual(0);
});
