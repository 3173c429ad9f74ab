/** Rules of roles: users cannot give roles above their own, or create roles with permissions that they lack. */
import type { ErrorCode } from '#shared/contract/errors.ts';
import { holdsPermission, permissionCovers } from '#shared/lib/permission-pattern.ts';
import type { Actor } from '#server/domain/users/team.ts';

export interface RoleAssigner extends Pick<Actor, 'level' | 'superUser'> {
  permissionKeys: readonly string[];
}

export interface RoleToAssign {
  level: number;
  permission_keys: readonly string[];
}

export interface AssignablePermission {
  key: string;
  assignment: 'NEVER' | 'ALWAYS' | 'ASSIGNABLE';
}

export interface RoleRefusal {
  code: ErrorCode;
  /** The permission concerned. */
  permission?: string;
}

/** Keys of the portal and its API: they are enforced by this server, not only by the vendor's product. */
function guardsServer(key: string): boolean {
  const [head = '', ...pattern] = key.split('*');
  return head.startsWith('fe.') || (pattern.length > 0 && 'fe.'.startsWith(head));
}

/**
 * Whether a user may give a role to a user or a group. For the product's permissions the rank decides, since the
 * vendor's admin role need not include all permissions of its editor role; permissions of the portal itself must be
 * held as well.
 */
export function refusalToAssign(giver: RoleAssigner, role: RoleToAssign): RoleRefusal | undefined {
  if (giver.superUser) return undefined;
  if (role.level < giver.level) return { code: 'role-above-own' };
  const lacking = role.permission_keys.find((key) => guardsServer(key) && !holdsPermission(giver.permissionKeys, key));
  return lacking === undefined ? undefined : { code: 'permission-not-held', permission: lacking };
}

/**
 * The permissions of a tenant's custom role after a change: mandatory permissions are always included.
 * @param before the role's current permissions, which any editor may keep
 */
export function composePermissions(
  giver: RoleAssigner,
  {
    before,
    chosen,
    all,
  }: { before: readonly string[]; chosen: readonly string[]; all: readonly AssignablePermission[] },
): { keys: string[] } | RoleRefusal {
  const keysWith = (assignment: AssignablePermission['assignment']) =>
    all.filter((permission) => permission.assignment === assignment).map(({ key }) => key);
  const always = keysWith('ALWAYS');
  const never = keysWith('NEVER');
  for (const key of chosen) {
    if (always.includes(key)) continue;
    // a pattern gives all permissions that it covers
    if (never.some((refused) => permissionCovers(key, refused)))
      return { code: 'permission-not-assignable', permission: key };
    if (!before.includes(key) && !giver.superUser && !holdsPermission(giver.permissionKeys, key))
      return { code: 'permission-not-held', permission: key };
  }
  return { keys: [...new Set([...always, ...chosen])].sort() };
}
