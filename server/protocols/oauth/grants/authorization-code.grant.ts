/** grant_type=authorization_code (RFC 6749, section 4.1.3; RFC 7636, section 4.6). */
import {
  lockAuthorizationCode,
  markCodeUsed,
  type AuthorizationCodeRow,
} from '#server/db/queries/oauth/authorization-codes.ts';
import { endRefreshFamily, insertRefreshFamily } from '#server/db/queries/sessions/refresh-families.ts';
import { findLiveSessionIn } from '#server/db/queries/sessions/sessions.ts';
import { loadTokenSubject } from '#server/db/queries/sessions/token-subject.ts';
import { later, second } from '#server/lib/clock.ts';
import { sameText, sha256 } from '#server/lib/secrets.ts';
import type { Services } from '#server/services.ts';
import type { AnonymousTransaction } from '#server/context.ts';
import { newRefreshToken } from '#server/tokens/refresh-tokens.ts';
import { issueToken, lastTokenExpiry } from '#server/tokens/tokens.ts';
import { GrantRefusal } from '#server/protocols/oauth/oauth-error.ts';
import { hasSecret, type Grant, type TokenAnswer } from './grant.ts';

interface Redeemed {
  code: AuthorizationCodeRow;
  refreshToken: string;
  familyId: string;
}

export const authorizationCodeGrant: Grant = async (context, request): Promise<TokenAnswer> => {
  const { services } = context;
  const { code, redirect_uri: redirectUri, code_verifier: verifier, client_id: clientId } = request;
  if (!code || !redirectUri || !verifier) throw new GrantRefusal('invalid-grant');
  const redeemed = await context.acrossTenants('a code is known before its tenant is', (_tx, context) =>
    redeem(context, { code, redirectUri, verifier, clientId }),
  );
  if (redeemed === 'refused') throw new GrantRefusal('invalid-grant');
  const { session_id: sessionId, tenant_id: tenantId, client_id: ofClient, nonce, scope } = redeemed.code;
  // the code was issued to a browser whose address was judged; a back end redeems it from its own
  const { ip, country } = context.requestMetadata;
  const origin = { ip, country, judged: !hasSecret(services, ofClient) };
  const subject = await loadTokenSubject(services.db, { sessionId, tenantId, clientId: ofClient, origin }, context.now);
  if (!subject || subject.sessionOver || subject.oneTooMany) throw new GrantRefusal('invalid-grant');
  const token = await issueToken(services, subject, { nonce, grantId: redeemed.familyId });
  return { token, refreshToken: redeemed.refreshToken, scope };
};

interface Presented {
  code: string;
  redirectUri: string;
  verifier: string;
  clientId: string | undefined;
}

/** The code is used in any case: a refusal must not roll that back, so it is returned and not thrown. */
async function redeem(context: AnonymousTransaction, presented: Presented): Promise<Redeemed | 'refused'> {
  const { services, tx, now } = context;
  const row = await lockAuthorizationCode(tx, sha256(presented.code));
  const present = await context.present();
  if (!row) return 'refused';
  if (row.used_at !== null) {
    await takeBack(context, row);
    return 'refused';
  }
  const session = await findLiveSessionIn(
    tx,
    row.session_id,
    present,
    later(present, -services.config.lifetimes.sessionIdle * second),
  );
  if (!session || row.expires_at <= present || !fits(row, presented) || !clientVerified(services, row, presented)) {
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
 * The verifier may be shorter than RFC 7636's 43 characters: clients of the contract use 16. The challenge binds it all
 * the same.
 */
function fits(row: AuthorizationCodeRow, { redirectUri, verifier, clientId }: Presented): boolean {
  if (row.redirect_uri !== redirectUri || (clientId !== undefined && clientId !== row.client_id)) return false;
  return verifier.length >= 16 && sameText(sha256(verifier).toString('base64url'), row.code_challenge);
}

/** A confidential client must authenticate: omitting the client ID does not bypass that. */
function clientVerified(services: Services, row: AuthorizationCodeRow, { clientId }: Presented): boolean {
  return clientId === row.client_id || !hasSecret(services, row.client_id);
}

/**
 * A code that is presented twice may be stolen: every token issued from it is revoked, including access tokens (RFC
 * 6749, section 4.1.2).
 */
async function takeBack(context: AnonymousTransaction, row: AuthorizationCodeRow): Promise<void> {
  const { services, tx, now } = context;
  if (row.family_id !== null) await endRefreshFamily(tx, row.family_id, now, lastTokenExpiry(services));
  await context.audit({
    action: 'session.code-reused',
    severity: 'High',
    tenantId: row.tenant_id,
    actorId: null,
    target: { kind: 'session', id: row.session_id },
  });
}
