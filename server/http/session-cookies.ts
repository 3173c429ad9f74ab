/** Session cookies. */
import type { SessionTokens } from '#server/tokens/session-tokens.ts';
import type { Services } from '#server/services.ts';
import { randomToken } from '#server/lib/secrets.ts';
import { hour, second } from '#server/lib/clock.ts';
import {
  browserCookie,
  deviceCookie,
  factorCookie,
  portalCookie,
  refreshCookieName,
  returnCookie,
  ssoCookie,
  type Cookies,
} from './cookies.ts';

export function setSessionCookies(cookies: Cookies, session: SessionTokens): void {
  cookies.set(refreshCookieName(session.clientId), session.refreshToken, session.lifetime);
  cookies.set(ssoCookie, session.ssoToken, session.lifetime);
  // after sign-in no second factor is pending, and no portal-only session is needed
  for (const name of [factorCookie, portalCookie]) if (cookies.read(name) !== undefined) cookies.clear(name);
}

export interface CookieToken {
  clientId: string;
  token: string;
  /** Of a portal-only session. */
  ofPortal: boolean;
}

/**
 * The refresh cookies of the request, the ones to try first before the others: a cookie that is there says nothing
 * about whether its session still lives.
 * @param origin of the calling page: its client's cookie takes precedence. Our own pages use the portal's if there is
 * no sign-in
 */
export function refreshCookies({ environment }: Services, cookies: Cookies, origin?: string): CookieToken[] {
  const clients = [...environment.clients.values()];
  const ofCaller = clients.filter((client) => origin !== undefined && client.origins.includes(origin));
  const carried = [...new Set([...ofCaller, ...clients])].flatMap(({ id: clientId }) => {
    const token = cookies.read(refreshCookieName(clientId));
    return token ? [{ clientId, token, ofPortal: false }] : [];
  });
  const portal = origin === environment.ownOrigin ? cookies.read(portalCookie) : undefined;
  if (!portal) return carried;
  const ofPortal = { clientId: environment.ownClientId, token: portal, ofPortal: true };
  return cookies.read(ssoCookie) === undefined ? [ofPortal, ...carried] : [...carried, ofPortal];
}

/** The tokens of `refreshCookies`. */
export function refreshTokens(services: Services, cookies: Cookies, origin?: string): string[] {
  return refreshCookies(services, cookies, origin).map(({ token }) => token);
}

/** The first of `refreshCookies`. */
export function readRefreshCookie(services: Services, cookies: Cookies, origin?: string): CookieToken | undefined {
  return refreshCookies(services, cookies, origin)[0];
}

export function clearRefreshCookie(cookies: Cookies, { clientId, ofPortal }: CookieToken): void {
  cookies.clear(ofPortal ? portalCookie : refreshCookieName(clientId));
}

/**
 * The client of a page's call with a session cookie: its own, whichever client's cookie names the session. A page of
 * one client is never given a token that another one's back end would accept.
 */
export function clientOfPage(
  { environment }: Services,
  origin: string | undefined,
  { clientId: cookieClientId, ofPortal }: Omit<CookieToken, 'token'>,
): string {
  if (ofPortal) return cookieClientId;
  const ofPage = [...environment.clients.values()].filter(
    (client) => origin !== undefined && client.origins.includes(origin),
  );
  return ofPage.length === 0 || ofPage.some(({ id }) => id === cookieClientId) ? cookieClientId : ofPage[0]!.id;
}

/** @param expiresAt of the session, which the cookie does not outlive */
export function setPortalCookie(services: Services, cookies: Cookies, token: string, expiresAt: Date): void {
  cookies.set(portalCookie, token, expiresAt.getTime() - services.clock().getTime());
}

export function setRefreshCookie(services: Services, cookies: Cookies, clientId: string, token: string): void {
  cookies.set(refreshCookieName(clientId), token, services.config.lifetimes.session * second);
}

/** Cookies of an impersonation, including the one that restores the browser's previous session. */
export function setImpersonationCookies(
  cookies: Cookies,
  started: { cookies: SessionTokens; returnCookie?: { token: string; lasts: number } },
): void {
  setSessionCookies(cookies, started.cookies);
  if (started.returnCookie) cookies.set(returnCookie, started.returnCookie.token, started.returnCookie.lasts * second);
}

/** Ends an impersonation: restores the impersonator's own cookies, or none. @returns whether a session was restored */
export function setReturnCookies(
  services: Services,
  cookies: Cookies,
  left: { stays: boolean; cookies?: SessionTokens },
): boolean {
  if (left.stays) return false;
  signOutCookies(services, cookies);
  if (left.cookies) setSessionCookies(cookies, left.cookies);
  return left.cookies !== undefined;
}

/**
 * Directives of `Clear-Site-Data` at sign-out: prefetched personal data. Not `cookies`, which clears the whole
 * registrable domain, other products and remembered devices included; not `storage`, which holds only language and
 * display choices; not `cache`, which holds public bundles and takes browsers seconds.
 */
export const clearedAtSignOut = '"prefetchCache", "prerenderCache"';

/** Of a sign-out: also removes the cookie that restores an impersonator's session. */
export function signOutCookies(services: Services, cookies: Cookies): void {
  clearSessionCookies(services, cookies);
  if (cookies.read(returnCookie) !== undefined) cookies.clear(returnCookie);
}

export function clearSessionCookies(services: Services, cookies: Cookies): void {
  cookies.clear(ssoCookie);
  if (cookies.read(portalCookie) !== undefined) cookies.clear(portalCookie);
  const present = new Set(cookies.names());
  for (const clientId of services.environment.clients.keys()) {
    const name = refreshCookieName(clientId);
    if (present.has(name)) cookies.clear(name);
  }
}

/** Stores the challenge in a cookie that no script can read, so that a reload of the page finds it again. */
export function rememberChallenge(
  services: Services,
  cookies: Cookies,
  challenge: { mfaToken: string; expiresAt: Date },
): void {
  cookies.set(factorCookie, challenge.mfaToken, challenge.expiresAt.getTime() - services.clock().getTime());
}

/** The cookies that a sign-in uses. */
export function signInCookies(cookies: Cookies): {
  replacedSsoToken: string | undefined;
  rememberedDevice: string | undefined;
  browserToken: string | undefined;
} {
  return {
    replacedSsoToken: cookies.read(ssoCookie),
    rememberedDevice: cookies.read(deviceCookie),
    browserToken: cookies.read(browserCookie),
  };
}

/** Identifies this browser across related pages; created if missing. */
export function browserToken(services: Services, cookies: Cookies): string {
  const known = cookies.read(browserCookie);
  const token = known && /^[\w-]{43}$/.test(known) ? known : randomToken(services.random);
  // renewed each time, and long enough for an activation email to be read after a weekend
  cookies.set(browserCookie, token, Math.max(services.config.lifetimes.activationLink * second, hour));
  return token;
}
