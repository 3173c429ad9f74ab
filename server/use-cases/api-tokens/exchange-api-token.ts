/**
 * Exchanges client credentials for a short-lived access token and a single-use refresh token. The refresh token rotates
 * like that of a session: an immediate retry gets the same successor, and later reuse revokes every token derived from
 * it.
 */
import {
  deleteTokenFamily,
  findTokenFamily,
  insertTokenFamily,
  rotateTokenFamily,
  type TokenFamily,
} from '#server/db/queries/api-tokens/api-tokens.ts';
import { checkApiToken, touchApiToken, type CheckedApiToken } from '#server/db/queries/api-tokens/check-api-token.ts';
import { later, second } from '#server/lib/clock.ts';
import { AddressRefusal } from '#server/lib/address-refusal.ts';
import type { CallAddress } from '#server/lib/call-address.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { sameBytes, sha256 } from '#server/lib/secrets.ts';
import type { AnonymousContext, BaseContext } from '#server/context.ts';
import { recordMonitored } from '#server/limits/record-monitored.ts';
import { issueMachineToken } from '#server/tokens/api-tokens.ts';
import { newRefreshToken, readRefreshToken, successorOf } from '#server/tokens/refresh-tokens.ts';
import type { IssuedToken } from '#server/tokens/tokens.ts';

export interface ExchangedToken {
  token: IssuedToken;
  refreshToken: string;
}

/**
 * @throws Refusal `api-token-wrong`: the same error for an unknown id, a wrong secret and an unusable token
 */
export async function exchangeApiToken(
  context: AnonymousContext,
  presented: { clientId: string; secret: string },
): Promise<ExchangedToken> {
  const { services, now } = context;
  const { db, config, random } = services;
  await services.limits.consume('token', context.requestMetadata.ip, config.limits.token);
  const credential = await checkApiToken(db, presented.clientId, context.requestMetadata, now);
  const good = credential?.kind === 'clientCredentials' && sameBytes(credential.secretHash, sha256(presented.secret));
  if (!good) {
    await recordFailure(context, credential, presented.clientId);
    throw new Refusal('api-token-wrong');
  }
  refuseAddress(credential, context.requestMetadata);
  const refresh = newRefreshToken(random);
  await context.inTenant(credential.tenantId, async (tx, context) => {
    const expiresAt = later(now, config.lifetimes.machineRefresh * second);
    const kept = await insertTokenFamily(tx, {
      id: refresh.familyId,
      tenantId: credential.tenantId,
      tokenId: credential.id,
      hash: sha256(refresh.token),
      at: now,
      expiresAt,
    });
    if (!kept) throw new Refusal('api-token-wrong');
    await context.audit({
      action: 'api-token.exchanged',
      tenantId: credential.tenantId,
      actorId: credential.user?.id ?? credential.id,
      target: { kind: 'api-token', id: credential.id },
      details: { description: credential.description },
    });
  });
  return await issue(context, credential, refresh.token);
}

/**
 * @throws Refusal `api-token-refresh-ended` for every refresh token that is not valid
 */
export async function refreshApiToken(context: AnonymousContext, refreshToken: string): Promise<ExchangedToken> {
  const { services, now } = context;
  await services.limits.consume('token', context.requestMetadata.ip, services.config.limits.token);
  const parts = readRefreshToken(refreshToken);
  if (!parts) throw new Refusal('api-token-refresh-ended');
  const successor = successorOf(services.secrets, parts, refreshToken);
  const rotation = {
    familyId: parts.familyId,
    hash: sha256(refreshToken),
    successorHash: sha256(successor),
    origin: context.requestMetadata,
  };
  const family = (await rotateTokenFamily(services.db, rotation, now)) ?? (await graceOrEnd(context, rotation, now));
  const credential = await checkApiToken(services.db, family.token_id, context.requestMetadata, now);
  if (!credential) throw new Refusal('api-token-refresh-ended');
  refuseAddress(credential, context.requestMetadata);
  return await issue(context, credential, successor);
}

/** @throws Refusal `ip-address-refused`, `country-refused` */
function refuseAddress({ addressRefused: rule, tenantId, user, id }: CheckedApiToken, from: CallAddress): void {
  const { ip, country } = from;
  if (rule) throw new AddressRefusal({ rule, tenantId, actorId: user?.id ?? id, ip, country });
}

async function issue(
  { services, now, requestMetadata: { ip } }: BaseContext,
  credential: CheckedApiToken,
  refreshToken: string,
): Promise<ExchangedToken> {
  await touchApiToken(services.db, credential, { ip, now });
  const { tenantId, wouldRefuse: policies, id } = credential;
  await recordMonitored(services, { tenantId, policies, way: 'api-token', subject: id, ip });
  return { token: await issueMachineToken(services, credential), refreshToken };
}

async function graceOrEnd(
  context: AnonymousContext,
  token: { familyId: string; hash: Buffer; successorHash: Buffer },
  now: Date,
): Promise<TokenFamily> {
  return await context
    .acrossTenants('a refresh token is known before its tenant is', async (tx, context) => {
      const family = await findTokenFamily(tx, token.familyId, now);
      if (!family) return undefined;
      const justRotated =
        family.previous_hash !== null &&
        sameBytes(family.previous_hash, token.hash) &&
        sameBytes(family.current_hash, token.successorHash);
      // the token itself is valid: the address was refused
      if (sameBytes(family.current_hash, token.hash)) return family;
      if (justRotated && now <= later(family.rotated_at, context.services.config.lifetimes.refreshGrace * second))
        return family;
      await deleteTokenFamily(tx, token.familyId);
      await context.audit({
        action: 'api-token.refresh-reused',
        severity: 'High',
        tenantId: family.tenant_id,
        actorId: null,
        target: { kind: 'api-token', id: family.token_id },
      });
      return undefined;
    })
    .then((family) => {
      if (!family) throw new Refusal('api-token-refresh-ended');
      return family;
    });
}

async function recordFailure(
  context: AnonymousContext,
  credential: CheckedApiToken | null,
  clientId: string,
): Promise<void> {
  await context.acrossTenants('an unknown client ID belongs to no tenant', (_tx, context) =>
    context.audit({
      action: 'api-token.exchange-failed',
      severity: 'Medium',
      tenantId: credential?.tenantId ?? null,
      actorId: null,
      ...(credential && { target: { kind: 'api-token', id: credential.id } }),
      details: { clientId },
    }),
  );
}
