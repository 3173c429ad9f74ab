import { describe, expect, it } from 'vitest';
import { call } from '#shared/flow/testing/machine-calls.ts';
import { hostedPage, noAnswer, run } from '#login-box/testing/flow-test-kit.ts';
import { accountMachine } from './account.machine.ts';

function start(step: 'signedIn' | 'signedOut' = 'signedIn') {
  const signOut = call<void, void>();
  const machine = accountMachine.provide({ actors: { signOut: signOut.logic } });
  return { ...run(machine, hostedPage({ flow: 'account', step })), signOut };
}

describe('account (planning and login, 2.2 and 4.2)', () => {
  it('2.2 signs out once', async () => {
    const flow = start();
    flow.send('sign-out.requested', {});
    flow.send('sign-out.requested', {});
    expect(flow.signOut.inputs).toHaveLength(1);
    expect(flow.busy()).toBe(true);
    await flow.signOut.answer();
    expect(flow.step()).toBe('signedOut');
    flow.send('continue.requested');
    expect(flow.navigations).toEqual(['/account/login']);
  });

  it('continues immediately where an application requested the sign-out', async () => {
    const signOut = call<void, void>();
    const onward = '/oauth/logout?post_logout_redirect_uri=https%3A%2F%2Fapp.example%2Fbye';
    const flow = run(
      accountMachine.provide({ actors: { signOut: signOut.logic } }),
      hostedPage({ flow: 'account', step: 'signedIn' }, { stepData: { onward } }),
    );
    flow.send('sign-out.requested', {});
    expect(flow.navigations).toEqual([]);
    await signOut.answer();
    expect(flow.navigations).toEqual([onward]);
  });

  it('8 does not claim a sign-out that the server never heard of', async () => {
    const flow = start();
    flow.send('sign-out.requested', {});
    await flow.signOut.fail(noAnswer());
    expect(flow.value()).toEqual({ signedIn: 'resting' });
    expect(flow.context().error?.code).toBe('network-unreachable');
  });

  it('4.2 goes on to the application, and can still sign out when the navigation was stopped', () => {
    const flow = start();
    flow.send('continue.requested');
    expect(flow.navigations).toEqual([undefined]);
    flow.send('sign-out.requested', {});
    expect(flow.signOut.inputs).toHaveLength(1);
  });
});
