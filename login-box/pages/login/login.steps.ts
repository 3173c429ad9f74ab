import type { LoginStep } from '../../flows/login/login.machine.ts';
import type { StepTable } from '../../step-table.ts';
import { LockedPage } from './locked.page.tsx';
import { LoginErrorPage } from './login-error.page.tsx';
import { LoginSuccessPage } from './login-success.page.tsx';
import { LoginWithPasswordPage } from './login-with-password.page.tsx';
import { LoginWithSsoFailedPage } from './login-with-sso-failed.page.tsx';
import { PreLoginPage } from './pre-login.page.tsx';
import { RedirectToSsoPage } from './redirect-to-sso.page.tsx';

export const loginSteps = {
  preLogin: PreLoginPage,
  loginWithPassword: LoginWithPasswordPage,
  redirectToSSO: RedirectToSsoPage,
  loginWithSSOFailed: LoginWithSsoFailedPage,
  locked: LockedPage,
  error: LoginErrorPage,
  success: LoginSuccessPage,
} satisfies StepTable & Record<LoginStep, unknown>;
