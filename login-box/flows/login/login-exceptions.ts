/** The steps that a sign-in seldom meets, as the chunk that they are: see `exception-pages.tsx`. */
import type { ExceptionTable } from './exception-steps.ts';
import { LockedPage } from './locked.page.tsx';
import { LoginErrorPage } from './login-error.page.tsx';
import { LoginWithSsoFailedPage } from './login-with-sso-failed.page.tsx';
import { RedirectToSsoPage } from './redirect-to-sso.page.tsx';
import { OtherMethodsPage } from './other-methods.page.tsx';

export const loginExceptions: ExceptionTable = {
  otherMethods: OtherMethodsPage,
  redirectToSSO: RedirectToSsoPage,
  loginWithSSOFailed: LoginWithSsoFailedPage,
  locked: LockedPage,
  error: LoginErrorPage,
};
