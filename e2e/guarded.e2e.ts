import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ForgotPasswordModel } from './models/forgot-password.model.ts';
import { LoginModel } from './models/login.model.ts';
import { PortalModel } from './models/portal.model.ts';
import { ResetPasswordModel } from './models/reset-password.model.ts';
import { signInByApi } from './support/api.ts';
import { authorizationRequest } from './support/client.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import type { Visitor } from './support/open-browser.ts';
import { setUp } from './support/set-up.ts';

/** One leaked password: that of the second tenant's admin, so that the other people can sign in. */
const leaked = 'leaked and written down 1';
const folder = await mkdtemp(join(tmpdir(), 'portico-leaked-'));
const file = join(folder, 'hashes.txt');
await writeFile(file, `${createHash('sha1').update(leaked).digest('hex').toUpperCase()}:7\n`);
afterAll(() => rm(folder, { recursive: true }));

const running = setUp({ captcha: { enabled: true, difficulty: 10 }, passwords: { breached: { mode: 'block', file } } });

/** @returns the link of the mail that comes then */
async function askForLink(visitor: Visitor): Promise<string> {
  const { demo, inbox, member } = running.portico;
  const before = (await inbox.to(member.email)).length;
  visitor.expectRefusal(400, '/passwords/reset');
  await visitor.page.goto(`${demo.baseUrl}/account/forget-password`);
  const forgot = new ForgotPasswordModel(visitor.page);
  await forgot.comesAlive();
  await forgot.askFor(member.email);
  await forgot.saysMailIsSent();
  return await inbox.link(member.email, before + 1);
}

test('7.4 a page solves the proof of work by itself, and the email is sent', async () => {
  expect(await askForLink(await running.browser.visitor())).toContain('/account/reset-password');
});

test('7.4 without JavaScript waiting stands in for the proof of work: the page says how long, and the form passes then', async () => {
  const { demo, otherAdmin, inbox } = running.portico;
  const visitor = await running.browser.visitor({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
  visitor.expectRefusal(400, '/account/forget-password');
  await visitor.page.goto(`${demo.baseUrl}/account/forget-password`);
  const forgot = new ForgotPasswordModel(visitor.page);
  await forgot.askFor(otherAdmin.email);
  await visitor.page.getByText('Wait 15 seconds, then try again.').waitFor();
  expect(await forgot.email.inputValue()).toBe(otherAdmin.email);
  expect(await visitor.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(await inbox.to(otherAdmin.email)).toEqual([]);
  running.portico.advance(15_000);
  await forgot.submit.click();
  await forgot.saysMailIsSent();
  expect(await inbox.link(otherAdmin.email)).toContain('/account/reset-password');
});

test('4.2 a leaked password cannot be chosen: the form says why and keeps what was typed', async () => {
  const visitor = await running.browser.visitor();
  await visitor.page.goto(await askForLink(visitor));
  visitor.expectRefusal(400, '/passwords/reset/verify');
  await new ResetPasswordModel(visitor.page).comesAlive();
  const field = visitor.page.locator('input[autocomplete=new-password]');
  await field.fill(leaked);
  await visitor.page.locator('[data-part=strength]').waitFor();
  await expectAccessible(visitor);
  await visitor.page.getByRole('button', { name: 'Save password' }).click();
  await visitor.page.getByText('appeared in a data breach').waitFor();
});

test('4.5 an admin acts as a member: one press, a bar in the portal and on every page with the tag, and one press out of it', async () => {
  const { demo, admin, member } = running.portico;
  const token = await signInByApi(running.portico, admin);
  const call = async (method: string, path: string, body?: unknown) => {
    const answer = await fetch(`${demo.baseUrl}${path}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return (await answer.json()) as Record<string, unknown>;
  };
  const { items } = (await call('GET', `/team/resources/members/v1?search=${encodeURIComponent(member.email)}`)) as {
    items: { id: string; name: string }[];
  };
  const user = items[0]!;
  const ticket = await call('POST', '/identity/resources/impersonation/v1/tickets', {
    userId: user.id,
    reason: 'Ticket 4711',
  });

  const visitor = await running.browser.visitor();
  await visitor.page.goto(String(ticket['url']));
  await visitor.page.getByRole('heading', { name: `Impersonate ${user.name}` }).waitFor();
  await new LoginModel(visitor.page).comesAlive();
  await expectAccessible(visitor);
  await visitor.page.getByRole('button', { name: 'Start impersonation' }).click();
  await visitor.page.getByRole('heading', { name: `You’re impersonating ${user.name}` }).waitFor();
  await visitor.page.waitForURL((url) => !url.pathname.startsWith('/account/impersonate'));
  // every page with the element shows who acts as the user and until when, with a button to stop
  const bar = visitor.page.locator('portico-impersonation-bar');
  await visitor.page.goto(demo.demoUrl);
  await bar.getByText(`is acting as ${user.name} until`).waitFor();
  await bar.getByRole('button', { name: `Stop acting as ${user.name}` }).waitFor();
  await expectAccessible(visitor);
  const portal = new PortalModel(visitor.page, demo.baseUrl);
  await portal.open('/profile');
  await portal.shows('Profile');
  const leave = visitor.page.getByRole('button', { name: `Stop acting as ${user.name}` });
  await leave.waitFor();
  await expectAccessible(visitor);
  await visitor.page.goto(`${demo.baseUrl}/account/logout`);
  await new LoginModel(visitor.page).comesAlive();
  await leave.click();
  await visitor.page.getByRole('heading', { name: /signed out/i }).waitFor();
  await visitor.page.goto(authorizationRequest(running.portico).url);
  await new LoginModel(visitor.page).asksForEmail();
});
