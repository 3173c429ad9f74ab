import { defineFlow } from '#login-box/define-flow.tsx';
import { resetPasswordMachine } from './reset-password.machine.ts';
import { resetPasswordForms, useResetPassword } from './use-reset-password.ts';
import { resetPasswordSteps } from './reset-password.steps.ts';

/** Choosing a new password by a mail link. */
export const flow = defineFlow({
  machine: resetPasswordMachine,
  forms: resetPasswordForms,
  steps: resetPasswordSteps,
  useFlow: useResetPassword,
  unknown: 'difficulties',
});
