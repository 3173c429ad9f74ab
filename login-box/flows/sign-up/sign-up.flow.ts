import { defineFlow } from '#login-box/define-flow.tsx';
import { signUpMachine } from './sign-up.machine.ts';
import { signUpForms, useSignUp } from './use-sign-up.ts';
import { signUpSteps } from './sign-up.steps.ts';

/** Making an account. */
export const flow = defineFlow({
  machine: signUpMachine,
  forms: signUpForms,
  steps: signUpSteps,
  useFlow: useSignUp,
  unknown: 'difficulties',
});
