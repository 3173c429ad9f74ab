import type { ErrorMessageKey } from '#shared/i18n/error-codes.ts';

/** Errors of API tokens, for programs and for users who create tokens. */
export const tokenErrors = {
  'api-token-wrong':
    'The client ID or secret is incorrect, or the API token was deleted. Check both, or create a new token.',
  'api-token-ended':
    'This API token is no longer valid: it was deleted, has expired, or its owner lost access. Create a new one.',
  'api-token-refresh-ended':
    'This refresh token was already used, has expired, or its API token was deleted. Exchange the client ID and secret again.',
  'api-token-not-found': 'This API token no longer exists. Reload the list.',
  'api-tokens-too-many': 'You reached the limit of {limit} tokens. Delete one you no longer need.',
  'machine-refused': 'Only a signed-in user can do this. API tokens aren’t accepted.',
} as const satisfies Readonly<Partial<Record<ErrorMessageKey, string>>>;
