import type { ActivateCodeStep } from './activate-code.machine.ts';
import type { StepTable } from '#login-box/step-table.ts';
import { ActivateSuccessPage } from '#login-box/flows/activate/activate-success.page.tsx';
import { ActivateCodeInvalidPage } from './activate-code-invalid.page.tsx';
import { ActivatingFormPage } from './activating-form.page.tsx';

export const activateCodeSteps = {
  activatingForm: ActivatingFormPage,
  invalid: ActivateCodeInvalidPage,
  success: ActivateSuccessPage,
} satisfies StepTable & Record<ActivateCodeStep, unknown>;
