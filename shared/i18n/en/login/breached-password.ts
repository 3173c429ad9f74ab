import type { Catalogue } from '#shared/i18n/translator.ts';

/** Texts for users whose password is on a list of leaked ones. */
export const breachedPasswordTexts = {
  'breachedPassword.title': 'Your password was leaked',
  'breachedPassword.text':
    'The password for {email} appeared in a data breach, so you can no longer sign in with it. We’ll send you a link to create a new one.',
  'breachedPassword.soon':
    'The password for {email} appeared in a data breach. You’re signed in, but change it soon. We’ll send you a link.',
  'breachedPassword.later': 'Not now',
  'breachedPassword.submit': 'Send reset link',
  'breachedPassword.submitting': 'Sending…',
  'breachedPasswordSuccess.title': 'Check your email',
  'breachedPasswordSuccess.text': 'We sent a link to {email}. Open it to create a new password.',
} as const satisfies Catalogue;
