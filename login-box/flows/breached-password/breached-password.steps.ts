import type { BreachedPasswordStep } from './breached-password.machine.ts';
import type { StepTable } from '#login-box/step-table.ts';
import { LoginSuccessPage } from '#login-box/flows/login/login-success.page.tsx';
import { BreachedPasswordSuccessPage } from './breached-password-success.page.tsx';
import { BreachedPasswordPage } from './breached-password.page.tsx';

export const breachedPasswordSteps = {
  breachedPassword: BreachedPasswordPage,
  breachedPasswordSuccess: BreachedPasswordSuccessPage,
  goingOn: LoginSuccessPage,
  success: LoginSuccessPage,
} satisfies StepTable & Record<BreachedPasswordStep, unknown>;
