/** Rules of a team: at least one manager remains, and users cannot act on users above them. */
import type { ErrorCode } from '#shared/contract/errors.ts';

/** The permission that makes a manager. */
export const managingPermission = 'fe.secure.write.updateUser';

export interface Actor {
  userId: string;
  /** Rank of the highest role held; lower is higher. */
  level: number;
  superUser: boolean;
}

/**
 * Whether one user may act on another. The vendor's own users are protected, whatever roles they have in a tenant.
 * @param other with the ranks of their roles
 */
export function checkCanManage(
  actor: Actor,
  other: { userId: string; superUser: boolean; levels: readonly number[] },
  onSelf: 'allowed' | 'refused',
): ErrorCode | undefined {
  if (actor.userId === other.userId) return onSelf === 'refused' ? 'not-yourself' : undefined;
  if (actor.superUser) return undefined;
  return other.superUser || other.levels.some((level) => level < actor.level) ? 'person-above-own' : undefined;
}
