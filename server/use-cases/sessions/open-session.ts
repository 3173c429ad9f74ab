/** From a proved identity to a session: row, cookies, audit, tokens. Only `completeSignIn` and the end of a second factor come here. */
import { endSurplusSessions } from '#server/db/queries/sessions/session-policies.ts';
import { findSessionBySsoHash, insertSession } from '#server/db/queries/sessions/sessions.ts';
import type { TokenSubject } from '#server/db/queries/sessions/token-subject.ts';
import type { UserRow } from '#server/db/queries/core/users.ts';
import type { Channel, SecondFactorKind } from '#server/db/schema.ts';
import { later, second } from '#server/lib/clock.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { randomId, randomToken, sha256 } from '#server/lib/secrets.ts';
import { newRefreshToken } from '#server/tokens/refresh-tokens.ts';
import type { SessionTokens } from '#server/tokens/session-tokens.ts';
import { issueToken, type IssuedToken } from '#server/tokens/tokens.ts';
import type { BaseContext } from '#server/context.ts';
import { describeDevice } from './describe-device.ts';

export interface OpenedSession {
  subject: TokenSubject;
  token: IssuedToken;
  cookies: SessionTokens;
}

export interface SignIn {
  user: Pick<UserRow, 'id'>;
  clientId: string;
  /** Authentication methods (RFC 8176): `pwd`, `otp`, … */
  amr: string[];
  /** What the first factor came by; a second one must not come by the same. */
  channel?: Channel | null | undefined;
  /** What a second factor came by, where one was proved; something that was set up unless said. */
  secondFactor?: SecondFactorKind | undefined;
  /** The tenant whose own identity provider vouched for the person. */
  ssoTenantId?: string | undefined;
  /** Tenant asked for; the last used one when the person is no member there. */
  tenantHint?: string | null;
  /** SSO cookie the browser sent: its session is replaced. */
  replacedSsoToken?: string | undefined;
}

/**
 * @param signIn its `tenantId` is that of an active membership, whose demand is met; `remembered` where a remembered device spared the second factor
 * @throws Refusal `no-tenant` when that membership has just ended
 */
export async function openSession(
  context: BaseContext,
  signIn: SignIn & { tenantId: string; remembered?: boolean },
): Promise<OpenedSession> {
  const { services, requestMetadata, now } = context;
  const { db, random, config } = services;
  const sessionId = randomId(random);
  const ssoToken = randomToken(random);
  const refresh = newRefreshToken(random);
  const idleSince = later(now, -config.lifetimes.sessionIdle * second);
  const replaced = signIn.replacedSsoToken
    ? await findSessionBySsoHash(db, sha256(signIn.replacedSsoToken), now, idleSince)
    : undefined;
  const subject = await insertSession(db, {
    id: sessionId,
    userId: signIn.user.id,
    tenantId: signIn.tenantId,
    clientId: signIn.clientId,
    ssoHash: sha256(ssoToken),
    amr: signIn.amr,
    channel: signIn.channel ?? null,
    ssoTenantId: signIn.ssoTenantId ?? null,
    secondFactor: signIn.amr.includes('mfa') ? (signIn.secondFactor ?? 'factor') : null,
    remembered: signIn.remembered ?? false,
    at: now,
    expiresAt: later(now, config.lifetimes.session * second),
    requestMetadata,
    family: { id: refresh.familyId, hash: sha256(refresh.token) },
    replaced: replaced?.id ?? null,
    device: describeDevice(context, signIn, replaced?.user_id === signIn.user.id),
  });
  if (!subject) throw new Refusal('no-tenant');
  if (subject.sessionsBounded)
    await endSurplusSessions(db, { userId: subject.userId, kept: sessionId }, now, requestMetadata);
  services.metrics.signIns.inc({ outcome: 'signed-in' });
  return {
    subject,
    token: await issueToken(services, subject, { grantId: refresh.familyId }),
    cookies: {
      clientId: signIn.clientId,
      refreshToken: refresh.token,
      ssoToken,
      lifetime: config.lifetimes.session * second,
    },
  };
}
