import type { MfaSetUpStep } from './mfa-set-up.machine.ts';
import type { StepTable } from '#login-box/step-table.ts';
import { LoginSuccessPage } from '#login-box/flows/login/login-success.page.tsx';
import { FewRecoveryCodesPage } from './few-recovery-codes.page.tsx';
import { ForceTwoFactorPage } from './force-two-factor.page.tsx';
import { SaveRecoveryCodesPage } from './save-recovery-codes.page.tsx';
import { SetUpAppPage } from './set-up-app.page.tsx';
import { SetUpExpiredPage } from './set-up-expired.page.tsx';
import { SetUpKeyPage } from './set-up-key.page.tsx';
import { SetUpSmsPage, SmsSetPhoneNumberPage } from './set-up-phone.pages.tsx';

export const mfaSetUpSteps = {
  forceTwoFactor: ForceTwoFactorPage,
  authenticatorApp: SetUpAppPage,
  smsSetPhoneNumber: SmsSetPhoneNumberPage,
  smsVerifyCode: SetUpSmsPage,
  securityKey: SetUpKeyPage,
  saveRecoveryCodes: SaveRecoveryCodesPage,
  fewRecoveryCodes: FewRecoveryCodesPage,
  expired: SetUpExpiredPage,
  success: LoginSuccessPage,
} satisfies StepTable & Record<MfaSetUpStep, unknown>;
