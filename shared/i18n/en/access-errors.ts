import type { ErrorMessageKey } from './errors.ts';

/** Roles, permissions and groups. */
export const accessErrors = {
  'role-built-in': 'This role is part of the product and is not changed here. Make a role of your own.',
  'role-key-taken': 'There is a role with this key already. Choose another one.',
  'permission-not-found': 'This permission is no longer there. Reload the page.',
  'permission-not-held': 'You can only pass on what you may do yourself, and {permission} is not among it. Ask somebody who has it.',
  'permission-not-assignable': '{permission} is not given to roles of an organisation. Leave it out.',
  'group-not-found': 'This group is no longer there. Reload the list.',
  'group-name-taken': 'There is a group with this name already. Choose another one.',
  'group-managed-elsewhere': 'Your directory keeps the name and the people of this group. Change them there.',
  'changed-meanwhile': 'Another admin changed this meanwhile. Nothing was saved; look at the new values and save again.',
} as const satisfies Readonly<Partial<Record<ErrorMessageKey, string>>>;
