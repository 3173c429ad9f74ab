import type { ErrorMessageKey } from './errors.ts';

/** API tokens: what programs are told, and who makes tokens. */
export const tokenErrors = {
  'api-token-wrong':
    'The client id or the secret is not right, or the API token was deleted. Check both, or create a new token.',
  'api-token-ended':
    'This API token gives nothing any more: it was deleted, has expired, or its owner lost access. Create a new one.',
  'api-token-refresh-ended':
    'This refresh token was used before, has expired, or its API token is gone. Exchange the client id and secret again.',
  'api-token-not-found': 'This API token is no longer there. Reload the list.',
  'api-tokens-too-many':
    'There are {limit} of these tokens already, and more are not possible. Delete one that is not used any more.',
  'machine-refused': 'This can only be done by a person who is signed in, and not with an API token.',
} as const satisfies Readonly<Partial<Record<ErrorMessageKey, string>>>;
