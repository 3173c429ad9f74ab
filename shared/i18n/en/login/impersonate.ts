import type { Catalogue } from '#shared/i18n/translator.ts';

/** Texts of starting an impersonation. */
export const impersonateTexts = {
  'impersonateConfirm.title': 'Impersonate {name}',
  'impersonateConfirm.text':
    'You’ll act as {name} in {tenantName} until {until}. We’ll email {name}, and every change will be logged with your name, {actorName}.',
  'impersonateConfirm.submit': 'Start impersonation',
  'impersonateConfirm.submitting': 'Starting…',
  'impersonating.title': 'One moment',
  'impersonateSuccess.title': 'You’re impersonating {name}',
  'impersonateSuccess.text': 'You can stop at any time from the bar at the top.',
  'impersonateSuccess.next': 'Continue',
  'impersonateInvalid.title': 'Couldn’t start impersonation',
} as const satisfies Catalogue;
