import { LoginSuccessPage } from '#login-box/flows/login/login-success.page.tsx';
import type { StepTable } from '#login-box/step-table.ts';
import type { SocialStep } from './social.machine.ts';
import { ProveAddressPage } from './prove-address.page.tsx';
import { SocialFailedPage } from './social-failed.page.tsx';
import { SocialReturningPage } from './social-returning.page.tsx';

export const socialSteps = {
  returning: SocialReturningPage,
  proveAddress: ProveAddressPage,
  failed: SocialFailedPage,
  success: LoginSuccessPage,
} satisfies StepTable & Record<SocialStep, unknown>;
