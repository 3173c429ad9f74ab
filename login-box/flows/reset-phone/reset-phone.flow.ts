import { defineFlow } from '#login-box/define-flow.tsx';
import { resetPhoneMachine } from './reset-phone.machine.ts';
import { resetPhoneForms, useResetPhone } from './use-reset-phone.ts';
import { resetPhoneSteps } from './reset-phone.steps.ts';

/** A lost phone. */
export const flow = defineFlow({
  machine: resetPhoneMachine,
  forms: resetPhoneForms,
  steps: resetPhoneSteps,
  useFlow: useResetPhone,
  unknown: 'difficulties',
});
