import { createFlowApp } from '../app.tsx';
import { useForgotPassword } from '../flows/forgot-password/use-forgot-password.ts';
import { forgotPasswordSteps } from '../pages/forgot-password/forgot-password.steps.ts';

/** Asking for a reset link. */
export const ForgotPasswordApp = createFlowApp(useForgotPassword, forgotPasswordSteps, 'unknown-error');
