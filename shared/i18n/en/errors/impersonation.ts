/** Errors of impersonation. */
export const impersonationErrors = {
  'impersonation-invalid': 'This impersonation link is no longer valid. Request a new one.',
  'impersonation-off': 'Impersonation is turned off. An operator can turn it on.',
  'impersonated-session':
    'You can’t change passwords, verification methods, or sessions while impersonating a user. Stop impersonating first.',
} as const;
