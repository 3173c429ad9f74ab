import { defineFlow } from '#login-box/define-flow.tsx';
import { impersonateMachine } from './impersonate.machine.ts';
import { impersonateForms, useImpersonate } from './use-impersonate.ts';
import { impersonateSteps } from './impersonate.steps.ts';

/** Impersonation. */
export const flow = defineFlow({
  machine: impersonateMachine,
  forms: impersonateForms,
  steps: impersonateSteps,
  useFlow: useImpersonate,
  unknown: 'difficulties',
});
