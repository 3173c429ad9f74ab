import { defineFlow } from '#login-box/define-flow.tsx';
import { unlockMachine } from './unlock.machine.ts';
import { unlockForms, useUnlock } from './use-unlock.ts';
import { unlockSteps } from './unlock.steps.ts';

/** Opening a locked account. */
export const flow = defineFlow({
  machine: unlockMachine,
  forms: unlockForms,
  steps: unlockSteps,
  useFlow: useUnlock,
  unknown: 'difficulties',
});
