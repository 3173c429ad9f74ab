import { acceptInvitationMachine } from './accept-invitation/accept-invitation.machine.ts';
import { accountMachine } from './account/account.machine.ts';
import { activateMachine } from './activate/activate.machine.ts';
import { forgotPasswordMachine } from './forgot-password/forgot-password.machine.ts';
import { loginMachine } from './login/login.machine.ts';
import { resetPasswordMachine } from './reset-password/reset-password.machine.ts';
import { signUpMachine } from './sign-up/sign-up.machine.ts';
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
} as const;
