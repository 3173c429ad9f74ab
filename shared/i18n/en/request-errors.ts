import type { ErrorMessageKey } from './errors.ts';

/** Errors that a person meets only where a program is mistaken. Before they are loaded the one for all others stands in. */
export const requestErrors = {
  'malformed-json': 'The request is not valid JSON. Nothing was changed.',
  'unsupported-media-type': 'This address does not take a body of this type; most take JSON. Nothing was changed.',
  'method-not-allowed': 'This address does not take that kind of request. Nothing was changed.',
  'body-too-large': 'Error request is too large',
  'unknown-error': 'Unknown error occurred',
  difficulties: "We're facing some difficulties, Please try again",
  'invitation-unverified': "We couldn't verify your invitation",
  'session-not-found': 'Session not found',
  forbidden: 'Your roles do not include this. An admin of your organisation can change that.',
  'not-found': 'There is nothing at this address. It may have moved, or the link is incomplete.',
  'origin-not-allowed':
    'This website is not allowed to call the identity server. Its operator can add the origin to the configuration.',
  'client-unknown': 'The application that sent you here is not registered. Go back to it and tell its operator.',
  'redirect-uri-mismatch':
    'The application that sent you here gave a return address that is not registered. Go back to it and tell its operator.',
  'captcha-unavailable':
    'The check that a person is asking could not be loaded. Something in this browser or network may block it.',
} as const satisfies Readonly<Partial<Record<ErrorMessageKey, string>>>;
