import { describe, expect, it } from 'vitest';
import type { HostedPage } from '#shared/contract/sign-in/hosted-page.ts';
import { call } from '#shared/flow/testing/machine-calls.ts';
import { hostedPage, noAnswer, refusal, run } from '#login-box/testing/flow-test-kit.ts';
import { unlockMachine } from './unlock.machine.ts';

function start(step: 'loading' | 'confirm' | 'success' | 'invalid') {
  const readLink = call<void, void>();
  const unlock = call<void, void>();
  const machine = unlockMachine.provide({ actors: { readLink: readLink.logic, unlock: unlock.logic } });
  const page = { ...hostedPage({ flow: 'unlock', step: 'confirm' }), step } as HostedPage;
  return { ...run(machine, page), readLink, unlock };
}

describe('unlock (planning and login, 4.5 and 9)', () => {
  it('4.5 checks the link without using it', async () => {
    const flow = start('loading');
    await flow.readLink.answer();
    expect(flow.step()).toBe('confirm');
    expect(flow.unlock.inputs).toEqual([]);
  });

  it('8 is invalid without a token', async () => {
    const flow = start('loading');
    await flow.readLink.fail(refusal('link-invalid'));
    expect(flow.step()).toBe('invalid');
  });

  it('4.5 unlocks with one click, once, and goes to the login page after 1 s', async () => {
    const flow = start('confirm');
    flow.send('unlock.confirmed', {});
    flow.send('unlock.confirmed', {});
    expect(flow.unlock.inputs).toHaveLength(1);
    expect(flow.busy()).toBe(true);
    await flow.unlock.answer();
    expect(flow.step()).toBe('success');
    flow.clock.increment(999);
    expect(flow.navigations).toEqual([]);
    flow.clock.increment(1);
    expect(flow.navigations).toEqual(['/account/login']);
  });

  it('8 is invalid for a dead link, and leads to the login page', async () => {
    const flow = start('confirm');
    flow.send('unlock.confirmed', {});
    await flow.unlock.fail(refusal('link-used'));
    expect(flow.step()).toBe('invalid');
    flow.send('continue.requested');
    expect(flow.navigations).toEqual(['/account/login']);
  });

  it('8 lets the user press again when the server could not be reached', async () => {
    const flow = start('confirm');
    flow.send('unlock.confirmed', {});
    await flow.unlock.fail(noAnswer());
    expect(flow.value()).toEqual({ confirm: 'editing' });
    expect(flow.context().error?.code).toBe('network-unreachable');
    flow.send('unlock.confirmed', {});
    expect(flow.unlock.inputs).toHaveLength(2);
  });
});
