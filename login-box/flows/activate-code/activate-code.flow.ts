import { defineFlow } from '#login-box/define-flow.tsx';
import { activateCodeMachine } from './activate-code.machine.ts';
import { activateCodeForms, useActivateCode } from './use-activate-code.ts';
import { activateCodeSteps } from './activate-code.steps.ts';

/** Activating an account by a code. */
export const flow = defineFlow({
  machine: activateCodeMachine,
  forms: activateCodeForms,
  steps: activateCodeSteps,
  useFlow: useActivateCode,
  unknown: 'difficulties',
});
