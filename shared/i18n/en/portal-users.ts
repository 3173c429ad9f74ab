import type { Catalogue } from '#shared/i18n/translator.ts';
import { portalPeople } from './portal-people.ts';

/** Texts of the users page. */
export const portalUsers = {
  ...portalPeople,
  // users
  'users.title': 'Users',
  'users.count': { one: '{count} user has access to {tenant}.', other: '{count} users have access to {tenant}.' },
  'users.invite': 'Invite users',
  'users.search': 'Name or email',
  'users.searchLabel': 'Search users by name or email',
  'users.user': 'User',
  'users.roles': 'Roles',
  'users.joined': 'Joined',
  'users.lastSeen': 'Last seen',
  'users.status': 'Status',
  'users.active': 'Active',
  'users.invited': 'Invited',
  'users.disabled': 'Deactivated',
  'users.locked': 'Locked',
  'users.noRoles': 'No roles',
  'users.actions': 'Actions for {name}',
  'users.more': 'More actions',
  'users.select': 'Select {name}',
  'users.selectAll': 'Select all users on this page',
  'users.table': 'Users of {tenant}',
  'users.emptyTitle': 'No users yet',
  'users.emptyText': 'Invite users by email. They appear in this list right away.',
  'users.searched': 'We searched names, email addresses, and the beginnings of usernames.',
  'users.failedTitle': 'Couldn’t load users',
  'users.perPage': '{count} per page',

  // users: actions
  'users.open': 'Open {name}',
  'users.editRoles': 'Change roles…',
  'users.disable': 'Deactivate',
  'users.enable': 'Reactivate',
  'users.resend': 'Resend invitation',
  'users.remove': 'Remove…',
  'users.removeFrom': 'Remove from {tenant}…',
  'users.removeTitle': 'Remove {name} from {tenant}?',
  'users.removeText':
    '{name} loses access to {tenant} and all roles there immediately. If they don’t belong to another organization, their account is deleted.',
  'users.removeAction': 'Remove {name}',
  'users.removeKeep': 'Cancel',
  'users.removing': 'Removing…',
  'users.removed': '{name} was removed from {tenant}.',
  'users.didDisable': '{name} was deactivated and signed out.',
  'users.didEnable': '{name} was reactivated.',
  'users.didResend': 'Invitation sent to {name}.',
  'users.didChangeRoles': 'Roles of {name} updated.',
  'users.reverted': 'Couldn’t update {name}. Nothing was changed.',
  'users.others': { one: '{count} more', other: '{count} more' },
  'users.selfText': 'This is you. Ask another admin to change your access.',

  // users: drawer
  'user.joined': 'Joined',
  'user.lastSeen': 'Last seen',
  'user.status': 'Status',
  'user.lockedText':
    'Locked after too many incorrect passwords. The account unlocks automatically or with the link we emailed.',
  'user.invitedText': 'This user hasn’t accepted the invitation yet.',
  'user.disabledText': 'Deactivated users can’t sign in to {tenant}. They keep their roles.',

  // users: roles
  'roles.title': 'Roles of {name}',
  'roles.text': 'Roles control what {name} can do in {tenant}.',
  'roles.save': 'Save roles',
  'roles.none': 'Without a role, {name} can sign in but has no permissions.',
  'roles.find': 'Find a role',
  'roles.failed': 'Couldn’t load the roles.',
  'roles.changedElsewhere':
    'The roles of {name} changed while you were editing: {roles}. Saving will overwrite those changes.',
  'roles.useTheirs': 'Use new roles',

  // users: invitation
  'invite.title': 'Invite users to {tenant}',
  'invite.emails': 'Email addresses',
  'invite.emailsHint': 'Separate addresses with commas, spaces, or line breaks.',
  'invite.name': 'Name',
  'invite.roles': 'Roles',
  'invite.send': { one: 'Send {count} invitation', other: 'Send {count} invitations' },
  'invite.sendNone': 'Send invitations',
  'invite.sending': 'Sending…',
  'invite.missing': 'Enter at least one email address.',
  'invite.wrong': 'Not a valid email address: {emails}.',
  'invite.sent': { one: '{count} invitation sent.', other: '{count} invitations sent.' },
  'invite.progress': '{done} of {count} sent',
  'invite.someFailed': { one: 'Couldn’t send {count} invitation:', other: 'Couldn’t send {count} invitations:' },

  // users: several
  'bulk.resend': 'Resend invitations',
  'bulk.removeTitle': { one: 'Remove {count} user from {tenant}?', other: 'Remove {count} users from {tenant}?' },
  'bulk.removeText': '{names} lose access to {tenant} and all roles there immediately.',
  'bulk.removeAction': { one: 'Remove {count} user', other: 'Remove {count} users' },
  'bulk.removeKeep': { one: 'Cancel', other: 'Cancel' },
  'bulk.didDisable': { one: '{count} user deactivated.', other: '{count} users deactivated.' },
  'bulk.didEnable': { one: '{count} user reactivated.', other: '{count} users reactivated.' },
  'bulk.didRemove': { one: '{count} user removed.', other: '{count} users removed.' },
  'bulk.didResend': { one: '{count} invitation sent.', other: '{count} invitations sent.' },
  'bulk.failed': { one: 'Couldn’t update {count} user: {reasons}', other: 'Couldn’t update {count} users: {reasons}' },
} as const satisfies Catalogue;
