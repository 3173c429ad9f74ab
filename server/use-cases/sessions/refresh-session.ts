/**
 * Rotates refresh tokens, with a short grace period for concurrent tabs, and revokes the family if an old one is reused
 * (RFC 9700, section 4.14).
 */
import {
  countAndRotateRefreshFamily,
  endRefreshFamily,
  findRefreshFamily,
  rotateRefreshFamily,
  type PresentedToken,
  type RefreshFamily,
} from '#server/db/queries/sessions/refresh-families.ts';
import { loadTokenSubject, type TokenSubject } from '#server/db/queries/sessions/token-subject.ts';
import { later, second } from '#server/lib/clock.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { sameBytes, sha256 } from '#server/lib/secrets.ts';
import { isTenantId } from '#server/lib/tenant-id.ts';
import { isUnsent } from '#server/lib/unsent.ts';
import type { LimitedHit } from '#server/limits/rate-limiter.ts';
import { readRefreshToken, successorOf } from '#server/tokens/refresh-tokens.ts';
import { enforceTenantPolicies } from '#server/tokens/enforce-tenant-policies.ts';
import { issueToken, lastTokenExpiry, type IssuedToken } from '#server/tokens/tokens.ts';
import type { Services } from '#server/services.ts';
import { timeOfUse, type AnonymousContext } from '#server/context.ts';
import { moveToOtherTenant } from './move-to-other-tenant.ts';

export interface Presented {
  refreshToken: string;
  /** Tenant of the tab; `null` for the session's own. */
  tenantId: string | null;
  /** Client that presents the token, if known; a token of another client is refused. */
  clientId?: string | undefined;
  /** SSO cookie of the request: if it names another session, the token is refused. */
  ssoToken?: string | undefined;
  /** An application with a secret presents the token: its own address decides nothing. */
  byBackEnd?: boolean;
  /** Rate limit point to consume, if it was not consumed before. */
  point?: LimitedHit | undefined;
}

export interface RefreshedSession {
  subject: TokenSubject;
  token: IssuedToken;
  /** Replaces the token of the request. */
  refreshToken: string;
  family: RefreshFamily;
}

/**
 * @throws Refusal `session-not-found` for every unusable token: unknown, ended, reused, or without an active membership
 * @throws Refusal `ip-address-refused`, or `step-up-required` if the tenant requires more than the session has verified:
 *   the token stays valid
 * @throws Refusal `too-many-requests`
 */
export async function refreshSession(
  context: AnonymousContext,
  { refreshToken, tenantId, clientId, ssoToken, byBackEnd = false, point }: Presented,
): Promise<RefreshedSession> {
  const { services, now } = context;
  const presented = readRefreshToken(refreshToken);
  if (!presented || (tenantId !== null && !isTenantId(tenantId))) {
    if (point) await services.limits.consumeAll([point]);
    throw new Refusal('session-not-found');
  }
  const idleSince = later(now, -services.config.lifetimes.sessionIdle * second);
  const hash = sha256(refreshToken);
  const { ip, country, idleSeconds } = context.requestMetadata;
  const origin = { ip, country, idleSeconds, judged: !byBackEnd };
  const successor = successorOf(services.secrets, presented, refreshToken);
  const rotation = {
    familyId: presented.familyId,
    hash,
    successorHash: sha256(successor),
    clientId: clientId ?? null,
    tenantId,
    ssoHash: ssoToken ? sha256(ssoToken) : null,
    origin,
  };
  const rotated = await orUndecided(context, rotation, () =>
    point
      ? services.limits.consumeWithin(point, (taking) =>
          countAndRotateRefreshFamily(services.db, rotation, timeOfUse(context), idleSince, taking),
        )
      : rotateRefreshFamily(services.db, rotation, timeOfUse(context), idleSince),
  );
  if (rotated?.inTime === false) throw new Refusal('session-not-found');
  const family = rotated?.family ?? (await graceOrEnd(context, rotation));
  const session = { sessionId: family.session_id, clientId: family.client_id, origin };
  const subject =
    (rotated ? rotated.subject : await loadTokenSubject(services.db, { ...session, tenantId }, now)) ??
    (tenantId === null ? await moveToOtherTenant(context, session) : undefined);
  if (!subject) throw new Refusal('session-not-found');
  return {
    subject,
    token: await issueToken(services, subject, { grantId: family.id }),
    refreshToken: successor,
    family,
  };
}

/**
 * If a rotation fails with an error other than a refusal after it was sent, it may have been committed all the same: a
 * retry with the old token must not count as reuse.
 */
async function orUndecided<T>(
  { services, now }: AnonymousContext,
  rotation: PresentedToken,
  rotate: () => Promise<T>,
): Promise<T> {
  try {
    return await rotate();
  } catch (error) {
    if (!(error instanceof Refusal) && !isUnsent(error)) services.undecidedRotations.add(rotation, now);
    throw error;
  }
}

async function graceOrEnd(context: AnonymousContext, token: PresentedToken): Promise<RefreshFamily> {
  const { services } = context;
  // read the clock again, because the rotation may have waited for another one
  const now = services.clock();
  const idleSince = later(now, -services.config.lifetimes.sessionIdle * second);
  const family = await findRefreshFamily(services.db, token.familyId, now, idleSince, token.ssoHash);
  if (!family || (token.clientId !== null && family.client_id !== token.clientId))
    throw new Refusal('session-not-found');
  // the token itself is valid: the tenant was refused
  if (sameBytes(family.current_hash, token.hash)) return await refuseTenant(services, token, family, now);
  const justRotated = family.previous_hash !== null && sameBytes(family.previous_hash, token.hash);
  const graceEnds = later(family.rotated_at, services.config.lifetimes.refreshGrace * second);
  const inGrace = now <= graceEnds || services.undecidedRotations.has(token.hash, family.rotated_at);
  if (justRotated && inGrace && sameBytes(family.current_hash, token.successorHash)) return family;
  await context.asUser(family.user_id, async (tx, context) => {
    await endRefreshFamily(tx, family.id, now, lastTokenExpiry(services));
    await context.audit({
      action: 'session.refresh-reused',
      severity: 'High',
      tenantId: family.tenant_id,
      actorId: family.user_id,
      target: { kind: 'session', id: family.session_id },
    });
  });
  throw new Refusal('session-not-found');
}

/** Distinguishes a session that needs a step-up from one without access to the tenant. */
async function refuseTenant(
  services: Services,
  { tenantId, origin }: PresentedToken,
  { session_id: sessionId, client_id: clientId }: RefreshFamily,
  now: Date,
): Promise<never> {
  const subject = await loadTokenSubject(services.db, { sessionId, tenantId, clientId, origin }, now);
  if (subject) enforceTenantPolicies(subject, subject);
  throw new Refusal('session-not-found');
}
