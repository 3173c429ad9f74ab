import { describe, expect, it } from 'vitest';
import { call, hostedPage, noAnswer, refusal, run } from '../flow-test-kit.ts';
import { impersonateMachine } from './impersonate.machine.ts';

function start(step: 'confirm' | 'success' | 'invalid' = 'confirm') {
  const impersonate = call<void, void>();
  const machine = impersonateMachine.provide({ actors: { impersonate: impersonate.logic } });
  return { ...run(machine, hostedPage({ flow: 'impersonate', step })), impersonate };
}

describe('impersonation (planning and login, 4.5)', () => {
  it('4.5 begins with one press, once, and goes on after 1 s', async () => {
    const flow = start();
    expect(flow.impersonate.inputs).toHaveLength(0);
    flow.send('impersonation.confirmed', {});
    flow.send('impersonation.confirmed', {});
    expect(flow.step()).toBe('impersonating');
    expect(flow.impersonate.inputs).toHaveLength(1);
    await flow.impersonate.answer();
    expect(flow.step()).toBe('success');
    flow.clock.increment(999);
    expect(flow.navigations).toEqual([]);
    flow.clock.increment(1);
    expect(flow.navigations).toHaveLength(1);
  });

  it('8 tells a dead token, and leads back', async () => {
    const flow = start();
    flow.send('impersonation.confirmed', {});
    await flow.impersonate.fail(refusal('impersonation-invalid'));
    expect(flow.step()).toBe('invalid');
    flow.send('continue.requested');
    expect(flow.navigations).toEqual(['/account/login']);
  });

  it('8 lets one press again when the server could not be reached', async () => {
    const flow = start();
    flow.send('impersonation.confirmed', {});
    await flow.impersonate.fail(noAnswer());
    expect(flow.step()).toBe('confirm');
    expect(flow.context().error?.code).toBe('network-unreachable');
  });
});
