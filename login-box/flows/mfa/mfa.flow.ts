import { defineFlow } from '#login-box/define-flow.tsx';
import { mfaMachine } from './mfa.machine.ts';
import { mfaForms, useMfa } from './use-mfa.ts';
import { mfaSteps } from './mfa.steps.ts';

/** Proving a second factor. */
export const flow = defineFlow({
  machine: mfaMachine,
  forms: mfaForms,
  steps: mfaSteps,
  useFlow: useMfa,
});
