/** Cookies. All are HttpOnly; Secure and prefixes depend on the public URL. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '#server/config/load-config.ts';
import { setupPath } from '#server/domain/sso/setup-path.ts';
import { day, second } from '#server/lib/clock.ts';

/** `fe_refresh_` and the client ID without its first dash: the spelling that clients of the contract use. */
export function refreshCookieName(clientId: string): string {
  return `fe_refresh_${clientId.replace('-', '')}`;
}

/** Read by /oauth/authorize: identifies the browser's session. */
export const ssoCookie = 'portico_sso';
/** Restores an impersonator's own session. */
export const returnCookie = 'portico_return';
/** The refresh token of a portal-only session, which a ticket has opened. */
export const portalCookie = 'portico_portal';
/** Binds a login page to the browser that opened it. */
export const browserCookie = 'portico_browser';

/** A device whose second factor is remembered. */
export const deviceCookie = 'portico_device';
/** A hosted sign-in that waits for its second factor: a reload continues it. */
export const factorCookie = 'portico_mfa';

/** The browser of someone who opened a setup link: for the pages and calls of that link only. */
const setupCookie = 'portico_setup';
/** A sign-out that goes on at the identity provider of the session. */
export const leaveCookie = 'portico_leave';

/** Only this server reads these, so their names may have a prefix. */
const ownCookies = new Set([
  ssoCookie,
  returnCookie,
  portalCookie,
  browserCookie,
  deviceCookie,
  factorCookie,
  leaveCookie,
]);

/**
 * The cookie name in the header. Over TLS ours begin with `__Host-`: a browser accepts those from this host only, so
 * that a page on a sibling host cannot plant one (RFC 6265bis, section 4.1.3.2).
 */
function wireName(name: string, config: Pick<Settings, 'baseUrl'>): string {
  return config.baseUrl.startsWith('https://') && ownCookies.has(name) ? `__Host-${name}` : name;
}

function setupWireName({ baseUrl }: Pick<Settings, 'baseUrl'>): string {
  // a cookie of one path cannot have the prefix `__Host-`
  return baseUrl.startsWith('https://') ? `__Secure-${setupCookie}` : setupCookie;
}

export function readSetupCookie(request: FastifyRequest, config: Pick<Settings, 'baseUrl'>): string | undefined {
  return request.cookies[setupWireName(config)];
}

/** Sent by no other site, a link included: its page posts the secret from here. @param lifetime milliseconds; 0 removes it */
export function setSetupCookie(reply: FastifyReply, config: Settings, token: string, lifetime: number): void {
  void reply.setCookie(setupWireName(config), token, {
    httpOnly: true,
    secure: config.baseUrl.startsWith('https://'),
    sameSite: 'strict',
    path: setupPath,
    maxAge: Math.floor(lifetime / second),
  });
}

interface Attributes {
  httpOnly: true;
  path: '/';
  secure: boolean;
  sameSite: 'lax' | 'none';
}

export interface Cookies {
  read(name: string): string | undefined;
  /** @param lifetime milliseconds */
  set(name: string, value: string, lifetime: number): void;
  clear(name: string): void;
  /** Names of all cookies of the request. */
  names(): string[];
}

export function cookiesOf(request: FastifyRequest, reply: FastifyReply, config: Settings): Cookies {
  const attributes = cookieAttributes(config);
  return {
    read: (name) => request.cookies[wireName(name, config)],
    set: (name, value, lifetime) => {
      // Chromium caps a cookie at 400 days
      void reply.setCookie(wireName(name, config), value, {
        ...attributes,
        maxAge: Math.floor(Math.min(lifetime, 400 * day) / second),
      });
    },
    clear: (name) => void reply.setCookie(wireName(name, config), '', { ...attributes, maxAge: 0 }),
    names: () => Object.keys(request.cookies),
  };
}

export function cookieAttributes(config: Settings): Attributes {
  const secure = config.baseUrl.startsWith('https://');
  const wanted = config.cookies.sameSite ?? (config.mode === 'production' ? 'none' : 'lax');
  // SameSite=None without Secure is dropped by browsers
  return { httpOnly: true, path: '/', secure, sameSite: secure ? wanted : 'lax' };
}
