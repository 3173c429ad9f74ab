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
const client = { clientId: idp.clientId, clientSecret: idp.clientSecret, issuer: idp.issuer };
const running = setUp({
  social: { google: client, custom: [{ ...client, key: 'harbour', name: 'Harbour', trustsEmail: true }] },
});
afterAll(() => idp.close());

/** Who is sitting at the provider. */
function sitsThere(email: string, verified = true): void {
  returnAddresses.push(`${running.portico.demo.baseUrl}/account/social/success`);
  idp.account = { sub: `sub of ${email}`, email, email_verified: verified, name: 'Noor Haddad' };
}

test('7.1 a provider’s button on the hosted page signs a stranger up and leads back to the application', async () => {
  sitsThere(newAddress('noor'));
  const visitor = await running.browser.visitor();
  const request = authorizationRequest(running.portico);
  await visitor.page.goto(request.url);
  await new LoginModel(visitor.page).comesAlive();
  await expectAccessible(visitor);
  await visitor.page.getByRole('link', { name: 'Google' }).click();
  const answer = await answerOf(running.portico, visitor.page);
  expect(answer).toMatchObject({ state: request.state, error: null });
  expect(answer.code).toBeTruthy();
});

test('7.1 the button works without JavaScript', async () => {
  sitsThere(newAddress('noor'));
  const visitor = await running.browser.visitor({ javaScriptEnabled: false });
  await visitor.page.goto(authorizationRequest(running.portico).url);
  await visitor.page.getByRole('link', { name: 'Harbour' }).click();
  expect((await answerOf(running.portico, visitor.page)).error).toBeNull();
});

test('an account with the address is tied only after the code from its mailbox, and signs in then', async () => {
  const { member } = running.portico;
  sitsThere(member.email);
  const visitor = await running.browser.visitor();
  const request = authorizationRequest(running.portico);
  await visitor.page.goto(request.url);
  await new LoginModel(visitor.page).comesAlive();
  await visitor.page.getByRole('link', { name: 'Google' }).click();
  await visitor.page.getByRole('heading', { name: 'Confirm your email' }).waitFor();
  await expectAccessible(visitor);

  visitor.expectRefusal(400, '/sso/confirm');
  const code = visitor.page.getByRole('textbox', { name: 'Verification code' });
  await code.fill('000000');
  await visitor.page.getByText(/Incorrect code/).waitFor();

  const mail = await running.portico.inbox.next(member.email);
  await code.fill(mail.codes[0]!);
  expect((await answerOf(running.portico, visitor.page)).state).toBe(request.state);
});

test('canceling at the provider shows a message, with a link back', async () => {
  sitsThere(newAddress());
  idp.account = undefined;
  const visitor = await running.browser.visitor();
  visitor.expectRefusal(400, '/account/social/success');
  await visitor.page.goto(authorizationRequest(running.portico).url);
  await new LoginModel(visitor.page).comesAlive();
  await visitor.page.getByRole('link', { name: 'Google' }).click();
  await visitor.page.getByText('Sign-in with Google was canceled').waitFor();
  await expectAccessible(visitor);
  await visitor.page.getByRole('link', { name: 'Back to sign-in' }).click();
  await visitor.page.getByRole('heading', { name: /^Sign in to / }).waitFor();
});

test('the button of an embedded box comes back to the page it was pressed on, signed in', async () => {
  const email = newAddress('noor');
  sitsThere(email);
  const visitor = await running.browser.visitor();
  const demo = new PlanningDemoModel(visitor.page, running.portico.demo.demoUrl);
  await demo.open('/embedded');
  await visitor.page.getByRole('link', { name: 'Google' }).click();
  await demo.showsDashboard();
  expect(await visitor.page.evaluate(async () => (await window.Portico.user())?.email)).toBe(email);
  expect(new URL(visitor.page.url()).pathname).toBe('/embedded');
});
