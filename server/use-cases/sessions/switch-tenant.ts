/** Switches to another tenant of the user. */
import { lockTenantShared, listTenantsOfUser } from '#server/db/queries/core/memberships.ts';
import { endSurplusSessions } from '#server/db/queries/sessions/session-policies.ts';
import { loadTokenSubject } from '#server/db/queries/sessions/token-subject.ts';
import { Refusal } from '#server/lib/refusal.ts';
import { isTenantId } from '#server/lib/tenant-id.ts';
import { enforceTenantPolicies } from '#server/tokens/enforce-tenant-policies.ts';
import { issueToken, type IssuedToken } from '#server/tokens/tokens.ts';
import type { CallContext } from '#server/context.ts';
import { switchToSubTenant } from './switch-to-sub-tenant.ts';
import { changeSessionTenant } from './change-session-tenant.ts';

/**
 * Switches the session to another tenant of the user, or to a sub-account that they may access.
 * @throws Refusal `tenant-not-found` for an unknown tenant and for one that the user may not enter
 * @throws Refusal `ip-address-refused`; `step-up-required` if it requires more than the session has verified, `password-expired` if it
 *   requires a new password, `reauthentication-required` if the session is too old or too idle for it: the session stays
 *   in its tenant
 */
export async function switchTenant(context: CallContext, tenantId: string): Promise<void> {
  const { caller, now } = context;
  await context.acrossTenants('a switch leaves one tenant for another', async (tx, context) => {
    if (!isTenantId(tenantId) || !(await lockTenantShared(tx, tenantId))) throw new Refusal('tenant-not-found');
    const tenants = await listTenantsOfUser(tx, caller.userId, now);
    if (!tenants.some((tenant) => tenant.id === tenantId) && !(await switchToSubTenant(context, caller, tenantId)))
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
  /**
   * Whether the browser's cookie names the session of the token. A token alone gets none that outlives it, so that it
   * cannot renew itself.
   */
  hasSessionCookie: boolean;
}

/**
 * Issues a token for another tenant or a sub-account, while the session stays in its tenant.
 * @throws Refusal as `switchTenant`
 */
export async function issueTokenFor(
  context: CallContext,
  { tenantId, hasSessionCookie }: TokenForTenant,
): Promise<IssuedToken> {
  const { services, caller, now } = context;
  const load = async () =>
    isTenantId(tenantId)
      ? await loadTokenSubject(services.db, { ...caller, tenantId, origin: context.requestMetadata }, now)
      : undefined;
  const enter = () =>
    context.acrossTenants('a token is for a sub-account', (_tx, context) =>
      switchToSubTenant(context, caller, tenantId),
    );
  const subject = (await load()) ?? ((await enter()) ? await load() : undefined);
  if (!subject) throw new Refusal('tenant-not-found');
  enforceTenantPolicies(subject, subject, 'reauthentication-required');
  return await issueToken(services, subject, {
    grantId: caller.token?.grantId,
    ...(!hasSessionCookie && { notAfter: caller.token?.expiresAt }),
  });
}
