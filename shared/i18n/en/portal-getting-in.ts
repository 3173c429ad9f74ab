import type { Catalogue } from '../translator.ts';

/** Texts of getting people in, as far as the list of people shows them. */
export const portalGettingIn = {
  'getIn.menu': 'More ways to get people in',
  'getIn.list': 'Invite a list…',
  'getIn.link': 'Invitation link…',
  'getIn.export': 'Export as CSV',
  'getIn.exporting': 'The file is being written…',
  'getIn.exported': 'The file is in your downloads.',
  'getIn.exportFailed': 'The file could not be written. {reason}',
  'list.progress': 'Inviting people to {tenant}',
  'list.counts': '{done} of {total}',
  'list.show': 'Show',
  'users.limit': 'Limit the time…',
  'users.makePermanent': 'Make permanent',
  'users.expired': 'Time is over',
  'users.until': 'until {day}',
  'users.didMakePermanent': '{name} stays for good.',
  'bulk.didMakePermanent': { one: '{count} person stays for good.', other: '{count} people stay for good.' },
} as const satisfies Catalogue;
