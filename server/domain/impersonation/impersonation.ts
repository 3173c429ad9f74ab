/** Who may impersonate whom. Pure. */
import type { ErrorCode } from '#shared/contract/errors.ts';
import { holdsPermission } from '#shared/lib/permission-pattern.ts';
import { checkCanManage, type Actor } from '#server/domain/users/team.ts';

/** Re-authentication is a sign-in of the last ten minutes. */
const recentSignIn = 10 * 60_000;

export interface ImpersonatingActor extends Actor {
  permissionKeys: readonly string[];
  authenticatedAt: Date;
}

export interface ImpersonatedUser {
  userId: string;
  superUser: boolean;
  levels: readonly number[];
  permissionKeys: readonly string[];
}

/**
 * Impersonation must not add permissions: users above the admin, or with permissions that the admin lacks, are refused.
 * @returns why not
 */
export function refusalToImpersonate(
  actor: ImpersonatingActor,
  user: ImpersonatedUser,
  now: Date,
): ErrorCode | undefined {
  const above = checkCanManage(actor, user, 'refused');
  if (above) return above;
  if (!actor.superUser && !user.permissionKeys.every((key) => holdsPermission(actor.permissionKeys, key)))
    return 'person-above-own';
  return now.getTime() - actor.authenticatedAt.getTime() > recentSignIn ? 'reauthentication-required' : undefined;
}
