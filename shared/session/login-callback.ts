/** The return from the hosted login page: `/oauth/callback?code&state&iss`, or `?error&error_description&state&iss`. */
export const callbackPath = '/oauth/callback';

export interface LoginCallback {
  state: string | null;
  /** Issuer identification (RFC 9207). */
  iss: string | null;
  code: string | null;
  error: string | null;
  errorDescription: string | null;
}

export function redirectUri(href: string): string {
  return new URL(callbackPath, href).href;
}

/** `null` when the page is not the return of a login. */
export function readLoginCallback(href: string): LoginCallback | null {
  const { pathname, searchParams } = new URL(href);
  const code = searchParams.get('code');
  const error = searchParams.get('error');
  if (pathname.replace(/\/$/, '') !== callbackPath || (!code && !error)) return null;
  const errorDescription = searchParams.get('error_description');
  return { code, error, errorDescription, state: searchParams.get('state'), iss: searchParams.get('iss') };
}
