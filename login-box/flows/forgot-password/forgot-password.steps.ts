import type { ForgotPasswordStep } from './forgot-password.machine.ts';
import type { StepTable } from '#login-box/step-table.ts';
import { ForgotPasswordSuccessPage } from './forgot-password-success.page.tsx';
import { ForgotPasswordPage } from './forgot-password.page.tsx';

export const forgotPasswordSteps = {
  forgotPassword: ForgotPasswordPage,
  success: ForgotPasswordSuccessPage,
} satisfies StepTable & Record<ForgotPasswordStep, unknown>;
