import { describe, expect, it } from 'vitest';
import type { ResendInput } from '#shared/flow/resend-states.ts';
import { call } from '#shared/flow/testing/machine-calls.ts';
import { hostedPage, noAnswer, run } from '#login-box/testing/flow-test-kit.ts';
import { forgotPasswordMachine } from './forgot-password.machine.ts';

const typed = { email: 'marisol@acme.example' };

function start(step: 'forgotPassword' | 'success' = 'forgotPassword') {
  const resend = call<void, ResendInput>();
  const machine = forgotPasswordMachine.provide({ actors: { resend: resend.logic } });
  return { ...run(machine, hostedPage({ flow: 'forgot-password', step })), resend };
}

describe('forgotPassword (planning and login, 4.5)', () => {
  it('4.5 requests the email once and goes to success, for any email', async () => {
    const flow = start();
    flow.send('email.submitted', typed);
    flow.send('email.submitted', typed);
    expect(flow.busy()).toBe(true);
    expect(flow.resend.inputs).toEqual([typed]);
    await flow.resend.answer();
    expect(flow.step()).toBe('success');
    expect(flow.context().values).toEqual(typed);
  });

  it('8 keeps the address when the server cannot be reached, and the next try works', async () => {
    const flow = start();
    flow.send('email.submitted', typed);
    await flow.resend.fail(noAnswer());
    expect(flow.value()).toEqual({ forgotPassword: 'editing' });
    expect(flow.context()).toMatchObject({ values: typed, error: { code: 'network-unreachable' } });
    flow.send('email.submitted', typed);
    await flow.resend.answer();
    expect(flow.step()).toBe('success');
  });

  it('5 asks for a missing address without asking the server', () => {
    const flow = start();
    flow.send('email.submitted', {});
    expect(flow.resend.inputs).toEqual([]);
    expect(flow.context().error).toMatchObject({ code: 'field-required', field: 'email' });
  });

  it('4.5 sends again after the countdown, and goes back for a mistyped address', async () => {
    const flow = start();
    flow.send('email.submitted', typed);
    await flow.resend.answer();
    for (let second = 0; second < 30; second += 1) flow.clock.increment(1000);
    flow.send('resend.requested');
    expect(flow.resend.inputs).toEqual([typed, typed]);
    await flow.resend.answer();
    flow.send('email.changed');
    expect(flow.value()).toEqual({ forgotPassword: 'editing' });
  });
});
