/** The page that a setup link opens, before its secret is exchanged. */
export const ssoSetupTexts = {
  title: 'Set up single sign-on',
  text: 'An admin asks you to connect the identity provider of their organization. You don’t need an account.',
  button: 'Continue',
  noScript: 'This page needs JavaScript. Turn it on and open the link again.',
  closedTitle: 'Open the setup link again',
  closedText:
    'Use the link from your email or message. If it doesn’t work, it has expired or was revoked: ask the admin who sent it for a new one.',
} as const;
