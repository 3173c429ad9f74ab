/**
 * Identifies the caller on every call from the database, so that sign-out, deactivation and lost roles take effect at
 * once.
 */
import type { FastifyRequest } from 'fastify';
import type { ApiTokenAccess } from '#shared/contract/define.ts';
import { longestToken } from '#shared/contract/oauth/oauth.ts';
import { checkSession } from '#server/db/queries/sessions/check-session.ts';
import { holdsPermission } from '#shared/lib/permission-pattern.ts';
import { AddressRefusal } from '#server/lib/address-refusal.ts';
import type { CallAddress } from '#server/lib/call-address.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { recordMonitored } from '#server/limits/record-monitored.ts';
import { stepUpRequired } from '#server/tokens/enforce-tenant-policies.ts';
import { readBearer, readVendorToken } from '#server/tokens/tokens.ts';
import type { Services } from '#server/services.ts';
import type { Caller, VendorCaller } from '#server/caller.ts';
import { callAddressOf, idleSecondsOf } from './request-metadata.ts';
import { identifyByExchangedToken, identifyByKey } from './identify-machine.ts';

/**
 * Does not judge the caller's address yet: signing out is possible from everywhere.
 * @returns `null` without a valid token
 * @throws Refusal `api-token-ended`
 */
export async function identifyCaller(services: Services, request: FastifyRequest): Promise<Caller | null> {
  const token = bearerOf(request);
  const from = callAddressOf(request);
  if (token === null) return await identifyByKey(services, request.headers['x-api-key'], from);
  const claims = await readBearer(services, token);
  if (claims === null) return null;
  if ('apiTokenId' in claims) return await identifyByExchangedToken(services, claims.apiTokenId, from);
  const origin = { ...from, idleSeconds: idleSecondsOf(request) };
  const session = await checkSession(
    services.db,
    claims,
    origin,
    services.clock(),
    services.config.lifetimes.sessionIdle,
  );
  const { expiresAt, grantId, ...ids } = claims;
  return session && { ...ids, ...session, token: { expiresAt, grantId }, apiToken: null };
}

/**
 * @param beforeStepUp also accepts a session whose tenant requires a second factor that is not verified yet
 * @throws Refusal `unauthenticated`, `ip-address-refused`, `country-refused`, `api-token-ended`, `machine-refused`,
 *   `step-up-required`
 */
export async function requireCaller(
  services: Services,
  request: FastifyRequest,
  { apiTokens, beforeStepUp }: { apiTokens: ApiTokenAccess; beforeStepUp?: true | undefined },
): Promise<Caller> {
  const caller = await identifyCaller(services, request);
  if (caller === null) throw new Refusal('unauthenticated');
  refuseAddress(caller, callAddressOf(request));
  const admitted =
    caller.apiToken === null || apiTokens === 'any' || (apiTokens === 'user' && caller.apiToken.user !== null);
  if (!admitted) throw new Refusal('machine-refused');
  if (caller.demandsMore && !beforeStepUp) throw stepUpRequired();
  await recordMonitoredCall(services, caller, { ip: request.clientAddress, beforeStepUp });
  return caller;
}

/** Records monitored rules that would have refused a call. A rule about MFA refuses none of those that step up. */
async function recordMonitoredCall(
  services: Services,
  { tenantId, userId, apiToken, wouldRefuse }: Caller,
  { ip, beforeStepUp }: { ip: string; beforeStepUp?: true | undefined },
): Promise<void> {
  if (!wouldRefuse) return;
  const policies = beforeStepUp ? wouldRefuse.filter((policy) => policy !== 'mfa') : wouldRefuse;
  const from = { tenantId, policies, ip };
  if (apiToken) await recordMonitored(services, { ...from, way: 'api-token', subject: apiToken.id });
  else await recordMonitored(services, { ...from, way: 'call', subject: userId });
}

/** @throws Refusal `ip-address-refused`, `country-refused` */
export function refuseAddress({ addressRefused: rule, tenantId, userId }: Caller, from: CallAddress): void {
  if (rule) throw new AddressRefusal({ rule, tenantId, actorId: userId, ...from });
}

export function requirePermission(caller: Caller, permission: string): void {
  if (caller.superUser || holdsPermission(caller.permissionKeys, permission)) return;
  // clients of the contract compare the text of billing's (specification, admin portal, section 8)
  const details = permission.startsWith('fe.subscriptions.') ? { details: ['Not authorized'] } : {};
  throw new Refusal('forbidden', { context: { permission }, ...details });
}

export async function requireVendor(services: Services, request: FastifyRequest): Promise<VendorCaller> {
  const token = request.headers['x-access-token'];
  const vendorClientId = typeof token === 'string' ? await readVendorToken(services, token) : null;
  if (vendorClientId === null) throw new Refusal('unauthenticated');
  return { vendorClientId };
}

/** With or without the word Bearer: clients of the contract send both. */
function bearerOf(request: FastifyRequest): string | null {
  const header = request.headers.authorization;
  if (!header) return null;
  const token = /^Bearer\s+/i.test(header) ? header.replace(/^Bearer\s+/i, '') : header;
  return token.length <= longestToken && /^[\w-]+\.[\w-]+\.[\w-]+$/.test(token) ? token : null;
}
