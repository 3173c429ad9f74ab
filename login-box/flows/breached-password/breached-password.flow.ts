import { defineFlow } from '#login-box/define-flow.tsx';
import { breachedPasswordMachine } from './breached-password.machine.ts';
import { breachedPasswordForms, useBreachedPassword } from './use-breached-password.ts';
import { breachedPasswordSteps } from './breached-password.steps.ts';

/** A password that is leaked and opens nothing any more. */
export const flow = defineFlow({
  machine: breachedPasswordMachine,
  forms: breachedPasswordForms,
  steps: breachedPasswordSteps,
  useFlow: useBreachedPassword,
  unknown: 'difficulties',
});
