/** Verifies that the browser keeps the cookie with which a page renews its token. */
import { sessionCookieHeader, sessionCookieVerified, sessionCookieWanted } from '#shared/lib/session-cookie-header.ts';
import { ssoCookie } from '#server/http/cookies.ts';
import { originAllowed } from '#server/http/cors.ts';
import type { Call } from '#server/http/mount.ts';
import { clientOfPage, refreshCookies } from '#server/http/session-cookies.ts';
import type { Caller } from '#server/caller.ts';
import type { Services } from '#server/services.ts';
import type { BaseContext } from '#server/context.ts';
import { isResumable } from '#server/use-cases/sessions/authorize-silently.ts';

type PageCall = Pick<Call, 'cookies' | 'request' | 'reply'> & { caller: Caller; context: BaseContext };

/**
 * Adds the header `x-portico-session-cookie: verified` to a call that requests it, if silent authorization would give
 * this page a token of the caller's own session and client. Otherwise the header is omitted, which reveals nothing
 * about any other session.
 */
export async function verifySessionCookie(services: Services, call: PageCall): Promise<void> {
  if (call.request.headers[sessionCookieHeader] !== sessionCookieWanted) return;
  if (await keepsSessionCookie(call.context, call)) call.reply.header(sessionCookieHeader, sessionCookieVerified);
}

async function keepsSessionCookie(context: BaseContext, { caller, cookies, request }: PageCall): Promise<boolean> {
  const { services } = context;
  const { origin } = request.headers;
  if (caller.apiToken !== null || !originAllowed(services.environment, origin)) return false;
  const ssoToken = cookies.read(ssoCookie);
  for (const cookie of refreshCookies(services, cookies, origin)) {
    if (clientOfPage(services, origin, cookie) !== caller.clientId) continue;
    if (await isResumable(context, { ...cookie, ssoToken }, caller)) return true;
  }
  return false;
}
