import { describe, expect, it } from 'vitest';
import type { HostedPage, StepOf } from '#shared/contract/sign-in/hosted-page.ts';
import type { ResendInput } from '#shared/flow/resend-states.ts';
import { call } from '#shared/flow/testing/machine-calls.ts';
import { hostedPage, noAnswer, refusal, run } from '#login-box/testing/flow-test-kit.ts';
import type { Handoff } from '#login-box/flows/sign-in-answer.ts';
import { activateMachine, type ActivateFields } from './activate.machine.ts';
import type { Activated } from './activated-states.ts';

type Step = StepOf<'activate'>['step'] | 'activating';
const session: Activated = { mfaRequired: false, accessToken: 'access-token' };

function start(step: Step, parts: Partial<HostedPage> = {}) {
  const readStrategy = call<{ shouldSetPassword: boolean }, void>();
  const activate = call<Activated, ActivateFields>();
  const finishAuthorization = call<{ redirectUrl: string }, { state: string; token: string }>();
  const resend = call<void, ResendInput>();
  const announced: string[] = [];
  const machine = activateMachine.provide({
    actors: {
      readStrategy: readStrategy.logic,
      activate: activate.logic,
      finishAuthorization: finishAuthorization.logic,
      resend: resend.logic,
    },
    actions: { announceVerified: () => void announced.push('user-verified') },
  });
  const flow = run(machine, { ...hostedPage({ flow: 'activate', step: 'confirm' }, parts), step } as HostedPage);
  return { ...flow, readStrategy, activate, finishAuthorization, resend, announced };
}

async function activated(answer: Activated, parts: Partial<HostedPage> = {}) {
  const flow = start('confirm', parts);
  flow.send('activation.confirmed', {});
  await flow.activate.answer(answer);
  return flow;
}

describe('activating (planning and login, 4.5)', () => {
  it('4.5 asks for a password when one must be set', async () => {
    const flow = start('activating');
    expect(flow.busy()).toBe(true);
    await flow.readStrategy.answer({ shouldSetPassword: true });
    expect(flow.step()).toBe('activatingForm');
  });

  it('4.5 asks for confirmation when there is a password, because opening a link must not use it', async () => {
    const flow = start('activating');
    await flow.readStrategy.answer({ shouldSetPassword: false });
    expect(flow.step()).toBe('confirm');
    expect(flow.activate.inputs).toEqual([]);
  });

  it.each([refusal('link-expired'), noAnswer()])(
    '8 lets a link be tried again that could not be looked at (%s)',
    async (error) => {
      const flow = start('activating');
      await flow.readStrategy.fail(error);
      expect(flow.step()).toBe('invalid');
      flow.send('retry.requested');
      expect(flow.value()).toBe('activating');
      expect(flow.readStrategy.inputs).toHaveLength(2);
    },
  );

  it.each(['activatingForm', 'confirm', 'resend', 'resent', 'success', 'invalid'] as const)(
    '4.5 does not check the link again when the server rendered %s',
    (step) => {
      const flow = start(step);
      expect(flow.step()).toBe(step);
      expect(flow.readStrategy.inputs).toEqual([]);
    },
  );
});

describe('activatingForm and confirm (planning and login, 4.5)', () => {
  it('7.2 activates once, with the password as typed and the name when there is one', () => {
    const flow = start('activatingForm');
    flow.send('password.submitted', { password: ' right horse ', name: 'New Person' });
    flow.send('password.submitted', { password: 'again' });
    expect(flow.activate.inputs).toEqual([{ password: ' right horse ', name: 'New Person' }]);
  });

  it('7.2 activates with one press and nothing else when a password is there', () => {
    const flow = start('confirm');
    flow.send('activation.confirmed', {});
    flow.send('activation.confirmed', {});
    expect(flow.activate.inputs).toEqual([{}]);
  });

  it('5 asks for a missing password without using the link', () => {
    const flow = start('activatingForm');
    flow.send('password.submitted', { name: 'New Person' });
    expect(flow.activate.inputs).toEqual([]);
    expect(flow.context().error).toMatchObject({ code: 'field-required', field: 'password' });
  });

  it('8 keeps the form for a password that is refused', async () => {
    const flow = start('activatingForm');
    flow.send('password.submitted', { password: 'short', name: 'New Person' });
    await flow.activate.fail(refusal('password-too-common'));
    expect(flow.value()).toEqual({ activatingForm: 'editing' });
    expect(flow.context()).toMatchObject({ values: { name: 'New Person' }, error: { code: 'password-too-common' } });
    expect(JSON.stringify(flow.context())).not.toContain('short"');
  });

  it.each(['link-invalid', 'link-expired', 'link-used'] as const)('8 offers a new link after %s', async (code) => {
    const flow = start('confirm');
    flow.send('activation.confirmed', {});
    await flow.activate.fail(refusal(code));
    expect(flow.step()).toBe('invalid');
    expect(flow.context().error?.code).toBe(code);
    flow.send('resend.requested');
    expect(flow.value()).toEqual({ resend: 'editing' });
  });
});

