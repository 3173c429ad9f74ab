/** What a row says about a person. */
import type { TeamUser } from '#shared/contract/users/members.ts';

export type UserStatus = 'active' | 'expired' | 'invited' | 'disabled' | 'locked';

/** The one state that matters most: who is disabled is not also shown as locked. */
export function statusOf(
  person: Pick<TeamUser, 'temporaryExpirationDate' | 'isDisabled' | 'isLocked' | 'activatedForTenant'>,
): UserStatus {
  if (person.isDisabled) return 'disabled';
  if (isOver(person)) return 'expired';
  if (!person.activatedForTenant) return 'invited';
  return person.isLocked ? 'locked' : 'active';
}

/** Whether the person's limited time here has ended. */
function isOver({ temporaryExpirationDate: end }: Pick<TeamUser, 'temporaryExpirationDate'>): boolean {
  return end !== undefined && Date.parse(end) <= Date.now();
}

/** Display name of a user in sentences. */
export function nameOf(person: Pick<TeamUser, 'name' | 'email' | 'username'>): string {
  return person.name || person.email || person.username || '';
}

/** A directory keeps their name and phone number. */
export function isDirectoryManaged({ managedBy }: Pick<TeamUser, 'managedBy'>): boolean {
  return managedBy === 'scim2';
}
