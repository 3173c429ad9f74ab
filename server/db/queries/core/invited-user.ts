import type { MembershipRow } from './memberships.ts';
import type { PersonRow } from './users.ts';

/** What a tenant knows of a membership that was not accepted. */
export type Invited = Pick<MembershipRow, 'invited_name' | 'created_at'>;

/**
 * A person as a tenant sees them before they have accepted its invitation: by the address it wrote to and the name it gave them.
 * Whether they have an account, and what stands in it, is not told: else inviting somebody would be a way to find out.
 */
export function asInvited<P extends PersonRow>(person: P, { invited_name: name, created_at: at }: Invited): P {
  return {
    ...person,
    name: name ?? localPart(person.email),
    username: null,
    title: null,
    phone_number: null,
    picture_url: null,
    metadata: {},
    locale: null,
    verified: false,
    super_user: false,
    provider: 'local',
    created_at: at,
    updated_at: at,
    last_login_at: null,
  };
}

/** What somebody is called of whom nothing but the address is known. */
export function localPart(email: string): string {
  return email.split('@')[0]!;
}

/**
 * The same name as SQL.
 * @param membership and `person`: aliases of the rows
 */
export function shownName(membership: string, person: string): string {
  return `case when ${membership}.joined then ${person}.name else coalesce(${membership}.invited_name, split_part(${person}.email, '@', 1)) end`;
}
