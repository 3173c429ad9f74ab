import type { ErrorMessageKey } from './errors.ts';

/** Roles, permissions and groups. */
export const accessErrors = {
  'role-built-in': 'This role is part of the product and is not changed here. Make a role of your own.',
  'role-key-taken': 'There is a role with this key already. Choose another one.',
  'permission-not-found': 'This permission is no longer there. Reload the page.',
  'permission-not-held':
    'You can only pass on what you may do yourself, and {permission} is not among it. Ask somebody who has it.',
  'permission-not-assignable': '{permission} is not given to roles of an organisation. Leave it out.',
  'group-not-found': 'This group is no longer there. Reload the list.',
  'group-name-taken': 'There is a group with this name already. Choose another one.',
  'group-managed-elsewhere': 'Your directory keeps the name and the people of this group. Change them there.',
  'person-managed-elsewhere':
    'A directory keeps the name, the phone number and the user name of this person. Change them there.',
  'factor-reset-open': 'A reset for this person is under way already. Look at it in their details.',
  'person-elsewhere':
    'Name and phone number of this person are their own: they belong to other organisations too, or have not joined yet. Only they can change them.',
  'membership-inherited':
    'You have access to this organization through its parent account, so you can’t leave it. Ask an admin of the parent account to remove your access.',
  'factor-reset-elsewhere':
    'This person belongs to other organisations too, whose data the second step protects. They can get in with a recovery code, or ask the support of the product.',
  'factor-reset-same-admin': 'You asked for this reset. Another admin has to confirm it.',
  'approval-not-yours': 'This question went to another admin. Sign in as they, in the organisation that it is about.',
  'factor-reset-not-found': 'This reset is no longer under way. Reload the page.',
  'changed-meanwhile':
    'Another admin changed this meanwhile. Nothing was saved; look at the new values and save again.',
} as const satisfies Readonly<Partial<Record<ErrorMessageKey, string>>>;
