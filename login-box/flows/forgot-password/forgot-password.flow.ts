import { defineFlow } from '#login-box/define-flow.tsx';
import { forgotPasswordMachine } from './forgot-password.machine.ts';
import { forgotPasswordForms, useForgotPassword } from './use-forgot-password.ts';
import { forgotPasswordSteps } from './forgot-password.steps.ts';

/** Asking for a reset link. */
export const flow = defineFlow({
  machine: forgotPasswordMachine,
  forms: forgotPasswordForms,
  steps: forgotPasswordSteps,
  useFlow: useForgotPassword,
  unknown: 'unknown-error',
});
