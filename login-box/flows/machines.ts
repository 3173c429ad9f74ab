import { acceptInvitationMachine } from './accept-invitation/accept-invitation.machine.ts';
import { accountMachine } from './account/account.machine.ts';
import { activateMachine } from './activate/activate.machine.ts';
import { breachedPasswordMachine } from './breached-password/breached-password.machine.ts';
import { forgotPasswordMachine } from './forgot-password/forgot-password.machine.ts';
import { impersonateMachine } from './impersonate/impersonate.machine.ts';
import { loginMachine } from './login/login.machine.ts';
import { passwordlessMachine } from './passwordless/passwordless.machine.ts';
import { magicLinkMachine } from './magic-link/magic-link.machine.ts';
import { resetPhoneMachine } from './reset-phone/reset-phone.machine.ts';
import { activateCodeMachine } from './activate-code/activate-code.machine.ts';
import { invitationCodeMachine } from './invitation-code/invitation-code.machine.ts';
import { mfaMachine } from './mfa/mfa.machine.ts';
import { mfaSetUpMachine } from './mfa-set-up/mfa-set-up.machine.ts';
import { passkeysMachine } from './passkeys/passkeys.machine.ts';
import { resetPasswordMachine } from './reset-password/reset-password.machine.ts';
import { signUpMachine } from './sign-up/sign-up.machine.ts';
import { socialMachine } from './social/social.machine.ts';
import { unlockMachine } from './unlock/unlock.machine.ts';

/** Every flow of the login box by its name, for diagrams and for tests that look at all of them. */
export const machines = {
  login: loginMachine,
  'sign-up': signUpMachine,
  activate: activateMachine,
  'forgot-password': forgotPasswordMachine,
  'reset-password': resetPasswordMachine,
  'accept-invitation': acceptInvitationMachine,
  unlock: unlockMachine,
  account: accountMachine,
  passwordless: passwordlessMachine,
  'magic-link': magicLinkMachine,
  'reset-phone': resetPhoneMachine,
  'activate-code': activateCodeMachine,
  'invitation-code': invitationCodeMachine,
  social: socialMachine,
  'breached-password': breachedPasswordMachine,
  impersonate: impersonateMachine,
  mfa: mfaMachine,
  'mfa-set-up': mfaSetUpMachine,
  passkeys: passkeysMachine,
} as const;
