/**
 * Identifies the caller on every call from the database, so that sign-out, deactivation and lost roles take effect at
 * once.
 */
import type { FastifyRequest } from 'fastify';
import type { ApiTokenAccess } from '#shared/contract/define.ts';
import { checkSession } from '#server/db/queries/sessions/check-session.ts';
import { holdsPermission } from '#shared/lib/permission-pattern.ts';
import { AddressRefusal } from '#server/lib/address-refusal.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { stepUpRequired } from '#server/tokens/refuse-weak.ts';
import { readBearer, readVendorToken } from '#server/tokens/tokens.ts';
import type { Services } from '#server/services.ts';
import type { Caller, VendorCaller } from '#server/caller.ts';
import { identifyByExchangedToken, identifyByKey } from './identify-machine.ts';

/**
 * Does not judge the caller's address yet: signing out is possible from everywhere.
 * @returns `null` without a valid token
 * @throws Refusal `api-token-ended`
 */
export async function identifyCaller(services: Services, request: FastifyRequest): Promise<Caller | null> {
  const token = bearerOf(request);
  const ip = request.clientAddress;
  if (token === null) return await identifyByKey(services, request.headers['x-api-key'], ip);
  const claims = await readBearer(services, token);
  if (claims === null) return null;
  if ('apiTokenId' in claims) return await identifyByExchangedToken(services, claims.apiTokenId, ip);
  const session = await checkSession(services.db, claims, ip, services.clock(), services.config.lifetimes.sessionIdle);
  const { expiresAt, grantId, ...person } = claims;
  return session && { ...person, ...session, token: { expiresAt, grantId }, apiToken: null };
}

/**
 * @param beforeStepUp also accepts a session whose tenant requires a second factor that is not verified yet
 * @throws Refusal `unauthenticated`, `ip-address-refused`, `api-token-ended`, `machine-refused`, `step-up-required`
 */
export async function requireCaller(
  services: Services,
  request: FastifyRequest,
  { apiTokens, beforeStepUp }: { apiTokens: ApiTokenAccess; beforeStepUp?: true | undefined },
): Promise<Caller> {
  const caller = await identifyCaller(services, request);
  if (caller === null) throw new Refusal('unauthenticated');
  refuseAddress(caller, request.clientAddress);
  const admitted =
    caller.apiToken === null || apiTokens === 'any' || (apiTokens === 'user' && caller.apiToken.user !== null);
  if (!admitted) throw new Refusal('machine-refused');
  if (caller.demandsMore && !beforeStepUp) throw stepUpRequired();
  return caller;
}

/** @throws Refusal `ip-address-refused` */
export function refuseAddress({ addressRefused, tenantId, userId }: Caller, ip: string): void {
  if (addressRefused) throw new AddressRefusal({ tenantId, actorId: userId, ip });
}

export function requirePermission(caller: Caller, permission: string): void {
  if (caller.superUser || holdsPermission(caller.permissionKeys, permission)) return;
  throw new Refusal('forbidden', { context: { permission } });
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
  return token.length <= 8192 && /^[\w-]+\.[\w-]+\.[\w-]+$/.test(token) ? token : null;
}
