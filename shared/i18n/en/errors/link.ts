import type { ErrorMessageKey } from '#shared/i18n/error-codes.ts';

/** Errors of opening a link, of invitations and of signing up. */
export const linkErrors = {
  'link-invalid': 'This link is incomplete. Open it again from the email, or request a new one.',
  'link-expired': 'This link has expired. Request a new one.',
  'link-used': 'This link has already been used. Sign in, or request a new one.',
  'ER-01239': 'This invitation is for an organization that is locked. Contact the person who invited you.',
  'ER-01240': 'This invitation link is for an organization that is locked. Contact the person who sent it.',
  'sign-up-closed': 'Sign-up is by invitation only. Ask an admin of your organization to invite you.',
  'user-name-taken': 'This username is taken. Use a different one.',
} as const satisfies Readonly<Partial<Record<ErrorMessageKey, string>>>;
