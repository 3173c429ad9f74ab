import type { ErrorMessageKey } from '#shared/i18n/error-codes.ts';
import { accountErrors } from './errors/account.ts';
import { billingErrors } from './errors/billing.ts';
import { accessErrors } from './errors/access.ts';
import { codeErrors } from './errors/code.ts';
import { requestErrors } from './errors/request.ts';
import { secondFactorErrors } from './errors/second-factor.ts';
import { impersonationErrors } from './errors/impersonation.ts';
import { invitationErrors } from './errors/invitation.ts';
import { linkErrors } from './errors/link.ts';
import { newPasswordErrors } from './errors/new-password.ts';
import { passkeyErrors } from './errors/passkey.ts';
import { refusedSignInErrors } from './errors/refused-sign-in.ts';
import { signInErrors } from './errors/sign-in.ts';
import { socialErrors } from './errors/social.ts';
import { tokenErrors } from './errors/token.ts';

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
  ...billingErrors,
  ...accountErrors,
  ...invitationErrors,
  ...tokenErrors,
  'vendor-credentials-wrong': 'The client ID or secret is incorrect. Check both in your environment settings.',
  'password-wrong': 'The current password is incorrect. Your password hasn’t changed.',
  'picture-missing': 'Send one image in the form field named image.',
  'picture-unreadable': 'We can’t read this image. Use a JPEG, PNG, WebP, GIF, or AVIF file.',
  'picture-unreachable': 'We couldn’t load an image from this URL. Check that it’s public, or upload the file instead.',
  'picture-dimensions': 'This image is larger than {limit} megapixels. Use a smaller one.',
  'picture-too-large': 'This image is larger than {limit}. Use a smaller one.',
  'email-unchanged': 'This is already your email address. Enter a new one.',
  'email-taken': 'This email address is already in use. Use a different one.',
  'user-not-found': 'This user no longer exists. Reload the list.',
  'user-without-email': 'This user has no email address, so we can’t send a password reset.',
  'user-name-not-found': 'No user here has this username. Reload the list.',
  'user-name-needed': 'This user has no email address and needs this username to sign in. Change the username instead.',
  'user-name-elsewhere': 'This user signs in to other organizations with the same username. Only they can change it.',
  'tenant-not-found': 'This organization doesn’t exist, or you’re not a member of it. Choose a different one.',
  'role-not-found': 'One of these roles no longer exists. Reload the list and choose again.',
  'role-above-own': 'You can’t assign roles above your own. Choose a different role.',
  'last-admin': 'This is the last user who can manage users here. Make another user an admin first.',
  'not-yourself': 'You can’t do this to your own account. Ask another admin.',
  'person-above-own': 'This user has a higher role than you. Ask an admin with at least the same role.',
  'policy-not-found': 'This policy doesn’t exist. Reload the page.',
  'policy-not-provisional': 'This change isn’t waiting for confirmation anymore. Reload the page.',
  'policy-confirm-needs-sign-in': 'Sign in again to confirm this change: your session began before it.',
  'session-unknown': 'This session already ended, or it isn’t yours. Reload the list.',
  'already-member': 'This user is already a member of the organization. Nothing changed.',
  'not-entitled': 'Your plan doesn’t include this. Ask the person who manages your subscription to upgrade.',
  'plan-not-found': 'No plan has this key. Plans are defined in the configuration.',
  'feature-not-found': 'No feature has this key. Features are defined in the configuration.',
  'grant-not-found': 'This grant doesn’t exist or was revoked. Reload the list.',
  'meter-not-found': 'No meter has the key {meter}. Meters are defined in the configuration.',
  'usage-event-conflict':
    '{field}: the event {id} was already recorded with a different payload. Nothing was recorded.',
  'usage-event-outside-window': '{field}: events from {from} to {until} are accepted. Nothing was recorded.',
  'metadata-not-found': 'metadata not found: {entity}',
  'ip-metadata-not-found': 'ip metadata not found',
  'notification-not-found': 'This notification no longer exists. Reload the list.',
  'metadata-key-unsafe': 'This metadata key is reserved. Use a different key.',
  'invalid-grant':
    'This code or token is invalid: it was already used, has expired, or belongs to another client. Sign in again.',
  'invalid-client': 'The client ID or secret is incorrect.',
  'unsupported-grant-type': 'Unsupported grant type. Use authorization_code or refresh_token.',
};
