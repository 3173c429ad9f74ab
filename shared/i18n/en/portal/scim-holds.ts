import type { Catalogue } from '#shared/i18n/translator.ts';

/** Texts of removals that the brake of a provisioning connection holds. */
export const portalScimHolds = {
  'provisioning.heldMark': { one: '{count} removal on hold', other: '{count} removals on hold' },
  'provisioning.heldTitle': {
    one: '{provider} asked to remove {count} user. We paused this.',
    other: '{provider} asked to remove {count} users. We paused this.',
  },
  'provisioning.heldSafe': 'They all still have access. Decide what happens to them.',
  'provisioning.heldReader':
    'They all still have access. An admin who can change provisioning connections decides what happens to them.',
  'provisioning.heldWhen': 'First request: {first}. Last request: {last}.',
  'provisioning.held': 'Removals on hold',
  'provisioning.heldWhy':
    'Many removals within minutes are often a mistake in {provider}, such as a deleted group or assignment.',
  'provisioning.approveMeans':
    'Approve: users are deactivated or deleted, as {provider} asked. They’re signed out and lose access to {tenant}.',
  'provisioning.keepMeans': 'Keep: users keep their access, and {provider} sees them as active again.',
  'provisioning.approve': 'Approve…',
  'provisioning.keepHeld': 'Keep…',
  'provisioning.approveAll': 'Approve all…',
  'provisioning.keepEach': 'Keep all…',
  'provisioning.heldUser': 'User',
  'provisioning.heldRequest': 'Requested',
  'provisioning.heldSince': 'On hold since',
  'provisioning.held.deactivation': 'Deactivation',
  'provisioning.held.deletion': 'Deletion',
  'provisioning.heldTable': 'Users whose removal from {tenant} is on hold',
  'provisioning.heldFailed': 'Couldn’t load the removals on hold',
  'provisioning.heldNone': 'No removals on hold.',
  'provisioning.findHeld': 'Find a user',
  'provisioning.deactivateTitle': { one: 'Deactivate {count} user?', other: 'Deactivate {count} users?' },
  'provisioning.deleteHeldTitle': { one: 'Delete {count} user?', other: 'Delete {count} users?' },
  'provisioning.deactivateText':
    'Deactivated users are signed out and lose access to {tenant} immediately. {provider} can reactivate them.',
  'provisioning.deleteHeldText':
    'Deleted users are signed out and removed from {tenant} immediately. You can’t undo this.',
  'provisioning.deactivateConfirm': { one: 'Deactivate {count} user', other: 'Deactivate {count} users' },
  'provisioning.deleteHeldConfirm': { one: 'Delete {count} user', other: 'Delete {count} users' },
  'provisioning.approveConfirm': { one: 'Approve {count} removal', other: 'Approve {count} removals' },
  'provisioning.keepTitle': { one: 'Keep {count} user?', other: 'Keep {count} users?' },
  'provisioning.keepHeldText':
    'They keep their access to {tenant}. Correct the assignments in {provider}, or it may ask again.',
  'provisioning.keepConfirm': { one: 'Keep {count} user', other: 'Keep {count} users' },
  'provisioning.deactivated': { one: '{count} user deactivated.', other: '{count} users deactivated.' },
  'provisioning.deletedHeld': { one: '{count} user deleted.', other: '{count} users deleted.' },
  'provisioning.approved': { one: '{count} removal approved.', other: '{count} removals approved.' },
  'provisioning.kept': { one: '{count} user kept.', other: '{count} users kept.' },
  'provisioning.decidedElsewhere': {
    one: '{count} removal was no longer on hold: it was decided elsewhere.',
    other: '{count} removals were no longer on hold: they were decided elsewhere.',
  },
} as const satisfies Catalogue;
