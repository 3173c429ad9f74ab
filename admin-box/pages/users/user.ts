/** What a row says about a user. */
import type { TeamUser } from '#shared/contract/users/members.ts';

export type UserStatus = 'active' | 'expired' | 'invited' | 'disabled' | 'locked';

/** The one state that matters most: who is disabled is not also shown as locked. */
export function statusOf(
  member: Pick<TeamUser, 'temporaryExpirationDate' | 'isDisabled' | 'isLocked' | 'activatedForTenant'>,
): UserStatus {
  if (member.isDisabled) return 'disabled';
  if (isOver(member)) return 'expired';
  if (!member.activatedForTenant) return 'invited';
  return member.isLocked ? 'locked' : 'active';
}

/** Whether the user's limited time here has ended. */
function isOver({ temporaryExpirationDate: end }: Pick<TeamUser, 'temporaryExpirationDate'>): boolean {
  return end !== undefined && Date.parse(end) <= Date.now();
}

/** Display name of a user in sentences. */
export function nameOf(member: Pick<TeamUser, 'name' | 'email' | 'username'>): string {
  return member.name || member.email || member.username || '';
}

/** A directory keeps their name and phone number. */
export function isDirectoryManaged({ managedBy }: Pick<TeamUser, 'managedBy'>): boolean {
  return managedBy === 'scim2';
}
