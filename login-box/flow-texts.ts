import type { HostedFlow } from '../shared/contract/hosted-page.ts';
import { accountOwn } from './pages/account/account-texts.ts';
import { breachedPasswordOwn } from './pages/breached-password/breached-password-texts.ts';
import { impersonateOwn } from './pages/impersonate/impersonate-texts.ts';
import { accountFlowOwn } from './pages/parts/account-flow-texts.ts';
import { codeFlowOwn } from './pages/parts/code-flow-texts.ts';
import { passwordlessOwn } from './pages/passwordless/passwordless-texts.ts';
import { socialOwn } from './pages/social/social-texts.ts';
import { passkeysOwn } from './pages/passkeys/passkeys-texts.ts';
import { mfaOwn } from './pages/mfa/mfa-texts.ts';
import { mfaSetUpOwn } from './pages/mfa-set-up/mfa-set-up-texts.ts';
import type { FlowTexts } from './texts.tsx';

/** Texts that flows bring along, for the server, which draws every flow. The browser gets them with the flow's chunk. */
export const flowTexts: Readonly<Partial<Record<HostedFlow, FlowTexts>>> = {
  passwordless: passwordlessOwn,
  'magic-link': passwordlessOwn,
  'reset-phone': passwordlessOwn,
  'activate-code': codeFlowOwn,
  'invitation-code': codeFlowOwn,
  social: socialOwn,
  'breached-password': breachedPasswordOwn,
  impersonate: impersonateOwn,
  account: accountOwn,
  'forgot-password': accountFlowOwn,
  unlock: accountFlowOwn,
  'accept-invitation': accountFlowOwn,
  'sign-up': accountFlowOwn,
  activate: accountFlowOwn,
  'reset-password': accountFlowOwn,
  passkeys: passkeysOwn,
  mfa: mfaOwn,
  'mfa-set-up': mfaSetUpOwn,
};
