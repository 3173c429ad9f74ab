/**
 * Every way in: to begin a session in a tenant, to enter it from another one, and to use a session. Shared by the tests
 * of all policies that are asked at each of them; a table with a row for each way names them by `WayIn`.
 */
import { afterAll } from 'vitest';
import type { Answer, Browser } from './browser.ts';
import { authorizePath, bearer, callerFor, codeFor, exchange, linkParts, paths, tryLogin } from './flows.ts';
import { startIdentityProvider, type IdentityProvider } from './identity-provider.ts';
import { addApp, signInPath, signInWithApp, stepUpPath, type App } from './second-factors.ts';
import { createSecurityKey, type SecurityKey } from './security-key.ts';
import { freePortPair } from './start-server.ts';
import { publicClient, useTestServer, type TestServer } from './test-server.ts';

/** Asks with headers that tell where from; what came before was done while the tenant was open. */
export type Ask = (headers?: Record<string, string>) => Promise<Answer>;

/** How the sessions of Acme began that a way uses. */
type SessionBy = 'password' | 'sso';

type Caller = { browser: Browser; headers: Record<string, string> };

/** A server whose tenant Acme offers every way in, for all tests of a file. */
export interface Entrance {
  server: TestServer;
  idp: IdentityProvider;
  /**
   * Prepares a way into Acme.
   * @param by the way in which sessions began; a password by default
   */
  prepare(way: WayIn, by?: SessionBy): Promise<Ask>;
  /** The admin of Acme, in a new browser, with a second factor once they have one. */
  asAdmin(): Promise<Caller>;
  /** Signs in at the provider of Acme. @returns the answer to the browser that comes back, and the browser */
  bySso(account: { email: string }, headers?: Record<string, string>): Promise<{ browser: Browser; answer: Answer }>;
}

/** What a driver works with. */
interface Place extends Entrance {
  /** Headers of what a driver does after the policy was set, and which is not the way itself. */
  known: Record<string, string>;
  /** An app of the admin, from then on. */
  adminsApp(): Promise<App>;
  by: SessionBy;
}

/** Signs in at the provider of Acme. */
const colleague = { email: 'noor@harbour.example' };

const auth = '/identity/resources/auth/v1';
const passwordless = `${auth}/passwordless`;

/** @throws when the server refuses it */
export function ok(answer: Answer): Answer {
  if (answer.status >= 300) throw new Error(`${answer.status} ${answer.text}`);
  return answer;
}

async function member({ server, by, bySso, known }: Place): Promise<Caller> {
  if (by === 'password') return await callerFor(server, server.people.member);
  const { browser } = await bySso(colleague, known);
  const { accessToken } = ok(await browser.post(paths.refresh, {}, known)).json<{ accessToken: string }>();
  return { browser, headers: bearer(accessToken) };
}

/** A member of Acme, in their other tenant. */
const guest = ({ server }: Place) => callerFor(server, server.people.guest, server.people.globex);

const refreshTokenOf = async ({ browser }: Caller) =>
  ok(await exchange(browser, await codeFor(browser))).json<{ refresh_token: string }>().refresh_token;

const tradePath = '/identity/resources/auth/v2/api-token';

async function adminRole(server: TestServer): Promise<string[]> {
  return (await server.rows<{ id: string }>("select id from roles where key = 'admin'")).map(({ id }) => id);
}

async function apiToken({ server, asAdmin }: Place): Promise<{ clientId: string; secret: string }> {
  const ada = await asAdmin();
  const wanted = { description: 'Export', roleIds: await adminRole(server) };
  return ok(await ada.browser.post('/identity/resources/tenants/api-tokens/v2', wanted, ada.headers)).json();
}

async function traded(place: Place): Promise<{ access_token: string; refresh_token: string }> {
  return ok(await place.server.browser().post(tradePath, await apiToken(place))).json();
}

