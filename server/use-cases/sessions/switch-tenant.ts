/** Working in another of the own tenants. */
import { lockTenantShared, listTenantsOfUser } from '#server/db/queries/core/memberships.ts';
import { endSurplusSessions } from '#server/db/queries/sessions/session-policies.ts';
import { loadTokenSubject } from '#server/db/queries/sessions/token-subject.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { isTenantId } from '#server/lib/tenant-id.ts';
import { issueToken, type IssuedToken } from '#server/tokens/tokens.ts';
import type { Services } from '#server/services.ts';
import type { Caller } from '#server/caller.ts';
import type { RequestMetadata } from '#server/request-metadata.ts';
import { enterSubTenant } from './enter-sub-tenant.ts';
import { changeSessionTenant } from './change-session-tenant.ts';

/**
 * Into another tenant of the person's, or into one below an account that lets them.
 * @throws Refusal `tenant-not-found` for a tenant that is not there and for one the person may not enter
 * @throws Refusal `step-up-required` for one that demands more than the session has proved, `password-expired` for one that wants another
 * password: the session stays where it is
 */
export async function switchTenant(
  services: Services,
  caller: Caller,
  tenantId: string,
  requestMetadata: RequestMetadata,
): Promise<void> {
  const now = services.clock();
  await services.db.acrossTenants('a switch leaves one tenant for another', async (tx) => {
    if (!isTenantId(tenantId) || !(await lockTenantShared(tx, tenantId))) throw new Refusal('tenant-not-found');
    const tenants = await listTenantsOfUser(tx, caller.userId, services.clock());
    if (
      !tenants.some((tenant) => tenant.id === tenantId) &&
      !(await enterSubTenant(services, tx, caller, tenantId, requestMetadata))
    )
      throw new Refusal('tenant-not-found');
    await changeSessionTenant(tx, caller, tenantId, { requestMetadata, now });
  });
  await endSurplusSessions(services.db, { userId: caller.userId, kept: caller.sessionId }, now, requestMetadata);
}

export interface TokenForTenant {
  tenantId: string;
  /** Whether the browser's cookie names the session of the token. A token alone never gets one that outlives it, so that it does not renew itself. */
  cookieProves: boolean;
}

/** A token for another tenant, or for an account below, while the session stays where it is. */
export async function issueTokenFor(
  services: Services,
  caller: Caller,
  { tenantId, cookieProves }: TokenForTenant,
  requestMetadata: RequestMetadata,
): Promise<IssuedToken> {
  const load = async () =>
    isTenantId(tenantId) ? await loadTokenSubject(services.db, { ...caller, tenantId }, services.clock()) : undefined;
  const enter = () =>
    services.db.acrossTenants('a token is for an account below', (tx) =>
      enterSubTenant(services, tx, caller, tenantId, requestMetadata),
    );
  const subject = (await load()) ?? ((await enter()) ? await load() : undefined);
  if (!subject) throw new Refusal('tenant-not-found');
  return await issueToken(services, subject, {
    grantId: caller.token?.grantId,
    ...(!cookieProves && { notAfter: caller.token?.expiresAt }),
  });
}
