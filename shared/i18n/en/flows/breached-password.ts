import type { Catalogue } from '../../translator.ts';

/** Texts for somebody whose password is in a list of leaked ones. */
export const breachedPasswordTexts = {
  'breachedPassword.title': 'Choose a new password',
  'breachedPassword.text':
    'The password for {email} is in a list of leaked passwords, so others may know it. It no longer opens this account: choose a new one, by a link that we send you.',
  'breachedPassword.soon':
    'The password for {email} is in a list of leaked passwords, so others may know it. You are signed in; choose a new one soon, by a link that we send you.',
  'breachedPassword.later': 'Later',
  'breachedPassword.submit': 'Send me a link for a new one',
  'breachedPassword.submitting': 'Sending…',
  'breachedPasswordSuccess.title': 'Look into your mail',
  'breachedPasswordSuccess.text': 'We sent a link to {email}. It leads to a form for your new password.',
} as const satisfies Catalogue;
