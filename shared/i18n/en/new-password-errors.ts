/** Errors that only whoever chooses a password can meet. */
export const newPasswordErrors = {
  'password-too-short': 'This password is too short. Use at least {minLength} characters.',
  'password-too-long': 'This password is too long. Use at most {maxLength} characters.',
  'password-too-common':
    'This password is on a list of common passwords, so others would guess it. Choose another one.',
  'password-is-email': 'The password must differ from your e-mail address. Choose another one.',
  'password-reused': 'You used this password before. Choose one that is new.',
  'password-breached': 'This password is in a list of leaked ones, so others would guess it. Choose another one.',
} as const;
