/** The page behind "Keep my second step" in a mail. */
export const keepFactorsTexts = {
  title: 'Keep your second step?',
  text: 'Admins of your organisation are about to remove your second step and your recovery codes. Keep them when you still have them, or when nobody asked for this on your behalf.',
  button: 'Keep my second step',
  keptTitle: 'Your second step stays',
  keptText: 'The reset is over, and nothing has changed: you sign in as before.',
  closedTitle: 'There is nothing to keep any more',
  signIn: 'Sign in',
} as const;
