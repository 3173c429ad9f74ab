import type { ErrorMessageKey } from './errors.ts';

/** Accounts below accounts, and the applications of accounts. */
export const accountErrors = {
  'sub-accounts-off': 'This account does not hold other accounts. Whoever manages it from above can turn that on.',
  'account-not-found': 'This account is no longer there, or lies outside of yours. Reload the list.',
  'account-id-taken': 'There is an account with this id already. Choose another one.',
  'account-alias-taken': 'Another account has this alias. Choose another one.',
  'account-holds-none': 'The account above may not hold accounts. Turn on management for it first.',
  'account-too-deep': 'Accounts do not nest any deeper. Choose one further up.',
  'account-access-always':
    'Everybody in this account may go into the accounts below it. Change that for the account first.',
  'application-not-found': 'Your organisation does not have this application. Reload the list.',
} as const satisfies Readonly<Partial<Record<ErrorMessageKey, string>>>;