/** Users who set up a second factor come last, as it changes how they sign in. */
const drivers = {
  'a password': async ({ server }: Place) => {
    const { email, password } = server.people.member;
    return (headers) => tryLogin(server.browser(), email, password, headers);
  },
  'a code by mail': async ({ server }: Place) => {
    const { email } = server.people.member;
    const browser = server.browser();
    await browser.post(`${passwordless}/code/prelogin`, { email });
    await server.settle();
    const token = server.mailbox.code(email);
    return (headers) => browser.post(`${passwordless}/code/postlogin`, { token }, headers);
  },
  'a link by mail': async ({ server }: Place) => {
    const { email } = server.people.member;
    const browser = server.browser();
    await browser.post(`${passwordless}/magiclink/prelogin`, { email });
    await server.settle();
    const token = new URL(server.mailbox.linkPath(email), 'http://link').searchParams.get('token');
    return (headers) => browser.post(`${passwordless}/magiclink/postlogin`, { token }, headers);
  },
  'a passkey': async (place: Place) => {
    const { server } = place;
    const { browser, headers: own } = await member(place);
    const key = createSecurityKey(server.baseUrl);
    const devices = '/identity/resources/users/webauthn/v1/devices';
    const { options } = ok(await browser.post(devices, {}, own)).json<{
      options: Parameters<SecurityKey['create']>[0] & { user: { id: string } };
    }>();
    ok(await browser.post(`${devices}/verify`, { ...key.create(options), deviceType: 'Platform' }, own));
    ok(await browser.post(paths.logout, {}, own));
    return async (headers) => {
      const visitor = server.browser();
      const asked = ok(await visitor.post(`${auth}/webauthn/prelogin`, {})).json<{
        options: Parameters<SecurityKey['get']>[0];
      }>();
      const signed = key.get(asked.options, { userHandle: options.user.id });
      return await visitor.post(`${auth}/webauthn/postlogin`, signed, headers);
    };
  },
  'a social account': async ({ server, idp }: Place) => {
    const { id, name, email } = server.people.member;
    await server.rows(
      `insert into identities (issuer, subject, user_id, provider, email, created_at, last_used_at)
       values ($1, 'mika', $2, 'google', $3, $4, $4) on conflict do nothing`,
      [idp.issuer, id, email, server.clock.read()],
    );
    return async (headers) => {
      const browser = server.browser();
      idp.account = { sub: 'mika', email, email_verified: true, name };
      const started = await browser.get('/identity/resources/auth/v2/user/sso/default/google/prelogin');
      return await browser.get(await idp.visit(started.location), headers);
    };
  },
  'single sign-on': async ({ bySso, known }: Place) => {
    await bySso(colleague, known);
    return async (headers) => (await bySso(colleague, headers)).answer;
  },
  'the refresh cookie': async (place: Place) => {
    const { browser } = await member(place);
    return (headers) => browser.post(paths.refresh, {}, headers);
  },
  'the refresh cookie, from another tenant': async (place: Place) => {
    const { browser } = await guest(place);
    return (headers) => browser.post(paths.refresh, { tenantId: place.server.people.acme }, headers);
  },
  'a silent sign-in': async (place: Place) => {
    const { browser } = await member(place);
    return (headers) => browser.post(paths.silent, {}, headers);
  },
  'a silent sign-in, from another tenant': async (place: Place) => {
    const { browser } = await guest(place);
    return (headers) => browser.post(paths.silent, { tenantId: place.server.people.acme }, headers);
  },
  'an authorization request': async (place: Place) => {
    const { browser } = await member(place);
    return (headers) => browser.get(authorizePath(), headers);
  },
  'an authorization request, from another tenant': async (place: Place) => {
    const { browser } = await guest(place);
    return (headers) => browser.get(authorizePath({ tenantId: place.server.people.acme }), headers);
  },
  'an authorization code': async (place: Place) => {
    const { browser } = await member(place);
    const code = await codeFor(browser);
    return (headers) => exchange(browser, code, {}, headers);
  },
  'an authorization code, from another tenant': async (place: Place) => {
    const { browser } = await guest(place);
    const code = await codeFor(browser, { tenantId: place.server.people.acme });
    return (headers) => exchange(browser, code, {}, headers);
  },
  'a refresh token': async (place: Place) => {
    const token = await refreshTokenOf(await member(place));
    return (headers) =>
      place.server.browser().post(paths.token, { grant_type: 'refresh_token', refresh_token: token }, headers);
  },
  'a refresh token, from another tenant': async (place: Place) => {
    const asked = { refresh_token: await refreshTokenOf(await guest(place)), tenantId: place.server.people.acme };
    return (headers) => place.server.browser().post(paths.token, { grant_type: 'refresh_token', ...asked }, headers);
  },
  'a token for the tenant': async (place: Place) => {
    const { browser, headers: own } = await member(place);
    const { acme: tenantId } = place.server.people;
    return (headers) => browser.post(paths.tokenForTenant, { tenantId }, { ...own, ...headers });
  },
  'a token for the tenant, from another one': async (place: Place) => {
    const { browser, headers: own } = await guest(place);
    const { acme: tenantId } = place.server.people;
    return (headers) => browser.post(paths.tokenForTenant, { tenantId }, { ...own, ...headers });
  },
  'switching to the tenant': async (place: Place) => {
    const { browser, headers: own } = await guest(place);
    const { acme: tenantId } = place.server.people;
    return (headers) => browser.put(paths.switchTenant, { tenantId }, { ...own, ...headers });
  },
  'a call with a session': async (place: Place) => {
    const { browser, headers: own } = await member(place);
    return (headers) => browser.get(paths.me, { ...own, ...headers });
  },
  'stepping up': async (place: Place) => {
    const { browser, headers: own } = await member(place);
    return (headers) => browser.post(stepUpPath, {}, { ...own, ...headers });
  },
  'the portal': async (place: Place) => {
    const { browser } = await member(place);
    return (headers) => browser.get('/oauth/portal/profile', headers);
  },
  'a portal ticket': async (place: Place) => {
    const { browser, headers: own } = await member(place);
    const origin = publicClient.origins[0]!;
    const asked = ok(await browser.post('/oauth/portal/ticket', {}, { ...own, origin })).json<{ url: string }>();
    const ticket = asked.url.split('#ticket=')[1]!;
    return (headers) => place.server.browser().post('/oauth/portal/enter', { ticket }, headers);
  },
  'a tenant that was joined by an invitation': async ({ server, asAdmin }: Place) => {
    const { acme: tenantId, globex, stranger } = server.people;
    const { browser, headers: own } = await callerFor(server, stranger, globex);
    const joined = await server.rows('select from memberships where tenant_id = $1 and user_id = $2', [
      tenantId,
      stranger.id,
    ]);
    if (joined.length === 0) {
      const ada = await asAdmin();
      ok(await ada.browser.post(paths.users, { email: stranger.email }, ada.headers));
      await server.settle();
      ok(await browser.post(paths.acceptInvitation, linkParts(server.mailbox.linkPath(stranger.email))));
    }
    return (headers) => browser.put(paths.switchTenant, { tenantId }, { ...own, ...headers });
  },
  'an impersonation': async ({ server, asAdmin }: Place) => {
    const ada = await asAdmin();
    const wanted = { userId: server.people.member.id, reason: 'Ticket 4711: cannot see the plan' };
    const ticket = ok(
      await ada.browser.post('/identity/resources/impersonation/v1/tickets', wanted, ada.headers),
    ).json<{ impersonatedUserId: string; actorToken: string }>();
    return (headers) => server.browser().post('/identity/resources/impersonation/v1', ticket, headers);
  },
  'an API token': async (place: Place) => {
    const token = await apiToken(place);
    return (headers) => place.server.browser().post(tradePath, token, headers);
  },
  'the refresh of an API token': async (place: Place) => {
    const { refresh_token: refreshToken } = await traded(place);
    return (headers) => place.server.browser().post(`${tradePath}/token/refresh`, { refreshToken }, headers);
  },
  'a call with an API token': async (place: Place) => {
    const own = bearer((await traded(place)).access_token);
    return (headers) => place.server.browser().get(paths.users, { ...own, ...headers });
  },
  'a call with an access token': async ({ server, asAdmin }: Place) => {
    const ada = await asAdmin();
    const wanted = { description: 'Board', roleIds: await adminRole(server), expiresInMinutes: 60 };
    const path = '/identity/resources/tenants/access-tokens/v1';
    const { secret } = ok(await ada.browser.post(path, wanted, ada.headers)).json<{ secret: string }>();
    return (headers) => server.browser().get(paths.users, { 'x-api-key': secret, ...headers });
  },
  'a second factor': async ({ server, adminsApp, known }: Place) => {
    const { email, password } = server.people.admin;
    const { nextCode } = await adminsApp();
    return async (headers) => {
      const browser = server.browser();
      // the second factor is judged by itself
      const first = await tryLogin(browser, email, password, known);
      if (first.status === 403) return first;
      const challenge = ok(first).json<{ mfaToken: string }>();
      const proof = { mfaToken: challenge.mfaToken, value: nextCode() };
      return await browser.post(`${signInPath}/verify`, proof, headers);
    };
  },
  'the end of a step-up': async ({ server, asAdmin, adminsApp }: Place) => {
    const { nextCode } = await adminsApp();
    const { browser, headers: own } = await asAdmin();
    server.clock.advance(1000);
    const challenge = ok(await browser.post(stepUpPath, { maxAge: 0 }, own)).json<{ mfaToken: string }>();
    const { mfaToken } = challenge;
    return (headers) => browser.post(`${signInPath}/verify`, { mfaToken, value: nextCode() }, headers);
  },
} satisfies Record<string, (place: Place) => Promise<Ask>>;

