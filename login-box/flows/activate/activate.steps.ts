import type { ActivateStep } from './activate.machine.ts';
import type { StepTable } from '#login-box/step-table.ts';
import { ActivateConfirmPage } from './activate-confirm.page.tsx';
import { ActivateInvalidPage } from './activate-invalid.page.tsx';
import { ActivateResendPage } from './activate-resend.page.tsx';
import { ActivateResentPage } from './activate-resent.page.tsx';
import { ActivateSuccessPage } from './activate-success.page.tsx';
import { ActivatingFormPage } from './activating-form.page.tsx';
import { ActivatingPage } from './activating.page.tsx';

export const activateSteps = {
  activating: ActivatingPage,
  activatingForm: ActivatingFormPage,
  confirm: ActivateConfirmPage,
  resend: ActivateResendPage,
  resent: ActivateResentPage,
  success: ActivateSuccessPage,
  invalid: ActivateInvalidPage,
} satisfies StepTable & Record<ActivateStep, unknown>;
