/**
 * All English texts of the login box by part; a translation has a text for each of them. A box starts with the first
 * parts of one language: sign-in by password. The next parts are loaded with another sign-in method or step, those of
 * flows with the first flow other than sign-in.
 */
import { codeErrors } from '#shared/i18n/en/errors/code.ts';
import { accountFlowTexts } from './account-flows.ts';
import { accountTexts } from './account.ts';
import { breachedPasswordTexts } from './breached-password.ts';
import { factorSetUpTexts } from './factor-set-up.ts';
import { impersonateTexts } from './impersonate.ts';
import { newPasswordTexts } from './new-password.ts';
import { otherMethodsTexts } from './other-methods.ts';
import { passkeysTexts } from './passkeys.ts';
import { passwordlessTexts } from './passwordless.ts';
import { secondFactorTexts } from './second-factor.ts';
import { socialTexts } from './social.ts';
import { ssoTestTexts } from './sso-test.ts';
import { impersonationErrors } from '#shared/i18n/en/errors/impersonation.ts';
import { linkErrors } from '#shared/i18n/en/errors/link.ts';
import { loginBox } from './sign-in.ts';
import { loginMoreTexts } from './common.ts';
import { newPasswordErrors } from '#shared/i18n/en/errors/new-password.ts';
import { passkeyErrors } from '#shared/i18n/en/errors/passkey.ts';
import { refusedSignInErrors } from '#shared/i18n/en/errors/refused-sign-in.ts';
import { requestErrors } from '#shared/i18n/en/errors/request.ts';
import { secondFactorErrors } from '#shared/i18n/en/errors/second-factor.ts';
import { signInErrors } from '#shared/i18n/en/errors/sign-in.ts';
import { socialErrors } from '#shared/i18n/en/errors/social.ts';

export const firstTextParts = { signIn: loginBox } as const;
export const firstErrorParts = { signIn: signInErrors } as const;

export const moreTextParts = { more: loginMoreTexts, otherMethods: otherMethodsTexts } as const;
export const moreErrorParts = { refusedSignIn: refusedSignInErrors } as const;

export const flowTextParts = {
  accountFlows: accountFlowTexts,
  account: accountTexts,
  newPassword: newPasswordTexts,
  passwordless: passwordlessTexts,
  passkeys: passkeysTexts,
  secondFactor: secondFactorTexts,
  factorSetUp: factorSetUpTexts,
  breachedPassword: breachedPasswordTexts,
  social: socialTexts,
  ssoTest: ssoTestTexts,
  impersonate: impersonateTexts,
} as const;

export const flowErrorParts = {
  links: linkErrors,
  requests: requestErrors,
  newPassword: newPasswordErrors,
  codes: codeErrors,
  passkeys: passkeyErrors,
  secondFactor: secondFactorErrors,
  social: socialErrors,
  impersonation: impersonationErrors,
} as const;
