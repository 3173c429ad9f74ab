/** Checks entitlements: a permission that configuration links with features is effective only with one of them. */
import { attributesOf } from '#shared/lib/entitlements/attributes.ts';
import { isEntitledToPermission } from '#shared/lib/entitlements/is-entitled.ts';
import { readGrantsOf } from '#server/db/queries/entitlements/entitlement-grants.ts';
import { loadTokenSubject, type TokenSubject } from '#server/db/queries/sessions/token-subject.ts';
import { allGrants, entitlementsContext } from '#server/domain/entitlements/entitlements.ts';
import { Refusal } from '#server/lib/refusal.ts';
import type { Services } from '#server/services.ts';
import type { Caller, CallingToken } from '#server/caller.ts';

/**
 * Queries the database only if a feature is linked with that permission.
 * @throws Refusal `not-entitled`, with the reason, and what would allow the call, as its context
 */
export async function requireEntitlement(
  { config, db, clock }: Services,
  caller: Caller,
  permission: string,
): Promise<void> {
  if (!config.features.some(({ permissions }) => permissions.includes(permission))) return;
  const { named, rows } = await readGrantsOf(
    db,
    config.grants.map(({ tenant }) => tenant),
    caller,
  );
  // the permission itself has been checked before; this checks the feature
  const context = entitlementsContext(config, allGrants(config.grants, named, rows), [permission]);
  const subject = caller.apiToken
    ? undefined
    : await loadTokenSubject(db, { ...caller, origin: { ip: '', country: null, judged: false } }, clock());
  const jwt = caller.apiToken ? machineClaims(caller.apiToken) : subject && claimsOf(subject);
  const result = isEntitledToPermission(permission, context, attributesOf({ jwt }), clock().getTime());
  if (result.isEntitled) return;
  const { justification, remedies } = result;
  throw new Refusal('not-entitled', { context: { permission, justification, ...remedies } });
}

/** For a machine, the claims of its token are evaluated. */
function machineClaims(token: CallingToken): Record<string, unknown> {
  return {
    id: token.user?.id,
    sub: token.id,
    email: token.user?.email,
    email_verified: token.user?.verified,
    tenantId: token.tenantId,
    roles: token.roleKeys,
    permissions: token.permissionKeys,
    metadata: token.user?.metadata ?? {},
  };
}

/** Claims with the names that they have in a browser. */
function claimsOf(subject: TokenSubject): Record<string, unknown> {
  return {
    id: subject.userId,
    sub: subject.userId,
    email: subject.email,
    email_verified: subject.emailVerified,
    name: subject.name,
    tenantId: subject.tenantId,
    tenantIds: subject.tenantIds,
    roles: subject.roleKeys,
    permissions: subject.permissionKeys,
    metadata: subject.metadata,
    superUser: subject.superUser,
  };
}
