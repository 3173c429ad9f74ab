/** Rules of API tokens. */
import { holdsPermission, permissionCovers } from '#shared/lib/permission-pattern.ts';
import type { AssignablePermission, RoleAssigner, RoleRefusal } from '#server/domain/roles/role-rules.ts';

/** Enough for one client per purpose, and few enough to keep track of. */
export const maxApiTokens: Readonly<Record<'user' | 'tenant', number>> = { user: 50, tenant: 200 };

/** Whether a user may give permissions to a tenant's token: only those that they hold, and that exist. */
export function refusalToPermit(
  giver: RoleAssigner,
  wanted: readonly AssignablePermission[],
  all: readonly AssignablePermission[],
): RoleRefusal | undefined {
  const never = all.filter((permission) => permission.assignment === 'NEVER');
  for (const { key } of wanted) {
    if (never.some((refused) => permissionCovers(key, refused.key)))
      return { code: 'permission-not-assignable', permission: key };
    if (!giver.superUser && !holdsPermission(giver.permissionKeys, key))
      return { code: 'permission-not-held', permission: key };
  }
  return undefined;
}

/** Expiry of a token with a lifetime in minutes; `null` means no expiry. */
export function endOfToken(madeAt: Date, minutes: number | null): Date | null {
  return minutes === null ? null : new Date(madeAt.getTime() + minutes * 60_000);
}
