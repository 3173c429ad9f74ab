import { LoginSuccessPage } from '#login-box/flows/login/login-success.page.tsx';
import type { StepTable } from '#login-box/step-table.ts';
import type { SocialStep } from './social.machine.ts';
import { VerifyEmailPage } from './verify-email.page.tsx';
import { SocialFailedPage } from './social-failed.page.tsx';
import { SocialReturningPage } from './social-returning.page.tsx';

export const socialSteps = {
  returning: SocialReturningPage,
  verifyEmail: VerifyEmailPage,
  failed: SocialFailedPage,
  success: LoginSuccessPage,
} satisfies StepTable & Record<SocialStep, unknown>;
