import type { ActivateCodeStep } from '../../flows/activate-code/activate-code.machine.ts';
import type { StepTable } from '../../step-table.ts';
import { ActivateSuccessPage } from '../activate/activate-success.page.tsx';
import { ActivateCodeInvalidPage } from './activate-code-invalid.page.tsx';
import { ActivatingFormPage } from './activating-form.page.tsx';

export const activateCodeSteps = {
  activatingForm: ActivatingFormPage,
  invalid: ActivateCodeInvalidPage,
  success: ActivateSuccessPage,
} satisfies StepTable & Record<ActivateCodeStep, unknown>;
