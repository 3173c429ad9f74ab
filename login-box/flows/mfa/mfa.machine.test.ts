import { describe, expect, it } from 'vitest';
import type { MfaDevices } from '#shared/contract/entities.ts';
import type { FlowData } from '#shared/contract/sign-in/hosted-page.ts';
import { call } from '#shared/flow/testing/machine-calls.ts';
import { hostedPage, refusal, run } from '#login-box/testing/flow-test-kit.ts';
import type { SignInAnswer } from '#login-box/flows/sign-in-answer.ts';
import type { Proof, SendRequest } from './factor-calls.ts';
import { mfaMachine } from './mfa.machine.ts';

type MfaStart = 'verify' | 'smsVerifyCode';

const none: MfaDevices = { authenticators: [], webauthn: [], phones: [], emails: [] };
const app = { authenticators: [{ id: 'a1' }] };
const phone = { phones: [{ id: 'p1', phoneNumber: '+49•••21' }] };
const twoPhones = { phones: [...phone.phones, { id: 'p2', phoneNumber: '+49•••22' }] };
const key = { webauthn: [{ id: 'k1', deviceType: 'CrossPlatform' as const, name: 'Chrome' }] };
const mail = { emails: [{ email: 'ada@acme.example' }] };
const session: SignInAnswer = { mfaRequired: false, accessToken: 'a.b.c' };

function begin(
  devices: Partial<MfaDevices>,
  stepData: FlowData['mfa'] = { fresh: true },
  parts: object = {},
  step: MfaStart = 'verify',
) {
  const calls = {
    sent: call<void, SendRequest>(),
    verified: call<SignInAnswer, Proof>(),
    finished: call<{ redirectUrl: string }, { state: string; token: string }>(),
  };
  const machine = mfaMachine.provide({
    actors: { send: calls.sent.logic, verify: calls.verified.logic, finishAuthorization: calls.finished.logic },
  });
  const page = hostedPage(
    { flow: 'mfa', step },
    {
      values: { email: 'ada@acme.example' },
      stepData: { ...stepData, devices: { ...none, ...devices } },
      ...parts,
    },
  );
  return { ...run(machine, page), ...calls };
}

describe('4.3 where it starts', () => {
  it.each([
    ['authenticatorApp', app],
    ['smsVerifyCode', phone],
    ['emailVerifyCode', mail],
    ['securityKey', key],
    ['verify', { ...app, ...phone }],
    ['smsVerifyCode', twoPhones],
    ['verify', { ...twoPhones, ...mail }],
    ['verify', { webauthn: [...key.webauthn, { ...key.webauthn[0]!, id: 'k2' }] }],
    ['recoveryCode', {}],
  ] as const)('%s', (step, devices) => {
    expect(begin(devices as Partial<MfaDevices>).step()).toBe(step);
  });

  it('sends the code to the first of several phones, and to another one when asked', async () => {
    const flow = begin(twoPhones);
    expect(flow.sent.inputs).toEqual([{ method: 'sms', device: 'p1' }]);
    await flow.sent.answer();
    flow.send('another.requested');
    expect(flow.step()).toBe('verify');
    flow.send('method.chosen', { method: 'sms', device: 'p2' });
    expect(flow.sent.inputs.at(-1)).toEqual({ method: 'sms', device: 'p2' });
  });

  it('sends the code immediately where a message is the only method', async () => {
    const flow = begin(phone);
    expect(flow.sent.inputs).toEqual([{ method: 'sms', device: 'p1' }]);
    expect(flow.busy()).toBe(true);
    await flow.sent.answer();
    expect(flow.value()).toEqual({ smsVerifyCode: 'editing' });
    expect(flow.context().stepData.resendIn).toBe(30);
  });

  it('sends nothing by itself when the page was loaded again', () => {
    const flow = begin(phone, {}, {}, 'smsVerifyCode');
    expect(flow.value()).toEqual({ smsVerifyCode: 'asking' });
    flow.send('code.submitted', {});
    expect(flow.sent.inputs).toHaveLength(1);
  });
});

describe('4.3 choosing another way', () => {
  it('leads to each of them, for the device that is meant', async () => {
    const flow = begin({ ...app, ...key, phones: [...phone.phones, { id: 'p2', phoneNumber: '+49•••22' }] });
    flow.send('method.chosen', { method: 'sms', device: 'p2' });
    expect(flow.sent.inputs).toEqual([{ method: 'sms', device: 'p2' }]);
    await flow.sent.answer();
    flow.send('code.submitted', { code: '123456' });
    expect(flow.verified.inputs.at(-1)).toMatchObject({ method: 'sms', device: 'p2', code: '123456' });
    await flow.verified.fail(refusal('code-wrong', { triesLeft: 3 }));
    flow.send('another.requested');
    expect([flow.step(), flow.context().error]).toEqual(['verify', undefined]);
    flow.send('method.chosen', { method: 'app', device: '' });
    expect(flow.step()).toBe('authenticatorApp');
    flow.send('another.requested');
    flow.send('method.chosen', { method: 'key', device: 'k1' });
    flow.send('key.requested', {});
    expect(flow.verified.inputs.at(-1)).toMatchObject({ method: 'key', device: 'k1' });
    await flow.verified.fail(refusal('security-key-refused'));
    expect(flow.context().error).toMatchObject({ code: 'security-key-refused' });
    flow.send('another.requested');
    flow.send('method.chosen', { method: 'recovery', device: '' });
    expect(flow.step()).toBe('recoveryCode');
  });
});

