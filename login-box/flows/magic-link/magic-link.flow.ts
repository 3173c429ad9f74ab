import { defineFlow } from '#login-box/define-flow.tsx';
import { magicLinkMachine } from './magic-link.machine.ts';
import { magicLinkForms, useMagicLink } from './use-magic-link.ts';
import { magicLinkSteps } from './magic-link.steps.ts';

/** A link that signs in was opened. */
export const flow = defineFlow({
  machine: magicLinkMachine,
  forms: magicLinkForms,
  steps: magicLinkSteps,
  useFlow: useMagicLink,
});
