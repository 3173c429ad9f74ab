import type { ImpersonateStep } from './impersonate.machine.ts';
import type { StepTable } from '#login-box/step-table.ts';
import { ImpersonateCheckingPage } from './impersonate-checking.page.tsx';
import { ImpersonateConfirmPage } from './impersonate-confirm.page.tsx';
import { ImpersonateInvalidPage } from './impersonate-invalid.page.tsx';
import { ImpersonateSuccessPage } from './impersonate-success.page.tsx';
import { ImpersonatingPage } from './impersonating.page.tsx';

export const impersonateSteps = {
  checking: ImpersonateCheckingPage,
  confirm: ImpersonateConfirmPage,
  impersonating: ImpersonatingPage,
  success: ImpersonateSuccessPage,
  invalid: ImpersonateInvalidPage,
} satisfies StepTable & Record<ImpersonateStep, unknown>;