export type WayIn = keyof typeof drivers;

/** In an order in which none changes what another one needs. */
export const waysIn = Object.keys(drivers) as WayIn[];

/**
 * @param known headers of what is done besides the way itself while a policy applies
 * @param config further options of the server
 */
export async function useEntrance(
  known: Record<string, string> = {},
  config: { ipLocations?: { file: string } } = {},
): Promise<Entrance> {
  const baseUrl = `http://localhost:${await freePortPair()}`;
  const idp = await startIdentityProvider([`${baseUrl}/account/social/success`, `${baseUrl}/account/oidc/callback`]);
  afterAll(() => idp.close());
  const at = { clientId: idp.clientId, clientSecret: idp.clientSecret, issuer: idp.issuer };
  const server = await useTestServer({
    config: {
      ...config,
      baseUrl,
      trustedProxies: ['127.0.0.1'],
      signIn: { alternatives: ['Code', 'MagicLink'], secondary: ['Passkeys'] },
      social: { google: at },
      sso: {
        connections: [{ ...at, key: 'harbour', tenant: 'harbour', name: 'Harbour', domains: ['harbour.example'] }],
      },
    },
  });
  const { acme, admin } = server.people;
  await server.rows("update tenants set alias = 'harbour' where id = $1", [acme]);
  let app: App | undefined;
  const asAdmin = async () => (app ? await signInWithApp(server, admin, app) : await callerFor(server, admin));
  const place: Place = {
    server,
    idp,
    known,
    by: 'password',
    prepare: (way, by = 'password') => drivers[way]({ ...place, by }),
    asAdmin,
    adminsApp: async () => (app ??= await addApp(server, await asAdmin())),
    async bySso({ email }, headers) {
      const browser = server.browser();
      idp.account = { sub: email, email, name: 'Noor Haddad' };
      const started = await browser.post('/identity/resources/auth/v2/user/sso/prelogin', { email });
      const left = await browser.get(started.json<{ address: string }>().address);
      return { browser, answer: await browser.get(await idp.visit(left.location), headers) };
    },
  };
  return place;
}
