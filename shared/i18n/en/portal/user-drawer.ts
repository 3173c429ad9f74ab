import type { Catalogue } from '#shared/i18n/translator.ts';

/** Texts of what opens over the list of people: one user's access, dialogs. They come with it. */
export const portalUserDrawer = {
  // one user
  'user.phone': 'Phone',
  'user.id': 'User ID',
  'user.managedText':
    'A directory manages this user’s name, phone number, and username. You can change their roles and groups here.',
  'user.editTitle': 'Edit {name}',
  'user.name': 'Name',
  'user.nameMissing': 'Enter a name.',
  'user.saved': '{name} updated.',
  'user.useTheirs': 'Use new values',
  'user.groupsTitle': 'Groups of {name}',
  'user.groupsText': 'Members of a group get all its roles.',
  'user.groupsSaved': 'Groups of {name} updated.',
  'user.groupsPartly': 'Some changes weren’t saved. {done} The remaining changes are still selected below. {reason}',
  'user.groupsDone': 'Saved: {groups}.',
  'user.sessions': 'Active sessions',
  'user.since': 'since {time}',
  'user.thisMoment': 'just now',
  'user.factors': 'Verification methods',
  'user.noFactors': 'None.',
  'user.app': 'Authenticator app',
  'user.sms': 'Text messages to {number}',
  'user.key': 'Security key',
  'user.platform': 'Fingerprint, face, or PIN of a device',
  'user.codes': { one: '{count} recovery code left.', other: '{count} recovery codes left.' },
  'user.accessFailed': 'Couldn’t load sessions and verification methods.',
  'user.events': 'Activity',
  'user.eventsFailed': 'Couldn’t load the activity.',

  // impersonation
  'impersonate.title': 'Impersonate {name}?',
  'impersonate.text':
    'You’ll use {tenant} as {name} until you stop. We’ll email {name} your name and the reason, and every change is logged with your name.',
  'impersonate.reason': 'Reason',
  'impersonate.reasonHint': 'For example, “Support ticket 4711”.',
  'impersonate.reasonWrong': 'Enter a reason of 3 to 500 characters.',
  'impersonate.action': 'Impersonate user',
  'impersonate.starting': 'Starting…',

  // a reset of the second step
  'reset.ask': 'Reset MFA…',
  'reset.askTitle': 'Reset MFA for {name}?',
  'reset.askText':
    'Use this if {name} lost access to their verification methods. We’ll email {name}, who can cancel the reset. Another admin must approve it. {delay} after that, their verification methods, recovery codes, and sessions are removed.',
  'reset.askAction': 'Request reset',
  'reset.askKeep': 'Cancel',
  'reset.asking': 'Requesting…',
  'reset.asked': 'Reset requested. We emailed {name}, and another admin must approve it.',
  'reset.askedText': '{actor} requested an MFA reset. Another admin must approve it, or it expires on {time}.',
  'reset.askedByYou': 'You requested an MFA reset. Another admin must approve it, or it expires on {time}.',
  'reset.confirm': 'Approve reset',
  'reset.confirmed': 'Reset approved. We emailed {name}, who can still cancel it.',
  'reset.confirmedText': 'MFA will be reset on {time}. Approved by {actor} and {other}.',
  'reset.cancel': 'Cancel reset',
  'reset.canceled': 'Reset canceled. We emailed {name}.',
  'reset.hours': { one: '{count} hour', other: '{count} hours' },
  'reset.failed': 'Couldn’t update the reset. Nothing was changed.',

  // several
  'bulk.accessTitle': { one: 'Roles and groups for {count} user', other: 'Roles and groups for {count} users' },
  'bulk.accessText': 'Selected roles and groups are added. Users keep the ones they already have.',
  'bulk.accessSave': 'Add roles and groups',
  'bulk.accessProgress': '{done} of {count} updated',
  'bulk.didAccess': { one: '{count} user updated.', other: '{count} users updated.' },
  'bulk.accessFailed': {
    one: 'Couldn’t add everything for {count} user:',
    other: 'Couldn’t add everything for {count} users:',
  },
  'bulk.groupFailed': 'Couldn’t add users to {group}:',
} as const satisfies Catalogue;
