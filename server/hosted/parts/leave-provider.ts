/** The way of a browser to the identity provider when it signs out, and back. */
import { leaveCookie, type Cookies } from '#server/http/cookies.ts';
import type { AnonymousContext } from '#server/context.ts';
import { leavingAddress, logoutLifetime, prepareLeaving } from '#server/use-cases/sso-sign-in/leave-provider.ts';

interface Leaving {
  context: AnonymousContext;
  cookies: Cookies;
}

/**
 * Before a session ends: remembers in the browser that its next page of a sign-out leads to the provider. Pages end
 * sessions in the background, where no answer can lead anywhere.
 */
export async function rememberLeaving({ context, cookies }: Leaving, sessionId: string): Promise<void> {
  const token = await prepareLeaving(context, sessionId);
  if (token !== undefined) cookies.set(leaveCookie, token, logoutLifetime);
}

/**
 * @param sessionId that is about to end; undefined if it has ended in the background
 * @param target where the browser goes afterwards; validated by the caller
 * @returns the URL of the provider, if the browser has to go there
 */
export async function leaveAtSignOut(
  call: Leaving,
  sessionId: string | undefined,
  target: string | undefined,
): Promise<string | undefined> {
  const token =
    sessionId === undefined ? call.cookies.read(leaveCookie) : await prepareLeaving(call.context, sessionId);
  if (call.cookies.read(leaveCookie) !== undefined) call.cookies.clear(leaveCookie);
  return token === undefined ? undefined : await leavingAddress(call.context, token, target);
}
