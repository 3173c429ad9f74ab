import { defineFlow } from '#login-box/define-flow.tsx';
import { passwordlessMachine } from './passwordless.machine.ts';
import { passwordlessForms, usePasswordless } from './use-passwordless.ts';
import { passwordlessSteps } from './passwordless.steps.ts';

/** Signing in without a password. */
export const flow = defineFlow({
  machine: passwordlessMachine,
  forms: passwordlessForms,
  steps: passwordlessSteps,
  useFlow: usePasswordless,
});
