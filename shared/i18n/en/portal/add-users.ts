import type { Catalogue } from '#shared/i18n/translator.ts';

/** Texts of getting people in, as far as the list of people shows them. */
export const portalAddUsers = {
  'addUsers.menu': 'More ways to add users',
  'addUsers.list': 'Invite from a list…',
  'addUsers.link': 'Invitation link…',
  'addUsers.export': 'Export as CSV',
  'addUsers.exporting': 'Exporting users…',
  'addUsers.exported': 'Users exported. Check your downloads.',
  'addUsers.exportFailed': 'Couldn’t export users. {reason}',
  'list.progress': 'Inviting users to {tenant}',
  'list.counts': '{done} of {total}',
  'list.show': 'View progress',
  'users.limit': 'Set access expiry…',
  'users.makePermanent': 'Remove access expiry',
  'users.expired': 'Access expired',
  'users.until': 'Until {day}',
  'users.didMakePermanent': 'Access of {name} no longer expires.',
  'bulk.didMakePermanent': {
    one: 'Access of {count} user no longer expires.',
    other: 'Access of {count} users no longer expires.',
  },
} as const satisfies Catalogue;
