import type { Catalogue } from '#shared/i18n/translator.ts';

/** Texts of the page that ends a test of an SSO connection. */
export const ssoTestTexts = {
  'ssoTestPassed.title': 'Test passed',
  'ssoTestPassed.text':
    'The response from the identity provider passed every check. Nobody was signed in. You can close this window.',
  'ssoTestFailed.title': 'Test failed',
  'ssoTestFailed.text': 'Failed check: {rule}. Close this window to see what to do about it in the admin portal.',
} as const satisfies Catalogue;
