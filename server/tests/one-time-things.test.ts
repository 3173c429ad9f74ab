/**
 * The same tests for all single-use items: works once, for one of five concurrent requests, expires by clock, only in
 * the browser and for the user it was created for. A new kind of link, code or ticket gets a row here.
 */
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import type { ErrorBody } from '#shared/contract/errors.ts';
import { day, hour, minute, second } from '#server/lib/clock.ts';
import type { Answer, Browser } from '#server/testing/browser.ts';
import { authorizePath, callerFor, codeFor, exchange, linkParts, paths, tryLogin } from '#server/testing/flows.ts';
import { startIdentityProvider } from '#server/testing/identity-provider.ts';
import type { SeededUser } from '#server/testing/users.ts';
import { challengeFor, ok, ownPath, setUpApp, signInPath } from '#server/testing/second-factors.ts';
import { createSecurityKey, type SecurityKey } from '#server/testing/security-key.ts';
import { freePortPair } from '#server/testing/start-server.ts';
import { publicClient, useTestServer, type TestServer } from '#server/testing/test-server.ts';

const baseUrl = `http://localhost:${await freePortPair()}`;
const idp = await startIdentityProvider([`${baseUrl}/account/social/success`, `${baseUrl}/account/oidc/callback`]);
afterAll(() => idp.close());
const elsewhere = { clientId: idp.clientId, clientSecret: idp.clientSecret, issuer: idp.issuer };

const byLink = await useTestServer({
  config: {
    baseUrl,
    signIn: { alternatives: ['Code', 'MagicLink', 'SmsCode'], secondary: ['Passkeys'] },
    social: { google: elsewhere },
    sso: { connections: [{ ...elsewhere, key: 'acme', tenant: 'acme', domains: ['acme.example'] }] },
  },
});
const byCode = await useTestServer({
  config: { signUp: { confirmBy: 'code' }, invitations: { confirmBy: 'code' }, mfa: { enforce: 'Force' } },
});
await byLink.rows("update tenants set alias = 'acme' where id = $1", [byLink.people.acme]);
const { admin, member, stranger, guest } = byLink.people;

afterEach(async () => {
  for (const server of [byLink, byCode])
    for (const table of ['phones', 'factors', 'recovery_codes', 'lockouts']) await server.rows(`delete from ${table}`);
});

interface Begun {
  /** The browser that it was created in. */
  home: Browser;
  bring(browser: Browser): Promise<Answer>;
  /** The same, signed in as another user than it was created for. */
  asAnother?(): Promise<Answer>;
  /** An attempt with a wrong secret; another `number`, another secret. */
  guess?(number: number): Promise<Answer>;
}
interface OneTimeThing {
  begin(): Promise<Begun>;
  lifetime: number;
  /** Invalid in another browser. */
  bound: boolean;
  /** Contains the user that it was created for. */
  named?: true;
  /** Short enough to be guessed: invalid after this many wrong attempts. */
  tries?: number;
  on?: TestServer;
  /** Whether an answer is a success, if the status alone does not tell. */
  opens?(answer: Answer): boolean;
}

let count = 0;
const newAddress = () => `new-${(count += 1)}@start.example`;
/** A user with an app cannot enrol another one with the password alone. */
let turn = 0;
const eitherOfTwo = () => [guest, stranger][(turn += 1) % 2]!;
const other = (code: string, number: number) => String((Number(code) + 1 + number) % 1_000_000).padStart(6, '0');
const newNumber = () => `+1202555${String((count += 1)).padStart(4, '0')}`;
const auth = '/identity/resources/auth/v1';
const users = '/identity/resources/users';

