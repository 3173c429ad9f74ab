import { describe, expect, it, vi } from 'vitest';
import type { HostedPage } from '#shared/contract/sign-in/hosted-page.ts';
import { hostedPage } from '#login-box/testing/flow-test-kit.ts';
import { handoffPage, withNextStep, withSecondFactor } from './handoff.ts';

const storage = { get: () => null, set: () => {}, remove: () => {} } as never;

describe('handedPage', () => {
  it('keeps what the server said, and drops the error of the flow before', () => {
    const page = hostedPage(
      { flow: 'login', step: 'preLogin' },
      {
        values: { email: 'ada@acme.example' },
        error: { code: 'server-busy', traceId: '1' },
        stepData: { lockedUntil: 'x' },
      },
    );
    const handed = handoffPage(page, {
      at: { flow: 'forgot-password', step: 'forgotPassword' },
      values: { name: 'Ada' },
    });
    expect(handed).toMatchObject({
      flow: 'forgot-password',
      step: 'forgotPassword',
      values: { email: 'ada@acme.example', name: 'Ada' },
      stepData: {},
      vendor: page.vendor,
    });
    expect(handed.error).toBeUndefined();
  });
});

describe('withFurtherStep', () => {
  it('leaves an answer alone that wants nothing more', async () => {
    const page = hostedPage({ flow: 'login', step: 'preLogin' });
    const answer = { mfaRequired: false, accessToken: 'token' };
    expect(await withNextStep(Promise.resolve(answer), page, { storage })).toBe(answer);
  });

  it('passes a failure on', async () => {
    const page = hostedPage({ flow: 'login', step: 'preLogin' });
    await expect(withNextStep(Promise.reject(new Error('no')), page, { storage })).rejects.toThrow('no');
  });
});

describe('MFA that an organization requires', () => {
  it.each([
    [true, { flow: 'mfa', step: 'verify' }],
    [false, { flow: 'mfa-set-up', step: 'forceTwoFactor' }],
  ])('is asked for in its name (enrolled: %s)', async (mfaEnrolled, at) => {
    const page = hostedPage({ flow: 'login', step: 'loginWithPassword' });
    const answer = { mfaRequired: true, mfaToken: 'm1', mfaEnrolled, mfaRequiredBy: 'Acme' };
    expect((await withNextStep(Promise.resolve(answer), page, { storage })).nextStep).toMatchObject({
      at,
      stepData: { requiredBy: 'Acme' },
    });
  });
});

describe('a new account (planning and login, 4.5)', () => {
  it('4.5 is asked for a second factor where one is wanted, and for nothing else', async () => {
    const page = hostedPage({ flow: 'activate', step: 'confirm' }, { passkeys: { prompt: true } });
    vi.stubGlobal('PublicKeyCredential', {});
    const answer = { mfaRequired: false, accessToken: 'token' };
    expect((await withNextStep(Promise.resolve(answer), page, { storage })).nextStep?.at).toEqual({
      flow: 'passkeys',
      step: 'promptPasskeys',
    });
    expect(await withSecondFactor(Promise.resolve(answer), page, { storage })).toBe(answer);
    const challenge = { mfaRequired: true, mfaToken: 'm1', mfaEnrolled: true };
    expect((await withSecondFactor(Promise.resolve(challenge), page, { storage })).nextStep?.at).toEqual({
      flow: 'mfa',
      step: 'verify',
    });
    vi.unstubAllGlobals();
  });
});

describe('a leaked password (planning and login, 4.2)', () => {
  const at = { flow: 'breached-password', step: 'breachedPassword' };
  const nextStep = async (answer: object, page: HostedPage) =>
    (await withNextStep(Promise.resolve({ mfaRequired: false, ...answer }), page, { storage })).nextStep;
  const afterFactor = (more: object) =>
    hostedPage(
      { flow: 'mfa', step: 'authenticatorApp' },
      { values: { email: 'ada@acme.example' }, stepData: { leaked: true }, ...more },
    );

  it('4.2 is reported before anything else where it gives no token', async () => {
    const page = hostedPage({ flow: 'login', step: 'preLogin' });
    expect(await nextStep({ isBreachedPassword: true, userEmail: 'ada@acme.example' }, page)).toMatchObject({
      at,
      values: { email: 'ada@acme.example' },
    });
    expect((await nextStep({ isBreachedPassword: true }, page))?.stepData).toBeUndefined();
  });

  it('4.2 is reported to a user it signs in, who can postpone the change', async () => {
    const page = hostedPage({ flow: 'login', step: 'preLogin' });
    expect(await nextStep({ isBreachedPassword: true, accessToken: 'token' }, page)).toMatchObject({
      at,
      stepData: { mayWait: true },
    });
  });

  it('4.2 waits for MFA, and is reported after it where the flag is on', async () => {
    const page = hostedPage({ flow: 'login', step: 'preLogin' });
    const asked = await nextStep(
      { isBreachedPassword: true, mfaRequired: true, mfaToken: 'm', mfaEnrolled: true },
      page,
    );
    expect(asked).toMatchObject({ at: { flow: 'mfa', step: 'verify' }, stepData: { leaked: true } });
    expect(await nextStep({ accessToken: 'token' }, afterFactor({ showLoginFlows: true }))).toMatchObject({
      at,
      values: { email: 'ada@acme.example' },
      stepData: { mayWait: true },
    });
    expect(await nextStep({ accessToken: 'token' }, afterFactor({}))).toBeUndefined();
  });
});
