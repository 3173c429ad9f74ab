import type { AccountStep } from './account.machine.ts';
import type { StepTable } from '#login-box/step-table.ts';
import { SignedInPage } from './signed-in.page.tsx';
import { SignedOutPage } from './signed-out.page.tsx';

export const accountSteps = {
  signedIn: SignedInPage,
  signedOut: SignedOutPage,
} satisfies StepTable & Record<AccountStep, unknown>;
