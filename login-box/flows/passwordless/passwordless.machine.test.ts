import { describe, expect, it } from 'vitest';
import type { HostedPage, StepOf } from '#shared/contract/sign-in/hosted-page.ts';
import type { SignInAnswer } from '#login-box/flows/sign-in-answer.ts';
import { createFlowHost } from '#login-box/flows/flow-host.ts';
import { call, settle } from '#shared/flow/testing/machine-calls.ts';
import { hostedPage, noAnswer, refusal, run } from '#login-box/testing/flow-test-kit.ts';
import { passwordlessStart } from '#login-box/flows/passwordless-start.ts';
import type { Addressee, PasswordlessType, SentData, Waited } from './passwordless-calls.ts';
import { quickLoginUser } from '#login-box/flows/quick-login.ts';
import { passwordlessMachine } from './passwordless.machine.ts';
import { providePasswordless } from './use-passwordless.ts';

const email = 'marisol@acme.example';
const session: SignInAnswer = { mfaRequired: false, accessToken: 'access-token' };
type Step = StepOf<'passwordless'>['step'];

function start(step: Step, parts: Partial<HostedPage> = {}) {
  const calls = {
    send: call<SentData, { type: PasswordlessType; addressee: Addressee }>(),
    signIn: call<SignInAnswer, { type: 'code' | 'smscode'; code: string }>(),
    wait: call<Waited, void>(),
    finishAuthorization: call<{ redirectUrl: string }, { state: string; token: string }>(),
  };
  const machine = passwordlessMachine.provide({
    actors: {
      send: calls.send.logic,
      signIn: calls.signIn.logic,
      wait: calls.wait.logic,
      finishAuthorization: calls.finishAuthorization.logic,
    },
  });
  return { ...run(machine, hostedPage({ flow: 'passwordless', step }, { values: { email }, ...parts })), calls };
}
const toBeSent = { stepData: { send: true } };

describe('4.2 the strategy leads to its first step', () => {
  it.each([
    ['Code', 'loginWithOtc'],
    ['MagicLink', 'magicLinkPreLoginSuccess'],
    ['SmsCode', 'loginWithSmsOtc'],
  ])('%s gives %s', (strategy, step) => {
    expect(passwordlessStart(strategy, email)).toMatchObject({ at: { flow: 'passwordless', step }, values: { email } });
  });

  it('the password is no further flow', () => {
    expect(passwordlessStart('EmailAndPassword', email)).toBeUndefined();
  });
});

describe('4.2 loginWithOtc', () => {
  it('sends the code once it was left to it, and nothing when the server has', async () => {
    const flow = start('loginWithOtc', toBeSent);
    expect(flow.calls.send.inputs).toEqual([{ type: 'code', addressee: { email } }]);
    await flow.calls.send.answer({});
    expect(flow.value()).toEqual({ loginWithOtc: 'editing' });
    expect(flow.context().stepData).toMatchObject({ sent: true, resendIn: 30 });
    expect(start('loginWithOtc').calls.send.inputs).toEqual([]);
  });

  it('signs in by the code, and keeps it nowhere', async () => {
    const flow = start('loginWithOtc');
    flow.send('code.submitted', { code: '042137' });
    flow.send('code.submitted', { code: '042137' });
    expect(flow.calls.signIn.inputs).toEqual([{ type: 'code', code: '042137' }]);
    await flow.calls.signIn.answer(session);
    expect(flow.step()).toBe('success');
    flow.clock.increment(200);
    expect(flow.navigations).toEqual([undefined]);
    expect(JSON.stringify(flow.context())).not.toContain('042137');
  });

  it('finishes a pending request by the new session', async () => {
    const flow = start('loginWithOtc', { authorizationState: 'pending' });
    flow.send('code.submitted', { code: '1' });
    await flow.calls.signIn.answer(session);
    expect(flow.calls.finishAuthorization.inputs).toEqual([{ state: 'pending', token: 'access-token' }]);
    await flow.calls.finishAuthorization.answer({ redirectUrl: 'https://app.example.com/cb' });
    flow.clock.increment(200);
    expect(flow.navigations).toEqual(['https://app.example.com/cb']);
  });

  it('hands a second factor over', async () => {
    const flow = start('loginWithOtc');
    flow.send('code.submitted', { code: '1' });
    const handoff = { at: { flow: 'login' as const, step: 'preLogin' as const } };
    await flow.calls.signIn.answer({ mfaRequired: true, nextStep: handoff });
    expect(flow.handoffs).toEqual([handoff]);
  });

  it.each(['code-wrong', 'code-expired', 'code-exhausted'] as const)(
    '8 shows %s at the field, and accepts another try',
    async (code) => {
      const flow = start('loginWithOtc');
      flow.send('code.submitted', { code: '1' });
      await flow.calls.signIn.fail(refusal(code, { triesLeft: 4 }));
      expect(flow.context().error).toMatchObject({ code, field: 'code' });
      flow.send('code.submitted', { code: '2' });
      expect(flow.calls.signIn.inputs).toHaveLength(2);
    },
  );

  it('5 asks for a missing code without asking the server', () => {
    const flow = start('loginWithOtc');
    flow.send('code.submitted', {});
    expect(flow.calls.signIn.inputs).toEqual([]);
    expect(flow.context().error).toMatchObject({ code: 'field-required', field: 'code' });
  });

  it('sends again when thirty seconds have passed, and not before', async () => {
    const flow = start('loginWithOtc', toBeSent);
    await flow.calls.send.answer({});
    for (let second = 0; second < 29; second += 1) flow.clock.increment(1000);
    flow.send('resend.requested');
    expect(flow.calls.send.inputs).toHaveLength(1);
    flow.clock.increment(1000);
    flow.send('resend.requested');
    expect(flow.calls.send.inputs).toHaveLength(2);
    await flow.calls.send.answer({});
    expect(flow.context().stepData).toMatchObject({ resent: true, resendIn: 30 });
  });

  it('8 shows that nothing could be sent, and sends when asked again', async () => {
    const flow = start('loginWithOtc', toBeSent);
    await flow.calls.send.fail(noAnswer());
    expect(flow.context().error).toMatchObject({ code: 'network-unreachable' });
    flow.send('resend.requested');
    expect(flow.calls.send.inputs).toHaveLength(2);
  });

  it('goes back to the first step for another address', () => {
    const flow = start('loginWithOtc');
    flow.send('email.changed');
    expect(flow.navigations).toEqual(['/account/login']);
  });
});

