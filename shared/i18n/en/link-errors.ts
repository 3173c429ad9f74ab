import type { ErrorMessageKey } from './errors.ts';

/** Errors that somebody can meet who opens a link, is invited or signs up. */
export const linkErrors = {
  'link-invalid': 'This link is not complete. Open it again from the e-mail, or ask for a new one.',
  'link-expired': 'This link has expired. Ask for a new one.',
  'link-used': 'This link was used already. Sign in, or ask for a new one.',
  'ER-01239': 'This invitation leads to an organisation that is locked. Ask the person who invited you.',
  'ER-01240': 'This invitation link leads to an organisation that is locked. Ask the person who sent it.',
  'sign-up-closed': 'New accounts are made by invitation only. Ask an admin of your organisation to invite you.',
  'user-name-taken': 'Somebody has this user name. Choose another one.',
} as const satisfies Readonly<Partial<Record<ErrorMessageKey, string>>>;
