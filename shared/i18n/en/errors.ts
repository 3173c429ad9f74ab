import type { ErrorCode } from '../../contract/errors.ts';

/**
 * Reasons that only a client knows, because no server answered or because this box cannot do what was asked.
 * They are worded like the server's codes and shown in the same places.
 */
export type ClientErrorCode =
  | 'network-unreachable'
  | 'field-required'
  | 'sign-in-method-unavailable'
  | 'second-factor-unavailable';

export type ErrorMessageKey = ErrorCode | ClientErrorCode;

/**
 * One or two sentences per error code: what happened, what is safe, what to do.
 *
 * A sentence whose placeholder gets no value is left out (see `fill`), so the rest must make sense alone.
 * The texts of `body-too-large`, `metadata-not-found`, `ip-metadata-not-found` and `session-not-found` are part of the
 * wire contract: clients compare them literally.
 *
 * Sign-in texts never tell whether an account exists.
 */
export const errors: Readonly<Record<ErrorMessageKey, string>> = {
  // requests
  'malformed-json': 'The request is not valid JSON. Nothing was changed.',
  'invalid-request': 'Something in this form is missing or has the wrong form. Check the fields and send it again.',
  'unsupported-media-type': 'This address does not take a body of this type; most take JSON. Nothing was changed.',
  'body-too-large': 'Error request is too large',
  'not-found': 'There is nothing at this address. It may have moved, or the link is incomplete.',
  'method-not-allowed': 'This address does not take that kind of request. Nothing was changed.',
  'origin-not-allowed': 'This website is not allowed to call the identity server. Its operator can add the origin to the configuration.',
  'too-many-requests': 'That was too often in a short time. Try again in {seconds} s.',
  'server-busy': 'The server has more to do than it can take right now. Nothing was changed; try again in a minute.',
  'database-unavailable': 'The server cannot reach its database right now. Nothing was changed; try again in a minute.',
  'internal-error': 'Something went wrong on the server. Try again; if it happens again, send the trace number to support.',

  // who calls, and what they may
  unauthenticated: 'Your session has ended. Sign in again to go on.',
  'session-not-found': 'Session not found',
  forbidden: 'Your roles do not include this. An admin of your organisation can change that.',
  'vendor-credentials-wrong': 'The client id or secret is not right. Check both in your environment settings.',

  // sign-in
  'invalid-credentials': 'That e-mail or password isn’t right. Tries left before sign-in is paused: {triesLeft}.',
  'account-locked': 'There were too many wrong passwords in a row, so sign-in is paused. It opens again by itself ({lockedUntil}).',
  'account-disabled': 'Sign-in to this account is turned off. An admin of your organisation can turn it on again.',
  'email-not-verified': 'This e-mail address is not confirmed yet. Open the link we sent you, or ask for a new one.',
  'no-tenant': 'This account belongs to no organisation yet. Ask an admin to invite you.',
  'sso-not-found': 'No single sign-on is set up for this e-mail address. Use another way to sign in.',
  'sign-up-closed': 'New accounts are made by invitation only. Ask an admin of your organisation to invite you.',
  'form-expired': 'This page was open for too long. Send the form once more.',

  // passwords
  'password-too-short': 'This password is too short. Use at least {minLength} characters.',
  'password-too-long': 'This password is too long. Use at most {maxLength} characters.',
  'password-too-common': 'This password is on a list of common passwords, so others would guess it. Choose another one.',
  'password-is-email': 'The password must differ from your e-mail address. Choose another one.',
  'password-reused': 'You used this password before. Choose one that is new.',
  'password-wrong': 'The current password isn’t right. Nothing was changed.',

  // one-time links
  'link-invalid': 'This link is not complete. Open it again from the e-mail, or ask for a new one.',
  'link-expired': 'This link has expired. Ask for a new one.',
  'link-used': 'This link was used already. Sign in, or ask for a new one.',
  'ER-01239': 'This invitation leads to an organisation that is locked. Ask the person who invited you.',
  'ER-01240': 'This invitation link leads to an organisation that is locked. Ask the person who sent it.',

  // people and tenants
  'email-invalid': 'This is not an e-mail address. It should look like name@example.com.',
  'picture-missing': 'Send one picture, as the part named image.',
  'picture-unreadable': 'This file is not a picture we can read. Use a JPEG, PNG, WebP, GIF or AVIF.',
  'picture-too-large': 'This picture is larger than {limit}. Choose a smaller one.',
  'email-taken': 'This e-mail address is already in use. Choose another one.',
  'user-not-found': 'This person is no longer here. Reload the list.',
  'tenant-not-found': 'This organisation is not there, or you are not in it. Choose another one.',
  'role-not-found': 'One of these roles no longer exists. Reload the list and choose again.',
  'role-above-own': 'You can only give roles that are not above your own. Choose another role.',
  'last-admin': 'This is the last person who can manage people here. Make somebody else an admin first.',
  'not-yourself': 'You cannot do this to yourself. Ask another admin.',
  'person-above-own': 'This person has a higher role than you. Ask somebody who has one as high.',
  'already-member': 'This person is already in the organisation. Nothing was changed.',

  // metadata
  'metadata-not-found': 'metadata not found: {entity}',
  'ip-metadata-not-found': 'ip metadata not found',
  'metadata-key-unsafe': 'This metadata key is reserved. Choose another name.',

  // the authorization server's own page
  'invalid-grant': 'This code or token gives no session: it has been used, has expired, or belongs to another client. Sign in again.',
  'invalid-client': 'The client id or secret is not right.',
  'unsupported-grant-type': 'The grant types are authorization_code and refresh_token.',
  'client-unknown': 'The application that sent you here is not registered. Go back to it and tell its operator.',
  'redirect-uri-mismatch': 'The application that sent you here gave a return address that is not registered. Go back to it and tell its operator.',
  'authorization-request-expired': 'The sign-in that brought you here was open for too long. Start it again from the application.',

  // known only to the browser
  'network-unreachable': 'We couldn’t reach the sign-in server. What you typed is still here; check your connection and try again.',
  'field-required': 'Fill in this field.',
  'sign-in-method-unavailable': 'This organisation signs in by a method that this page does not offer. Ask its admin, or use another address.',
  'second-factor-unavailable': 'This account asks for a second step that this page does not offer yet. You are not signed in; ask your admin for help.',
};
