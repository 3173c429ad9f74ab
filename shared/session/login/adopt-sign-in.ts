/** A sign-in that was made in the page itself: its answer has a token already. */
import type { PorticoUser } from '#loader/portico.types.ts';
import { sessionCookieHeader, sessionCookieVerified, sessionCookieWanted } from '#shared/lib/session-cookie-header.ts';
import { fetchUser, setUser } from './load-user.ts';
import { clearPendingSignOut } from './pending-sign-out.ts';
import type { SessionContext, TabMessage } from '#shared/session/session-context.ts';
import { readTabTenant } from '#shared/session/tab-tenant.ts';
import { isIssuedFor, tokenClaims } from '#shared/session/tokens/token-claims.ts';

/** What the answer to a sign-in gives a page. Its refresh token is the cookie's, and stays out of scripts' memory. */
export interface SignInTokens {
  accessToken: string;
  /** Seconds that are left of it. */
  expiresIn: number;
}

/** A token of another client would reach that client's back end as its own; one of another tenant is not this tab's. */
function isOfThisTab({ settings, env }: SessionContext, accessToken: string): boolean {
  const claims = tokenClaims(accessToken);
  const tenantId = readTabTenant(env);
  return isIssuedFor(claims, settings) && (tenantId === null || claims?.tenantId === tenantId);
}

/**
 * Adopts the token of a sign-in once the server has seen the cookie that will renew it: without that cookie the user would be
 * signed out when the token expires. The call that loads the user asks for that too.
 *
 * @returns `null` where the token is not adopted: it is for another client or tenant, the browser withholds the cookie or holds that of
 * another session, the session changed meanwhile, or the call failed. What to do then, `login({ renew: true })` finds out.
 */
export async function adoptSignIn(
  context: SessionContext,
  { accessToken, expiresIn }: SignInTokens,
): Promise<PorticoUser | null> {
  const { tokens, channel } = context;
  const { epoch } = tokens;
  if (!isOfThisTab(context, accessToken)) return null;
  let isVerified = (): boolean => false;
  const options = {
    headers: { [sessionCookieHeader]: sessionCookieWanted },
    onHeaders(headers: Headers): void {
      isVerified = () => headers.get(sessionCookieHeader) === sessionCookieVerified;
    },
  };
  const user = await fetchUser(context, { accessToken, idToken: accessToken }, options).catch(() => null);
  if (!user || !isVerified() || epoch !== tokens.epoch) return null;
  context.unresolved = false;
  clearPendingSignOut(context);
  tokens.adopt({ access_token: accessToken, id_token: accessToken, expires_in: expiresIn }, null);
  setUser(context, user);
  channel.post({ type: 'signed-in' } satisfies TabMessage);
  return user;
}
