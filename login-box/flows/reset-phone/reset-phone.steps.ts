import type { ResetPhoneStep } from './reset-phone.machine.ts';
import type { StepTable } from '#login-box/step-table.ts';
import { ChangePhoneNumberPage } from './change-phone-number.page.tsx';
import { ResetPhoneExpiredPage } from './reset-phone-expired.page.tsx';
import { ResetPhoneNumberPage } from './reset-phone-number.page.tsx';
import { VerifyResetPhoneNumberPage } from './verify-reset-phone-number.page.tsx';

export const resetPhoneSteps = {
  ResetPhoneNumber: ResetPhoneNumberPage,
  VerifyResetPhoneNumber: VerifyResetPhoneNumberPage,
  ChangePhoneNumber: ChangePhoneNumberPage,
  expired: ResetPhoneExpiredPage,
} satisfies StepTable & Record<ResetPhoneStep, unknown>;
