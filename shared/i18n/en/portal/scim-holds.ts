import type { Catalogue } from '#shared/i18n/translator.ts';

/** Texts of removals that the brake of a provisioning connection holds. */
export const portalScimHolds = {
  'provisioning.heldMark': { one: '{count} removal on hold', other: '{count} removals on hold' },
  'provisioning.heldTitle': {
    one: '{provider} asked to remove {count} user. We paused this.',
    other: '{provider} asked to remove {count} users. We paused this.',
  },
  'provisioning.heldSafe': 'They all still have access. Decide what happens to them.',
  'provisioning.heldWhen': 'First request: {first}. Last request: {last}.',
  'provisioning.held': 'Removals on hold',
  'provisioning.heldWhy':
    'Many removals within minutes are often a mistake in {provider}, such as a deleted group or assignment.',
  'provisioning.approveMeans': 'Approve: users are signed out and lose access to {tenant}.',
  'provisioning.rejectMeans': 'Reject: users keep their access, and {provider} sees them as active again.',
  'provisioning.approve': 'Approve',
  'provisioning.reject': 'Reject',
  'provisioning.approveAll': 'Approve all…',
  'provisioning.rejectAll': 'Reject all…',
  'provisioning.heldUser': 'User',
  'provisioning.heldRequest': 'Requested',
  'provisioning.heldSince': 'On hold since',
  'provisioning.held.deactivation': 'Deactivation',
  'provisioning.held.deletion': 'Deletion',
  'provisioning.heldTable': 'Users whose removal from {tenant} is on hold',
  'provisioning.heldFailed': 'Couldn’t load the removals on hold',
  'provisioning.heldNone': 'No removals on hold.',
  'provisioning.findHeld': 'Find a user',
  'provisioning.approveTitle': { one: 'Remove {count} user?', other: 'Remove {count} users?' },
  'provisioning.approveText': 'They’re signed out and lose access to {tenant} immediately. You can’t undo this.',
  'provisioning.approveConfirm': { one: 'Remove {count} user', other: 'Remove {count} users' },
  'provisioning.rejectTitle': { one: 'Keep {count} user?', other: 'Keep {count} users?' },
  'provisioning.rejectText':
    'They keep their access to {tenant}. Correct the assignments in {provider}, or it may ask again.',
  'provisioning.rejectConfirm': { one: 'Keep {count} user', other: 'Keep {count} users' },
  'provisioning.removed': { one: '{count} user removed.', other: '{count} users removed.' },
  'provisioning.kept': { one: '{count} user kept.', other: '{count} users kept.' },
} as const satisfies Catalogue;
