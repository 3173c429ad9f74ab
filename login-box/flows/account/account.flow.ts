import { defineFlow } from '#login-box/define-flow.tsx';
import { accountMachine } from './account.machine.ts';
import { accountForms, useAccount } from './use-account.ts';
import { accountSteps } from './account.steps.ts';

/** Shows who is signed in, and signs out. */
export const flow = defineFlow({
  machine: accountMachine,
  forms: accountForms,
  steps: accountSteps,
  useFlow: useAccount,
  unknown: 'difficulties',
});
