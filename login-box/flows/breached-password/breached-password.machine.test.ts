import { describe, expect, it } from 'vitest';
import type { ResendInput } from '#shared/flow/resend-states.ts';
import { call } from '#shared/flow/testing/machine-calls.ts';
import { hostedPage, noAnswer, run } from '#login-box/testing/flow-test-kit.ts';
import type { SignInAnswer } from '#login-box/flows/sign-in-answer.ts';
import { breachedPasswordMachine } from './breached-password.machine.ts';

const email = 'mika@acme.example';

function start(step: 'breachedPassword' | 'breachedPasswordSuccess' = 'breachedPassword') {
  const resend = call<void, ResendInput>();
  const machine = breachedPasswordMachine.provide({ actors: { resend: resend.logic } });
  return { ...run(machine, hostedPage({ flow: 'breached-password', step }, { values: { email } })), resend };
}

describe('breached password (planning and login, 4.2)', () => {
  it('4.2 requests the link with one click, and confirms that it was sent', async () => {
    const flow = start();
    expect(flow.step()).toBe('breachedPassword');
    flow.send('reset.requested', {});
    flow.send('reset.requested', {});
    expect(flow.resend.inputs).toEqual([{ email }]);
    expect(flow.busy()).toBe(true);
    await flow.resend.answer();
    expect(flow.step()).toBe('breachedPasswordSuccess');
  });

  it('8 stays, with the error, when the link could not be asked for', async () => {
    const flow = start();
    flow.send('reset.requested', {});
    await flow.resend.fail(noAnswer());
    expect(flow.value()).toEqual({ breachedPassword: 'showing' });
    expect(flow.context().error?.code).toBe('network-unreachable');
  });

  it('4.2 resends the email after a pause', async () => {
    const flow = start('breachedPasswordSuccess');
    flow.send('resend.requested');
    expect(flow.resend.inputs).toEqual([]);
    for (let seconds = 0; seconds < 31; seconds += 1) flow.clock.increment(1000);
    flow.send('resend.requested');
    expect(flow.resend.inputs).toEqual([{ email }]);
    await flow.resend.answer();
    expect(flow.context().stepData.resent).toBe(true);
  });

  it('4.2 a signed-in user can postpone it, and continues from both pages', async () => {
    for (const step of ['breachedPassword', 'breachedPasswordSuccess'] as const) {
      const continueSignIn = call<SignInAnswer, void>();
      const machine = breachedPasswordMachine.provide({ actors: { continueSignIn: continueSignIn.logic } });
      const flow = run(
        machine,
        hostedPage(
          { flow: 'breached-password', step },
          { values: { email }, stepData: { mayWait: true }, authorizationState: undefined },
        ),
      );
      flow.send('later.chosen');
      expect(flow.step()).toBe('goingOn');
      await continueSignIn.answer({ mfaRequired: false, accessToken: 'token' });
      expect(flow.step()).toBe('success');
    }
  });

  it('4.2 a user who is not signed in cannot postpone it', () => {
    const flow = start();
    flow.send('later.chosen');
    expect(flow.step()).toBe('breachedPassword');
  });
});
