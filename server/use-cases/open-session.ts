/** From a proved identity to a session: row, cookies, audit, tokens. Every way of signing in ends here. */
import type { Database } from '#server/db/database.ts';
import { listSignInTenants } from '#server/db/queries/memberships.ts';
import { findSessionBySsoHash, insertSession } from '#server/db/queries/sessions.ts';
import { loadTokenSubject, type TokenSubject } from '#server/db/queries/token-subject.ts';
import type { UserRow } from '#server/db/queries/users.ts';
import { later, second } from '#server/lib/clock.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { randomId, randomToken, sha256 } from '#server/lib/secrets.ts';
import { newRefreshToken } from '#server/tokens/refresh-tokens.ts';
import type { SessionTokens } from '#server/tokens/session-tokens.ts';
import { issueToken, type IssuedToken } from '#server/tokens/tokens.ts';
import type { RequestFacts, Services } from '#server/services.ts';

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
  /** Tenant asked for; the last used one when the person is no member there. */
  tenantHint?: string | null;
  /** SSO cookie the browser sent: its session is replaced. */
  replacedSsoToken?: string | undefined;
  facts: RequestFacts;
}

/** @throws Refusal `no-tenant` or `account-disabled` when no membership is active */
export async function openSession(services: Services, signIn: SignIn): Promise<OpenedSession> {
  const { db, clock, random, config } = services;
  const now = clock();
  const sessionId = randomId(random);
  const ssoToken = randomToken(random);
  const refresh = newRefreshToken(random);
  const idleSince = later(now, -config.lifetimes.sessionIdle * second);
  const replaced = signIn.replacedSsoToken ? await findSessionBySsoHash(db, sha256(signIn.replacedSsoToken), now, idleSince) : undefined;
  await insertSession(db, {
    id: sessionId,
    userId: signIn.user.id,
    tenantId: await chooseTenant(db, signIn.user.id, signIn.tenantHint),
    clientId: signIn.clientId,
    ssoHash: sha256(ssoToken),
    amr: signIn.amr,
    at: now,
    expiresAt: later(now, config.lifetimes.session * second),
    facts: signIn.facts,
    family: { id: refresh.familyId, hash: sha256(refresh.token) },
    replaced: replaced?.id ?? null,
  });
  const subject = await loadTokenSubject(db, sessionId, null);
  if (!subject) throw new Refusal('no-tenant');
  services.metrics.signIns.inc({ outcome: 'signed-in' });
  return {
    subject,
    token: await issueToken(services, subject),
    cookies: { clientId: signIn.clientId, refreshToken: refresh.token, ssoToken, lifetime: config.lifetimes.session * second },
  };
}

async function chooseTenant(db: Database, userId: string, hint: string | null | undefined): Promise<string> {
  const tenants = await listSignInTenants(db, userId);
  const active = tenants.filter((tenant) => tenant.state === 'active');
  const chosen = active.find((tenant) => tenant.tenant_id === hint) ?? active[0];
  if (chosen) return chosen.tenant_id;
  throw new Refusal(tenants.some((tenant) => tenant.state === 'disabled') ? 'account-disabled' : 'no-tenant');
}
