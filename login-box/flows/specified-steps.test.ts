/** The steps of the specification (planning and login, 2.2), each with the flow that has it under that name or another. */
import { describe, expect, it } from 'vitest';
import type { HostedFlow } from '#shared/contract/sign-in/hosted-page.ts';
import { loadAllFlows } from './flows.ts';

const flows = Object.fromEntries(await loadAllFlows());

type Place = [flow: HostedFlow, step: string];
/** Where it is called the same: the flow alone. */
type Table = Record<string, HostedFlow | Place>;

const loginSteps: Table = {
  preLogin: 'login',
  magicLinkPreLoginSuccess: 'passwordless',
  loginWithSmsOtc: 'passwordless',
  loginWithQuickSmsOtc: 'passwordless',
  loginWithOtc: 'passwordless',
  loginWithPassword: 'login',
  loginWithTwoFactor: ['mfa', 'verify'],
  redirectToSSO: 'login',
  loginWithSSOFailed: 'login',
  success: 'login',
  forceTwoFactor: 'mfa-set-up',
  recoverTwoFactor: ['mfa', 'recoveryCode'],
  promptPasskeys: 'passkeys',
  breachedPassword: 'breached-password',
  breachedPasswordSuccess: 'breached-password',
};
const loginFlows: Table = { login: ['login', 'preLogin'], registerQuickLogin: 'passwordless' };
const mfaSteps: Table = {
  verify: 'mfa',
  recoveryCode: 'mfa',
  authenticatorApp: 'mfa',
  smsSetPhoneNumber: 'mfa-set-up',
  smsVerifyCode: 'mfa',
  emailVerifyCode: 'mfa',
  noMFAEnrolledStepUp: 'mfa',
};
const signUpStages: Table = { SignUp: 'sign-up', SignUpSuccess: 'sign-up' };
const phoneResetSteps: Table = {
  ResetPhoneNumber: 'reset-phone',
  VerifyResetPhoneNumber: 'reset-phone',
  ChangePhoneNumber: 'reset-phone',
};

describe.each([
  ['login step', loginSteps, 15],
  ['login flow', loginFlows, 2],
  ['MFA step', mfaSteps, 7],
  ['sign-up stage', signUpStages, 2],
  ['phone reset step', phoneResetSteps, 3],
] as const)('2.2 %s', (kind, table, count) => {
  it('2.2 none is left out', () => expect(Object.keys(table)).toHaveLength(count));

  it.each(Object.entries(table))(`2.2 ${kind} %s is one of the flow %s`, (name, place) => {
    const [flow, step] = typeof place === 'string' ? [place, name] : place;
    expect(Object.keys(flows[flow]!.machine!.root.states)).toContain(step);
  });
});
