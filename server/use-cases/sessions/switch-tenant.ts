/** Working in another of the own tenants. */
import { lockTenantShared, listTenantsOfUser } from '#server/db/queries/core/memberships.ts';
import { endSurplusSessions } from '#server/db/queries/sessions/session-policies.ts';
import { loadTokenSubject } from '#server/db/queries/sessions/token-subject.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { isTenantId } from '#server/lib/tenant-id.ts';
import { issueToken, type IssuedToken } from '#server/tokens/tokens.ts';
import type { CallContext } from '#server/context.ts';
import { enterSubTenant } from './enter-sub-tenant.ts';
import { changeSessionTenant } from './change-session-tenant.ts';

/**
 * Into another tenant of the person's, or into one below an account that lets them.
 * @throws Refusal `tenant-not-found` for a tenant that is not there and for one the person may not enter
 * @throws Refusal `step-up-required` for one that demands more than the session has proved, `password-expired` for one that wants another
 * password: the session stays where it is
 */
export async function switchTenant(context: CallContext, tenantId: string): Promise<void> {
  const { caller, now } = context;
  await context.acrossTenants('a switch leaves one tenant for another', async (tx, context) => {
    if (!isTenantId(tenantId) || !(await lockTenantShared(tx, tenantId))) throw new Refusal('tenant-not-found');
    const tenants = await listTenantsOfUser(tx, caller.userId, now);
    if (!tenants.some((tenant) => tenant.id === tenantId) && !(await enterSubTenant(context, caller, tenantId)))
      throw new Refusal('tenant-not-found');
    await changeSessionTenant(context, caller, tenantId);
  });
  await endSurplusSessions(
    context.services.db,
    { userId: caller.userId, kept: caller.sessionId },
    now,
    context.requestMetadata,
  );
}

export interface TokenForTenant {
  tenantId: string;
  /** Whether the browser's cookie names the session of the token. A token alone never gets one that outlives it, so that it does not renew itself. */
  hasSessionCookie: boolean;
}

/** A token for another tenant, or for an account below, while the session stays where it is. */
export async function issueTokenFor(
  context: CallContext,
  { tenantId, hasSessionCookie }: TokenForTenant,
): Promise<IssuedToken> {
  const { services, caller, now } = context;
  const load = async () =>
    isTenantId(tenantId) ? await loadTokenSubject(services.db, { ...caller, tenantId }, now) : undefined;
  const enter = () =>
    context.acrossTenants('a token is for an account below', (_tx, context) =>
      enterSubTenant(context, caller, tenantId),
    );
  const subject = (await load()) ?? ((await enter()) ? await load() : undefined);
  if (!subject) throw new Refusal('tenant-not-found');
  return await issueToken(services, subject, {
    grantId: caller.token?.grantId,
    ...(!hasSessionCookie && { notAfter: caller.token?.expiresAt }),
  });
}
