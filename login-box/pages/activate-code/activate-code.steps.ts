import type { ActivateCodeStep } from '../../flows/activate-code/activate-code.machine.ts';
import type { StepTable } from '../../step-table.ts';
import { LoginSuccessPage } from '../login/login-success.page.tsx';
import { ActivateCodeInvalidPage } from './activate-code-invalid.page.tsx';
import { ActivatingFormPage } from './activating-form.page.tsx';

export const activateCodeSteps = {
  activatingForm: ActivatingFormPage,
  invalid: ActivateCodeInvalidPage,
  success: LoginSuccessPage,
} satisfies StepTable & Record<ActivateCodeStep, unknown>;
