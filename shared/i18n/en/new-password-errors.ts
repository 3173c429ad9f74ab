/** Errors that only whoever chooses a password can meet. */
export const newPasswordErrors = {
  'password-breached': 'This password is in a list of leaked ones, so others would guess it. Choose another one.',
} as const;
