import { describe, expect, it } from 'vitest';
import { call } from '#shared/flow/testing/machine-calls.ts';
import { hostedPage, noAnswer, refusal, run } from '#login-box/testing/flow-test-kit.ts';
import type { SignInAnswer } from '#login-box/flows/sign-in-answer.ts';
import { socialMachine } from './social.machine.ts';

function start(route = 'social') {
  const redeem = call<SignInAnswer, { route: string }>();
  const machine = socialMachine.provide({ actors: { redeem: redeem.logic } });
  const page = hostedPage({ flow: 'social', step: 'returning' as 'failed' }, { stepData: { route, home: '/plans' } });
  return { ...run(machine, page), redeem };
}

describe('a provider’s answer in the address of the page (planning and login, 2.2)', () => {
  it.each(['social', 'oidc', 'saml'])('2.2 is passed on once, and signs in: %s', async (route) => {
    const flow = start(route);
    expect([flow.step(), flow.busy()]).toEqual(['returning', true]);
    expect(flow.redeem.inputs).toEqual([{ route }]);
    await flow.redeem.answer({ mfaRequired: false, accessToken: 'access-token' });
    expect(flow.step()).toBe('success');
    expect(JSON.stringify(flow.context())).not.toContain('access-token');
  });

  it('4.3 continues with what the answer requires', async () => {
    const flow = start();
    const nextStep = { at: { flow: 'mfa', step: 'verify' } } as const;
    await flow.redeem.answer({ mfaRequired: true, nextStep });
    expect(flow.handoffs).toEqual([nextStep]);
  });

  it('has the address proved first where the server wants that', async () => {
    const flow = start();
    await flow.redeem.fail(
      refusal('social-proof-wanted', { attempt: 'google.s', provider: 'Google', email: 'a@b.example' }),
    );
    expect(flow.step()).toBe('verifyEmail');
    expect(flow.context().stepData).toMatchObject({ attempt: 'google.s', provider: 'Google', email: 'a@b.example' });
    expect(flow.context().error).toBeUndefined();
  });

  it('4.2 leaves an SSO failure to the step that leads home', async () => {
    const flow = start('oidc');
    await flow.redeem.fail(refusal('sso-failed'));
    expect(flow.handoffs).toEqual([
      { at: { flow: 'login', step: 'loginWithSSOFailed' }, stepData: { ssoAddress: '/plans' } },
    ]);
  });

  it.each([refusal('social-cancelled'), refusal('sso-not-found'), refusal('sso-address-refused'), noAnswer()])(
    '8 shows what failed, and leads back',
    async (failure) => {
      const flow = start();
      await flow.redeem.fail(failure);
      expect(flow.step()).toBe('failed');
      expect(flow.context().error).toBeDefined();
      flow.send('continue.requested');
      expect(flow.navigations).toEqual([flow.context().links.login]);
    },
  );
});
