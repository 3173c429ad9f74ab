import type { LoginStep } from './login.machine.ts';
import type { StepTable } from '#login-box/step-table.ts';
import { exceptionPages } from './exception-pages.tsx';
import { LoginSuccessPage } from './login-success.page.tsx';
import { LoginWithPasswordPage } from './login-with-password.page.tsx';
import { PreLoginPage } from './pre-login.page.tsx';

export const loginSteps = {
  preLogin: PreLoginPage,
  loginWithPassword: LoginWithPasswordPage,
  success: LoginSuccessPage,
  ...exceptionPages,
} satisfies StepTable & Record<LoginStep, unknown>;
