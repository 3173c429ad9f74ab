import type { BrowserContextOptions } from 'playwright-core';
import { decodeJwt } from 'jose';
import { expect, test } from 'vitest';
import type { Credentials } from './models/login.model.ts';
import { PasskeysModel, withDevice, type Device } from './models/passkeys.model.ts';
import { PlanningDemoModel } from './models/planning-demo.model.ts';
import { answerOf, authorizationRequest, tradeCode } from './support/client.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import type { Visitor } from './support/open-browser.ts';
import { setUp } from './support/set-up.ts';
import { makeMember } from './support/team.ts';

const running = setUp({ signIn: { secondary: ['Passkeys'] }, flags: { 'show-passkeys-new': true } });
const multiFactorClass = 'http://schemas.openid.net/pape/policies/2007/06/multi-factor';
const ssoPrelogin = '/identity/resources/auth/v2/user/sso/prelogin';

interface Arrived {
  visitor: Visitor;
  box: PasskeysModel;
  device: Device;
}

async function arrive(options: BrowserContextOptions = {}): Promise<Arrived> {
  const visitor = await running.browser.visitor(options);
  visitor.expectRefusal(404, ssoPrelogin);
  const device = await withDevice(visitor.context, visitor.page);
  return { visitor, device, box: new PasskeysModel(visitor.page) };
}

/** An application sends the browser to sign in. */
async function sentToSignIn({ visitor, box }: Arrived): Promise<void> {
  await visitor.page.goto(authorizationRequest(running.portico, { prompt: 'login' }).url);
  await box.comesAlive();
}

/** @returns whether it got a code */
async function backAtTheApplication({ visitor }: Arrived): Promise<boolean> {
  const { code, error } = await answerOf(running.portico, visitor.page);
  expect(error).toBeNull();
  return Boolean(code);
}

/** Signs in by the password, and makes the passkey that is offered then. */
async function makePasskey(user: Credentials, arrived: Arrived): Promise<void> {
  await sentToSignIn(arrived);
  await arrived.box.signIn(user);
  await arrived.box.offersPasskey();
  await arrived.box.submit.click();
  await backAtTheApplication(arrived);
}

test('4.2 a passkey is offered after the password, made, and signs in from the field', async () => {
  const arrived = await arrive();
  const { box, device, visitor } = arrived;
  await sentToSignIn(arrived);
  await expectAccessible(visitor);
  await box.signIn(running.portico.member);
  await box.offersPasskey();
  await expectAccessible(visitor);
  await box.submit.click();
  await backAtTheApplication(arrived);
  expect(await device.count()).toBe(1);

  // the browser finds it by itself, and its owner takes it
  await visitor.page.goto(authorizationRequest(running.portico, { prompt: 'login' }).url);
  await backAtTheApplication(arrived);
});

test('4.2 the button signs in where the browser offers nothing in the field, and the method is remembered', async () => {
  const arrived = await arrive();
  const { box, visitor } = arrived;
  await offersNothingByItself(arrived);
  await makePasskey(running.portico.admin, arrived);
  await sentToSignIn(arrived);
  await box.button.click();
  await backAtTheApplication(arrived);
  await sentToSignIn(arrived);
  expect(await visitor.page.evaluate(() => localStorage.getItem('preferred-login-method'))).toBe('passkeys');

  // and in place of the password, once the address is given
  await box.giveEmail(running.portico.admin.email);
  await box.asksForPassword();
  await visitor.page.getByRole('link', { name: 'Use a passkey instead' }).click();
  await backAtTheApplication(arrived);
});

/** An older browser: supports passkeys, but not conditional mediation. */
async function offersNothingByItself({ visitor }: Arrived): Promise<void> {
  await visitor.context.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });
}

test('4.4 a passkey is the second step where an application asks for several factors, also of who signed in by one', async () => {
  const arrived = await arrive({ viewport: { width: 360, height: 740 } });
  const { box, visitor } = arrived;
  await offersNothingByItself(arrived);
  // the other people of this file have none, or their own
  await makePasskey(running.portico.demo.users[3]!, arrived);
  const confirmed = async (maxAge?: string) => {
    const request = authorizationRequest(running.portico, {
      acr_values: multiFactorClass,
      ...(maxAge !== undefined && { max_age: maxAge }),
    });
    await visitor.page.goto(request.url);
    await box.asksToConfirmWithPasskey();
    await box.comesAlive();
    await expectAccessible(visitor);
    await box.submit.click();
    const { code } = await answerOf(running.portico, visitor.page);
    const { body } = await tradeCode(running.portico, code!, request.verifier);
    return decodeJwt(String(body['id_token']));
  };
  const before = Math.floor(Date.now() / 1000);
  const claims = await confirmed();
  expect(claims).toMatchObject({ acr: multiFactorClass, amr: ['pwd', 'mfa', 'hwk', 'user'] });
  expect(claims['auth_time']).toBeGreaterThanOrEqual(before);

  await sentToSignIn(arrived);
  await box.button.click();
  await backAtTheApplication(arrived);
  expect(await confirmed('0')).toMatchObject({ acr: multiFactorClass, amr: ['hwk', 'user', 'mfa'] });
});

