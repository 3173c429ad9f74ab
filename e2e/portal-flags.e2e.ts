import { expect, test } from 'vitest';
import { LoginModel } from './models/login.model.ts';
import { PortalModel } from './models/portal.model.ts';
import { setUp } from './support/set-up.ts';

const running = setUp({ flags: { admin_portal_use_current_user_tenants_v1_endpoint: true, admin_portal_should_load_authorization: true } });

test('4 flags choose the older list of tenants, and have roles and permissions loaded apart', async () => {
  const visitor = await running.browser.visitor();
  const asked: string[] = [];
  visitor.page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const portal = new PortalModel(visitor.page, running.portico.demo.baseUrl);
  await portal.open('/users');
  await new LoginModel(visitor.page).signIn(running.portico.admin);
  await portal.shows('Users');
  await expect.poll(() => asked, { timeout: 10_000 }).toEqual(expect.arrayContaining(['/identity/resources/users/v1/me/tenants', '/identity/resources/users/v1/me/authorization']));
  expect(asked).not.toContain('/identity/resources/users/v3/me/tenants');
});
