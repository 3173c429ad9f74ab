import type { MfaStep } from './mfa.machine.ts';
import type { StepTable } from '#login-box/step-table.ts';
import { LoginSuccessPage } from '#login-box/flows/login/login-success.page.tsx';
import {
  AuthenticatorAppPage,
  EmailVerifyCodePage,
  RecoveryCodePage,
  SecurityKeyPage,
  SmsVerifyCodePage,
} from './factor-code.pages.tsx';
import { FactorExpiredPage, NoMfaEnrolledStepUpPage } from './factor-end.pages.tsx';
import { VerifyPage } from './verify.page.tsx';

export const mfaSteps = {
  verify: VerifyPage,
  authenticatorApp: AuthenticatorAppPage,
  smsVerifyCode: SmsVerifyCodePage,
  emailVerifyCode: EmailVerifyCodePage,
  securityKey: SecurityKeyPage,
  recoveryCode: RecoveryCodePage,
  expired: FactorExpiredPage,
  noMFAEnrolledStepUp: NoMfaEnrolledStepUpPage,
  success: LoginSuccessPage,
} satisfies StepTable & Record<MfaStep, unknown>;