test('4.2 users who have one, or declined to be asked, are offered none', async () => {
  const arrived = await arrive();
  const { box } = arrived;
  await sentToSignIn(arrived);
  await box.signIn(running.portico.otherAdmin);
  await box.offersPasskey();
  await box.link('Not now').click();
  await backAtTheApplication(arrived);

  await sentToSignIn(arrived);
  await box.signIn(running.portico.otherAdmin);
  await box.offersPasskey();
  await box.link('Don’t ask again').click();
  await backAtTheApplication(arrived);

  await sentToSignIn(arrived);
  await box.signIn(running.portico.otherAdmin);
  await backAtTheApplication(arrived);

  const holder = await makeMember(running.portico, 'Hilde Holder', 'member');
  await makePasskey(holder, await arrive());
  const otherBrowser = await arrive();
  await sentToSignIn(otherBrowser);
  await otherBrowser.box.signIn(holder);
  expect(await backAtTheApplication(otherBrowser)).toBe(true);
});

test('a reload of the offer goes on, and one of the question stays there, on a narrow screen', async () => {
  const narrow = await arrive({ viewport: { width: 360, height: 740 } });
  const fits = async () => {
    await expectAccessible(narrow.visitor);
    expect(await narrow.visitor.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  };
  await sentToSignIn(narrow);
  await fits();
  await narrow.box.button.click();
  await narrow.box.banner.waitFor();
  await narrow.visitor.page.reload();
  await narrow.box.comesAlive();
  await narrow.box.asksForPasskey();
  await fits();
  await narrow.box.submit.click();
  await narrow.box.banner.waitFor();
  expect(await narrow.box.banner.textContent()).toContain('We couldn’t get a passkey');
  await fits();
  await narrow.box.link('Sign in another way').click();
  await narrow.box.signIn(running.portico.otherAdmin);
  await narrow.box.offersPasskey();
  await fits();
  await narrow.visitor.page.reload();
  await backAtTheApplication(narrow);
});

test('a removed passkey shows an error, with a link to another sign-in method', async () => {
  const arrived = await arrive();
  const { box, visitor } = arrived;
  const { otherAdmin } = running.portico;
  await makePasskey(otherAdmin, arrived);
  await removePasskeys(arrived, otherAdmin);
  visitor.expectRefusal(401, '/webauthn/postlogin');
  await visitor.page.goto(authorizationRequest(running.portico, { prompt: 'login' }).url);
  await box.banner.waitFor();
  expect(await box.banner.textContent()).toContain('no longer registered');
  await box.link('Sign in another way').waitFor();
});

/** As the profile page does. */
async function removePasskeys({ visitor }: Arrived, { email, password }: Credentials): Promise<void> {
  const base = `${running.portico.demo.baseUrl}/identity/resources`;
  const { request } = visitor.context;
  const { accessToken } = (await (
    await request.post(`${base}/auth/v1/user`, { data: { email, password } })
  ).json()) as { accessToken: string };
  const headers = { authorization: `Bearer ${accessToken}` };
  const { devices } = (await (await request.get(`${base}/users/webauthn/v1/devices`, { headers })).json()) as {
    devices: { id: string }[];
  };
  expect(devices).toHaveLength(1);
  for (const { id } of devices)
    expect((await request.delete(`${base}/users/webauthn/v1/devices/${id}`, { headers })).status()).toBe(200);
}

test('without JavaScript the page explains what is missing, and the password signs in', async () => {
  const visitor = await running.browser.visitor({ javaScriptEnabled: false });
  const box = new PasskeysModel(visitor.page);
  await visitor.page.goto(authorizationRequest(running.portico).url);
  await box.button.click();
  await box.asksForPasskey();
  expect(await visitor.page.locator('noscript').innerText()).toContain('Passkeys require JavaScript.');
  await box.submit.click();
  await box.asksForPasskey();
  await box.link('Sign in another way').click();
  await box.signIn(running.portico.member);
  expect((await answerOf(running.portico, visitor.page)).code).toBeTruthy();
});

test('an embedded box of the same host offers a passkey, and signs in with it', async () => {
  const arrived = await arrive();
  const { visitor, box, device } = arrived;
  await offersNothingByItself(arrived);
  const demo = new PlanningDemoModel(visitor.page, running.portico.demo.demoUrl);
  await demo.open('/embedded');
  await box.signIn(running.portico.otherAdmin);
  await box.offersPasskey();
  await expectAccessible(visitor);
  await box.submit.click();
  await demo.showsDashboard();
  expect(await device.count()).toBe(1);
  await demo.signOut();
  await box.button.click();
  await demo.showsDashboard();
  expect(new URL(visitor.page.url()).pathname).toBe('/embedded');
});
