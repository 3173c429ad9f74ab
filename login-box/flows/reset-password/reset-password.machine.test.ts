import { describe, expect, it } from 'vitest';
import { call } from '#shared/flow/testing/machine-calls.ts';
import { hostedPage, noAnswer, refusal, run } from '#login-box/testing/flow-test-kit.ts';
import { resetPasswordMachine } from './reset-password.machine.ts';

function start(step: 'resetPassword' | 'success' | 'invalid' = 'resetPassword') {
  const resetPassword = call<void, { password: string }>();
  const machine = resetPasswordMachine.provide({ actors: { resetPassword: resetPassword.logic } });
  return { ...run(machine, hostedPage({ flow: 'reset-password', step })), resetPassword };
}

describe('resetPassword (planning and login, 4.5)', () => {
  it('7.2 saves the password once, as typed, and keeps it nowhere', async () => {
    const flow = start();
    flow.send('password.submitted', { password: ' right horse ' });
    flow.send('password.submitted', { password: 'other' });
    expect(flow.resetPassword.inputs).toEqual([{ password: ' right horse ' }]);
    expect(flow.busy()).toBe(true);
    await flow.resetPassword.answer();
    expect(flow.step()).toBe('success');
    expect(JSON.stringify(flow.context())).not.toContain('right horse');
  });

  it('4.5 leads to the login page, since every session has ended', () => {
    const flow = start('success');
    flow.clock.increment(60_000);
    expect(flow.navigations).toEqual([]);
    flow.send('continue.requested');
    expect(flow.navigations).toEqual(['/account/login']);
  });

  it.each(['link-invalid', 'link-expired', 'link-used'] as const)('8 offers a new link after %s', async (code) => {
    const flow = start();
    flow.send('password.submitted', { password: 'right horse' });
    await flow.resetPassword.fail(refusal(code));
    expect(flow.step()).toBe('invalid');
    expect(flow.context().error?.code).toBe(code);
    flow.send('resend.requested');
    expect(flow.navigations).toEqual(['/account/forget-password']);
  });

  it.each([refusal('password-reused'), noAnswer()])('8 keeps the form for anything else (%s)', async (error) => {
    const flow = start();
    flow.send('password.submitted', { password: 'right horse' });
    await flow.resetPassword.fail(error);
    expect(flow.value()).toEqual({ resetPassword: 'editing' });
    expect(flow.context().error).toBeDefined();
    flow.send('password.submitted', { password: 'righter horse' });
    expect(flow.resetPassword.inputs).toHaveLength(2);
  });

  it('5 asks for a missing password without using the link', () => {
    const flow = start();
    flow.send('password.submitted', { password: '' });
    expect(flow.resetPassword.inputs).toEqual([]);
    expect(flow.context().error).toMatchObject({ code: 'field-required', field: 'password' });
  });
});
