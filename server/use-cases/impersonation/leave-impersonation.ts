/**
 * Ends impersonation and restores the admin's own session. Impersonation replaces the cookies of the browser, so the
 * server remembers the previous session: it is restored once, to the same browser, while it is still valid.
 */
import {
  findImpersonator,
  storeReturnToken,
  reopenSession,
  consumeReturnToken,
} from '#server/db/queries/impersonation/impersonations.ts';
import { findLiveSession, findSessionBySsoHash } from '#server/db/queries/sessions/sessions.ts';
import type { Impersonator } from '#server/db/schema.ts';
import { later, minute, second } from '#server/lib/clock.ts';
import { randomToken, sha256 } from '#server/lib/secrets.ts';
import type { Services } from '#server/services.ts';
import type { AnonymousContext, AnonymousTransaction, BaseContext } from '#server/context.ts';
import { newRefreshToken } from '#server/tokens/refresh-tokens.ts';
import type { SessionTokens } from '#server/tokens/session-tokens.ts';
import { signOut } from '#server/use-cases/sessions/end-session.ts';
import { findBrowserSession } from '#server/use-cases/sessions/find-browser-session.ts';

/** Grace period for an admin who returns after the impersonated session has expired. */
const afterwards = 10 * minute;

/**
 * Finds the admin's own session if this browser holds it. Call it before the transaction that starts the impersonated
 * session.
 */
export async function findOwnSession(
  { services, now }: BaseContext,
  ssoToken: string | undefined,
): Promise<{ id: string; userId: string } | undefined> {
  const own =
    ssoToken === undefined
      ? undefined
      : await findSessionBySsoHash(
          services.db,
          sha256(ssoToken),
          now,
          later(now, -services.config.lifetimes.sessionIdle * second),
        );
  return own && { id: own.id, userId: own.user_id };
}

/**
 * @returns the token with which the browser restores its session; `undefined` if it held no session of the admin
 */
export async function rememberReturn(
  { services, tx }: AnonymousTransaction,
  tokenHash: Buffer,
  impersonator: Impersonator,
  own: { id: string; userId: string } | undefined,
): Promise<string | undefined> {
  if (own === undefined || impersonator.kind !== 'admin' || impersonator.id !== own.userId) return undefined;
  if ((await findImpersonator(tx, own.id)) !== null) return undefined;
  const token = randomToken(services.random);
  await storeReturnToken(tx, tokenHash, sha256(token), own.id);
  return token;
}

/** Lifetime of the return token in seconds. */
export function returnLasts({ config }: Services): number {
  return config.impersonation.session + afterwards / second;
}

export interface Leaving {
  ssoToken: string | undefined;
  /** In the order in which they are tried. */
  refreshTokens: string[];
  returnToken: string | undefined;
}

/**
 * Ends the impersonated session. A user who has signed in to this browser in the meantime stays signed in.
 * @returns the cookies of the admin's own session; `undefined` if there is none to restore
 */
export async function leaveImpersonation(
  context: AnonymousContext,
  { ssoToken, refreshTokens, returnToken }: Leaving,
): Promise<{ stays: boolean; cookies?: SessionTokens }> {
  const { services, requestMetadata } = context;
  await services.limits.consume('link', requestMetadata.ip, services.config.limits.link);
  const session = await findBrowserSession(context, ssoToken, refreshTokens);
  const acting = session && (await context.asUser(session.userId, (tx) => findImpersonator(tx, session.id)));
  if (session && acting === null) return { stays: true };
  if (session) await signOut(context, session);
  const cookies = returnToken === undefined ? undefined : await returnToOwn(context, returnToken);
  return { stays: false, ...(cookies && { cookies }) };
}

async function returnToOwn(context: AnonymousContext, returnToken: string): Promise<SessionTokens | undefined> {
  const { services, now } = context;
  const { config, random, db } = services;
  const sessionId = await context.acrossTenants('a session cookie is looked up before its tenant is known', (tx) =>
    consumeReturnToken(tx, sha256(returnToken), { now, begunAfter: later(now, -returnLasts(services) * second) }),
  );
  const own =
    sessionId && (await findLiveSession(db, sessionId, now, later(now, -config.lifetimes.sessionIdle * second)));
  if (!own) return undefined;
  const ssoToken = randomToken(random);
  const refresh = newRefreshToken(random);
  await context.asUser(own.user_id, async (tx, context) => {
    await reopenSession(tx, {
      id: own.id,
      clientId: own.client_id,
      ssoHash: sha256(ssoToken),
      family: { id: refresh.familyId, hash: sha256(refresh.token) },
      at: now,
    });
    await context.audit({
      action: 'impersonation.returned',
      tenantId: own.tenant_id,
      actorId: own.user_id,
      target: { kind: 'session', id: own.id },
    });
  });
  return {
    clientId: own.client_id,
    refreshToken: refresh.token,
    ssoToken,
    lifetime: config.lifetimes.session * second,
  };
}
