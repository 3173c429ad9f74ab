import type { MagicLinkStep } from './magic-link.machine.ts';
import type { StepTable } from '#login-box/step-table.ts';
import { LoginSuccessPage } from '#login-box/flows/login/login-success.page.tsx';
import { MagicLinkConfirmPage } from './magic-link-confirm.page.tsx';
import { MagicLinkInvalidPage } from './magic-link-invalid.page.tsx';
import { MatchNumberPage } from './match-number.page.tsx';

export const magicLinkSteps = {
  confirm: MagicLinkConfirmPage,
  matchNumber: MatchNumberPage,
  invalid: MagicLinkInvalidPage,
  success: LoginSuccessPage,
} satisfies StepTable & Record<MagicLinkStep, unknown>;
