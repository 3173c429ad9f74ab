import type { Catalogue } from '#shared/i18n/translator.ts';

/** Texts of trial runs of a provisioning connection. */
export const portalScimTrial = {
  'scimtrial.title': 'Try it now',
  'scimtrial.text':
    'Sends the requests of a directory product with temporary users, then undoes them. No user, email, or audit entry remains.',
  'scimtrial.product': 'Directory product',
  'scimtrial.choose': 'Choose a product',
  'scimtrial.start': 'Run trial',
  'scimtrial.again': 'Run again',
  'scimtrial.passed': 'Every request was answered as {product} expects.',
  'scimtrial.failed': 'Some answers aren’t what {product} expects. The requests below show which.',
  'scimtrial.steps': 'Requests of the trial run',
  'scimtrial.expected': 'As expected',
  'scimtrial.unexpected': 'Unexpected',
  'scimtrial.request': 'Request',
  'scimtrial.response': 'Response',
  'scimtrial.purpose.connect': 'Test the connection',
  'scimtrial.purpose.create-user': 'Create a user',
  'scimtrial.purpose.find-user': 'Find the user',
  'scimtrial.purpose.change-user': 'Change the user',
  'scimtrial.purpose.deactivate-user': 'Deactivate the user',
  'scimtrial.purpose.reactivate-user': 'Reactivate the user',
  'scimtrial.purpose.create-group': 'Create a group',
  'scimtrial.purpose.add-member': 'Add the user to the group',
  'scimtrial.purpose.remove-member': 'Remove the user from the group',
  'scimtrial.purpose.delete-group': 'Delete the group',
  'scimtrial.purpose.delete-user': 'Delete the user',
  'scimtrial.purpose.verify': 'Check the result',
} as const satisfies Catalogue;
