import { describe, expect, it } from 'vitest';
import type { HostedPage, StepOf } from '#shared/contract/sign-in/hosted-page.ts';
import { call } from '#shared/flow/testing/machine-calls.ts';
import { hostedPage, noAnswer, refusal, run } from '#login-box/testing/flow-test-kit.ts';
import type { SignInAnswer } from '#login-box/flows/sign-in-answer.ts';
import { acceptInvitationMachine } from './accept-invitation.machine.ts';

type Step = StepOf<'accept-invitation'>['step'] | 'validating';
const session: SignInAnswer = { mfaRequired: false, accessToken: 'access-token' };
const newUser = { stepData: { shouldSetPassword: true, tenantName: 'Acme' } };
const typed = { name: 'New Person', password: 'right horse' };

function start(step: Step, parts: Partial<HostedPage> = {}) {
  const readLink = call<void, void>();
  const accept = call<void, void>();
  const join = call<SignInAnswer, { name: string; password: string }>();
  const finishAuthorization = call<{ redirectUrl: string }, { state: string; token: string }>();
  const actors = {
    readLink: readLink.logic,
    accept: accept.logic,
    join: join.logic,
    finishAuthorization: finishAuthorization.logic,
  };
  const page = { ...hostedPage({ flow: 'accept-invitation', step: 'pending' }, parts), step } as HostedPage;
  return { ...run(acceptInvitationMachine.provide({ actors }), page), readLink, accept, join, finishAuthorization };
}

describe('validating (planning and login, 4.5 and 5)', () => {
  it('5 is pending with token and user', async () => {
    const flow = start('validating');
    await flow.readLink.answer();
    expect(flow.step()).toBe('pending');
    expect(flow.accept.inputs).toEqual([]);
  });

  it('5 is invalid without', async () => {
    const flow = start('validating');
    await flow.readLink.fail(refusal('link-invalid'));
    expect(flow.step()).toBe('invalid');
    flow.send('continue.requested');
    expect(flow.navigations).toEqual(['/account/login']);
  });
});

describe('pending, with an account (planning and login, 4.5)', () => {
  it('4.5 accepts with one press, once, and leads on by the login page', async () => {
    const flow = start('pending');
    flow.send('invitation.accepted', {});
    flow.send('invitation.accepted', {});
    expect(flow.accept.inputs).toHaveLength(1);
    expect(flow.busy()).toBe(true);
    await flow.accept.answer();
    expect(flow.step()).toBe('success');
    flow.send('continue.requested');
    expect(flow.navigations).toEqual(['/account/login']);
  });

  it.each(['link-used', 'ER-01239'] as const)('8 is invalid when the server says %s', async (code) => {
    const flow = start('pending');
    flow.send('invitation.accepted', {});
    await flow.accept.fail(refusal(code));
    expect(flow.step()).toBe('invalid');
    expect(flow.context().error?.code).toBe(code);
  });

  it('4.5 fails for any other reason, and can be tried again', async () => {
    const flow = start('pending');
    flow.send('invitation.accepted', {});
    await flow.accept.fail(noAnswer());
    expect(flow.step()).toBe('failed');
    flow.send('retry.requested');
    expect(flow.value()).toEqual({ pending: 'editing' });
    expect(flow.context().error).toBeUndefined();
  });
});

describe('pending, as a new user (planning and login, 4.5)', () => {
  it('4.5 sets name and password, signs in, and navigates after 1000 ms', async () => {
    const flow = start('pending', newUser);
    flow.send('invitation.accepted', typed);
    flow.send('invitation.accepted', typed);
    expect(flow.join.inputs).toEqual([typed]);
    expect(flow.accept.inputs).toEqual([]);
    await flow.join.answer(session);
    expect(flow.value()).toEqual({ success: 'waiting' });
    flow.clock.increment(999);
    expect(flow.navigations).toEqual([]);
    flow.clock.increment(1);
    expect(flow.navigations).toEqual([undefined]);
  });

  it('4.5 finishes the pending authorization request', async () => {
    const flow = start('pending', { ...newUser, authorizationState: 'state-1' });
    flow.send('invitation.accepted', typed);
    await flow.join.answer(session);
    expect(flow.finishAuthorization.inputs).toEqual([{ state: 'state-1', token: 'access-token' }]);
    await flow.finishAuthorization.answer({ redirectUrl: '/next' });
    flow.clock.increment(1000);
    expect(flow.navigations).toEqual(['/next']);
  });

  it('8 shows when the pending request is lost', async () => {
    const flow = start('pending', { ...newUser, authorizationState: 'state-1' });
    flow.send('invitation.accepted', typed);
    await flow.join.answer(session);
    await flow.finishAuthorization.fail(refusal('authorization-request-expired'));
    expect(flow.value()).toEqual({ success: 'showing' });
    flow.clock.increment(6000);
    expect(flow.navigations).toHaveLength(1);
  });

  it('4.2 leads to the login page when a second factor is wanted', async () => {
    const flow = start('pending', newUser);
    flow.send('invitation.accepted', typed);
    await flow.join.answer({ mfaRequired: true });
    expect(flow.value()).toEqual({ success: 'accepted' });
    flow.send('continue.requested');
    expect(flow.navigations).toEqual(['/account/login']);
  });

  it.each([refusal('password-too-common'), noAnswer()])(
    '8 keeps the name when it does not work (%s)',
    async (error) => {
      const flow = start('pending', newUser);
      flow.send('invitation.accepted', typed);
      await flow.join.fail(error);
      expect(flow.value()).toEqual({ pending: 'editing' });
      expect(flow.context().values).toEqual({ name: 'New Person' });
      expect(flow.context().error).toBeDefined();
    },
  );

  it('8 is invalid when the link has died meanwhile', async () => {
    const flow = start('pending', newUser);
    flow.send('invitation.accepted', typed);
    await flow.join.fail(refusal('link-expired'));
    expect(flow.step()).toBe('invalid');
  });

  it.each(['name', 'password'])('5 asks for a missing %s without using the link', (field) => {
    const flow = start('pending', newUser);
    flow.send('invitation.accepted', { ...typed, [field]: '' });
    expect(flow.join.inputs).toEqual([]);
    expect(flow.context().error).toMatchObject({ code: 'field-required', field });
  });
});
