import { describe, expect, it } from 'vitest';
import type { HostedPage } from '#shared/contract/sign-in/hosted-page.ts';
import { delays } from '#shared/flow/delays.ts';
import { call, settle } from '#shared/flow/testing/machine-calls.ts';
import { hostedPage, noAnswer, refusal, run } from '#login-box/testing/flow-test-kit.ts';
import type { SignInAnswer } from '#login-box/flows/sign-in-answer.ts';
import { passkeysMachine } from './passkeys.machine.ts';

function start(step: 'loginWithPasskey' | 'promptPasskeys', parts: Partial<HostedPage> = {}) {
  const calls = {
    signIn: call<SignInAnswer, void>(),
    mayOffer: call<boolean, void>(),
    create: call<void, void>(),
    stopAsking: call<void, void>(),
    finishAuthorization: call<{ redirectUrl: string }, { state: string; token: string }>(),
  };
  const actors = Object.fromEntries(Object.entries(calls).map(([name, { logic }]) => [name, logic])) as never;
  return { ...run(passkeysMachine.provide({ actors }), hostedPage({ flow: 'passkeys', step }, parts)), calls };
}

const begun = { stepData: { begun: true } };
const session = { mfaRequired: false, accessToken: 'token' };

describe('signing in with a passkey (planning and login, 4.2)', () => {
  it('waits for a press where the page was opened by its address', async () => {
    const flow = start('loginWithPasskey');
    expect(flow.value()).toEqual({ loginWithPasskey: 'editing' });
    flow.send('passkey.requested', {});
    expect(flow.busy()).toBe(true);
    await flow.calls.signIn.answer(session);
    expect(flow.step()).toBe('success');
    flow.clock.increment(delays.beforeNavigation);
    expect(flow.navigations).toEqual([undefined]);
  });

  it('asks immediately where a click led there, and finishes the application’s request', async () => {
    const flow = start('loginWithPasskey', { ...begun, authorizationState: 'state' });
    expect(flow.value()).toEqual({ loginWithPasskey: 'asking' });
    await flow.calls.signIn.answer(session);
    expect(flow.calls.finishAuthorization.inputs).toEqual([{ state: 'state', token: 'token' }]);
    await flow.calls.finishAuthorization.answer({ redirectUrl: 'https://app.example.com/cb' });
    flow.clock.increment(delays.beforeNavigation);
    expect(flow.navigations).toEqual(['https://app.example.com/cb']);
  });

  it('8 shows why there was no passkey, and asks again', async () => {
    const flow = start('loginWithPasskey', begun);
    await flow.calls.signIn.fail(refusal('passkey-unknown'));
    expect(flow.context().error?.code).toBe('passkey-unknown');
    flow.send('passkey.requested', {});
    expect(flow.calls.signIn.inputs).toHaveLength(2);
    expect(flow.context().error).toBeUndefined();
  });

  it('4.3 leaves a second factor to the flow that asks for it', async () => {
    const nextStep = { at: { flow: 'mfa', step: 'verify' } } as const;
    const flow = start('loginWithPasskey', begun);
    await flow.calls.signIn.answer({ mfaRequired: true, mfaToken: 'token', nextStep });
    expect(flow.handoffs).toEqual([nextStep]);
  });
});

describe('the offer of a passkey (planning and login, 4.2)', () => {
  it('4.2 is made to users who have none', async () => {
    const flow = start('promptPasskeys', begun);
    expect(flow.step()).toBe('checking');
    await flow.calls.mayOffer.answer(true);
    expect(flow.step()).toBe('promptPasskeys');
    expect(flow.busy()).toBe(false);
  });

  it.each([
    ['has one', async (flow: ReturnType<typeof start>) => flow.calls.mayOffer.answer(false)],
    [
      'signed in too long ago to make one',
      async (flow: ReturnType<typeof start>) => flow.calls.mayOffer.fail(refusal('reauthentication-required')),
    ],
    ['cannot be asked about', async (flow: ReturnType<typeof start>) => flow.calls.mayOffer.fail(noAnswer())],
  ])('4.2 is not made to a user who %s: the sign-in continues', async (_, answer) => {
    const flow = start('promptPasskeys', { ...begun, authorizationState: 'state' });
    await answer(flow);
    expect(flow.calls.finishAuthorization.inputs).toEqual([{ state: 'state', token: '' }]);
    await flow.calls.finishAuthorization.answer({ redirectUrl: 'https://app.example.com/cb' });
    expect(flow.step()).toBe('success');
    expect(flow.context().error).toBeUndefined();
  });

  it('4.2 a created passkey continues, and a failure is shown', async () => {
    const flow = start('promptPasskeys');
    flow.send('passkey.wanted', {});
    flow.send('passkey.wanted', {});
    expect(flow.calls.create.inputs).toHaveLength(1);
    await flow.calls.create.fail(refusal('security-key-known'));
    expect([flow.step(), flow.context().error?.code]).toEqual(['promptPasskeys', 'security-key-known']);
    flow.send('passkey.wanted', {});
    await flow.calls.create.answer();
    expect(flow.step()).toBe('success');
  });

  it('4.2 “not now” goes on and stops nothing; “don’t ask again” is kept first', async () => {
    const later = start('promptPasskeys');
    later.send('later.chosen');
    expect(later.step()).toBe('success');
    expect(later.calls.stopAsking.inputs).toEqual([]);
    const never = start('promptPasskeys');
    never.send('never.chosen');
    expect(never.calls.stopAsking.inputs).toHaveLength(1);
    await never.calls.stopAsking.fail(new Error('no storage'));
    expect(never.step()).toBe('success');
  });

  it('the user is signed in though the application’s request has expired', async () => {
    const flow = start('promptPasskeys', { authorizationState: 'state' });
    flow.send('later.chosen');
    await flow.calls.finishAuthorization.fail(refusal('authorization-request-expired'));
    await settle();
    expect(flow.value()).toEqual({ success: 'showing' });
    expect(flow.context().error?.code).toBe('authorization-request-expired');
  });
});
