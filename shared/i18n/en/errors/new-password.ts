/** Errors of choosing a password. */
export const newPasswordErrors = {
  'password-too-short': 'This password is too short. Use at least {minLength} characters.',
  'password-too-long': 'This password is too long. Use at most {maxLength} characters.',
  'password-too-common': 'This password is too common and easy to guess. Use a different one.',
  'password-is-email': 'Your password can’t be your email address. Use a different one.',
  'password-reused': 'You’ve used this password before. Use a new one.',
  'password-breached': 'This password appeared in a data breach. Use a different one.',
} as const;
