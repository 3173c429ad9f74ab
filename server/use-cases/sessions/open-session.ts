/**
 * Opens a session for an authenticated user: row, cookies, audit entry, tokens. Called only by `completeSignIn` and at
 * the end of a second factor.
 */
import { endSurplusSessions } from '#server/db/queries/sessions/session-policies.ts';
import { findSessionBySsoHash, insertSession } from '#server/db/queries/sessions/sessions.ts';
import type { TokenSubject } from '#server/db/queries/sessions/token-subject.ts';
import type { UserRow } from '#server/db/queries/core/users.ts';
import type { Channel, ProviderSession, SecondFactorKind } from '#server/db/schema.ts';
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
  /** Channel of the first factor; the second one must use another channel. */
  channel?: Channel | null | undefined;
  /** Kind of the second factor, if one was verified; an enrolled one by default. */
  secondFactor?: SecondFactorKind | undefined;
  /** Tenant whose own identity provider authenticated the user. */
  ssoTenantId?: string | null | undefined;
  /** The connection that it set up, through which the user came. */
  ssoConnectionId?: string | null | undefined;
  /** Several factors that it verified and the tenant trusts (RFC 8176), `mfa` among them. */
  providerMethods?: readonly string[] | undefined;
  /** When the user authenticated there, if it said so. */
  providerAuthAt?: Date | undefined;
  /** Its session, with which the new one ends. */
  providerSession?: ProviderSession | undefined;
  /** Requested tenant; the last used one if the user is not a member of it. */
  tenantHint?: string | null;
  /** SSO cookie of the browser: its session is replaced. */
  replacedSsoToken?: string | undefined;
}

/**
 * @param signIn its `tenantId` is that of an active membership whose requirements are met; `remembered` is set if a
 *   remembered device replaced the second factor
 * @throws Refusal `no-tenant` if that membership has just ended
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
  const expiresAt = expiryOf(context, signIn.providerSession);
  const { endsAt: _endsAt, ...providerSession } = signIn.providerSession ?? { endsAt: null };
  const subject = await insertSession(db, {
    id: sessionId,
    userId: signIn.user.id,
    tenantId: signIn.tenantId,
    clientId: signIn.clientId,
    ssoHash: sha256(ssoToken),
    amr: signIn.amr,
    channel: signIn.channel ?? null,
    ssoTenantId: signIn.ssoTenantId ?? null,
    ssoConnectionId: signIn.ssoConnectionId ?? null,
    providerMethods: signIn.providerMethods ?? null,
    providerAuthAt: signIn.providerAuthAt ?? null,
    providerSession: 'connection' in providerSession ? providerSession : null,
    secondFactor: signIn.amr.includes('mfa') ? (signIn.secondFactor ?? 'factor') : null,
    remembered: signIn.remembered ?? false,
    at: now,
    expiresAt,
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
    token: await issueToken(services, subject, { grantId: refresh.familyId, way: 'sign-in' }),
    cookies: {
      clientId: signIn.clientId,
      refreshToken: refresh.token,
      ssoToken,
      lifetime: expiresAt.getTime() - now.getTime(),
    },
  };
}

/** A session does not outlive the one at the identity provider (SAML core, 2.7.2: `SessionNotOnOrAfter`). */
function expiryOf({ services, now }: BaseContext, provider: ProviderSession | undefined): Date {
  const { lifetimes, sso } = services.config;
  const own = later(now, lifetimes.session * second);
  if (!provider?.endsAt) return own;
  const named = new Date(provider.endsAt);
  // an end in the past was accepted because the clocks may differ
  const end = named > now ? named : later(named, sso.clockSkew * second);
  return end < own ? end : own;
}
