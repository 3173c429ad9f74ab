/** The guest of a setup link as a caller. Each call asks again for the right of the admin who made the link. */
import type { FastifyRequest } from 'fastify';
import { checkSetupLink, touchSetupLink, type CheckedSetupLink } from '#server/db/queries/sso/check-setup-link.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { sha256 } from '#server/lib/secrets.ts';
import type { CallAddress } from '#server/lib/call-address.ts';
import { holdsPermission } from '#shared/lib/permission-pattern.ts';
import type { Services } from '#server/services.ts';
import type { Caller } from '#server/caller.ts';
import { readSetupCookie } from './cookies.ts';
import { isForeignFetch } from './fetch-metadata.ts';
import { callAddressOf } from './request-metadata.ts';
import { requireEntitlement } from './require-entitlement.ts';

/** What its creator needs to make a link, and while it works. */
const setupPermission = 'fe.secure.write.samlConfiguration';

/** Calls of all guests of one link. A page that waits for a test asks every 1.5 s. */
const perLink = { points: 600, per: 300 };

/** @throws Refusal `origin-not-allowed`, `too-many-requests`, and those of `setupGuest` */
export async function requireSetupGuest(services: Services, request: FastifyRequest): Promise<Caller> {
  const { origin } = request.headers;
  // the cookie is SameSite=Strict; a sibling host is the same site, but another origin
  if (isForeignFetch(request) || (origin !== undefined && origin !== services.environment.ownOrigin))
    throw new Refusal('origin-not-allowed');
  const token = readSetupCookie(request, services.config);
  if (token === undefined) throw new Refusal('sso-setup-link-invalid');
  const caller = await setupGuest(services, { by: 'session', token }, callAddressOf(request));
  await services.limits.consume('setup-link', caller.setupLink!.id, perLink);
  return caller;
}

/**
 * Unknown, revoked and expired links are refused alike, and those whose creator lost the right to set up connections.
 * @throws Refusal `sso-setup-link-invalid`, `ip-address-refused`, `country-refused`
 */
export async function setupGuest(
  services: Services,
  { by, token }: { by: 'link' | 'session'; token: string },
  from: CallAddress,
): Promise<Caller> {
  const now = services.clock();
  const link = await checkSetupLink(services.db, { by, tokenHash: sha256(token) }, from, now);
  if (!link) throw new Refusal('sso-setup-link-invalid');
  const caller: Caller = {
    userId: link.createdBy,
    tenantId: link.tenantId,
    sessionId: link.id,
    clientId: services.environment.defaultClient.id,
    permissionKeys: link.permissionKeys,
    level: link.level,
    // a super user's privileges beyond their permissions are not delegated
    superUser: false,
    // actions that require a recent sign-in are refused
    authenticatedAt: new Date(0),
    impersonator: null,
    user: null,
    apiToken: null,
    setupLink: {
      id: link.id,
      connectionId: link.connectionId,
      mayMapRoles: link.mayMapRoles,
      mayActivate: link.mayActivate,
      createdBy: link.creatorName,
      recipient: link.recipient,
      expiresAt: link.expiresAt,
    },
  };
  await requireRightOfCreator(services, caller, link);
  refuseAddress(link, from);
  await touchSetupLink(services.db, link, { ip: from.ip, now });
  return caller;
}

async function requireRightOfCreator(
  services: Services,
  caller: Caller,
  { superUser, permissionKeys }: CheckedSetupLink,
): Promise<void> {
  if (!superUser && !holdsPermission(permissionKeys, setupPermission)) throw new Refusal('sso-setup-link-invalid');
  try {
    await requireEntitlement(services, caller, setupPermission);
  } catch (error) {
    if (error instanceof Refusal && error.code === 'not-entitled') throw new Refusal('sso-setup-link-invalid');
    throw error;
  }
}

/** The restrictions of the tenant hold for guests too. Nobody with an account is refused, so that none is named. */
function refuseAddress(
  { addressRefused: rule }: { addressRefused: string | null },
  { ip, country }: CallAddress,
): void {
  if (rule === null) return;
  const values = { ipAddress: ip || '?', country: country ?? '?' };
  throw new Refusal(rule === 'ip-restrictions' ? 'ip-address-refused' : 'country-refused', { values });
}
