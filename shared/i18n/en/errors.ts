import type { ErrorCode } from '../../contract/errors.ts';
import { accountErrors } from './account-errors.ts';
import { accessErrors } from './access-errors.ts';
import { codeErrors } from './code-errors.ts';
import { requestErrors } from './request-errors.ts';
import { secondFactorErrors } from './second-factor-errors.ts';
import { impersonationErrors } from './impersonation-errors.ts';
import { invitationErrors } from './invitation-errors.ts';
import { linkErrors } from './link-errors.ts';
import { newPasswordErrors } from './new-password-errors.ts';
import { passkeyErrors } from './passkey-errors.ts';
import { refusedSignInErrors } from './refused-sign-in-errors.ts';
import { signInErrors } from './sign-in-errors.ts';
import { socialErrors } from './social-errors.ts';
import { tokenErrors } from './token-errors.ts';

/**
 * Reasons that only a client knows, because no server answered or because this box cannot do what was asked.
 * They are worded like the server's codes and shown in the same places.
 */
export type ClientErrorCode =
  | 'network-unreachable'
  | 'field-required'
  | 'passkey-not-given'
  | 'passkey-not-made'
  | 'sign-in-method-unavailable'
  | 'captcha-unavailable'
  | 'authentication-failed'
  | 'invitation-unverified'
  | 'unknown-error'
  | 'difficulties';

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
  ...signInErrors,
  ...refusedSignInErrors,
  ...requestErrors,
  ...linkErrors,
  ...impersonationErrors,
  ...newPasswordErrors,
  ...secondFactorErrors,
  ...passkeyErrors,
  ...codeErrors,
  ...socialErrors,
  ...accessErrors,
  ...accountErrors,
  ...invitationErrors,
  ...tokenErrors,
  'vendor-credentials-wrong': 'The client id or secret is not right. Check both in your environment settings.',
  'password-wrong': 'The current password isn’t right. Nothing was changed.',
  'picture-missing': 'Send one picture, as the part named image.',
  'picture-unreadable': 'This file is not a picture we can read. Use a JPEG, PNG, WebP, GIF or AVIF.',
  'picture-unreachable':
    'We couldn’t load a picture from this address. Check that it is public, or upload the file instead.',
  'picture-dimensions': 'This picture has more than {limit} megapixels. Make it smaller, or use another format.',
  'picture-too-large': 'This picture is larger than {limit}. Choose a smaller one.',
  'email-unchanged': 'This is the address that you have. Type the new one.',
  'email-taken': 'This e-mail address is already in use. Choose another one.',
  'user-not-found': 'This person is no longer here. Reload the list.',
  'user-name-not-found': 'Nobody here has this user name. Reload the list.',
  'user-name-needed':
    'This person has no e-mail address and signs in with this name alone. Give them another name instead.',
  'user-name-elsewhere':
    'This person belongs to other organisations too, where they sign in with the same name. Only they can change it.',
  'tenant-not-found': 'This organisation is not there, or you are not in it. Choose another one.',
  'role-not-found': 'One of these roles no longer exists. Reload the list and choose again.',
  'role-above-own': 'You can only give roles that are not above your own. Choose another role.',
  'last-admin': 'This is the last person who can manage people here. Make somebody else an admin first.',
  'not-yourself': 'You cannot do this to yourself. Ask another admin.',
  'person-above-own': 'This person has a higher role than you. Ask somebody who has one as high.',
  'policy-not-found': 'This policy is not there. Reload the page.',
  'session-unknown': 'This session has ended already, or is not yours. Reload the list.',
  'already-member': 'This person is already in the organisation. Nothing was changed.',
  'not-entitled': 'Your organisation’s plan does not include this. Whoever manages the subscription can change that.',
  'plan-not-found': 'No plan has this key. Plans are part of the configuration.',
  'feature-not-found': 'No feature has this key. Features are part of the configuration.',
  'grant-not-found': 'This grant is not there, or was taken back. Read the list again.',
  'metadata-not-found': 'metadata not found: {entity}',
  'ip-metadata-not-found': 'ip metadata not found',
  'notification-not-found': 'This notification is no longer there. Reload the list.',
  'metadata-key-unsafe': 'This metadata key is reserved. Choose another name.',
  'invalid-grant':
    'This code or token gives no session: it has been used, has expired, or belongs to another client. Sign in again.',
  'invalid-client': 'The client id or secret is not right.',
  'unsupported-grant-type': 'The grant types are authorization_code and refresh_token.',
};
