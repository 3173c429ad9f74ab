/** What a row says about a person. */
import type { TeamUser } from '../../../shared/contract/members.ts';

export type PersonStatus = 'active' | 'invited' | 'disabled' | 'locked';

/** The one state that matters most: who is disabled is not also shown as locked. */
export function statusOf(person: Pick<TeamUser, 'isDisabled' | 'isLocked' | 'activatedForTenant'>): PersonStatus {
  if (person.isDisabled) return 'disabled';
  if (!person.activatedForTenant) return 'invited';
  return person.isLocked ? 'locked' : 'active';
}

/** What a person is called where a sentence needs a name. */
export function nameOf(person: Pick<TeamUser, 'name' | 'email'>): string {
  return person.name || person.email;
}
