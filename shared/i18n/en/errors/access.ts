import type { ErrorMessageKey } from '#shared/i18n/error-codes.ts';

/** Roles, permissions and groups. */
export const accessErrors = {
  'role-built-in': 'System roles can’t be edited. Create your own role instead.',
  'role-key-taken': 'A role with this key already exists. Use a different key.',
  'permission-not-found': 'This permission no longer exists. Reload the page.',
  'permission-not-held':
    'You can only assign permissions you have, and you don’t have {permission}. Ask an admin who has it.',
  'permission-not-assignable': 'Roles of an organization can’t include {permission}. Remove it and try again.',
  'group-not-found': 'This group no longer exists. Reload the list.',
  'group-name-taken': 'A group with this name already exists. Use a different name.',
  'group-managed-elsewhere': 'Your directory manages the name and members of this group. Make the change there.',
  'person-managed-elsewhere':
    'A directory manages this user’s name, phone number, and username. Make the change there.',
  'factor-reset-open': 'An MFA reset is already pending for this user. See their details.',
  'person-elsewhere':
    'This user belongs to other organizations or hasn’t joined yet. Only they can change their name and phone number.',
  'membership-inherited':
    'You have access to this organization through its parent account, so you can’t leave it. Ask an admin of the parent account to remove your access.',
  'factor-reset-elsewhere':
    'This user also belongs to other organizations that rely on their MFA, so you can’t reset it. They can sign in with a recovery code or contact support.',
  'factor-reset-same-admin': 'You requested this reset. Another admin must approve it.',
  'approval-not-yours':
    'This request was sent to another admin. Sign in as that admin in the organization it concerns.',
  'factor-reset-not-found': 'This reset is no longer pending. Reload the page.',
  'restriction-exists': 'This entry is already in the list.',
  'restriction-not-found': 'This entry no longer exists. Reload the list.',
  'restriction-locks-out': 'Nothing was saved, because this change would lock you out. Allow {value} first.',
  'restrictions-too-many': 'The list is full: it holds up to {limit} entries. Remove some first.',
  'changed-meanwhile':
    'Another admin changed this while you were editing, so your changes weren’t saved. Review the new values and save again.',
} as const satisfies Readonly<Partial<Record<ErrorMessageKey, string>>>;