describe('4.2 by SMS', () => {
  it('sends a code to the number, and signs in by it', async () => {
    const flow = start('loginWithSmsOtc');
    flow.send('phone.submitted', { phoneNumber: '+1 202 555 0123' });
    expect(flow.calls.send.inputs).toEqual([{ type: 'smscode', addressee: { phoneNumber: '+1 202 555 0123' } }]);
    await flow.calls.send.answer({ phoneNumber: '+12025550123' });
    expect(flow.step()).toBe('smsCode');
    expect(flow.context().stepData).toMatchObject({ phoneNumber: '+12025550123' });
    flow.send('code.submitted', { code: '7' });
    expect(flow.calls.signIn.inputs).toEqual([{ type: 'smscode', code: '7' }]);
    flow.send('phone.changed');
  });

  it('8 shows a wrong number at its field', async () => {
    const flow = start('loginWithSmsOtc');
    flow.send('phone.submitted', { phoneNumber: '12' });
    await flow.calls.send.fail(refusal('phone-invalid'));
    expect(flow.context()).toMatchObject({
      error: { code: 'phone-invalid', field: 'phoneNumber' },
      values: { phoneNumber: '12' },
    });
  });

  it('goes back for another number', async () => {
    const flow = start('smsCode', { values: { phoneNumber: '+12025550123' } });
    flow.send('phone.changed');
    expect(flow.step()).toBe('loginWithSmsOtc');
  });

  it('quick login sends to the user who set the device up, with one click', async () => {
    const flow = start('loginWithQuickSmsOtc', { values: {}, stepData: { userId: 'user-1' } });
    expect(flow.calls.send.inputs).toEqual([]);
    flow.send('quick.requested', {});
    expect(flow.calls.send.inputs).toEqual([{ type: 'smscode', addressee: { userId: 'user-1' } }]);
    await flow.calls.send.answer({});
    expect(flow.step()).toBe('smsCode');
  });
});