describe('4.2 the proof', () => {
  it('leads on to where a login leads, after 200 ms', async () => {
    const flow = begin(app);
    flow.send('code.submitted', { code: '123456' });
    expect(flow.verified.inputs).toEqual([
      { method: 'app', device: '', email: 'ada@acme.example', code: '123456', rememberDevice: false },
    ]);
    await flow.verified.answer(session);
    expect(flow.step()).toBe('success');
    flow.clock.increment(199);
    expect(flow.navigations).toEqual([]);
    flow.clock.increment(1);
    expect(flow.navigations).toEqual([undefined]);
  });

  it('finishes the application’s pending request', async () => {
    const flow = begin(app, { fresh: true }, { authorizationState: 'st' });
    flow.send('code.submitted', { code: '123456' });
    await flow.verified.answer(session);
    expect(flow.finished.inputs).toEqual([{ state: 'st', token: 'a.b.c' }]);
    await flow.finished.answer({ redirectUrl: 'https://app.example.com/callback?code=1' });
    flow.clock.increment(200);
    expect(flow.navigations).toEqual(['https://app.example.com/callback?code=1']);
  });

  it('hands off what is still missing: a leaked password, a passkey offer', async () => {
    const flow = begin(app);
    const nextStep = { at: { flow: 'notice', step: 'error' } as const };
    flow.send('code.submitted', { code: '123456' });
    await flow.verified.answer({ ...session, nextStep });
    expect(flow.handoffs).toEqual([nextStep]);
  });

  it('carries the wish to remember this device', async () => {
    const flow = begin(app);
    flow.send('remember.allowed');
    expect(flow.context().stepData.mayRemember).toBe(true);
    flow.send('remember.toggled');
    flow.send('code.submitted', { code: '123456' });
    expect(flow.verified.inputs[0]?.rememberDevice).toBe(true);
  });

  it('shows a wrong code at its field, and a rate limit above the form', async () => {
    const flow = begin(app);
    flow.send('code.submitted', { code: '' });
    expect(flow.context().error).toMatchObject({ code: 'field-required', field: 'code' });
    flow.send('code.submitted', { code: '000000' });
    await flow.verified.fail(refusal('factor-code-wrong', { triesLeft: 4 }));
    expect(flow.context().error).toMatchObject({ code: 'factor-code-wrong', field: 'code', values: { triesLeft: 4 } });
    flow.send('code.submitted', { code: '000000' });
    await flow.verified.fail(refusal('second-factor-locked', { lockedUntil: '2026-11-20T14:47:00.000Z' }));
    expect(flow.context().error?.field).toBeUndefined();
  });

  it('leads back to the first factor when the challenge is over', async () => {
    const flow = begin(app);
    flow.send('code.submitted', { code: '000000' });
    await flow.verified.fail(refusal('second-factor-expired'));
    expect(flow.step()).toBe('expired');
    flow.send('continue.requested');
    expect(flow.navigations).toEqual(['/account/login']);
  });

  it('keeps no code: the snapshot never shows what was typed', () => {
    const flow = begin(app);
    flow.send('code.submitted', { code: '123456' });
    expect(JSON.stringify(flow.context())).not.toContain('123456');
  });
});

describe('a code by message', () => {
  it('is sent again after 30 seconds', async () => {
    const flow = begin(mail);
    await flow.sent.answer();
    flow.send('resend.requested');
    expect(flow.sent.inputs).toHaveLength(1);
    for (let second = 0; second < 30; second += 1) flow.clock.increment(1000);
    flow.send('resend.requested');
    expect(flow.sent.inputs).toHaveLength(2);
    await flow.sent.answer();
    expect(flow.context().stepData).toMatchObject({ resent: true, resendIn: 30 });
  });

  it('that cannot be sent is asked for once more', async () => {
    const flow = begin(phone);
    await flow.sent.fail(refusal('too-many-requests', { seconds: 30 }));
    expect(flow.value()).toEqual({ smsVerifyCode: 'asking' });
    expect(flow.context().error?.code).toBe('too-many-requests');
    flow.send('code.submitted', {});
    expect(flow.sent.inputs).toHaveLength(2);
  });
});
