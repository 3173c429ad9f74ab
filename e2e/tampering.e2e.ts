import { expect, test } from 'vitest';
import { HostedBox } from './models/hosted-box.model.ts';
import { LoginModel } from './models/login.model.ts';
import { PlanningDemoModel } from './models/planning-demo.model.ts';
import { answerOf, authorizationRequest } from './support/client.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import type { Visitor } from './support/open-browser.ts';
import { setUp } from './support/set-up.ts';

const running = setUp();

/** A visitor for whom the URL renders a page that explains the error. */
async function refusedAt(url: string): Promise<{ visitor: Visitor; box: HostedBox }> {
  const visitor = await running.browser.visitor();
  for (const status of [400, 401, 403, 404, 410]) visitor.expectRefusal(status, new URL(url).pathname);
  const answer = await visitor.page.goto(url);
  expect(answer!.status()).toBeGreaterThanOrEqual(400);
  const box = new HostedBox(visitor.page);
  await box.shows('Something went wrong');
  await expectAccessible(visitor);
  return { visitor, box };
}

test('an unregistered redirect URI is reported here, without redirecting there', async () => {
  const { visitor } = await refusedAt(
    authorizationRequest(running.portico, { redirect_uri: 'https://evil.example/callback' }).url,
  );
  await visitor.page.getByText('used a redirect URL that isn’t registered').waitFor();
  expect(new URL(visitor.page.url()).origin).toBe(running.portico.demo.baseUrl);
});

test('an unregistered application is reported here', async () => {
  const { visitor } = await refusedAt(authorizationRequest(running.portico, { client_id: 'nobody' }).url);
  await visitor.page.getByText('isn’t registered').waitFor();
});

test('a request without a proof key goes back to the application as an error', async () => {
  const visitor = await running.browser.visitor();
  const { url, state } = authorizationRequest(running.portico, { code_challenge: null });
  await visitor.page.goto(url);
  expect(await answerOf(running.portico, visitor.page)).toMatchObject({ error: 'invalid_request', state, code: null });
});

test('the id of a login page is worth nothing in another browser, or when it is changed', async () => {
  const visitor = await running.browser.visitor();
  await visitor.page.goto(authorizationRequest(running.portico).url);
  await new LoginModel(visitor.page).asksForEmail();
  const address = new URL(visitor.page.url());
  const { box } = await refusedAt(address.href);
  await box.link('Back to sign-in').click();
  await new LoginModel(box.page).asksForEmail();
  address.searchParams.set('state', 'changed');
  await refusedAt(address.href);
});

test('the demo accepts no code that it did not request: it shows an error and offers to sign in', async () => {
  const visitor = await running.browser.visitor();
  visitor.expectMessage(/\[portico\]/);
  const demo = new PlanningDemoModel(visitor.page, running.portico.demo.demoUrl);
  const issuer = encodeURIComponent(running.portico.demo.baseUrl);
  await demo.open(`/oauth/callback?code=stolen&state=made-up&iss=${issuer}`);
  await visitor.page.getByRole('button', { name: /Try again|Single Sign-On/ }).click();
  await new LoginModel(visitor.page).signIn(running.portico.member);
  await demo.showsDashboard();
  expect(visitor.page.url()).not.toContain('stolen');
});

test('a state that was changed on the way ends on the login screen, not in a session', async () => {
  const visitor = await running.browser.visitor();
  visitor.expectMessage(/\[portico\]/);
  const { page } = visitor;
  const demo = new PlanningDemoModel(page, running.portico.demo.demoUrl);
  await demo.open();
  await demo.singleSignOn.click();
  const login = new LoginModel(page);
  await login.asksForEmail();
  await demo.open(
    `/oauth/callback?error=access_denied&state=made-up&iss=${encodeURIComponent(running.portico.demo.baseUrl)}`,
  );
  await page.getByRole('button', { name: /Try again|Single Sign-On/ }).waitFor();
  await expectAccessible(visitor);
});

test('a foreign redirect target after sign-in is not followed', async () => {
  const { baseUrl, demoUrl } = running.portico.demo;
  for (const target of ['https://evil.example/', '//evil.example/', '/\\evil.example', 'javascript:alert(1)']) {
    const visitor = await running.browser.visitor();
    visitor.expectRefusal(404, '/sso/prelogin');
    visitor.expectMessage(/\[portico\]/);
    await visitor.page.goto(`${baseUrl}/account/login?${new URLSearchParams({ redirectUrl: target }).toString()}`);
    const login = new LoginModel(visitor.page);
    await login.comesAlive();
    await login.signIn(running.portico.admin);
    await visitor.page.waitForURL((url) => !url.pathname.startsWith('/account/'));
    expect([baseUrl, demoUrl], target).toContain(new URL(visitor.page.url()).origin);
  }
});
