import type { PasswordlessStep } from './passwordless.machine.ts';
import type { StepTable } from '#login-box/step-table.ts';
import { LoginSuccessPage } from '#login-box/flows/login/login-success.page.tsx';
import { LeavingPage } from './leaving.page.tsx';
import { LinkEndedPage } from './link-ended.page.tsx';
import { LoginWithOtcPage } from './login-with-otc.page.tsx';
import { LoginWithQuickSmsOtcPage } from './login-with-quick-sms-otc.page.tsx';
import { LoginWithSmsOtcPage } from './login-with-sms-otc.page.tsx';
import { MagicLinkPreLoginSuccessPage } from './magic-link-pre-login-success.page.tsx';
import { OpenedHerePage } from './opened-here.page.tsx';
import { RegisterQuickLoginPage } from './register-quick-login.page.tsx';
import { SmsCodePage } from './sms-code.page.tsx';

export const passwordlessSteps = {
  loginWithOtc: LoginWithOtcPage,
  loginWithSmsOtc: LoginWithSmsOtcPage,
  loginWithQuickSmsOtc: LoginWithQuickSmsOtcPage,
  smsCode: SmsCodePage,
  magicLinkPreLoginSuccess: MagicLinkPreLoginSuccessPage,
  linkEnded: LinkEndedPage,
  openedHere: OpenedHerePage,
  registerQuickLogin: RegisterQuickLoginPage,
  leavingForStart: LeavingPage,
  success: LoginSuccessPage,
} satisfies StepTable & Record<PasswordlessStep, unknown>;
