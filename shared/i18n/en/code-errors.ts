import type { ErrorMessageKey } from './errors.ts';

/** Errors of one-time codes, links that sign in and phone numbers: carried by the flows that ask for one. */
export const codeErrors = {
  'code-wrong': 'That code isn’t right. Tries left: {triesLeft}.',
  'code-expired': 'This code has expired. Ask for a new one.',
  'code-used': 'This code was used already. Ask for a new one.',
  'code-exhausted': 'There were too many wrong codes, so this one is dead. Ask for a new one.',
  'match-number-needed': 'Type the number that the page shows where you asked for this link.',
  'match-number-wrong':
    'That is not the number on the other page; if you did not ask for this link, close this page. Tries left: {triesLeft}.',
  'sign-in-method-off': 'This way to sign in is turned off here. Use another one.',
  'sms-not-available': 'Text messages cannot be sent from here. Use another way, or ask the operator to set one up.',
  'phone-invalid': 'This is not a phone number. Write it with its country code, like +1 202 555 0123.',
  'phone-not-allowed': 'We cannot send text messages to this kind of number. Use the number of a mobile phone.',
  'phone-taken': 'This phone number belongs to another account. Use another one.',
  'phone-not-found': 'This phone number is no longer here. Reload the list.',
  'phones-too-many': 'There are {limit} phone numbers already. Remove one first.',
} as const satisfies Readonly<Partial<Record<ErrorMessageKey, string>>>;
