import type { ErrorMessageKey } from '#shared/i18n/error-codes.ts';

/** Errors that users see only because of a bug in a client. Until they are loaded, the generic error is shown. */
export const requestErrors = {
  'malformed-json': 'The request isn’t valid JSON. Nothing was changed.',
  'unsupported-media-type': 'This URL doesn’t accept this content type; most URLs accept JSON. Nothing was changed.',
  'method-not-allowed': 'This URL doesn’t accept this HTTP method. Nothing was changed.',
  'body-too-large': 'Error request is too large',
  'unknown-error': 'Unknown error occurred',
  difficulties: "We're facing some difficulties, Please try again",
  'invitation-unverified': "We couldn't verify your invitation",
  'session-not-found': 'Session not found',
  forbidden: 'You don’t have permission to do this. Ask an admin of your organization for access.',
  'not-found': 'Page not found. The link may be broken or out of date.',
  'origin-not-allowed':
    'This website isn’t allowed to call the identity server. Its operator can add the origin to the configuration.',
  'client-unknown': 'The application that sent you here isn’t registered. Go back and contact its support.',
  'redirect-uri-mismatch':
    'The application that sent you here used a redirect URL that isn’t registered. Go back and contact its support.',
  'captcha-unavailable': 'We couldn’t load the check that you’re human. Your browser or network may be blocking it.',
} as const satisfies Readonly<Partial<Record<ErrorMessageKey, string>>>;
