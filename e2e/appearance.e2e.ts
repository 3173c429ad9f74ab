import { expect, test } from 'vitest';
import { HostedBox } from './models/hosted-box.model.ts';
import { LoginModel } from './models/login.model.ts';
import { PlanningDemoModel } from './models/planning-demo.model.ts';
import { authorizationRequest } from './support/client.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import type { Visitor } from './support/open-browser.ts';
import { setUp } from './support/set-up.ts';

const running = setUp();

const addresses = [
  '/account/login',
  '/account/sign-up',
  '/account/forget-password',
  '/account/activate?step=resend',
  '/account/logout',
];

/** No text is truncated and nothing scrolls horizontally (WCAG 1.4.10). */
async function expectNoSidewaysScroll(visitor: Visitor): Promise<void> {
  const { wide, seen } = await visitor.page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    seen: document.documentElement.clientWidth,
  }));
  expect(wide, visitor.page.url()).toBeLessThanOrEqual(seen);
}

async function tour(
  visitor: Visitor,
  prepare: (box: HostedBox) => Promise<void> = async () => undefined,
): Promise<void> {
  for (const address of addresses) {
    await visitor.page.goto(running.portico.demo.baseUrl + address);
    const box = new HostedBox(visitor.page);
    await box.comesAlive();
    await prepare(box);
    await expectAccessible(visitor);
    await expectNoSidewaysScroll(visitor);
  }
}

test('in the dark every page keeps its contrast', async () => {
  const visitor = await running.browser.visitor({ colorScheme: 'dark' });
  await tour(visitor, async ({ page }) => {
    const background = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    expect(background).toBe('rgb(14, 16, 19)');
  });
});

test('from right to left, with letters twice as large, nothing is cut off', async () => {
  // 200 % of 1000 × 760.
  const visitor = await running.browser.visitor({
    colorScheme: 'dark',
    viewport: { width: 500, height: 380 },
    deviceScaleFactor: 2,
  });
  await tour(visitor, async ({ page }) => {
    await page.evaluate(() => {
      for (const element of [document.documentElement, document.querySelector('portico-login-box')!])
        element.setAttribute('dir', 'rtl');
    });
    const mirrored = await page.evaluate(
      () => getComputedStyle(document.querySelector('portico-login-box')!).direction,
    );
    expect(mirrored).toBe('rtl');
  });
});

test('on the narrowest screen nothing is cut off', async () => {
  await tour(await running.browser.visitor({ viewport: { width: 320, height: 568 } }));
});

test('the password step and its error hold in the dark and on a phone', async () => {
  const visitor = await running.browser.visitor({ colorScheme: 'dark', viewport: { width: 390, height: 844 } });
  visitor.expectRefusal(404, '/sso/prelogin');
  visitor.expectRefusal(401, '/auth/v1/user');
  await visitor.page.goto(authorizationRequest(running.portico).url);
  const login = new LoginModel(visitor.page);
  await login.comesAlive();
  await login.signIn({ email: running.portico.otherAdmin.email, password: 'not-the-password' });
  await login.errorOf('password').waitFor();
  await expectAccessible(visitor);
  await expectNoSidewaysScroll(visitor);
});

test('the demo holds in the dark and on a phone', async () => {
  const visitor = await running.browser.visitor({ colorScheme: 'dark', viewport: { width: 390, height: 844 } });
  visitor.expectRefusal(404, '/sso/prelogin');
  const demo = new PlanningDemoModel(visitor.page, running.portico.demo.demoUrl);
  await demo.open();
  await demo.showsLogin();
  await expectAccessible(visitor);
  await demo.singleSignOn.click();
  await new LoginModel(visitor.page).signIn(running.portico.admin);
  await demo.showsDashboard();
  await expectAccessible(visitor);
  await expectNoSidewaysScroll(visitor);
  await demo.openMigration();
  await demo.migrateFrom('Okta');
  await expectAccessible(visitor);
});

test('the inbox page is public, too', async () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const visitor = await running.browser.visitor({ colorScheme, viewport: { width: 390, height: 844 } });
    await visitor.page.goto(running.portico.demo.inboxUrl);
    await expectAccessible(visitor);
    await visitor.page.goto(`${running.portico.demo.baseUrl}/account/forget-password`);
    const box = new HostedBox(visitor.page);
    await box.comesAlive();
    await box.email.fill(running.portico.member.email);
    await box.submit.click();
    await box.shows('Check your email');
    await running.portico.inbox.next(running.portico.member.email);
    await visitor.page.goto(running.portico.demo.inboxUrl);
    await visitor.page.getByText('Reset your Waypoint password').first().waitFor();
    await expectAccessible(visitor);
    await expectNoSidewaysScroll(visitor);
  }
});
