import { describe, expect, it } from 'vitest';
import { call } from '#shared/flow/testing/machine-calls.ts';
import { hostedPage, noAnswer, refusal, run } from '#login-box/testing/flow-test-kit.ts';
import { impersonateMachine } from './impersonate.machine.ts';

function start(step: 'confirm' | 'success' | 'invalid' | 'checking' = 'confirm') {
  const [impersonate, preview] = [call<void, void>(), call<Record<string, string>, void>()];
  const machine = impersonateMachine.provide({ actors: { impersonate: impersonate.logic, preview: preview.logic } });
  return { ...run(machine, hostedPage({ flow: 'impersonate', step: step as 'confirm' })), impersonate, preview };
}

describe('impersonation (planning and login, 4.5)', () => {
  it('4.5 starts with one click, once, and continues after 1 s', async () => {
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

  it('8 shows an invalid token, and leads back', async () => {
    const flow = start();
    flow.send('impersonation.confirmed', {});
    await flow.impersonate.fail(refusal('impersonation-invalid'));
    expect(flow.step()).toBe('invalid');
    flow.send('continue.requested');
    expect(flow.navigations).toEqual(['/account/login']);
  });

  it('4.5 embedded, checks whom the link is for before it offers to confirm, without starting', async () => {
    const flow = start('checking');
    expect([flow.step(), flow.busy()]).toEqual(['checking', true]);
    await flow.preview.answer({
      userName: 'Mika',
      actorName: 'Ada',
      tenantName: 'Acme',
      until: '2026-01-01T00:00:00.000Z',
    });
    expect(flow.step()).toBe('confirm');
    expect(flow.context().stepData).toMatchObject({ userName: 'Mika', tenantName: 'Acme' });
    expect(flow.impersonate.inputs).toHaveLength(0);
  });

  it.each([refusal('impersonation-invalid'), noAnswer()])(
    '8 embedded, shows what the check found, and leads back',
    async (failure) => {
      const flow = start('checking');
      await flow.preview.fail(failure);
      expect(flow.step()).toBe('invalid');
      expect(flow.context().error).toBeDefined();
    },
  );

  it('8 lets one press again when the server could not be reached', async () => {
    const flow = start();
    flow.send('impersonation.confirmed', {});
    await flow.impersonate.fail(noAnswer());
    expect(flow.step()).toBe('confirm');
    expect(flow.context().error?.code).toBe('network-unreachable');
  });
});