describe('4.2 magicLinkPreLoginSuccess', () => {
  async function waiting(parts: Partial<HostedPage> = {}) {
    const flow = start('magicLinkPreLoginSuccess', { ...toBeSent, ...parts });
    await flow.calls.send.answer({ matchNumber: '42' });
    return flow;
  }
  const askAgain = async (
    flow: Awaited<ReturnType<typeof waiting>>,
    state: Waited['state'],
    more: Partial<SignInAnswer> = {},
  ) => {
    for (let second = 0; second < 3 && flow.value()['magicLinkPreLoginSuccess'] !== 'asking'; second += 1)
      flow.clock.increment(1000);
    await flow.calls.wait.answer({ mfaRequired: false, state, ...more });
  };

  it('sends the link, shows the number and asks every three seconds', async () => {
    const flow = await waiting();
    expect(flow.context().stepData).toMatchObject({ matchNumber: '42' });
    for (let times = 1; times <= 3; times += 1) {
      await askAgain(flow, 'waiting');
      expect(flow.calls.wait.inputs).toHaveLength(times);
    }
  });

  it('asks seldom after two minutes', async () => {
    const flow = await waiting();
    for (let second = 0; second < 120; second += 1) {
      flow.clock.increment(1000);
      if (flow.busy()) await flow.calls.wait.answer({ mfaRequired: false, state: 'waiting' });
    }
    const asked = flow.calls.wait.inputs.length;
    for (let second = 0; second < 30; second += 1) {
      flow.clock.increment(1000);
      if (flow.busy()) await flow.calls.wait.answer({ mfaRequired: false, state: 'waiting' });
    }
    expect(flow.calls.wait.inputs.length - asked).toBe(3);
  });

  it('signs in once the link was confirmed in another browser, and finishes the pending request', async () => {
    const flow = await waiting({ authorizationState: 'pending' });
    await askAgain(flow, 'confirmed', session);
    expect(flow.calls.finishAuthorization.inputs).toEqual([{ state: 'pending', token: 'access-token' }]);
    await flow.calls.finishAuthorization.answer({ redirectUrl: 'https://app.example.com/cb' });
    expect(flow.step()).toBe('success');
  });

  it('shows when the link was opened in another tab, and when it is invalid', async () => {
    const here = await waiting();
    await askAgain(here, 'here');
    expect(here.step()).toBe('openedHere');
    const ended = await waiting();
    await askAgain(ended, 'ended');
    expect(ended.step()).toBe('linkEnded');
    ended.send('continue.requested');
    expect(ended.navigations).toEqual(['/account/login']);
  });

  it('8 a question without an answer is asked again', async () => {
    const flow = await waiting();
    for (let second = 0; second < 3 && !flow.busy(); second += 1) flow.clock.increment(1000);
    await flow.calls.wait.fail(noAnswer());
    expect(flow.context().error).toBeUndefined();
    await askAgain(flow, 'waiting');
    expect(flow.calls.wait.inputs).toHaveLength(2);
  });
});

describe('2.2 registerQuickLogin', () => {
  function signedInBySms(kept: Record<string, string> = {}) {
    const page = hostedPage(
      { flow: 'passwordless', step: 'smsCode' },
      { values: { phoneNumber: '+12025550123' }, quickSms: true },
    );
    const server = { post: async () => ({ ...session, userId: 'user-1' }) };
    const host = createFlowHost(page, { api: { server } as never, href: () => 'https://id.example.com/account/login' });
    const lasting = {
      set: (key: string, value: string) => ((kept[key] = value), true),
      get: (key: string) => kept[key] ?? null,
      remove: (key: string) => void delete kept[key],
    };
    const flow = run(providePasswordless(host, page, lasting), page);
    flow.send('code.submitted', { code: '042137' });
    return { ...flow, kept };
  }

  it('2.2 remembers the device by the keys of the contract, and goes on', async () => {
    const flow = signedInBySms();
    await settle();
    expect(flow.step()).toBe('registerQuickLogin');
    flow.send('quick.accepted', {});
    expect(flow.kept).toEqual({ userId: 'user-1', 'register-quick-login': 'true', 'user-1-sms': 'true' });
    expect(flow.navigations).toEqual([undefined]);
    expect(quickLoginUser({ get: (key) => flow.kept[key] ?? null })).toBe('user-1');
  });

  it('asks no user twice, whatever they answered', async () => {
    const declined = signedInBySms();
    await settle();
    declined.send('quick.declined');
    expect(declined.navigations).toEqual([undefined]);
    expect(quickLoginUser({ get: (key) => declined.kept[key] ?? null })).toBeUndefined();
    for (const answer of ['true', 'false']) {
      const again = signedInBySms({ 'user-1-sms': answer });
      await settle();
      expect(again.step()).toBe('success');
    }
  });
});

describe('4.2 another way than the present one', () => {
  it('the password is asked for the same address', () => {
    const flow = start('loginWithOtc');
    flow.send('method.chosen', { method: 'EmailAndPassword' });
    expect(flow.handoffs).toEqual([{ at: { flow: 'login', step: 'loginWithPassword' }, values: { email } }]);
  });

  it('a link is sent to the same address', () => {
    const flow = start('loginWithOtc');
    flow.send('method.chosen', { method: 'MagicLink' });
    expect(flow.handoffs).toEqual([
      { at: { flow: 'passwordless', step: 'magicLinkPreLoginSuccess' }, values: { email }, stepData: { send: true } },
    ]);
  });

  it('where only a number is known, the address is asked for first', () => {
    const flow = start('loginWithSmsOtc', { values: {} });
    flow.send('method.chosen', { method: 'EmailAndPassword' });
    expect(flow.handoffs).toEqual([
      { at: { flow: 'login', step: 'preLogin' }, stepData: { method: 'EmailAndPassword' } },
    ]);
  });

  it('all of them are listed for the same address', () => {
    const flow = start('magicLinkPreLoginSuccess');
    flow.send('otherMethods.requested');
    expect(flow.handoffs).toEqual([{ at: { flow: 'login', step: 'otherMethods' }, values: { email } }]);
  });
});
