/** The second admin decides by the link of a mail: through sign-in or a second factor and back, with JavaScript and without. */
import type { BrowserContextOptions } from 'playwright-core';
import { expect, test } from 'vitest';
import { appCode, SecondFactorModel } from './models/second-factor.model.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import type { Visitor } from './support/open-browser.ts';
import { setUp } from './support/set-up.ts';
import type { Portico } from './support/start-portico.ts';
import { apiOf, makeMember, type TeamMember } from './support/team.ts';

const running = setUp();
const resets = '/identity/resources/users/mfa-resets/v1';
const enroll = '/identity/resources/users/v1/mfa/authenticator/enroll';
/** By server, how far its clock is ahead: a test that is tried again has another one. */
const ahead = new WeakMap<Portico, number>();

function wait(milliseconds: number): void {
  ahead.set(running.portico, (ahead.get(running.portico) ?? 0) + milliseconds);
  running.portico.advance(milliseconds);
}

/** @returns what the app shows */
async function setUpApp(user: TeamMember): Promise<() => string> {
  const send = await apiOf(running.portico, user);
  const { secret } = await send<{ secret: string }>('POST', enroll, {});
  const code = () => appCode(secret, Date.now() + (ahead.get(running.portico) ?? 0));
  await send('POST', `${enroll}/verify`, { token: code() });
  return code;
}

/** The demo's admin asks; the other one has the mail. */
async function asked(
  name: string,
  second: TeamMember,
): Promise<{ lost: TeamMember; link: string; open(): Promise<number> }> {
  const lost = await makeMember(running.portico, name, 'member');
  await setUpApp(lost);
  const send = await apiOf(running.portico, running.portico.admin);
  await send('POST', resets, { userId: lost.id });
  const question = async () =>
    (await running.portico.inbox.to(second.email)).find(
      ({ subject, text }) => subject.startsWith('Approve an MFA reset') && text.includes(lost.email),
    );
  await expect.poll(question).toBeDefined();
  const link = (await question())!.links[0]!;
  const open = async () =>
    (
      await (
        await apiOf(running.portico, running.portico.admin)
      )<{ items: { state: string }[] }>('GET', `${resets}?userId=${lost.id}`)
    ).items.filter(({ state }) => state === 'asked').length;
  return { lost, link, open };
}

async function visit(
  link: string,
  options: BrowserContextOptions,
): Promise<{ visitor: Visitor; box: SecondFactorModel }> {
  const visitor = await running.browser.visitor(options);
  visitor.expectRefusal(404, '/auth/v2/user/sso/prelogin');
  await visitor.page.goto(link);
  await visitor.page.getByRole('heading', { name: 'MFA reset' }).waitFor();
  return { visitor, box: new SecondFactorModel(visitor.page) };
}

async function fits(visitor: Visitor): Promise<void> {
  await expectAccessible(visitor);
  expect(
    await visitor.page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBe(0);
}

test('the emailed link shows the request, leads through sign-in and back, and one click approves', async () => {
  const second = await makeMember(running.portico, 'Ben Second', 'admin');
  const { lost, link, open } = await asked('Lotte Lost', second);
  const { visitor, box } = await visit(link, { colorScheme: 'dark', viewport: { width: 360, height: 720 } });
  const { page } = visitor;
  await page.getByText('To decide, sign in as the admin', { exact: false }).waitFor();
  await fits(visitor);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await box.signIn(second);
  await page.getByText(`Approve only if ${lost.name} asked you`, { exact: false }).waitFor();
  expect(page.url()).toBe(link);
  await fits(visitor);
  expect(await open()).toBe(1);
  await page.getByRole('button', { name: 'Approve reset' }).click();
  await page.getByRole('heading', { name: 'Reset approved' }).waitFor();
  expect(await open()).toBe(0);
  await fits(visitor);
  visitor.expectRefusal(404, '/account/approve');
  await page.goto(link);
  await page.getByRole('heading', { name: 'This request is closed' }).waitFor();
});

test('an admin with an old sign-in passes MFA in the existing session, and declines', async () => {
  const second = await makeMember(running.portico, 'Carl Second', 'admin');
  const code = await setUpApp(second);
  const { link, open } = await asked('Lou Lost', second);
  // an app's code works once
  wait(60_000);
  const { visitor, box } = await visit(link, {});
  const { page } = visitor;
  await page.getByRole('button', { name: 'Sign in' }).click();
  await box.signIn(second);
  await box.giveCode(code());
  await page.getByRole('button', { name: 'Approve reset' }).waitFor();
  wait(11 * 60_000);
  visitor.expectRefusal(403, '/account/approve');
  await page.getByRole('button', { name: 'Approve reset' }).click();
  await page.getByText('To decide, sign in as the admin', { exact: false }).waitFor();
  expect(await open()).toBe(1);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await box.giveCode(code());
  await page.getByRole('button', { name: 'Decline', exact: true }).click();
  await page.getByRole('heading', { name: 'Reset declined' }).waitFor();
  expect(await open()).toBe(0);
});

test('without JavaScript, and from right to left', async () => {
  const second = await makeMember(running.portico, 'Dan Second', 'admin');
  const { link, open } = await asked('Lena Lost', second);
  const { visitor } = await visit(link, { javaScriptEnabled: false, viewport: { width: 360, height: 720 } });
  const { page } = visitor;
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.locator('#portico-email').fill(second.email);
  await page.locator('#portico-submit').click();
  await page.locator('#portico-password').fill(second.password);
  await page.locator('#portico-submit').click();
  await page.goto(`${link}&ui_locales=ar`);
  expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
  await page.goto(`${link}&ui_locales=en`);
  await page.getByRole('button', { name: 'Approve reset' }).click();
  await page.getByRole('heading', { name: 'Reset approved' }).waitFor();
  expect(await open()).toBe(0);
});
