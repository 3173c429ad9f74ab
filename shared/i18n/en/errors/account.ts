import type { ErrorMessageKey } from '#shared/i18n/error-codes.ts';

/** Accounts below accounts, and the applications of accounts. */
export const accountErrors = {
  'sub-accounts-off': 'This account can’t have sub-accounts. An admin of its parent account can turn them on.',
  'account-not-found': 'This account no longer exists, or you don’t have access to it. Reload the list.',
  'account-id-taken': 'An account with this ID already exists. Use a different ID.',
  'account-alias-taken': 'Another account uses this alias. Use a different alias.',
  'account-holds-none': 'The parent account can’t have sub-accounts. Let it manage sub-accounts first.',
  'account-too-deep': 'Accounts can’t be nested any deeper. Choose a higher parent account.',
  'account-access-always':
    'Everyone in this account can access its sub-accounts. Change that setting of the account first.',
  'application-not-found': 'Your organization doesn’t have this application. Reload the list.',
} as const satisfies Readonly<Partial<Record<ErrorMessageKey, string>>>;