async function mailed(address: string, server = byLink): Promise<string> {
  await server.settle();
  return server.mailbox.linkPath(address);
}
async function mailedCode(address: string, server = byLink): Promise<string> {
  await server.settle();
  return server.mailbox.code(address);
}
async function texted(number: string): Promise<string> {
  await byLink.settle();
  return byLink.phonebox.code(number);
}
async function givePhone(user: SeededUser): Promise<string> {
  const number = newNumber();
  await byLink.rows(
    'insert into phones (id, user_id, number, verified, created_at, updated_at) values (gen_random_uuid(), $1, $2, true, $3, $3)',
    [user.id, number, byLink.clock.read()],
  );
  return number;
}
async function signUp(
  server: TestServer,
): Promise<{ home: Browser; email: string; started: { userId: string; activationToken?: string } }> {
  const [home, email] = [server.browser(), newAddress()];
  return { home, email, started: ok(await home.post(paths.signUp, { email, password: 'typed at sign-up' })).json() };
}
async function invite(server: TestServer, email: string): Promise<void> {
  const { acme, admin: boss } = server.people;
  // the session is inserted directly: the requirements of an admin's own sign-in are tested elsewhere
  const { browser, headers } = server === byCode ? await forcedCaller() : await callerFor(server, boss, acme);
  const answer = await browser.post(paths.users, { email }, headers);
  if (answer.status !== 201) throw new Error(answer.text);
}
/** Signs in to a tenant that requires a second factor, by enrolling an authenticator app. */
async function forcedCaller(): Promise<{ browser: Browser; headers: Record<string, string> }> {
  const browser = byCode.browser();
  const { mfaToken } = await challengeFor(browser, byCode.people.admin);
  const { otcToken } = ok(await browser.post(`${signInPath}/emailcode`, { mfaToken })).json<{ otcToken: string }>();
  const code = await mailedCode(byCode.people.admin.email, byCode);
  const session = ok(await browser.post(`${signInPath}/emailcode/verify`, { mfaToken, otcToken, code })).json<{
    accessToken: string;
  }>();
  return { browser, headers: { authorization: `Bearer ${session.accessToken}` } };
}
async function atProvider(start: string, account: typeof idp.account): Promise<Begun> {
  const home = byLink.browser();
  idp.account = account;
  const back = await idp.visit((await home.get(start)).location);
  return { home, bring: (browser) => browser.get(back) };
}

