import { expect, test } from 'vitest';
import { ActivateModel } from './models/activate.model.ts';
import { InvitationModel } from './models/invitation.model.ts';
import { LoginModel } from './models/login.model.ts';
import { PlanningDemoModel } from './models/planning-demo.model.ts';
import { invite, signInByApi } from './support/api.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import { setUp } from './support/set-up.ts';
import { newAddress, newPassword } from './support/start-portico.ts';

const running = setUp();

test('a new user opens the invitation, chooses a password, and joins the tenant', async () => {
  const email = newAddress('ingrid.solheim');
  await invite(running.portico, email, 'Ingrid Solheim');
  const link = await running.portico.inbox.link(email);
  for (let visits = 0; visits < 5; visits++) await fetch(link);

  const visitor = await running.browser.visitor();
  await visitor.page.goto(link);
  const activate = new ActivateModel(visitor.page);
  await activate.asksForPassword();
  await expectAccessible(visitor);
  await activate.comesAlive();
  const password = newPassword();
  await activate.choosePassword(password);
  await new PlanningDemoModel(visitor.page, running.portico.demo.demoUrl).showsDashboard();
  expect(await tenantOf({ email, password })).toBe(running.portico.admin.tenantId);
});

test('a user with an account accepts with one click, and the link is used up', async () => {
  const { email } = running.portico.otherAdmin;
  await invite(running.portico, email);
  const link = await running.portico.inbox.link(email);
  for (let visits = 0; visits < 5; visits++) await fetch(link);

  const visitor = await running.browser.visitor();
  const { page } = visitor;
  await page.goto(link);
  const invitation = new InvitationModel(page);
  await invitation.asksToJoin(running.portico.admin.tenantName);
  await expectAccessible(visitor);
  await invitation.comesAlive();
  await invitation.submit.click();
  await invitation.saysTheyAreIn();
  await expectAccessible(visitor);
  expect(await tenantsOf(running.portico.otherAdmin)).toContain(running.portico.admin.tenantId);

  visitor.expectRefusal(409, '/account/invitation/accept');
  visitor.expectRefusal(410, '/account/invitation/accept');
  visitor.expectRefusal(400, '/account/invitation/accept');
  await page.goto(link);
  await invitation.saysLinkIsDead();
  await expectAccessible(visitor);
});

test('an expired invitation shows a message, and leads to sign-in', async () => {
  const email = newAddress('late.guest');
  await invite(running.portico, email);
  const link = await running.portico.inbox.link(email);
  running.portico.advance(8 * 86_400_000);
  const visitor = await running.browser.visitor();
  visitor.expectRefusal(410, '/account/activate');
  visitor.expectRefusal(400, '/account/activate');
  await visitor.page.goto(link);
  const activate = new ActivateModel(visitor.page);
  await activate.saysLinkIsDead();
  await activate.link('Back to sign-in').click();
  await new LoginModel(visitor.page).asksForEmail();
});

interface Me {
  tenantId: string;
  tenantIds: string[];
}

async function me(credentials: { email: string; password: string }): Promise<Me> {
  const token = await signInByApi(running.portico, credentials);
  const answer = await fetch(`${running.portico.demo.baseUrl}/identity/resources/users/v2/me`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.status).toBe(200);
  return (await answer.json()) as Me;
}

const tenantOf = async (credentials: { email: string; password: string }) => (await me(credentials)).tenantId;
const tenantsOf = async (credentials: { email: string; password: string }) => (await me(credentials)).tenantIds;
