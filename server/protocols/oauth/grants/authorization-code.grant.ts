/** grant_type=authorization_code (RFC 6749, section 4.1.3; RFC 7636, section 4.6). */
import { audit } from '#server/db/queries/core/audits.ts';
import {
  lockAuthorizationCode,
  markCodeUsed,
  type AuthorizationCodeRow,
} from '#server/db/queries/oauth/authorization-codes.ts';
import { endRefreshFamily, insertRefreshFamily } from '#server/db/queries/sessions/refresh-families.ts';
import { findLiveSessionIn } from '#server/db/queries/sessions/sessions.ts';
import { loadTokenSubject } from '#server/db/queries/sessions/token-subject.ts';
import type { Tx } from '#server/db/database.ts';
import { later, second } from '#server/lib/clock.ts';
import { sameText, sha256 } from '#server/lib/secrets.ts';
import type { Services } from '#server/services.ts';
import type { RequestMetadata } from '#server/request-metadata.ts';
import { newRefreshToken } from '#server/tokens/refresh-tokens.ts';
import { issueToken, lastTokenExpiry } from '#server/tokens/tokens.ts';
import { GrantRefusal } from '#server/protocols/oauth/oauth-error.ts';
import type { Grant, TokenAnswer } from './grant.ts';

interface Redeemed {
  code: AuthorizationCodeRow;
  refreshToken: string;
  familyId: string;
}

export const authorizationCodeGrant: Grant = async (services, request, requestMetadata): Promise<TokenAnswer> => {
  const { code, redirect_uri: redirectUri, code_verifier: verifier, client_id: clientId } = request;
  if (!code || !redirectUri || !verifier) throw new GrantRefusal('invalid-grant');
  const redeemed = await services.db.acrossTenants('a code is known before its tenant is', (tx) =>
    redeem(services, tx, { code, redirectUri, verifier, clientId }, requestMetadata),
  );
  if (redeemed === 'refused') throw new GrantRefusal('invalid-grant');
  const { session_id: sessionId, tenant_id: tenantId, client_id: ofClient, nonce, scope } = redeemed.code;
  const subject = await loadTokenSubject(services.db, { sessionId, tenantId, clientId: ofClient }, services.clock());
  if (!subject) throw new GrantRefusal('invalid-grant');
  const token = await issueToken(services, subject, { nonce, grantId: redeemed.familyId });
  return { token, refreshToken: redeemed.refreshToken, scope };
};

interface Presented {
  code: string;
  redirectUri: string;
  verifier: string;
  clientId: string | undefined;
}

/** Whatever comes of it, the code is used: a refusal must not roll that back, so it is returned and not thrown. */
async function redeem(
  services: Services,
  tx: Tx,
  presented: Presented,
  requestMetadata: RequestMetadata,
): Promise<Redeemed | 'refused'> {
  const now = services.clock();
  const row = await lockAuthorizationCode(tx, sha256(presented.code));
  if (!row) return 'refused';
  if (row.used_at !== null) {
    await takeBack(services, tx, row, requestMetadata);
    return 'refused';
  }
  const session = await findLiveSessionIn(
    tx,
    row.session_id,
    now,
    later(now, -services.config.lifetimes.sessionIdle * second),
  );
  if (!session || row.expires_at <= now || !fits(row, presented) || !proved(services, row, presented)) {
    await markCodeUsed(tx, row.code_hash, now, null);
    return 'refused';
  }
  const refresh = newRefreshToken(services.random);
  await insertRefreshFamily(tx, {
    id: refresh.familyId,
    sessionId: row.session_id,
    clientId: row.client_id,
    kind: 'code',
    scope: row.scope,
    hash: sha256(refresh.token),
    at: now,
  });
  await markCodeUsed(tx, row.code_hash, now, refresh.familyId);
  return { code: row, refreshToken: refresh.token, familyId: refresh.familyId };
}

/**
 * The verifier may be shorter than RFC 7636's 43 characters: clients of the contract make one of 16. The challenge
 * binds it all the same.
 */
function fits(row: AuthorizationCodeRow, { redirectUri, verifier, clientId }: Presented): boolean {
  if (row.redirect_uri !== redirectUri || (clientId !== undefined && clientId !== row.client_id)) return false;
  return verifier.length >= 16 && sameText(sha256(verifier).toString('base64url'), row.code_challenge);
}

/** A client that can keep a secret has to show it: leaving the client id out is no way round. */
function proved(services: Services, row: AuthorizationCodeRow, { clientId }: Presented): boolean {
  return clientId === row.client_id || services.environment.clients.get(row.client_id)?.secretHash === undefined;
}

/** A code that is presented twice was stolen: every token issued from it is revoked, access tokens too (RFC 6749, section 4.1.2). */
async function takeBack(
  services: Services,
  tx: Tx,
  row: AuthorizationCodeRow,
  requestMetadata: RequestMetadata,
): Promise<void> {
  const now = services.clock();
  if (row.family_id !== null) await endRefreshFamily(tx, row.family_id, now, lastTokenExpiry(services));
  await audit(tx, requestMetadata, now, {
    action: 'session.code-reused',
    severity: 'High',
    tenantId: row.tenant_id,
    actorId: null,
    target: { kind: 'session', id: row.session_id },
  });
}