const things: Record<string, OneTimeThing> = {
  'an authorization code': {
    lifetime: minute,
    bound: false,
    async begin() {
      const { browser: home } = await callerFor(byLink, member);
      const code = await codeFor(home);
      return { home, bring: (browser) => exchange(browser, code) };
    },
  },
  'an authorization request': {
    lifetime: 30 * minute,
    bound: true,
    async begin() {
      const home = byLink.browser();
      const state = new URL((await home.get(authorizePath())).location).searchParams.get('state');
      const token = (await tryLogin(home, member.email, member.password)).json<{ accessToken: string }>().accessToken;
      return {
        home,
        async bring(browser) {
          // its access token expires before the request
          const fresh =
            browser === home
              ? (await home.post(paths.refresh)).json<{ accessToken?: string }>().accessToken
              : undefined;
          const bound = await browser.post('/oauth/postlogin', { state, token: fresh ?? token });
          return await browser
            .get(`/oauth/postlogin/redirect?state=${state}`)
            .then((answer) => (bound.status === 200 ? answer : bound));
        },
      };
    },
  },
  'an activation link': {
    lifetime: 3 * day,
    bound: false,
    named: true,
    async begin() {
      const { home, email } = await signUp(byLink);
      const link = linkParts(await mailed(email));
      const activate = (userId = link.userId) =>
        byLink.browser().post(paths.activate, { token: link.token, userId, password: 'my very own password' });
      return { home, bring: () => activate(), asAnother: () => activate(member.id) };
    },
  },
  'an invitation of somebody with an account': {
    lifetime: 7 * day,
    bound: false,
    named: true,
    async begin() {
      await byLink.rows('delete from memberships where user_id = $1 and tenant_id = $2', [
        stranger.id,
        byLink.people.acme,
      ]);
      await invite(byLink, stranger.email);
      const link = linkParts(await mailed(stranger.email));
      const accept = (userId = link.userId) => byLink.browser().post(paths.acceptInvitation, { ...link, userId });
      return { home: byLink.browser(), bring: () => accept(), asAnother: () => accept(member.id) };
    },
  },
  'a reset link': {
    lifetime: hour,
    bound: false,
    named: true,
    async begin() {
      const home = byLink.browser();
      await home.post(paths.forgot, { email: guest.email });
      const link = linkParts(await mailed(guest.email));
      const reset = (userId = link.userId) =>
        byLink.browser().post(paths.reset, { ...link, userId, password: guest.password });
      return { home, bring: () => reset(), asAnother: () => reset(member.id) };
    },
  },
  'an unlock link': {
    lifetime: hour,
    bound: false,
    async begin() {
      const home = byLink.browser();
      for (let tries = 0; tries < 5; tries += 1) await tryLogin(home, guest.email, 'wrong password');
      const { token } = linkParts(await mailed(guest.email));
      return { home, bring: (browser) => browser.post(paths.unlock, { token }) };
    },
  },
  'a link that signs in': {
    lifetime: 15 * minute,
    bound: true,
    async begin() {
      const home = byLink.browser();
      await home.post(`${auth}/passwordless/magiclink/prelogin`, { email: member.email });
      const { token } = linkParts(await mailed(member.email));
      return { home, bring: (browser) => browser.post(`${auth}/passwordless/magiclink/postlogin`, { token }) };
    },
  },
  'a code by mail that signs in': {
    lifetime: 10 * minute,
    bound: true,
    tries: 5,
    async begin() {
      const home = byLink.browser();
      await home.post(`${auth}/passwordless/code/prelogin`, { email: member.email });
      const token = await mailedCode(member.email);
      const post = (browser: Browser, code: string) =>
        browser.post(`${auth}/passwordless/code/postlogin`, { token: code });
      return { home, bring: (browser) => post(browser, token), guess: (number) => post(home, other(token, number)) };
    },
  },
  'a code by SMS that signs in': {
    lifetime: 5 * minute,
    bound: true,
    tries: 5,
    async begin() {
      const [home, number] = [byLink.browser(), await givePhone(member)];
      await home.post(`${auth}/passwordless/smscode/prelogin`, { phoneNumber: number });
      const token = await texted(number);
      const post = (browser: Browser, code: string) =>
        browser.post(`${auth}/passwordless/smscode/postlogin`, { token: code });
      return { home, bring: (browser) => post(browser, token), guess: (number) => post(home, other(token, number)) };
    },
  },
  'a sign-in that waits for its second factor': {
    lifetime: 15 * minute,
    bound: true,
    tries: 5,
    async begin() {
      const user = eitherOfTwo();
      const app = await setUpApp(byLink, user);
      // the code that confirmed the app is used
      app.nextCode();
      const home = byLink.browser();
      await home.get('/account/login');
      const { mfaToken } = await challengeFor(home, user);
      const verify = (browser: Browser, value: string) => browser.post(`${signInPath}/verify`, { mfaToken, value });
      return {
        home,
        bring: (browser) => verify(browser, app.code()),
        guess: (number) => verify(home, other(app.code(), number * 1000)),
      };
    },
  },
  'a recovery code before signing in': {
    lifetime: 10 * minute,
    bound: true,
    opens: ({ text }) => text.includes('"mfaRequired":false'),
    async begin() {
      const user = eitherOfTwo();
      const app = await setUpApp(byLink, user);
      const home = byLink.browser();
      ok(await home.post(`${signInPath}/recover`, { email: user.email, recoveryCode: app.recoveryCodes[0] }));
      return { home, bring: (browser) => tryLogin(browser, user.email, user.password) };
    },
  },
  'a code by mail as second factor': {
    lifetime: 10 * minute,
    bound: true,
    tries: 5,
    named: true,
    on: byCode,
    async begin() {
      const home = byCode.browser();
      await home.get('/account/login');
      const { mfaToken } = await challengeFor(home, byCode.people.member);
      const { otcToken } = ok(await home.post(`${signInPath}/emailcode`, { mfaToken })).json<{ otcToken: string }>();
      const code = await mailedCode(byCode.people.member.email, byCode);
      const verify = (browser: Browser, token: string, typed = code) =>
        browser.post(`${signInPath}/emailcode/verify`, { mfaToken: token, otcToken, code: typed });
      const asAnother = async () => {
        const browser = byCode.browser();
        return await verify(browser, (await challengeFor(browser, byCode.people.guest)).mfaToken);
      };
      return {
        home,
        bring: (browser) => verify(browser, mfaToken),
        asAnother,
        guess: (number) => verify(home, mfaToken, other(code, number)),
      };
    },
  },
  'what a passkey signs': {
    lifetime: 5 * minute,
    bound: true,
    async begin() {
      const owner = await callerFor(byLink, member);
      const key = createSecurityKey(byLink.baseUrl);
      const { options } = ok(await owner.browser.post(`${users}/webauthn/v1/devices`, {}, owner.headers)).json<{
        options: Parameters<SecurityKey['create']>[0] & { user: { id: string } };
      }>();
      ok(
        await owner.browser.post(
          `${users}/webauthn/v1/devices/verify`,
          { ...key.create(options), deviceType: 'Platform' },
          owner.headers,
        ),
      );
      const home = byLink.browser();
      const asked = ok(await home.post(`${auth}/webauthn/prelogin`, {})).json<{
        options: Parameters<SecurityKey['get']>[0];
      }>();
      const answer = key.get(asked.options, { userVerified: true, userHandle: options.user.id });
      return { home, bring: (browser) => browser.post(`${auth}/webauthn/postlogin`, answer) };
    },
  },
  'a code that proves a phone number': {
    lifetime: 5 * minute,
    bound: false,
    tries: 5,
    named: true,
    async begin() {
      const [{ browser: home, headers }, third, number] = [
        await callerFor(byLink, member),
        await callerFor(byLink, guest),
        newNumber(),
      ];
      const { otcToken } = ok(
        await home.post(`${users}/phone-numbers/v1/preverify`, { phoneNumber: number }, headers),
      ).json<{ otcToken: string }>();
      const body = { otcToken, code: await texted(number) };
      const path = `${users}/phone-numbers/v1/verify`;
      const guess = (number: number) => home.post(path, { otcToken, code: other(body.code, number) }, headers);
      return {
        home,
        bring: () => home.post(path, body, headers),
        asAnother: () => third.browser.post(path, body, third.headers),
        guess,
      };
    },
  },
  'a code that sets up text messages as second factor': {
    lifetime: 5 * minute,
    bound: false,
    tries: 5,
    named: true,
    async begin() {
      const [{ browser: home, headers }, third, phoneNumber] = [
        await callerFor(byLink, eitherOfTwo()),
        await callerFor(byLink, member),
        newNumber(),
      ];
      const { otcToken } = ok(await home.post(`${ownPath}/sms/enroll`, { phoneNumber }, headers)).json<{
        otcToken: string;
      }>();
      const body = { otcToken, code: await texted(phoneNumber) };
      const path = `${ownPath}/sms/enroll/verify`;
      const guess = (number: number) => home.post(path, { otcToken, code: other(body.code, number) }, headers);
      return {
        home,
        bring: () => home.post(path, body, headers),
        asAnother: () => third.browser.post(path, body, third.headers),
        guess,
      };
    },
  },
  'a code for a lost phone': {
    lifetime: 10 * minute,
    bound: false,
    tries: 5,
    async begin() {
      const home = byLink.browser();
      const { resetPhoneNumberToken } = ok(await home.post(`${users}/v1/phone/reset`, { email: member.email })).json<{
        resetPhoneNumberToken: string;
      }>();
      const code = await mailedCode(member.email);
      const verify = (browser: Browser, typed: string) =>
        browser.post(`${users}/v1/phone/reset/verify`, { resetPhoneNumberToken, code: typed });
      return { home, bring: (browser) => verify(browser, code), guess: (number) => verify(home, other(code, number)) };
    },
  },
  'the ticket that a lost phone’s code gives': {
    lifetime: 30 * minute,
    bound: false,
    async begin() {
      const home = byLink.browser();
      const { resetPhoneNumberToken } = ok(await home.post(`${users}/v1/phone/reset`, { email: member.email })).json<{
        resetPhoneNumberToken: string;
      }>();
      const code = await mailedCode(member.email);
      const { changePhoneNumberToken } = ok(
        await home.post(`${users}/v1/phone/reset/verify`, { resetPhoneNumberToken, code }),
      ).json<{ changePhoneNumberToken: string }>();
      return {
        home,
        bring: (browser) =>
          browser.put(`${users}/v1/phone/change`, { changePhoneNumberToken, phoneNumber: newNumber() }),
      };
    },
  },
  'a code by SMS that resets a password': {
    lifetime: 5 * minute,
    bound: false,
    tries: 5,
    async begin() {
      const [home, number] = [byLink.browser(), await givePhone(guest)];
      const { sessionId } = ok(
        await home.post(`${users}/v2/passwords/reset/sms`, { identifier: number, identifierType: 'phoneNumber' }),
      ).json<{ sessionId: string }>();
      const otcToken = await texted(number);
      const verify = (browser: Browser, typed: string) =>
        browser.post(`${users}/v2/passwords/reset/sms/verify`, { otcToken: typed, sessionId });
      return {
        home,
        bring: (browser) => verify(browser, otcToken),
        guess: (number) => verify(home, other(otcToken, number)),
      };
    },
  },
  'an activation code': {
    lifetime: 10 * minute,
    bound: false,
    tries: 5,
    named: true,
    on: byCode,
    async begin() {
      const { home, email, started } = await signUp(byCode);
      const code = await mailedCode(email, byCode);
      const activate = (userId = started.userId, typed = code) =>
        home.post(`${users}/v1/activate/code`, { userId, token: started.activationToken, code: typed });
      return {
        home,
        bring: () => activate(),
        asAnother: () => activate(byCode.people.member.id),
        guess: (number) => activate(started.userId, other(code, number)),
      };
    },
  },
  'the code of an invitation': {
    lifetime: 7 * day,
    bound: false,
    tries: 5,
    named: true,
    on: byCode,
    async begin() {
      const { stranger: invited, acme, member: third } = byCode.people;
      await byCode.rows('delete from memberships where user_id = $1 and tenant_id = $2', [invited.id, acme]);
      await invite(byCode, invited.email);
      const link = linkParts(await mailed(invited.email, byCode));
      const code = byCode.mailbox.code(invited.email);
      const accept = (userId = link.userId, typed = code) =>
        byCode.browser().post(`${users}/v1/invitation/accept/code`, { ...link, userId, code: typed });
      return {
        home: byCode.browser(),
        bring: () => accept(),
        asAnother: () => accept(third.id),
        guess: (number) => accept(link.userId, other(code, number)),
      };
    },
  },
  'a ticket to act as somebody': {
    lifetime: 5 * minute,
    bound: false,
    named: true,
    async begin() {
      const { browser: home, headers } = await callerFor(byLink, admin);
      const ticket = (
        await home.post(
          '/identity/resources/impersonation/v1/tickets',
          { userId: member.id, reason: 'Ticket 4711: a question' },
          headers,
        )
      ).json<{ actorToken: string }>();
      const begin = (impersonatedUserId: string) =>
        byLink
          .browser()
          .post('/identity/resources/impersonation/v1', { impersonatedUserId, actorToken: ticket.actorToken });
      return { home, bring: () => begin(member.id), asAnother: () => begin(guest.id) };
    },
  },
  'a ticket of the portal': {
    lifetime: minute,
    bound: false,
    async begin() {
      const { browser: home, headers } = await callerFor(byLink, member);
      const { url } = (
        await home.post('/oauth/portal/ticket', {}, { ...headers, origin: publicClient.origins[0]! })
      ).json<{ url: string }>();
      const ticket = new URLSearchParams(new URL(url).hash.slice(1)).get('ticket');
      return { home, bring: () => byLink.browser().post('/oauth/portal/enter', { ticket }) };
    },
  },
  'an answer of a provider': {
    lifetime: 15 * minute,
    bound: true,
    begin: () =>
      atProvider(`${auth.replace('v1', 'v2')}/user/sso/default/google/prelogin`, {
        sub: `sub-${(count += 1)}`,
        email: newAddress(),
        email_verified: true,
        name: 'Noor Haddad',
      }),
  },
  'an answer of a company’s provider': {
    lifetime: 15 * minute,
    bound: true,
    async begin() {
      const home = byLink.browser();
      const email = `colleague-${(count += 1)}@acme.example`;
      const { address } = (await home.post(`${auth.replace('v1', 'v2')}/user/sso/prelogin`, { email })).json<{
        address: string;
      }>();
      idp.account = { sub: email, email, email_verified: true, name: 'Noor Haddad' };
      const left = await home.follow(await home.get(address));
      const back = await idp.visit(left.location);
      return { home, bring: (browser) => browser.get(back) };
    },
  },
};