describe('after the activation (planning and login, 4.5 and 9)', () => {
  it('4.5 reports that the user is verified, once, and navigates after 1000 ms', async () => {
    const flow = await activated(session);
    expect(flow.step()).toBe('success');
    expect(flow.announced).toEqual(['user-verified']);
    flow.clock.increment(999);
    expect(flow.navigations).toEqual([]);
    flow.clock.increment(1);
    expect(flow.navigations).toEqual([undefined]);
    expect(flow.announced).toHaveLength(1);
  });

  it('4.5 prefers the address that the answer gives over everything else', async () => {
    const flow = await activated({ ...session, redirectTo: '/welcome' }, { authorizationState: 'state-1' });
    flow.clock.increment(1000);
    expect(flow.navigations).toEqual(['/welcome']);
    expect(flow.finishAuthorization.inputs).toEqual([]);
  });

  it('4.5 goes on with the second factor when one is required, instead of asking for the password again', async () => {
    const nextStep: Handoff = { at: { flow: 'mfa-set-up', step: 'forceTwoFactor' } };
    const flow = await activated({ mfaRequired: true, nextStep }, { authorizationState: 'state-1' });
    expect([flow.handoffs, flow.navigations, flow.finishAuthorization.inputs]).toEqual([[nextStep], [], []]);
    expect(flow.busy()).toBe(true);
  });

  it('4.5 leads to the login page when something is missing that no flow asks for', async () => {
    const flow = await activated({ mfaRequired: true }, { authorizationState: 'state-1' });
    flow.clock.increment(1000);
    expect(flow.navigations).toEqual(['/account/login']);
    expect(flow.finishAuthorization.inputs).toEqual([]);
  });

  it('4.5 finishes the pending authorization request, then navigates to it', async () => {
    const flow = await activated(session, { authorizationState: 'state-1' });
    expect(flow.finishAuthorization.inputs).toEqual([{ state: 'state-1', token: 'access-token' }]);
    expect(flow.busy()).toBe(true);
    await flow.finishAuthorization.answer({ redirectUrl: '/next' });
    flow.clock.increment(1000);
    expect(flow.navigations).toEqual(['/next']);
  });

  it('8 shows when the pending request is lost, and goes home anyway', async () => {
    const flow = await activated(session, { authorizationState: 'state-1' });
    await flow.finishAuthorization.fail(refusal('authorization-request-expired'));
    expect(flow.value()).toEqual({ success: 'showing' });
    flow.send('continue.requested');
    expect(flow.navigations).toEqual([undefined]);
  });
});

describe('resend (planning and login, 4.5)', () => {
  it('4.5 sends a new link and offers it again after the countdown', async () => {
    const flow = start('resend');
    flow.send('email.submitted', { email: 'new@acme.example' });
    flow.send('email.submitted', { email: 'new@acme.example' });
    expect(flow.resend.inputs).toEqual([{ email: 'new@acme.example' }]);
    await flow.resend.answer();
    expect(flow.step()).toBe('resent');
    for (let second = 0; second < 30; second += 1) flow.clock.increment(1000);
    flow.send('resend.requested');
    expect(flow.resend.inputs).toHaveLength(2);
  });

  it('8 keeps the address when it could not be sent', async () => {
    const flow = start('resend');
    flow.send('email.submitted', { email: 'new@acme.example' });
    await flow.resend.fail(refusal('too-many-requests', { seconds: 30 }));
    expect(flow.value()).toEqual({ resend: 'editing' });
    expect(flow.context()).toMatchObject({ values: { email: 'new@acme.example' }, error: { values: { seconds: 30 } } });
  });

  it('4.5 goes back for a mistyped address', () => {
    const flow = start('resent', { values: { email: 'new@acme.example' } });
    flow.send('email.changed');
    expect(flow.value()).toEqual({ resend: 'editing' });
  });
});
