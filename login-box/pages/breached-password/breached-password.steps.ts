import type { BreachedPasswordStep } from '../../flows/breached-password/breached-password.machine.ts';
import type { StepTable } from '../../step-table.ts';
import { LoginSuccessPage } from '../login/login-success.page.tsx';
import { BreachedPasswordSuccessPage } from './breached-password-success.page.tsx';
import { BreachedPasswordPage } from './breached-password.page.tsx';

export const breachedPasswordSteps = {
  breachedPassword: BreachedPasswordPage,
  breachedPasswordSuccess: BreachedPasswordSuccessPage,
  goingOn: LoginSuccessPage,
  success: LoginSuccessPage,
} satisfies StepTable & Record<BreachedPasswordStep, unknown>;
