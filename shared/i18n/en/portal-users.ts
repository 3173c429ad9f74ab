import type { Catalogue } from '../translator.ts';
import { portalPeople } from './portal-people.ts';

/** Texts of the users page. */
export const portalUsers = {
  ...portalPeople,
  // users
  'users.title': 'Users',
  'users.count': { one: '{count} person belongs to {tenant}.', other: '{count} people belong to {tenant}.' },
  'users.invite': 'Invite people',
  'users.search': 'Name or e-mail',
  'users.searchLabel': 'Search users by name or e-mail',
  'users.user': 'User',
  'users.roles': 'Roles',
  'users.joined': 'Joined',
  'users.lastSeen': 'Last seen',
  'users.status': 'Status',
  'users.active': 'Active',
  'users.invited': 'Invited',
  'users.disabled': 'Disabled',
  'users.locked': 'Locked',
  'users.noRoles': 'No roles',
  'users.actions': 'Actions for {name}',
  'users.more': 'More actions',
  'users.select': 'Select {name}',
  'users.selectAll': 'Select everybody on this page',
  'users.table': 'Users of {tenant}',
  'users.emptyTitle': 'Nobody is here yet',
  'users.emptyText': 'People you invite get an e-mail, choose a password, and appear in this list.',
  'users.searched': 'The search looks in names, e-mail addresses, and how user names begin.',
  'users.failedTitle': 'The list could not be loaded',
  'users.perPage': '{count} per page',

  // users: actions
  'users.open': 'Open {name}',
  'users.editRoles': 'Change roles…',
  'users.disable': 'Disable',
  'users.enable': 'Enable',
  'users.resend': 'Send the invitation again',
  'users.remove': 'Remove…',
  'users.removeFrom': 'Remove from {tenant}…',
  'users.removeTitle': 'Remove {name} from {tenant}?',
  'users.removeText':
    '{name} loses access to {tenant} at once, with all roles there. An account without any other organisation is deleted.',
  'users.removeAction': 'Remove {name}',
  'users.removeKeep': 'Keep {name}',
  'users.removing': 'Removing…',
  'users.removed': '{name} is removed from {tenant}.',
  'users.didDisable': '{name} is disabled, and signed out here.',
  'users.didEnable': '{name} can sign in again.',
  'users.didResend': 'The invitation is on its way to {name}.',
  'users.didChangeRoles': 'The roles of {name} are changed.',
  'users.reverted': '{name} is as before.',
  'users.others': { one: '{count} more', other: '{count} more' },
  'users.selfText': 'This is you. Another admin can change your access.',

  // users: drawer
  'user.joined': 'Joined',
  'user.lastSeen': 'Last seen',
  'user.status': 'Status',
  'user.lockedText':
    'Too many wrong passwords. Sign-in opens again by itself, or by the link in the mail that was sent.',
  'user.invitedText': 'The invitation is not accepted yet.',
  'user.disabledText': 'Disabled people cannot sign in to {tenant}. Their roles stay.',

  // users: roles
  'roles.title': 'Roles of {name}',
  'roles.text': 'Roles decide what {name} may do in {tenant}.',
  'roles.save': 'Save roles',
  'roles.none': 'Without a role, {name} can sign in and do nothing more.',
  'roles.find': 'Find a role',
  'roles.failed': 'The roles could not be loaded.',
  'roles.changedElsewhere':
    'The roles of {name} were changed somewhere else meanwhile: {roles}. Saving gives the roles that are chosen here.',
  'roles.useTheirs': 'Use the new roles',

  // users: invitation
  'invite.title': 'Invite people to {tenant}',
  'invite.emails': 'E-mail addresses',
  'invite.emailsHint': 'Several are separated by commas, spaces or lines.',
  'invite.name': 'Name',
  'invite.roles': 'Roles',
  'invite.send': { one: 'Send {count} invitation', other: 'Send {count} invitations' },
  'invite.sendNone': 'Send invitations',
  'invite.sending': 'Sending…',
  'invite.missing': 'Enter at least one e-mail address.',
  'invite.wrong': 'Not an e-mail address: {emails}.',
  'invite.sent': { one: '{count} invitation is on its way.', other: '{count} invitations are on their way.' },
  'invite.progress': '{done} of {count} sent',
  'invite.someFailed': {
    one: '{count} invitation could not be sent:',
    other: '{count} invitations could not be sent:',
  },

  // users: several
  'bulk.resend': 'Send invitations again',
  'bulk.removeTitle': { one: 'Remove {count} person from {tenant}?', other: 'Remove {count} people from {tenant}?' },
  'bulk.removeText': '{names} lose access to {tenant} at once, with all roles there.',
  'bulk.removeAction': { one: 'Remove {count} person', other: 'Remove {count} people' },
  'bulk.removeKeep': { one: 'Keep this person', other: 'Keep these people' },
  'bulk.didDisable': { one: '{count} person is disabled.', other: '{count} people are disabled.' },
  'bulk.didEnable': { one: '{count} person can sign in again.', other: '{count} people can sign in again.' },
  'bulk.didRemove': { one: '{count} person is removed.', other: '{count} people are removed.' },
  'bulk.didResend': { one: '{count} invitation is on its way.', other: '{count} invitations are on their way.' },
  'bulk.failed': {
    one: '{count} person stays as before: {reasons}',
    other: '{count} people stay as before: {reasons}',
  },
} as const satisfies Catalogue;
