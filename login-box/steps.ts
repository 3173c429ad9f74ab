/** Every page of the login box, by flow and step: what the server draws from. The browser loads the same tables flow by flow. */
import type { HostedFlow, HostedStep } from '../shared/contract/hosted-page.ts';
import { acceptInvitationSteps } from './pages/accept-invitation/accept-invitation.steps.ts';
import { accountSteps } from './pages/account/account.steps.ts';
import { activateSteps } from './pages/activate/activate.steps.ts';
import { breachedPasswordSteps } from './pages/breached-password/breached-password.steps.ts';
import { forgotPasswordSteps } from './pages/forgot-password/forgot-password.steps.ts';
import { impersonateSteps } from './pages/impersonate/impersonate.steps.ts';
import { loginSteps } from './pages/login/login.steps.ts';
import { passwordlessSteps } from './pages/passwordless/passwordless.steps.ts';
import { magicLinkSteps } from './pages/magic-link/magic-link.steps.ts';
import { resetPhoneSteps } from './pages/reset-phone/reset-phone.steps.ts';
import { activateCodeSteps } from './pages/activate-code/activate-code.steps.ts';
import { invitationCodeSteps } from './pages/invitation-code/invitation-code.steps.ts';
import { mfaSteps } from './pages/mfa/mfa.steps.ts';
import { mfaSetUpSteps } from './pages/mfa-set-up/mfa-set-up.steps.ts';
import { noticeSteps } from './pages/notice/notice.steps.ts';
import { passkeysSteps } from './pages/passkeys/passkeys.steps.ts';
import { resetPasswordSteps } from './pages/reset-password/reset-password.steps.ts';
import { signUpSteps } from './pages/sign-up/sign-up.steps.ts';
import { socialSteps } from './pages/social/social.steps.ts';
import { unlockSteps } from './pages/unlock/unlock.steps.ts';
import type { StepTable } from './step-table.ts';

/** A flow's table has a page for each step the server may start it with. */
type CompleteTable<Flow extends HostedFlow> = StepTable & Record<Extract<HostedStep, { flow: Flow }>['step'], unknown>;

export const steps: { [Flow in HostedFlow]: CompleteTable<Flow> } = {
  login: loginSteps,
  'sign-up': signUpSteps,
  activate: activateSteps,
  'forgot-password': forgotPasswordSteps,
  'reset-password': resetPasswordSteps,
  'accept-invitation': acceptInvitationSteps,
  unlock: unlockSteps,
  account: accountSteps,
  social: socialSteps,
  'breached-password': breachedPasswordSteps,
  impersonate: impersonateSteps,
  passwordless: passwordlessSteps,
  'magic-link': magicLinkSteps,
  'reset-phone': resetPhoneSteps,
  'activate-code': activateCodeSteps,
  'invitation-code': invitationCodeSteps,
  mfa: mfaSteps,
  'mfa-set-up': mfaSetUpSteps,
  passkeys: passkeysSteps,
  notice: noticeSteps,
};
