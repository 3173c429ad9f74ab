import { afterAll, expect, test } from 'vitest';
import { startIdentityProvider } from '#server/testing/identity-provider.ts';
import { LoginModel } from './models/login.model.ts';
import { PlanningDemoModel } from './models/planning-demo.model.ts';
import { answerOf, authorizationRequest } from './support/client.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import { setUp } from './support/set-up.ts';
import { newAddress } from './support/start-portico.ts';

const returnAddresses: string[] = [];
const idp = await startIdentityProvider(returnAddresses);
const connection = {
  key: 'harbour',
  tenant: 'globex',
  name: 'Harbour',
  domains: ['harbour.example'],
  clientId: idp.clientId,
  clientSecret: idp.clientSecret,
  issuer: idp.issuer,
};
const running = setUp({ sso: { connections: [connection] } });
afterAll(() => idp.close());

/** Sets who signs in at the organization's identity provider. */
function signInAtProvider(email: string): void {
  returnAddresses.push(`${running.portico.demo.baseUrl}/account/oidc/callback`);
  idp.account = { sub: `sub of ${email}`, email, name: 'Noor Haddad' };
}

test('4.2 an email with an SSO connection leads to its provider, and returns to the application', async () => {
  const email = newAddress('noor');
  signInAtProvider(email);
  const visitor = await running.browser.visitor();
  const request = authorizationRequest(running.portico);
  await visitor.page.goto(request.url);
  const login = new LoginModel(visitor.page);
  await login.comesAlive();
  await login.giveEmail(email);
  await login.shows('Sign in with your organization');
  await visitor.page.getByRole('status').getByText(new URL(idp.issuer).host).waitFor();
  await expectAccessible(visitor);
  expect(await answerOf(running.portico, visitor.page)).toMatchObject({ state: request.state, error: null });
});

test('2.2 it works without JavaScript', async () => {
  const email = newAddress('noor');
  signInAtProvider(email);
  const visitor = await running.browser.visitor({ javaScriptEnabled: false });
  await visitor.page.goto(authorizationRequest(running.portico).url);
  const login = new LoginModel(visitor.page);
  await login.giveEmail(email);
  await visitor.page.getByRole('link', { name: 'Continue now' }).click();
  expect((await answerOf(running.portico, visitor.page)).error).toBeNull();
});

test('4.2 somebody who wanted a page of the portal is there after the provider', async () => {
  signInAtProvider(newAddress('noor'));
  const visitor = await running.browser.visitor();
  const wanted = `${running.portico.demo.baseUrl}/oauth/portal/privacy`;
  await visitor.page.goto(wanted);
  const login = new LoginModel(visitor.page);
  await login.comesAlive();
  await login.giveEmail('somebody@harbour.example');
  await visitor.page.waitForURL(wanted);
  await visitor.page.getByRole('heading', { name: 'Security & privacy' }).waitFor();
});

test('4.2 no other site is led to after the provider, with a script or without', async () => {
  for (const javaScriptEnabled of [true, false]) {
    signInAtProvider(newAddress('noor'));
    const visitor = await running.browser.visitor({ javaScriptEnabled });
    const target = encodeURIComponent('https://evil.example/');
    await visitor.page.goto(`${running.portico.demo.baseUrl}/account/login?redirectUrl=${target}`);
    const login = new LoginModel(visitor.page);
    if (javaScriptEnabled) await login.comesAlive();
    await login.giveEmail('somebody@harbour.example');
    if (!javaScriptEnabled) await visitor.page.getByRole('link', { name: 'Continue now' }).click();
    await visitor.page.waitForURL((url) => !url.pathname.startsWith('/account/'));
    expect(new URL(visitor.page.url()).hostname).toBe('localhost');
  }
});

test('4.2 a failed SSO sign-in is shown, and leads to the authenticated home', async () => {
  signInAtProvider(newAddress());
  idp.account = undefined;
  const visitor = await running.browser.visitor();
  visitor.expectRefusal(400, '/account/oidc/callback');
  await visitor.page.goto(`${running.portico.demo.baseUrl}/account/login`);
  const login = new LoginModel(visitor.page);
  await login.comesAlive();
  await login.giveEmail('somebody@harbour.example');
  await login.shows('Single sign-on failed');
  await visitor.page.waitForURL((url) => !url.pathname.startsWith('/account/'));
});

test('4.2 a user of another organization is told whom to contact, and stays there', async () => {
  signInAtProvider('intruder@elsewhere.example');
  const visitor = await running.browser.visitor();
  visitor.expectRefusal(403, '/account/oidc/callback');
  await visitor.page.goto(`${running.portico.demo.baseUrl}/account/login`);
  const login = new LoginModel(visitor.page);
  await login.comesAlive();
  await login.giveEmail('somebody@harbour.example');
  await visitor.page.getByText(/in a verified domain of your organization/).waitFor();
  await expectAccessible(visitor);
  await visitor.page.getByRole('link', { name: 'Back to sign-in' }).click();
  await login.asksForEmail();
});

test('an embedded box returns to its page, signed in', async () => {
  const email = newAddress('noor');
  signInAtProvider(email);
  const visitor = await running.browser.visitor();
  const demo = new PlanningDemoModel(visitor.page, running.portico.demo.demoUrl);
  await demo.open('/embedded');
  await new LoginModel(visitor.page).giveEmail(email);
  await demo.showsDashboard();
  expect(await visitor.page.evaluate(async () => (await window.Portico.user())?.email)).toBe(email);
  expect(new URL(visitor.page.url()).pathname).toBe('/embedded');
});
