/** Rules of API tokens. */
import { holdsPermission, permissionCovers } from '#shared/lib/permission-pattern.ts';
import type { AssignablePermission, Giver, RoleRefusal } from '#server/domain/access/role-rules.ts';

/** Enough for a machine per purpose, and few enough for somebody to know them all. */
export const mostApiTokens: Readonly<Record<'person' | 'tenant', number>> = { person: 50, tenant: 200 };

/** Whether somebody may give permissions to a tenant's token: only what they hold, and what is given at all. */
export function refusalToPermit(
  giver: Giver,
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

/** When a token of so many minutes ends; without a number it never does. */
export function endOfToken(madeAt: Date, minutes: number | null): Date | null {
  return minutes === null ? null : new Date(madeAt.getTime() + minutes * 60_000);
}
