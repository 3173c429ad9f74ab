/**
 * All that the login box says, part by part: what a translation of it is made of. A box begins with the first parts of one
 * language: what signing in by a password says. The next ones come with a way or a step beside it, the further ones with the
 * first flow that is not the sign-in itself.
 */
import { codeErrors } from './code-errors.ts';
import { accountFlowTexts } from './flows/account-flows.ts';
import { accountTexts } from './flows/account.ts';
import { breachedPasswordTexts } from './flows/breached-password.ts';
import { factorSetUpTexts } from './flows/factor-set-up.ts';
import { impersonateTexts } from './flows/impersonate.ts';
import { newPasswordTexts } from './flows/new-password.ts';
import { otherWaysTexts } from './flows/other-ways.ts';
import { passkeysTexts } from './flows/passkeys.ts';
import { passwordlessTexts } from './flows/passwordless.ts';
import { secondFactorTexts } from './flows/second-factor.ts';
import { socialTexts } from './flows/social.ts';
import { impersonationErrors } from './impersonation-errors.ts';
import { linkErrors } from './link-errors.ts';
import { loginBox } from './login-box.ts';
import { loginMoreTexts } from './login-more.ts';
import { newPasswordErrors } from './new-password-errors.ts';
import { passkeyErrors } from './passkey-errors.ts';
import { refusedSignInErrors } from './refused-sign-in-errors.ts';
import { requestErrors } from './request-errors.ts';
import { secondFactorErrors } from './second-factor-errors.ts';
import { signInErrors } from './sign-in-errors.ts';
import { socialErrors } from './social-errors.ts';

export const firstTextParts = { signIn: loginBox } as const;
export const firstErrorParts = { signIn: signInErrors } as const;

export const moreTextParts = { more: loginMoreTexts, otherWays: otherWaysTexts } as const;
export const moreErrorParts = { refusedSignIn: refusedSignInErrors } as const;

export const furtherTextParts = {
  accountFlows: accountFlowTexts,
  account: accountTexts,
  newPassword: newPasswordTexts,
  passwordless: passwordlessTexts,
  passkeys: passkeysTexts,
  secondFactor: secondFactorTexts,
  factorSetUp: factorSetUpTexts,
  breachedPassword: breachedPasswordTexts,
  social: socialTexts,
  impersonate: impersonateTexts,
} as const;

export const furtherErrorParts = {
  links: linkErrors,
  requests: requestErrors,
  newPassword: newPasswordErrors,
  codes: codeErrors,
  passkeys: passkeyErrors,
  secondFactor: secondFactorErrors,
  social: socialErrors,
  impersonation: impersonationErrors,
} as const;

export const loginTextParts = { ...firstTextParts, ...moreTextParts, ...furtherTextParts } as const;
export const loginErrorParts = { ...firstErrorParts, ...moreErrorParts, ...furtherErrorParts } as const;
