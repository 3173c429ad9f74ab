import type { HostedFlow, HostedStep } from '#shared/contract/sign-in/hosted-page.ts';
import type { Flow } from '#login-box/define-flow.tsx';
import type { StepTable } from '#login-box/step-table.ts';

/** A flow's table has a page for each step the server may start it with. */
type CompleteTable<Name extends HostedFlow> = StepTable & Record<Extract<HostedStep, { flow: Name }>['step'], unknown>;

/**
 * Every flow of the login box, each a chunk of its own. The server renders from this list, the browser loads by it, and
 * diagrams and tests of all flows iterate over it.
 */
export const flows = {
  login: () => import('./login/login.flow.tsx'),
  'sign-up': () => import('./sign-up/sign-up.flow.ts'),
  activate: () => import('./activate/activate.flow.ts'),
  'forgot-password': () => import('./forgot-password/forgot-password.flow.ts'),
  'reset-password': () => import('./reset-password/reset-password.flow.ts'),
  'accept-invitation': () => import('./accept-invitation/accept-invitation.flow.ts'),
  unlock: () => import('./unlock/unlock.flow.ts'),
  account: () => import('./account/account.flow.ts'),
  passwordless: () => import('./passwordless/passwordless.flow.ts'),
  'magic-link': () => import('./magic-link/magic-link.flow.ts'),
  'reset-phone': () => import('./reset-phone/reset-phone.flow.ts'),
  'activate-code': () => import('./activate-code/activate-code.flow.ts'),
  'invitation-code': () => import('./invitation-code/invitation-code.flow.ts'),
  social: () => import('./social/social.flow.ts'),
  'breached-password': () => import('./breached-password/breached-password.flow.ts'),
  impersonate: () => import('./impersonate/impersonate.flow.ts'),
  mfa: () => import('./mfa/mfa.flow.ts'),
  'mfa-set-up': () => import('./mfa-set-up/mfa-set-up.flow.ts'),
  passkeys: () => import('./passkeys/passkeys.flow.ts'),
  notice: () => import('./notice/notice.flow.ts'),
} satisfies { [Name in HostedFlow]: () => Promise<{ flow: Flow<CompleteTable<Name>> }> };

/** Loads all flows, in the order of the list. */
export async function loadAllFlows(): Promise<[name: HostedFlow, flow: Flow][]> {
  const entries = Object.entries(flows) as [HostedFlow, () => Promise<{ flow: Flow }>][];
  return await Promise.all(entries.map(async ([name, load]) => [name, (await load()).flow]));
}
