/** Session cookies on the wire. */
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
  // whoever is signed in waits for no second factor, and needs no session of the portal alone
  for (const name of [factorCookie, portalCookie]) if (cookies.read(name) !== undefined) cookies.clear(name);
}

export interface CarriedToken {
  clientId: string;
  token: string;
  /** Of a session of the portal alone. */
  ofPortal: boolean;
}

/**
 * The refresh cookie that came.
 * @param origin of the page that calls: its client's cookie comes before others. Our own pages use the portal's where nobody is signed in
 */
export function readRefreshCookie(services: Services, cookies: Cookies, origin?: string): CarriedToken | undefined {
  const portal =
    origin === services.environment.ownOrigin && cookies.read(ssoCookie) === undefined
      ? cookies.read(portalCookie)
      : undefined;
  if (portal) return { clientId: services.environment.ownClientId, token: portal, ofPortal: true };
  const clients = [...services.environment.clients.values()];
  const ofCaller = clients.filter((client) => origin !== undefined && client.origins.includes(origin));
  for (const { id: clientId } of [...ofCaller, ...clients]) {
    const token = cookies.read(refreshCookieName(clientId));
    if (token) return { clientId, token, ofPortal: false };
  }
  return undefined;
}

/**
 * Which client a page's call with a session cookie is for: its own, whosever cookie it is that names the session. A page of one
 * client is never given a token that another one's back end takes for its own.
 */
export function clientOfPage(
  { environment }: Services,
  origin: string | undefined,
  { clientId: cookieClientId, ofPortal }: CarriedToken,
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

/** Of a session in which somebody acts: with the way back to the session that the browser held before. */
export function setImpersonationCookies(
  cookies: Cookies,
  started: { cookies: SessionTokens; wayBack?: { token: string; lasts: number } },
): void {
  setSessionCookies(cookies, started.cookies);
  if (started.wayBack) cookies.set(returnCookie, started.wayBack.token, started.wayBack.lasts * second);
}

/** Leaves the session in which somebody acts: their own cookies again, or none. @returns whether it was given back */
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
 * Directives of `Clear-Site-Data` at sign-out: what the browser fetched ahead for the person. Not `cookies`, which goes for the whole
 * registrable domain, other products and remembered devices included; not `storage`, where only language and display choices are; not
 * `cache`, which holds public bundles and takes browsers seconds.
 */
export const clearedAtSignOut = '"prefetchCache", "prerenderCache"';

/** Of a sign-out: there is no way back either. */
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

/** A reload of the page finds the challenge again, which no script can read. */
export function rememberChallenge(
  services: Services,
  cookies: Cookies,
  challenge: { mfaToken: string; expiresAt: Date },
): void {
  cookies.set(factorCookie, challenge.mfaToken, challenge.expiresAt.getTime() - services.clock().getTime());
}

/** The cookies that a sign-in takes into account. */
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

/** Names this browser to pages that belong together; made when it is not there yet. */
export function browserToken(services: Services, cookies: Cookies): string {
  const known = cookies.read(browserCookie);
  const token = known && /^[\w-]{43}$/.test(known) ? known : randomToken(services.random);
  // renewed each time, and long enough for an activation mail to be read over a weekend
  cookies.set(browserCookie, token, Math.max(services.config.lifetimes.activationLink * second, hour));
  return token;
}
