import type { UnlockStep } from './unlock.machine.ts';
import type { StepTable } from '#login-box/step-table.ts';
import { UnlockConfirmPage } from './unlock-confirm.page.tsx';
import { UnlockInvalidPage } from './unlock-invalid.page.tsx';
import { UnlockLoadingPage } from './unlock-loading.page.tsx';
import { UnlockSuccessPage } from './unlock-success.page.tsx';

export const unlockSteps = {
  loading: UnlockLoadingPage,
  confirm: UnlockConfirmPage,
  success: UnlockSuccessPage,
  invalid: UnlockInvalidPage,
} satisfies StepTable & Record<UnlockStep, unknown>;
