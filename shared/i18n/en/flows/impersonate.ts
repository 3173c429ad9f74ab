import type { Catalogue } from '../../translator.ts';

/** Texts for whoever is about to act as somebody else. */
export const impersonateTexts = {
  'impersonateConfirm.title': 'Act as {name}',
  'impersonateConfirm.text':
    'You will work in {tenantName} as {name} until {until}. {name} is told by mail, and every change carries your name, {actorName}.',
  'impersonateConfirm.submit': 'Begin',
  'impersonateConfirm.submitting': 'Beginning…',
  'impersonating.title': 'One moment',
  'impersonateSuccess.title': 'You act as {name} now',
  'impersonateSuccess.text': 'The way out is in the bar at the top, at any time.',
  'impersonateSuccess.next': 'Go on',
  'impersonateInvalid.title': 'This did not begin',
} as const satisfies Catalogue;
