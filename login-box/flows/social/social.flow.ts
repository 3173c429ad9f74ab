import { defineFlow } from '#login-box/define-flow.tsx';
import { socialMachine } from './social.machine.ts';
import { socialForms, useSocial } from './use-social.ts';
import { socialSteps } from './social.steps.ts';

/** Returning from an external identity provider. */
export const flow = defineFlow({
  machine: socialMachine,
  forms: socialForms,
  steps: socialSteps,
  useFlow: useSocial,
});
