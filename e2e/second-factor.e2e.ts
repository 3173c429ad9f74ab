import type { BrowserContextOptions, CDPSession } from 'playwright-core';
import { expect, test } from 'vitest';
import { appCode, SecondFactorModel } from './models/second-factor.model.ts';
import type { Credentials } from './models/login.model.ts';
import { answerOf, authorizationRequest } from './support/client.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import type { Visitor } from './support/open-browser.ts';
import { setUp } from './support/set-up.ts';

const running = setUp({ mfa: { enforce: 'Force' } });
const noCompanySignIn = '/identity/resources/auth/v2/user/sso/prelogin';

let ahead = 0;
/** What the server takes for the present. */
const now = () => Date.now() + ahead;
function advance(milliseconds: number): void {
  ahead += milliseconds;
  running.portico.advance(milliseconds);
}

interface Arrived {
  visitor: Visitor;
  box: SecondFactorModel;
}

/** A browser that an application has sent to sign in, after the first factor. */
async function passedTheFirst(person: Credentials, options: BrowserContextOptions = {}, visitor?: Visitor): Promise<Arrived> {
  const by = visitor ?? (await running.browser.visitor(options));
  by.expectRefusal(404, noCompanySignIn);
  await by.page.goto(authorizationRequest(running.portico, { prompt: 'login' }).url);
  const box = new SecondFactorModel(by.page);
  if (options.javaScriptEnabled !== false) await box.comesAlive();
  await box.signIn(person);
  return { visitor: by, box };
}

const arrives = async ({ visitor }: Arrived) => expect((await answerOf(running.portico, visitor.page)).error).toBeNull();

test('4.3 a policy asks for a second step: an app is set up, its codes are saved, and it signs in from then on', async () => {
  const { member } = running.portico;
  const first = await passedTheFirst(member);
  await first.box.shows('Add a second step');
  await expectAccessible(first.visitor);
  await first.box.choose('Authenticator app');
  const key = await first.box.appKey();
  await expectAccessible(first.visitor);
  first.visitor.expectRefusal(400, '/authenticator/enroll/verify');
  await first.box.giveCode('000000');
  await first.box.errorOf('code').waitFor();
  await first.box.giveCode(appCode(key, now()));
  const codes = await first.box.recoveryCodes();
  expect(codes).toHaveLength(10);
  await expectAccessible(first.visitor);
  await first.box.saveCodes();
  await arrives(first);

  advance(30_000);
  const second = await passedTheFirst(member);
  await second.box.shows('Enter the code from your app');
  await expectAccessible(second.visitor);
  await second.visitor.page.reload();
  await second.box.comesAlive();
  await second.box.shows('Enter the code from your app');
  await second.box.remember.check();
  await second.box.giveCode(appCode(key, now()));
  await arrives(second);

  const third = await passedTheFirst(member, {}, second.visitor);
  await arrives(third);

  const lost = await passedTheFirst(member);
  await lost.box.choose('Confirm another way');
  await lost.box.shows('Confirm that it’s you');
  await expectAccessible(lost.visitor);
  await lost.box.choose('Recovery code');
  await lost.box.shows('Use a recovery code');
  await expectAccessible(lost.visitor);
  await lost.box.giveCode(codes[0]!);
  await arrives(lost);
});

test('4.3 a security key is set up and signs in', async () => {
  const { admin } = running.portico;
  const first = await passedTheFirst(admin);
  const session = await withSecurityKey(first.visitor);
  await first.box.choose('Security key');
  await first.box.shows('Set up a security key');
  await expectAccessible(first.visitor);
  await first.box.submit.click();
  await first.box.saveCodes();
  await arrives(first);

  const second = await passedTheFirst(admin, {}, first.visitor);
  await second.box.shows('Use your security key');
  await expectAccessible(second.visitor);
  await second.box.submit.click();
  await arrives(second);
  await session.detach();
});

async function withSecurityKey({ context, page }: Visitor): Promise<CDPSession> {
  const session = await context.newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: { protocol: 'ctap2', transport: 'usb', hasResidentKey: false, hasUserVerification: false, automaticPresenceSimulation: true },
  });
  return session;
}

test('4.3 a code by e-mail, then a phone in its place, on a narrow screen', async () => {
  const { otherAdmin, inbox } = running.portico;
  const narrow = { viewport: { width: 360, height: 740 } };
  const fits = async ({ visitor }: Arrived) => {
    await expectAccessible(visitor);
    expect(await visitor.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  };
  const first = await passedTheFirst(otherAdmin, narrow);
  await first.box.shows('Add a second step');
  await fits(first);
  await first.box.choose('Code by e-mail');
  await first.box.shows('Check your e-mail');
  await fits(first);
  await first.box.giveCode((await inbox.next(otherAdmin.email)).codes[0]!);
  await arrives(first);

  const second = await passedTheFirst(otherAdmin, narrow);
  await second.box.choose('Text messages');
  await second.box.shows('Which phone gets the codes?');
  await fits(second);
  await second.visitor.page.locator('input[name=phoneNumber]').fill('+49 1511 2345678');
  await second.box.submit.click();
  await second.box.shows('Check your messages');
  await fits(second);
  await second.box.giveCode((await inbox.next('+4915112345678')).codes[0]!);
  await second.box.recoveryCodes();
  await fits(second);
  await second.box.saveCodes();
  await arrives(second);

  const third = await passedTheFirst(otherAdmin, narrow);
  await third.box.shows('Check your messages');
  await third.box.giveCode((await inbox.next('+4915112345678', 2)).codes[0]!);
  await arrives(third);
});

test('4.3 without JavaScript a code of the phone signs in too', async () => {
  const { otherAdmin, inbox } = running.portico;
  const { visitor, box } = await passedTheFirst(otherAdmin, { javaScriptEnabled: false });
  await box.shows('Confirm that it’s you');
  await box.submit.click();
  await box.shows('Check your messages');
  await box.giveCode((await inbox.next('+4915112345678', 3)).codes[0]!);
  await arrives({ visitor, box });
});
