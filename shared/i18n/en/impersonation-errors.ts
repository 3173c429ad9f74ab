/** Errors of acting as somebody else. */
export const impersonationErrors = {
  'impersonation-invalid': 'This link to act as somebody else is not good any more. Ask for a new one.',
  'impersonation-off': 'Acting as somebody else is turned off here. The operator can turn it on.',
  'impersonated-session':
    'Whoever acts as somebody else cannot change passwords, second factors or sessions. Leave first.',
} as const;