/** Whether it had its effect. Pages answer with a redirect. */
const opensByStatus = ({ status, text }: Answer) =>
  status === 200 ? !text.startsWith('<!doctype') : status === 302 || status === 303;

describe.each(Object.entries(things))(
  '%s',
  (_name, { begin, lifetime, bound, named, tries, on = byLink, opens: opened = opensByStatus }) => {
    it('V6.5.1 works once', async () => {
      const { home, bring } = await begin();
      const first = await bring(home);
      expect(opened(first), first.text.slice(0, 300)).toBe(true);
      const again = await bring(home);
      expect(opened(again), again.text.slice(0, 300)).toBe(false);
      expect(again.status).toBeLessThan(500);
    });

    it('V15.4.1 works for one of five concurrent requests', async () => {
      const { home, bring } = await begin();
      const answers = await Promise.all(Array.from({ length: 5 }, () => bring(home)));
      expect(answers.filter(opened)).toHaveLength(1);
      expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    });

    it('expires by clock, not by a cleanup job', async () => {
      const early = await begin();
      on.clock.advance(lifetime - 5 * second);
      const inTime = await early.bring(early.home);
      expect(opened(inTime), inTime.text.slice(0, 300)).toBe(true);
      const late = await begin();
      on.clock.advance(lifetime);
      const tooLate = await late.bring(late.home);
      expect(opened(tooLate), tooLate.text.slice(0, 300)).toBe(false);
    });

    it.runIf(bound)('does not work in another browser', async () => {
      const { bring } = await begin();
      const other = on.browser();
      await other.get('/account/login');
      const answer = await bring(other);
      expect(opened(answer), answer.text.slice(0, 300)).toBe(false);
      expect(answer.headers.getSetCookie().join()).not.toContain('fe_refresh');
    });

    it.runIf(named)('does not work for another user', async () => {
      const { home, bring, asAnother } = await begin();
      const answer = await asAnother!();
      expect(opened(answer), answer.text.slice(0, 300)).toBe(false);
      // and it stays valid for its owner
      const own = await bring(home);
      expect(opened(own), own.text.slice(0, 300)).toBe(true);
    });

    it.runIf(tries)('V6.6.3 is invalid after the last attempt, even with the right secret', async () => {
      const { home, bring, guess } = await begin();
      for (let number = 0; number < tries!; number += 1) expect(opened(await guess!(number))).toBe(false);
      const right = await bring(home);
      expect(opened(right), right.text.slice(0, 300)).toBe(false);
    });

    it.runIf(tries)('V6.6.3 counts concurrent guesses exactly', async () => {
      const { home, bring, guess } = await begin();
      const answers = await Promise.all(Array.from({ length: 20 }, (_, number) => guess!(number)));
      expect(answers.filter(opened)).toEqual([]);
      // each checked attempt reports how many are left; the last one, and all after it, report none
      const left = answers.filter((answer) => answer.json<ErrorBody>().context?.['triesLeft'] !== undefined);
      expect(left).toHaveLength(tries! - 1);
      const right = await bring(home);
      expect(opened(right), right.text.slice(0, 300)).toBe(false);
    });
  },
);
