import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { HostedBox } from './models/hosted-box.model.ts';
import { LoginModel } from './models/login.model.ts';
import { PlanningDemoModel } from './models/planning-demo.model.ts';
import { authorizationRequest, answerOf } from './support/client.ts';
import { setUp } from './support/set-up.ts';

const running = setUp();

/** Every address that a user can type, bookmark or be sent to. */
const addresses = [
  '/account/login',
  '/account/sign-up',
  '/account/forget-password',
  '/account/activate?step=resend',
  '/account/logout',
];

/** Pages of emailed links that are no longer valid. */
const deadAddresses = ['/account/activate', '/account/reset-password', '/account/invitation/accept', '/account/unlock'];

/** Lets the scripts of a page wait until they are let through. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/cdn/**', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Sum of all layout shifts so far, those after typing included. */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) =>
          list.getEntries().forEach((entry) => (sum += (entry as PerformanceEntry & { value: number }).value)),
        );
        observer.observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 200);
      }),
  );
}

test('what is typed before the scripts arrive stays, and is what is sent', async () => {
  const visitor = await running.browser.visitor();
  visitor.expectRefusal(404, '/sso/prelogin');
  const { page } = visitor;
  const letThrough = await holdScripts(page);
  await page.goto(authorizationRequest(running.portico).url, { waitUntil: 'commit' });
  const login = new LoginModel(page);
  await login.email.pressSequentially(running.portico.member.email);
  await login.email.evaluate((field) => field.setAttribute('data-seen', ''));
  letThrough();
  await login.comesAlive();
  expect(await login.email.inputValue()).toBe(running.portico.member.email);
  expect(await login.email.getAttribute('data-seen')).toBe('');
  await page.keyboard.press('Enter');
  await login.givePassword(running.portico.member.password);
  await answerOf(running.portico, page);
});

test('a form submitted before the scripts arrive works without them', async () => {
  const visitor = await running.browser.visitor();
  visitor.expectRefusal(404, '/sso/prelogin');
  const { page } = visitor;
  const letThrough = await holdScripts(page);
  await page.goto(authorizationRequest(running.portico).url, { waitUntil: 'commit' });
  const login = new LoginModel(page);
  await login.email.fill(running.portico.member.email);
  await login.email.press('Enter');
  await login.asksForPassword();
  letThrough();
  await login.comesAlive();
  await login.givePassword(running.portico.member.password);
  await answerOf(running.portico, page);
});

test('every account page can be opened by its URL, hydrates without a layout shift, and hides nothing', async () => {
  const visitor = await running.browser.visitor();
  for (const address of addresses) {
    expect((await visitor.page.goto(running.portico.demo.baseUrl + address))?.status(), address).toBe(200);
    const box = new HostedBox(visitor.page);
    await box.comesAlive();
    await box.heading.waitFor();
    expect(await layoutShift(visitor.page), address).toBe(0);
  }
});

test('a page with an invalid link explains it, with a link to continue', async () => {
  const visitor = await running.browser.visitor();
  for (const address of deadAddresses) {
    for (const status of [400, 404, 409, 410]) visitor.expectRefusal(status, address);
    const answer = await visitor.page.goto(running.portico.demo.baseUrl + address);
    expect(answer!.status(), address).toBeGreaterThanOrEqual(400);
    const box = new HostedBox(visitor.page);
    await box.comesAlive();
    await box.heading.waitFor();
    expect(await visitor.page.getByRole('link').count(), address).toBeGreaterThan(0);
    expect(await layoutShift(visitor.page), address).toBe(0);
  }
});

test('nothing moves on the way from the address to an error at the password', async () => {
  const visitor = await running.browser.visitor();
  visitor.expectRefusal(404, '/sso/prelogin');
  visitor.expectRefusal(401, '/auth/v1/user');
  const { page } = visitor;
  await page.goto(authorizationRequest(running.portico).url);
  const login = new LoginModel(page);
  await login.comesAlive();
  expect(await layoutShift(page)).toBe(0);
  await login.signIn({ email: running.portico.member.email, password: 'not-the-password' });
  await login.errorOf('password').waitFor();
  expect(await login.password.inputValue()).toBe('not-the-password');
});

test('the root URL leads to the application, and an unknown one shows a page with a link to continue', async () => {
  const visitor = await running.browser.visitor();
  const { baseUrl, demoUrl } = running.portico.demo;
  await visitor.page.goto(baseUrl);
  await new PlanningDemoModel(visitor.page, demoUrl).showsLogin();
  visitor.expectRefusal(404, '/account/nothing-here');
  expect((await visitor.page.goto(`${baseUrl}/account/nothing-here`))?.status()).toBe(404);
  const box = new HostedBox(visitor.page);
  await box.shows('Something went wrong');
  await box.link('Back to sign-in').click();
  await new LoginModel(visitor.page).asksForEmail();
});
