import type { Catalogue } from '#shared/i18n/translator.ts';

/** Additional texts of the users page: filters, figures, bulk actions. */
export const portalUsersList = {
  'users.groups': 'Groups',
  'users.noGroups': 'None',
  'users.managedBy': 'Managed by',
  'users.managedHere': 'Admin portal',
  'users.managedDirectory': 'Directory',
  'users.statsWeek': { one: '{count} joined this week.', other: '{count} joined this week.' },
  'users.statsAdmins': { one: '{count} can manage users.', other: '{count} can manage users.' },
  'users.showAll': 'All users',
  'users.showUnenrolled': 'Without MFA',
  'users.showBreached': 'With a leaked password',
  'users.showInactive': 'Inactive for 90 days',
  'users.anyRole': 'Any role',
  'users.anyGroup': 'Any group',
  'users.clearFilters': 'Clear filters',
  'users.filteredTitle': 'No matching users',
  'users.filteredText': 'Try removing a filter.',
  'users.edit': 'Edit…',
  'users.editGroups': 'Change groups…',
  'users.signOut': 'Sign out everywhere',
  'users.didSignOut': '{name} was signed out everywhere.',
  'bulk.didSignOut': { one: '{count} user signed out everywhere.', other: '{count} users signed out everywhere.' },
  'reset.waiting': 'The MFA reset for {name} needs approval by a second admin.',
  'reset.review': 'Review request',
  'bulk.access': 'Add roles or groups…',
} as const satisfies Catalogue;
