/** The smaller flows of codes and links: opened links, lost phones, codes of activations and invitations. */
import { describe, expect, it } from 'vitest';
import { activateCodeMachine } from './activate-code/activate-code.machine.ts';
import { call } from '#shared/flow/testing/machine-calls.ts';
import { hostedPage, noAnswer, refusal, run } from '#login-box/testing/flow-test-kit.ts';
import type { Handoff } from './sign-in-answer.ts';
import { invitationCodeMachine } from './invitation-code/invitation-code.machine.ts';
import type { SignInAnswer } from './sign-in-answer.ts';
import { magicLinkMachine } from './magic-link/magic-link.machine.ts';
import { resetPhoneMachine } from './reset-phone/reset-phone.machine.ts';

const session: SignInAnswer = { mfaRequired: false, accessToken: 'access-token' };

describe('a link that signs in', () => {
  function start(step: 'confirm' | 'matchNumber' = 'confirm') {
    const openLink = call<SignInAnswer, { matchNumber: string }>();
    return {
      ...run(
        magicLinkMachine.provide({ actors: { openLink: openLink.logic } }),
        hostedPage({ flow: 'magic-link', step }),
      ),
      openLink,
    };
  }

  it('4.2 is used by one press, and by nothing before', async () => {
    const flow = start();
    expect(flow.openLink.inputs).toEqual([]);
    flow.send('link.confirmed', {});
    expect(flow.openLink.inputs).toEqual([{ matchNumber: '' }]);
    await flow.openLink.answer(session);
    expect(flow.step()).toBe('success');
  });

  it('asks for the number where the server wants one', async () => {
    const flow = start();
    flow.send('link.confirmed', {});
    await flow.openLink.fail(refusal('match-number-needed'));
    expect(flow.step()).toBe('matchNumber');
    flow.send('link.confirmed', {});
    expect(flow.context().error).toMatchObject({ code: 'field-required', field: 'matchNumber' });
    flow.send('link.confirmed', { matchNumber: '41' });
    await flow.openLink.fail(refusal('match-number-wrong', { triesLeft: 2 }));
    expect(flow.context().error).toMatchObject({ code: 'match-number-wrong', field: 'matchNumber' });
    flow.send('link.confirmed', { matchNumber: '42' });
    await flow.openLink.answer(session);
    expect(flow.openLink.inputs.at(-1)).toEqual({ matchNumber: '42' });
    expect(flow.step()).toBe('success');
  });

  it.each(['link-used', 'link-expired', 'link-invalid'] as const)(
    '8 %s leads to a page with a link to continue',
    async (code) => {
      const flow = start();
      flow.send('link.confirmed', {});
      await flow.openLink.fail(refusal(code));
      expect(flow.step()).toBe('invalid');
      flow.send('continue.requested');
      expect(flow.navigations).toEqual(['/account/login']);
    },
  );

  it('8 stays without an answer', async () => {
    const flow = start();
    flow.send('link.confirmed', {});
    await flow.openLink.fail(noAnswer());
    expect(flow.value()).toEqual({ confirm: 'editing' });
  });
});

describe('4.5 phone reset', () => {
  function start() {
    const [begin, verify, change] = [
      call<void, { email: string }>(),
      call<void, { code: string }>(),
      call<Handoff, { phoneNumber: string }>(),
    ];
    const machine = resetPhoneMachine.provide({
      actors: { start: begin.logic, verify: verify.logic, change: change.logic },
    });
    return { ...run(machine, hostedPage({ flow: 'reset-phone', step: 'ResetPhoneNumber' })), begin, verify, change };
  }

  it('4.5 reset, verify, change, then sign-in by SMS', async () => {
    const flow = start();
    flow.send('email.submitted', { email: 'a@b.example' });
    await flow.begin.answer();
    expect(flow.step()).toBe('VerifyResetPhoneNumber');
    flow.send('code.submitted', { code: '123456' });
    await flow.verify.answer();
    expect(flow.step()).toBe('ChangePhoneNumber');
    flow.send('phone.submitted', { phoneNumber: '+12025550123' });
    const handoff: Handoff = { at: { flow: 'passwordless', step: 'smsCode' }, stepData: { send: true } };
    await flow.change.answer(handoff);
    expect(flow.handoffs).toEqual([handoff]);
    expect(JSON.stringify(flow.context())).not.toContain('123456');
  });

  it('8 a wrong code and a wrong number are shown at their fields; an expired one starts over', async () => {
    const flow = start();
    flow.send('email.submitted', { email: 'a@b.example' });
    await flow.begin.answer();
    flow.send('code.submitted', { code: '1' });
    await flow.verify.fail(refusal('code-wrong', { triesLeft: 4 }));
    expect(flow.context().error).toMatchObject({ field: 'code' });
    flow.send('code.submitted', { code: '2' });
    await flow.verify.answer();
    flow.send('phone.submitted', { phoneNumber: '12' });
    await flow.change.fail(refusal('phone-invalid'));
    expect(flow.context().error).toMatchObject({ field: 'phoneNumber' });
    flow.send('phone.submitted', { phoneNumber: '+12025550123' });
    await flow.change.fail(refusal('code-expired'));
    expect(flow.step()).toBe('expired');
    flow.send('continue.requested');
    expect(flow.step()).toBe('ResetPhoneNumber');
  });

  it('sends the code again after the countdown, and goes back for another address', async () => {
    const flow = start();
    flow.send('email.submitted', { email: 'a@b.example' });
    await flow.begin.answer();
    flow.send('resend.requested');
    for (let second = 0; second < 30; second += 1) flow.clock.increment(1000);
    flow.send('resend.requested');
    expect(flow.begin.inputs).toHaveLength(2);
    await flow.begin.answer();
    flow.send('email.changed');
    expect(flow.step()).toBe('ResetPhoneNumber');
  });
});

