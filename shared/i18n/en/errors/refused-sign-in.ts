import type { ErrorMessageKey } from '#shared/i18n/error-codes.ts';

/** Errors of sign-ins that are refused, or cannot continue, although the password is correct. */
export const refusedSignInErrors = {
  'account-locked': 'Your account is locked after too many incorrect passwords. You can try again after {lockedUntil}.',
  'account-disabled': 'Your account has been deactivated. Ask an admin of your organization to reactivate it.',
  'application-not-assigned':
    'You don’t have access to this application. Ask an admin of your organization for access.',
  'account-expired': 'Your access has expired. Ask an admin of your organization to extend it.',
  'email-not-verified': 'Confirm your email address first. Open the link we sent you, or request a new one.',
  'no-tenant': 'Your account doesn’t belong to an organization yet. Ask an admin to invite you.',
  'sso-required':
    'Your organization requires single sign-on. Go back and continue with your identity provider, or check your email and password if you use emergency access.',
  'ip-address-refused':
    'Your organization doesn’t allow access from your IP address ({ipAddress}). Use an allowed network, or ask an admin to add the address.',
  'country-refused':
    'Your organization doesn’t allow access from your location ({country}, IP address {ipAddress}). Use a network in an allowed country, or contact your admin.',
  'email-domain-refused':
    'This organization doesn’t accept email addresses of the domain {domain}. Use an address of another domain.',
  'password-expired': 'Your password has expired. We sent you a link to create a new one.',
  'sign-in-method-unavailable':
    'Your organization uses a sign-in method that isn’t available here. Contact your admin, or use a different email.',
  'form-expired': 'This page expired. Submit the form again.',
} as const satisfies Readonly<Partial<Record<ErrorMessageKey, string>>>;
