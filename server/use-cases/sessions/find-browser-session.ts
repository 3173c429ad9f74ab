/** Finds the session of a browser's cookies. */
import { findLiveSession, findSessionBySsoHash, type LiveSession } from '#server/db/queries/sessions/sessions.ts';
import { findRefreshFamily } from '#server/db/queries/sessions/refresh-families.ts';
import { later, second } from '#server/lib/clock.ts';
import { sameBytes, sha256 } from '#server/lib/secrets.ts';
import type { Services } from '#server/services.ts';
import type { BaseContext } from '#server/context.ts';
import { readRefreshToken } from '#server/tokens/refresh-tokens.ts';

export interface BrowserSession {
  id: string;
  userId: string;
  tenantId: string;
  /** Authentication methods of the sign-in (RFC 8176). */
  amr: string[];
  /** When the user last authenticated. */
  authenticatedAt: Date;
  /** Set for a portal-only session, which only the portal may use. */
  ofPortal: boolean;
}

/** @param refreshTokens in the order in which they are tried, if the SSO cookie names no living session */
export async function findBrowserSession(
  { services, now }: BaseContext,
  ssoToken: string | undefined,
  refreshTokens: string[] = [],
): Promise<BrowserSession | undefined> {
  const idleSince = later(now, -services.config.lifetimes.sessionIdle * second);
  let found = ssoToken ? await findSessionBySsoHash(services.db, sha256(ssoToken), now, idleSince) : undefined;
  for (const token of refreshTokens) found ??= await sessionOfRefreshToken(services, token, now, idleSince);
  return (
    found && {
      id: found.id,
      userId: found.user_id,
      tenantId: found.tenant_id,
      amr: found.amr,
      authenticatedAt: found.authenticated_at,
      ofPortal: found.parent_id !== null,
    }
  );
}

async function sessionOfRefreshToken(
  services: Services,
  token: string,
  now: Date,
  idleSince: Date,
): Promise<LiveSession | undefined> {
  const parts = readRefreshToken(token);
  const family = parts && (await findRefreshFamily(services.db, parts.familyId, now, idleSince));
  if (!family || !sameBytes(family.current_hash, sha256(token))) return undefined;
  return await findLiveSession(services.db, family.session_id, now, idleSince);
}

/**
 * Finds the session that the SSO cookie and the refresh cookie of a browser name together.
 * @returns `undefined` if the refresh token names none, or the SSO cookie names another: a page on a sibling host may
 *   have planted the refresh cookie
 */
export async function findSessionOfCookies(
  context: BaseContext,
  ssoToken: string | undefined,
  refreshToken: string,
): Promise<BrowserSession | undefined> {
  const [owner, session] = await Promise.all([
    findBrowserSession(context, ssoToken),
    findBrowserSession(context, undefined, [refreshToken]),
  ]);
  return owner !== undefined && owner.id !== session?.id ? undefined : session;
}
