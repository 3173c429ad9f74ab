/** Rules of roles: nobody gives what is above them, and nobody builds what they may not do themselves. */
import type { ErrorCode } from '#shared/contract/errors.ts';
import { holdsPermission, permissionCovers } from '#shared/lib/permission-pattern.ts';
import type { Actor } from '#server/domain/people/team.ts';

export interface Giver extends Pick<Actor, 'level' | 'superUser'> {
  permissionKeys: readonly string[];
}

export interface GivenRole {
  level: number;
  permission_keys: readonly string[];
}

export interface AssignablePermission {
  key: string;
  assignment: 'NEVER' | 'ALWAYS' | 'ASSIGNABLE';
}

export interface RoleRefusal {
  code: ErrorCode;
  /** The permission it is about. */
  permission?: string;
}

/** Keys of the portal and its API: they open what the server guards, and not only what the product shows. */
function guardsServer(key: string): boolean {
  const [head = '', ...pattern] = key.split('*');
  return head.startsWith('fe.') || (pattern.length > 0 && 'fe.'.startsWith(head));
}

/**
 * Whether somebody may give a role to a person or a group. Ranks decide about the product's permissions, since the vendor's
 * admin need not hold what the vendor's editor does; what opens the portal itself has to be held as well.
 */
export function refusalToGive(giver: Giver, role: GivenRole): RoleRefusal | undefined {
  if (giver.superUser) return undefined;
  if (role.level < giver.level) return { code: 'role-above-own' };
  const lacking = role.permission_keys.find((key) => guardsServer(key) && !holdsPermission(giver.permissionKeys, key));
  return lacking === undefined ? undefined : { code: 'permission-not-held', permission: lacking };
}

/**
 * The permissions that a tenant's own role has after somebody chose some: what every such role has comes along, and stays.
 * @param before what the role has now: that may stay, whoever saves it
 */
export function composePermissions(
  giver: Giver,
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
    // a pattern gives all that it covers
    if (never.some((refused) => permissionCovers(key, refused)))
      return { code: 'permission-not-assignable', permission: key };
    if (!before.includes(key) && !giver.superUser && !holdsPermission(giver.permissionKeys, key))
      return { code: 'permission-not-held', permission: key };
  }
  return { keys: [...new Set([...always, ...chosen])].sort() };
}
