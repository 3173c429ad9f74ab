import { describe, expect, it } from 'vitest';
import type { MfaStrategy } from '#shared/contract/entities.ts';
import type { FlowData } from '#shared/contract/sign-in/hosted-page.ts';
import { call } from '#shared/flow/testing/machine-calls.ts';
import { hostedPage, refusal, run } from '#login-box/testing/flow-test-kit.ts';
import type { SignInAnswer } from '#login-box/flows/sign-in-answer.ts';
import { mfaSetUpMachine, type AppKey, type Confirmation } from './mfa-set-up.machine.ts';

const session: SignInAnswer = { mfaRequired: false, accessToken: 'a.b.c' };
const withCodes: SignInAnswer = { ...session, recoveryCodes: ['aaaa-bbbb-cccc', 'dddd-eeee-ffff'] };
const appKey: AppKey = { secret: 'ABCD EFGH', qr: 'M0 0h1v1h-1z', qrSize: 29 };

function begin(strategies: MfaStrategy[], stepData: FlowData['mfa-set-up'] = { fresh: true }, parts: object = {}) {
  const calls = {
    app: call<AppKey, void>(),
    phone: call<{ phone: string }, { phoneNumber: string }>(),
    confirmed: call<SignInAnswer, Confirmation>(),
    key: call<SignInAnswer, { platform: boolean }>(),
    resumed: call<SignInAnswer, void>(),
    finished: call<{ redirectUrl: string }, { state: string; token: string }>(),
  };
  const machine = mfaSetUpMachine.provide({
    actors: {
      startApp: calls.app.logic,
      startPhone: calls.phone.logic,
      confirm: calls.confirmed.logic,
      addKey: calls.key.logic,
      resume: calls.resumed.logic,
      finishAuthorization: calls.finished.logic,
    },
  });
  const page = hostedPage(
    { flow: 'mfa-set-up', step: 'forceTwoFactor' },
    { stepData: { ...stepData, strategies }, ...parts },
  );
  return { ...run(machine, page), ...calls };
}

describe('4.3 forced enrolment', () => {
  it.each([
    ['authenticatorApp', ['AuthenticatorApp']],
    ['smsSetPhoneNumber', ['SMS']],
    ['securityKey', ['WebAuthnPlatform']],
    ['securityKey', ['WebAuthnCrossPlatform']],
    ['forceTwoFactor', ['AuthenticatorApp', 'SMS']],
  ] as const)('starts at %s when %j may be set up', (step, strategies) => {
    expect(begin([...strategies]).step()).toBe(step);
  });

  it('leaves a code by email to the MFA flow', () => {
    const flow = begin(['EmailCode']);
    expect(flow.handoffs).toMatchObject([{ at: { flow: 'mfa', step: 'emailVerifyCode' }, stepData: { send: true } }]);
    const chosen = begin(['AuthenticatorApp', 'EmailCode']);
    chosen.send('strategy.chosen', { method: 'EmailCode' });
    expect(chosen.handoffs).toHaveLength(1);
  });

  it('by an app: key, code, recovery codes, and on', async () => {
    const flow = begin(['AuthenticatorApp', 'SMS'], { fresh: true }, { authorizationState: 'st' });
    flow.send('strategy.chosen', { method: 'AuthenticatorApp' });
    expect(flow.busy()).toBe(true);
    await flow.app.answer(appKey);
    expect(flow.context().stepData).toMatchObject(appKey);
    flow.send('code.submitted', { code: '000000' });
    await flow.confirmed.fail(refusal('factor-code-wrong', { triesLeft: 4 }));
    expect(flow.context().error).toMatchObject({ code: 'factor-code-wrong', field: 'code' });
    flow.send('code.submitted', { code: '123456' });
    expect(flow.confirmed.inputs.at(-1)).toEqual({ method: 'app', code: '123456' });
    await flow.confirmed.answer(withCodes);
    expect([flow.step(), flow.context().stepData.recoveryCodes]).toEqual([
      'saveRecoveryCodes',
      ['aaaa-bbbb-cccc', 'dddd-eeee-ffff'],
    ]);
    expect(flow.navigations).toEqual([]);
    flow.send('codes.saved', {});
    await flow.resumed.answer(withCodes);
    expect(flow.finished.inputs).toEqual([{ state: 'st', token: 'a.b.c' }]);
    await flow.finished.answer({ redirectUrl: 'https://app.example.com/callback' });
    flow.clock.increment(200);
    expect(flow.navigations).toEqual(['https://app.example.com/callback']);
  });

  it('keeps the app’s key when another method is shown in between', async () => {
    const flow = begin(['AuthenticatorApp', 'SMS']);
    flow.send('strategy.chosen', { method: 'AuthenticatorApp' });
    await flow.app.answer(appKey);
    flow.send('another.requested');
    expect(flow.step()).toBe('forceTwoFactor');
    flow.send('strategy.chosen', { method: 'AuthenticatorApp' });
    expect(flow.value()).toEqual({ authenticatorApp: 'editing' });
    expect(flow.app.inputs).toHaveLength(1);
  });

  it('by text message: number, code, a new code after 30 seconds', async () => {
    const flow = begin(['SMS']);
    flow.send('phone.submitted', { phoneNumber: '' });
    expect(flow.context().error).toMatchObject({ code: 'field-required', field: 'phoneNumber' });
    flow.send('phone.submitted', { phoneNumber: '+44 7700 900123' });
    await flow.phone.fail(refusal('phone-invalid'));
    expect(flow.value()).toEqual({ smsSetPhoneNumber: 'editing' });
    flow.send('phone.submitted', { phoneNumber: '+44 7700 900123' });
    await flow.phone.answer({ phone: '+44•••23' });
    expect(flow.step()).toBe('smsVerifyCode');
    for (let second = 0; second < 30; second += 1) flow.clock.increment(1000);
    flow.send('resend.requested');
    expect(flow.phone.inputs).toHaveLength(3);
    expect(flow.phone.inputs.at(-1)).toEqual({ phoneNumber: '+44 7700 900123' });
    await flow.phone.answer({ phone: '+44•••23' });
    flow.send('code.submitted', { code: '123456' });
    await flow.confirmed.answer(session);
    expect(flow.step()).toBe('success');
  });

  it('by a key, or the device itself', async () => {
    const flow = begin(['WebAuthnPlatform', 'WebAuthnCrossPlatform']);
    flow.send('strategy.chosen', { method: 'WebAuthnPlatform' });
    flow.send('key.requested', {});
    expect(flow.key.inputs).toEqual([{ platform: true }]);
    await flow.key.fail(refusal('security-key-refused'));
    flow.send('another.requested');
    flow.send('strategy.chosen', { method: 'WebAuthnCrossPlatform' });
    flow.send('key.requested', {});
    expect(flow.key.inputs.at(-1)).toEqual({ platform: false });
    await flow.key.answer(withCodes);
    expect(flow.step()).toBe('saveRecoveryCodes');
  });

  it('leads back to the first factor when the challenge is over', async () => {
    const flow = begin(['AuthenticatorApp']);
    await flow.app.fail(refusal('second-factor-expired'));
    expect(flow.step()).toBe('expired');
    flow.send('continue.requested');
    expect(flow.navigations).toEqual(['/account/login']);
  });
});
