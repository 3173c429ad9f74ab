import type { ResetPasswordStep } from './reset-password.machine.ts';
import type { StepTable } from '#login-box/step-table.ts';
import { ResetPasswordInvalidPage } from './reset-password-invalid.page.tsx';
import { ResetPasswordSuccessPage } from './reset-password-success.page.tsx';
import { ResetPasswordPage } from './reset-password.page.tsx';

export const resetPasswordSteps = {
  resetPassword: ResetPasswordPage,
  success: ResetPasswordSuccessPage,
  invalid: ResetPasswordInvalidPage,
} satisfies StepTable & Record<ResetPasswordStep, unknown>;
