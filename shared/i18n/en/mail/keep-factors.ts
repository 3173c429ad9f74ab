/** The page behind "Keep my second step" in a mail. */
export const keepFactorsTexts = {
  title: 'Keep your verification methods?',
  text: 'An admin of your organization is about to remove your verification methods and recovery codes. Keep them if you still have access to them or if you didn’t ask for this reset.',
  button: 'Keep my verification methods',
  keptTitle: 'Reset canceled',
  keptText: 'Your verification methods haven’t changed. Sign in as usual.',
  closedTitle: 'This reset is no longer pending',
  signIn: 'Sign in',
} as const;
