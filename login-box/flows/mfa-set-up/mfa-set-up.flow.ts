import { defineFlow } from '#login-box/define-flow.tsx';
import { mfaSetUpMachine } from './mfa-set-up.machine.ts';
import { mfaSetUpForms, useMfaSetUp } from './use-mfa-set-up.ts';
import { mfaSetUpSteps } from './mfa-set-up.steps.ts';

/** Setting up the first second factor while signing in. */
export const flow = defineFlow({
  machine: mfaSetUpMachine,
  forms: mfaSetUpForms,
  steps: mfaSetUpSteps,
  useFlow: useMfaSetUp,
});
