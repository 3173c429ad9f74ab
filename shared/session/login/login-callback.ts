/**
 * The return from the hosted login page: `?code&state&iss`, or `?error&error_description&state&iss`, at the page that was
 * named as the redirect URI.
 */
import { safeRedirectTarget } from '#shared/lib/safe-redirect-target.ts';
import type { Environment } from '#shared/session/environment.ts';
import { hasPendingLogin } from './pending-login.ts';
import type { SafeStorage } from '#shared/session/safe-storage.ts';
import type { SessionSettings } from '#shared/session/session-context.ts';

const callbackPath = '/oauth/callback';

export interface LoginCallback {
  state: string | null;
  /** Issuer identification (RFC 9207). */
  iss: string | null;
  code: string | null;
  error: string | null;
  errorDescription: string | null;
}

/** Where a login returns to: the page that the tag names, else the current page if it is registered, else `/oauth/callback`. */
export function redirectUri(
  { href, log }: Pick<Environment, 'href' | 'log'>,
  { redirect, redirectUris = [] }: Pick<SessionSettings, 'redirect' | 'redirectUris'> = {},
): string {
  const { origin, pathname } = new URL(href());
  const here = origin + pathname;
  if (redirect === undefined && redirectUris.includes(here)) return here;
  return new URL(safeRedirectTarget(redirect, { href: href(), fallback: callbackPath, log }), href()).href;
}

/**
 * `null` when the page is not the return of a login. Away from `/oauth/callback` it only is when its state is that of a login
 * that left from this tab: the page may have other uses for these parameters.
 */
export function readLoginCallback(href: string, storage: SafeStorage): LoginCallback | null {
  const { pathname, searchParams } = new URL(href);
  const code = searchParams.get('code');
  const error = searchParams.get('error');
  const state = searchParams.get('state');
  if (!code && !error) return null;
  if (pathname.replace(/\/$/, '') !== callbackPath && !hasPendingLogin(storage, state)) return null;
  const errorDescription = searchParams.get('error_description');
  return { code, error, errorDescription, state, iss: searchParams.get('iss') };
}
