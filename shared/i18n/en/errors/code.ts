import type { ErrorMessageKey } from '#shared/i18n/error-codes.ts';

/** Errors of one-time codes, links that sign in and phone numbers: carried by the flows that ask for one. */
export const codeErrors = {
  'code-wrong': 'Incorrect code. Attempts left: {triesLeft}.',
  'code-expired': 'This code has expired. Request a new one.',
  'code-used': 'This code has already been used. Request a new one.',
  'code-exhausted': 'Too many incorrect attempts. Request a new code.',
  'match-number-needed': 'Enter the number shown on the page where you requested this link.',
  'match-number-wrong':
    'That number doesn’t match; if you didn’t request this link, close this page. Attempts left: {triesLeft}.',
  'sign-in-method-off': 'This sign-in method is turned off. Use a different one.',
  'sms-not-available': 'Text messages aren’t set up. Use a different method, or contact support.',
  'phone-invalid': 'Enter a valid phone number with its country code, like +1 202 555 0123.',
  'phone-not-allowed': 'We can’t send text messages to this number. Use a mobile number.',
  'phone-taken': 'Another account uses this phone number. Use a different one.',
  'phone-not-found': 'This phone number no longer exists. Reload the list.',
  'phones-too-many': 'You can have up to {limit} phone numbers. Remove one first.',
} as const satisfies Readonly<Partial<Record<ErrorMessageKey, string>>>;
