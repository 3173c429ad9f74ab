import type { ErrorMessageKey } from '#shared/i18n/error-codes.ts';

/** Errors of signing in with an account elsewhere: carried by the flow that comes back from there. */
export const socialErrors = {
  'social-provider-unknown': 'This sign-in method isn’t set up. Use a different one.',
  'social-cancelled': 'Sign-in with {provider} was canceled. Try again, or sign in another way.',
  'social-failed': 'Sign-in with {provider} failed. Try again, or sign in another way.',
  'social-email-missing': '{provider} didn’t share your email address. Allow access to it, or sign in another way.',
  'social-proof-wanted': 'Confirm the email address from {provider} first. Use the sign-in page to do that.',
  'sso-not-found': 'Single sign-on isn’t set up for this email. Sign in another way.',
  'sso-failed': 'Your organization’s identity provider didn’t sign you in. Try again, or contact your admin.',
  'sso-address-refused':
    'The email address that your identity provider sent isn’t in a verified domain of your organization. Use another account there, or contact your admin.',
} as const satisfies Readonly<Partial<Record<ErrorMessageKey, string>>>;
