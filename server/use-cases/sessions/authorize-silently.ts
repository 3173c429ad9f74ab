/**
 * Issues tokens to a page whose browser holds a valid session cookie. The cookie is not rotated, so a lost response has
 * no effect.
 */
import {
  findRefreshFamily,
  insertRefreshFamily,
  type RefreshFamilyState,
} from '#server/db/queries/sessions/refresh-families.ts';
import { lastActiveAt } from '#server/db/queries/core/address-rules.ts';
import { touchSession } from '#server/db/queries/sessions/sessions.ts';
import { loadTokenSubject } from '#server/db/queries/sessions/token-subject.ts';
import { later, second } from '#server/lib/clock.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { randomId, sameBytes, sha256 } from '#server/lib/secrets.ts';
import { isTenantId } from '#server/lib/tenant-id.ts';
import type { AnonymousContext, BaseContext } from '#server/context.ts';
import { newRefreshToken, readRefreshToken } from '#server/tokens/refresh-tokens.ts';
import { issueToken, type IssuedToken } from '#server/tokens/tokens.ts';
import { moveToOtherTenant } from './move-to-other-tenant.ts';

export interface PresentedCookie {
  clientId: string;
  token: string;
  /** SSO cookie of the request: if it names another session, the token is refused. */
  ssoToken?: string | undefined;
}

export interface SilentAnswer {
  token: IssuedToken;
  /**
   * For confidential clients. A page of a public client renews by its cookie, so that a script that reads the response
   * gets no long-lived token.
   */
  refreshToken?: string;
}

/**
 * @param clientId client that the tokens are for
 * @throws Refusal `session-not-found`, `application-not-assigned`
 */
export async function authorizeSilently(
  context: AnonymousContext,
  cookie: PresentedCookie,
  tenantId: string | null,
  clientId = cookie.clientId,
): Promise<SilentAnswer> {
  const { services, now } = context;
  const family =
    tenantId === null || isTenantId(tenantId) ? await resumableFamily(context, cookie, clientId) : undefined;
  if (!family) throw new Refusal('session-not-found');
  const session = { sessionId: family.session_id, clientId, origin: context.requestMetadata };
  const subject =
    (await loadTokenSubject(services.db, { ...session, tenantId }, now)) ??
    (tenantId === null ? await moveToOtherTenant(context, session) : undefined);
  if (!subject) throw new Refusal('session-not-found');
  const keepsSecret = services.environment.clients.get(clientId)?.secretHash !== undefined;
  const refresh = keepsSecret ? newRefreshToken(services.random) : undefined;
  await context.asUser(subject.userId, async (tx) => {
    if (refresh) {
      const scope = 'openid email profile';
      await insertRefreshFamily(tx, {
        id: refresh.familyId,
        sessionId: family.session_id,
        clientId,
        kind: 'silent',
        scope,
        hash: sha256(refresh.token),
        at: now,
      });
    }
    await touchSession(tx, family.session_id, lastActiveAt(context.requestMetadata, now));
  });
  const token = await issueToken(services, subject, { grantId: refresh?.familyId ?? randomId(services.random) });
  return { token, ...(refresh && { refreshToken: refresh.token }) };
}

/**
 * @param sessionId the only session that counts; every one if left out
 * @returns whether the cookie can resume a session for that client, without changing anything
 */
export async function isResumable(
  context: BaseContext,
  cookie: PresentedCookie,
  { sessionId, clientId }: { sessionId?: string; clientId: string },
): Promise<boolean> {
  const family = await resumableFamily(context, cookie, clientId);
  return family !== undefined && (sessionId === undefined || family.session_id === sessionId);
}

async function resumableFamily(
  context: BaseContext,
  cookie: PresentedCookie,
  clientId: string,
): Promise<RefreshFamilyState | undefined> {
  const family = await familyOfCookie(context, cookie);
  if (family?.client_id !== cookie.clientId) return undefined;
  // a portal-only session serves no other client
  return family.parent_id === null || clientId === family.client_id ? family : undefined;
}

async function familyOfCookie(
  { services, now }: BaseContext,
  { token, ssoToken }: PresentedCookie,
): Promise<RefreshFamilyState | undefined> {
  const parts = readRefreshToken(token);
  const { sessionIdle, refreshGrace } = services.config.lifetimes;
  const family =
    parts &&
    (await findRefreshFamily(
      services.db,
      parts.familyId,
      now,
      later(now, -sessionIdle * second),
      ssoToken ? sha256(ssoToken) : null,
    ));
  if (!family) return undefined;
  const hash = sha256(token);
  const inGrace =
    now <= later(family.rotated_at, refreshGrace * second) || services.undecidedRotations.has(hash, family.rotated_at);
  const justRotated = inGrace && family.previous_hash !== null && sameBytes(family.previous_hash, hash);
  return sameBytes(family.current_hash, hash) || justRotated ? family : undefined;
}
