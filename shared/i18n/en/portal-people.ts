import type { Catalogue } from '../translator.ts';

/** Texts of the list of people beside those that it began with: filters, figures, what is done to several. */
export const portalPeople = {
  'users.groups': 'Groups',
  'users.noGroups': 'None',
  'users.managedBy': 'Managed by',
  'users.managedHere': 'This portal',
  'users.managedDirectory': 'Directory',
  'users.statsWeek': { one: '{count} joined this week.', other: '{count} joined this week.' },
  'users.statsAdmins': { one: '{count} can manage people.', other: '{count} can manage people.' },
  'users.show': 'People shown',
  'users.showAll': 'Everybody',
  'users.showUnenrolled': 'Without a second step',
  'users.showBreached': 'With a leaked password',
  'users.showInactive': 'Not seen for 90 days',
  'users.anyRole': 'Any role',
  'users.anyGroup': 'Any group',
  'users.clearFilters': 'Clear the filters',
  'users.filteredTitle': 'Nobody is like that',
  'users.filteredText': 'The filters leave nobody. With fewer of them there may be somebody.',
  'users.edit': 'Edit…',
  'users.editGroups': 'Change groups…',
  'users.signOut': 'Sign out everywhere',
  'users.didSignOut': '{name} is signed out everywhere.',
  'bulk.didSignOut': {
    one: '{count} person is signed out everywhere.',
    other: '{count} people are signed out everywhere.',
  },
  'reset.waiting': 'A reset of the second step of {name} waits for a second admin.',
  'reset.look': 'Look at it',
  'bulk.access': 'Give roles or groups…',
} as const satisfies Catalogue;