describe('2.2 activation by code', () => {
  function start(stepData: Record<string, string> = {}) {
    const activate = call<SignInAnswer, { code: string; password: string }>();
    const actions = { announceVerified: () => {} };
    return {
      ...run(
        activateCodeMachine.provide({ actors: { activate: activate.logic }, actions }),
        hostedPage({ flow: 'activate-code', step: 'activatingForm' }, { stepData }),
      ),
      activate,
    };
  }

  it('4.5 signs in by the code, and navigates after 1000 ms', async () => {
    const flow = start();
    flow.send('code.submitted', { code: '123456', password: 'quiet harbour at noon' });
    expect(flow.activate.inputs).toEqual([{ code: '123456', password: 'quiet harbour at noon' }]);
    await flow.activate.answer(session);
    expect(flow.step()).toBe('success');
    expect(JSON.stringify(flow.context())).not.toMatch(/123456|harbour/);
    flow.clock.increment(999);
    expect(flow.navigations).toEqual([]);
    flow.clock.increment(1);
    expect(flow.navigations).toEqual([undefined]);
  });

  it('8 takes another try for a wrong code, and none for a dead one', async () => {
    const flow = start();
    flow.send('code.submitted', { code: '1' });
    await flow.activate.fail(refusal('code-wrong', { triesLeft: 4 }));
    expect(flow.context().error).toMatchObject({ field: 'code' });
    flow.send('code.submitted', { code: '2' });
    await flow.activate.fail(refusal('code-exhausted'));
    expect(flow.step()).toBe('invalid');
    flow.send('continue.requested');
    expect(flow.navigations).toEqual(['/account/sign-up']);
  });
});

describe('4.5 invitation by code', () => {
  function start() {
    const accept = call<void, { code: string }>();
    return {
      ...run(
        invitationCodeMachine.provide({ actors: { accept: accept.logic } }),
        hostedPage({ flow: 'invitation-code', step: 'validate' }),
      ),
      accept,
    };
  }

  it('4.5 pending, then success; and on to sign-in', async () => {
    const flow = start();
    flow.send('code.submitted', { code: '123456' });
    expect(flow.value()).toEqual({ validate: 'pending' });
    await flow.accept.answer();
    expect(flow.step()).toBe('success');
    flow.send('continue.requested');
    expect(flow.navigations).toEqual(['/account/login']);
  });

  it('4.5 an error returns to validate', async () => {
    const flow = start();
    flow.send('code.submitted', { code: '1' });
    await flow.accept.fail(refusal('code-wrong', { triesLeft: 4 }));
    expect(flow.value()).toEqual({ validate: 'editing' });
    flow.send('code.submitted', { code: '1' });
    await flow.accept.fail(noAnswer());
    expect(flow.step()).toBe('failed');
    flow.send('retry.requested');
    expect(flow.value()).toEqual({ validate: 'editing' });
  });

  it('5 a missing code asks nothing, a dead invitation is invalid', async () => {
    const flow = start();
    flow.send('code.submitted', {});
    expect(flow.accept.inputs).toEqual([]);
    flow.send('code.submitted', { code: '1' });
    await flow.accept.fail(refusal('link-used'));
    expect(flow.step()).toBe('invalid');
  });
});
