import { createFlowApp } from '../app.tsx';
import { useResetPassword } from '../flows/reset-password/use-reset-password.ts';
import { resetPasswordSteps } from '../pages/reset-password/reset-password.steps.ts';

/** Choosing a new password by a mail link. */
export const ResetPasswordApp = createFlowApp(useResetPassword, resetPasswordSteps, 'difficulties');
