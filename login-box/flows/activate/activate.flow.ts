import { defineFlow } from '#login-box/define-flow.tsx';
import { activateMachine } from './activate.machine.ts';
import { activateForms, useActivate } from './use-activate.ts';
import { activateSteps } from './activate.steps.ts';

/** Activating an account by its mail link. */
export const flow = defineFlow({
  machine: activateMachine,
  forms: activateForms,
  steps: activateSteps,
  useFlow: useActivate,
  unknown: 'difficulties',
});
