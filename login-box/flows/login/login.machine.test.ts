import { describe, expect, it } from 'vitest';
import type { HostedPage } from '#shared/contract/sign-in/hosted-page.ts';
import { call } from '#shared/flow/testing/machine-calls.ts';
import { hostedPage, noAnswer, refusal, run } from '#login-box/testing/flow-test-kit.ts';
import type { SignInAnswer } from '#login-box/flows/sign-in-answer.ts';
import { loginMachine, type CheckedEmail } from './login.machine.ts';

const session: SignInAnswer = { mfaRequired: false, accessToken: 'access-token' };
const typed = { email: 'marisol@acme.example' };

function start(
  parts: Partial<HostedPage> = {},
  step: 'preLogin' | 'loginWithPassword' | 'otherMethods' | 'locked' = 'preLogin',
) {
  const checkEmail = call<CheckedEmail, { email: string; method?: string | undefined }>();
  const signIn = call<SignInAnswer, { email: string; password: string }>();
  const finishAuthorization = call<{ redirectUrl: string }, { state: string; token: string }>();
  const actors = { checkEmail: checkEmail.logic, signIn: signIn.logic, finishAuthorization: finishAuthorization.logic };
  const flow = run(loginMachine.provide({ actors }), hostedPage({ flow: 'login', step }, parts));
  return { ...flow, checkEmail, signIn, finishAuthorization };
}

function startAtPassword(parts: Partial<HostedPage> = {}) {
  return start({ values: typed, ...parts }, 'loginWithPassword');
}

async function signedIn(parts: Partial<HostedPage> = {}, answer = session) {
  const flow = startAtPassword(parts);
  flow.send('password.submitted', { password: 'right horse' });
  await flow.signIn.answer(answer);
  return flow;
}

describe('preLogin (planning and login, 4.2)', () => {
  it('4.2 asks once for the address that was typed, and is busy meanwhile', () => {
    const flow = start();
    flow.send('email.submitted', { email: ' marisol@acme.example ' });
    flow.send('email.submitted', { email: 'second@acme.example' });
    expect(flow.checkEmail.inputs).toEqual([typed]);
    expect(flow.busy()).toBe(true);
    expect(flow.step()).toBe('preLogin');
  });

  it('4.2 goes to the password step when the public strategy is EmailAndPassword', async () => {
    const flow = start();
    flow.send('email.submitted', typed);
    await flow.checkEmail.answer({ strategy: 'EmailAndPassword' });
    expect(flow.value()).toEqual({ loginWithPassword: 'editing' });
    expect(flow.context().values).toEqual(typed);
  });

  it('4.2 leaves the sign-in to the flow of another strategy', async () => {
    const flow = start();
    flow.send('email.submitted', typed);
    const nextStep = { at: { flow: 'forgot-password', step: 'forgotPassword' } } as const;
    await flow.checkEmail.answer({ strategy: 'Code', nextStep });
    expect(flow.handoffs).toEqual([nextStep]);
    expect(flow.busy()).toBe(true);
    expect(flow.step()).toBe('preLogin');
  });

  it('4.2 shows an error when the public strategy is one that the box does not offer', async () => {
    const flow = start();
    flow.send('email.submitted', typed);
    await flow.checkEmail.answer({ strategy: 'SomethingNew' });
    expect(flow.step()).toBe('error');
    expect(flow.context().error?.code).toBe('sign-in-method-unavailable');
    flow.send('email.changed');
    expect(flow.step()).toBe('preLogin');
    expect(flow.context().error).toBeUndefined();
  });

  it('4.2 redirects to the identity provider after 2 seconds, not earlier', async () => {
    const flow = start();
    flow.send('email.submitted', typed);
    await flow.checkEmail.answer({ ssoAddress: 'https://idp.example/sso?x=1' });
    expect(flow.step()).toBe('redirectToSSO');
    expect(flow.context().stepData.redirectTo).toBe('idp.example');
    flow.clock.increment(1999);
    expect(flow.navigations).toEqual([]);
    flow.clock.increment(1);
    expect(flow.navigations).toEqual(['https://idp.example/sso?x=1']);
  });

  it('4.2 continues from the page that the server rendered for an email with an SSO connection', () => {
    const flow = run(
      loginMachine,
      hostedPage(
        { flow: 'login', step: 'redirectToSSO' },
        { stepData: { ssoAddress: 'https://id.example/company/acme', redirectTo: 'idp.example' } },
      ),
    );
    flow.clock.increment(2000);
    expect(flow.navigations).toEqual(['https://id.example/company/acme']);
  });

  it('4.2 names the provider that an address of our own leads on to', async () => {
    const flow = start();
    flow.send('email.submitted', typed);
    await flow.checkEmail.answer({ ssoAddress: 'https://id.example/company/acme?at=idp.example' });
    expect(flow.context().stepData.redirectTo).toBe('idp.example');
  });

  it('4.2 goes to the identity provider immediately when asked, and again when the navigation was stopped', async () => {
    const flow = start();
    flow.send('email.submitted', typed);
    await flow.checkEmail.answer({ ssoAddress: 'https://idp.example/sso' });
    flow.send('redirect.requested');
    flow.send('redirect.requested');
    flow.clock.increment(5000);
    expect(flow.navigations).toEqual(['https://idp.example/sso', 'https://idp.example/sso']);
  });

  it.each([false, true])(
    '4.2 leads to the password when asked, and does not leave (emergency: %s)',
    async (emergency) => {
      const flow = start();
      flow.send('email.submitted', typed);
      await flow.checkEmail.answer({ ssoAddress: 'https://idp.example/sso', emergency });
      expect(flow.context().stepData.emergency).toBe(emergency);
      flow.send('password.requested');
      expect([flow.step(), flow.context().values['email']]).toEqual(['loginWithPassword', typed.email]);
      flow.clock.increment(5000);
      expect(flow.navigations).toEqual([]);
    },
  );

  it('4.2 stays when another address is to be used instead of the identity provider', async () => {
    const flow = start();
    flow.send('email.submitted', typed);
    await flow.checkEmail.answer({ ssoAddress: 'https://idp.example/sso' });
    flow.send('email.changed');
    flow.clock.increment(5000);
    expect(flow.step()).toBe('preLogin');
    expect(flow.navigations).toEqual([]);
    expect(flow.context().target).toBeUndefined();
  });

  it('8 keeps the address when the server cannot be reached, and the next try works', async () => {
    const flow = start();
    flow.send('email.submitted', typed);
    await flow.checkEmail.fail(noAnswer());
    expect(flow.value()).toEqual({ preLogin: 'editing' });
    expect(flow.context()).toMatchObject({ values: typed, error: { code: 'network-unreachable' } });
    flow.send('email.submitted', typed);
    expect(flow.context().error).toBeUndefined();
    await flow.checkEmail.answer({ strategy: 'EmailAndPassword' });
    expect(flow.step()).toBe('loginWithPassword');
  });

  it('5 asks for the address when none was typed, without asking the server', () => {
    const flow = start();
    flow.send('email.submitted', { email: '  ' });
    expect(flow.checkEmail.inputs).toEqual([]);
    expect(flow.context().error).toMatchObject({ code: 'field-required', field: 'email' });
  });
});

describe('loginWithPassword (planning and login, 4.2)', () => {
  it('7.1 sends the address of the first step with a password exactly as typed', () => {
    const flow = startAtPassword();
    flow.send('password.submitted', { password: ' right horse ' });
    expect(flow.signIn.inputs).toEqual([{ ...typed, password: ' right horse ' }]);
  });

  it('4.2 ignores a second press while signing in', () => {
    const flow = startAtPassword();
    flow.send('password.submitted', { password: 'one' });
    flow.send('password.submitted', { password: 'two' });
    flow.send('email.changed');
    expect(flow.signIn.inputs).toHaveLength(1);
    expect(flow.value()).toEqual({ loginWithPassword: 'signingIn' });
  });

  it('4.2 never keeps the password or the token', async () => {
    const flow = await signedIn({ authorizationState: 'state-1' });
    expect(JSON.stringify(flow.context())).not.toMatch(/right horse|access-token/);
    await flow.finishAuthorization.answer({ redirectUrl: '/oauth/postlogin/redirect?state=state-1' });
    expect(JSON.stringify(flow.context())).not.toMatch(/right horse|access-token/);
  });

  it('8 shows wrong credentials in place with what the server says about further tries', async () => {
    const flow = startAtPassword();
    flow.send('password.submitted', { password: 'wrong' });
    await flow.signIn.fail(refusal('invalid-credentials', { triesLeft: 2 }));
    expect(flow.value()).toEqual({ loginWithPassword: 'editing' });
    expect(flow.context()).toMatchObject({
      values: typed,
      error: { code: 'invalid-credentials', field: 'password', values: { triesLeft: 2 }, traceId: 'trace-1' },
    });
  });

  it('8 does not spend a try on an empty password', () => {
    const flow = startAtPassword();
    flow.send('password.submitted', { password: '' });
    expect(flow.signIn.inputs).toEqual([]);
    expect(flow.context().error).toMatchObject({ code: 'field-required', field: 'password' });
  });

  it('4.2 goes back for the address when the page came without one', () => {
    const flow = startAtPassword({ values: {} });
    flow.send('password.submitted', { password: 'right horse' });
    expect(flow.step()).toBe('preLogin');
    expect(flow.context().error).toMatchObject({ code: 'field-required', field: 'email' });
  });

  it('4.2 leaves the sign-in to the flow that asks for what the answer still wants, and finishes no request', async () => {
    const nextStep = { at: { flow: 'forgot-password', step: 'forgotPassword' } } as const;
    const flow = await signedIn({ authorizationState: 'state-1' }, { mfaRequired: true, nextStep });
    expect(flow.handoffs).toEqual([nextStep]);
    expect(flow.busy()).toBe(true);
    expect(flow.finishAuthorization.inputs).toEqual([]);
    expect(JSON.stringify(flow.context())).not.toContain('access-token');
  });

  it('4.2 stores nothing and shows an error when MFA is required that no flow supports', async () => {
    const flow = await signedIn({ authorizationState: 'state-1' }, { mfaRequired: true });
    expect(flow.step()).toBe('error');
    expect(flow.context().error?.code).toBe('sign-in-method-unavailable');
    expect(flow.finishAuthorization.inputs).toEqual([]);
  });

  it('4.2 does not count an answer without a token as signed in', async () => {
    const flow = await signedIn({}, { mfaRequired: false });
    expect(flow.step()).toBe('error');
    expect(flow.navigations).toEqual([]);
  });
});

describe('locked (planning and login, 4.2 and 8)', () => {
  it('8 shows until when sign-in is paused', async () => {
    const flow = startAtPassword();
    flow.send('password.submitted', { password: 'wrong' });
    await flow.signIn.fail(refusal('account-locked', { lockedUntil: '2999-01-01T10:00:00Z' }));
    expect(flow.step()).toBe('locked');
    expect(flow.context().stepData.lockedUntil).toBe('2999-01-01T10:00:00Z');
    expect(flow.context().error?.code).toBe('account-locked');
  });

  it('8 brings the password form back when the lock has ended', () => {
    const lockedUntil = new Date(Date.now() + 60_000).toISOString();
    const flow = start({ values: typed, stepData: { lockedUntil } }, 'locked');
    flow.clock.increment(58_000);
    expect(flow.step()).toBe('locked');
    flow.clock.increment(2_000);
    expect(flow.value()).toEqual({ loginWithPassword: 'editing' });
    expect(flow.context().values).toEqual(typed);
  });

  it('8 stays when the end of the lock is not known, and lets another address in', () => {
    const flow = start({ values: typed }, 'locked');
    flow.clock.increment(86_400_000);
    expect(flow.step()).toBe('locked');
    flow.send('email.changed');
    expect(flow.step()).toBe('preLogin');
  });
});

describe('after the login (planning and login, 4.2 and 9)', () => {
  it('9 waits 200 ms before it navigates by itself', async () => {
    const flow = await signedIn();
    expect(flow.step()).toBe('success');
    flow.clock.increment(199);
    expect(flow.navigations).toEqual([]);
    flow.clock.increment(1);
    expect(flow.navigations).toEqual([undefined]);
  });

  it('7.1 ties the session to the pending authorization request, then goes where the server says', async () => {
    const flow = await signedIn({ authorizationState: 'state-1' });
    expect(flow.finishAuthorization.inputs).toEqual([{ state: 'state-1', token: 'access-token' }]);
    expect(flow.value()).toEqual({ loginWithPassword: 'finishing' });
    expect(flow.busy()).toBe(true);
    await flow.finishAuthorization.answer({ redirectUrl: 'https://id.example/oauth/postlogin/redirect?state=state-1' });
    flow.clock.increment(200);
    expect(flow.navigations).toEqual(['https://id.example/oauth/postlogin/redirect?state=state-1']);
  });

  it('7.1 shows that the request expired, long enough to be read, and goes home', async () => {
    const flow = await signedIn({ authorizationState: 'state-1' });
    await flow.finishAuthorization.fail(refusal('authorization-request-expired'));
    expect(flow.value()).toEqual({ success: 'showing' });
    expect(flow.context().error?.code).toBe('authorization-request-expired');
    flow.clock.increment(5999);
    expect(flow.navigations).toEqual([]);
    flow.clock.increment(1);
    expect(flow.navigations).toEqual([undefined]);
  });

  it('8 asks for the password again when the request could not be finished for another reason', async () => {
    const flow = await signedIn({ authorizationState: 'state-1' });
    await flow.finishAuthorization.fail(noAnswer());
    expect(flow.value()).toEqual({ loginWithPassword: 'editing' });
    expect(flow.context()).toMatchObject({ values: typed, error: { code: 'network-unreachable' } });
  });

  it('4.2 navigates again when asked, for a navigation can fail', async () => {
    const flow = await signedIn();
    flow.send('continue.requested');
    flow.send('continue.requested');
    expect(flow.navigations).toHaveLength(2);
  });

  it('4.2 shows a failed single sign-on for 1 second, then goes to the authenticated home', () => {
    const flow = run(loginMachine, hostedPage({ flow: 'login', step: 'loginWithSSOFailed' }));
    expect(flow.step()).toBe('loginWithSSOFailed');
    flow.clock.increment(999);
    expect(flow.navigations).toEqual([]);
    flow.clock.increment(1);
    expect(flow.navigations).toEqual([undefined]);
  });
});

it('4.2 a failed single sign-on that is read stays until the user goes on, to where the sign-in began', () => {
  const stepData = { ssoAddress: '/embedded' };
  const flow = run(loginMachine, hostedPage({ flow: 'login', step: 'loginWithSSOFailed' }, { stepData }));
  flow.send('stay.requested');
  flow.clock.increment(10_000);
  expect(flow.navigations).toEqual([]);
  flow.send('continue.requested');
  expect(flow.navigations).toEqual(['/embedded']);
});

describe('another way than the password (planning and login, 4.2)', () => {
  const handoffs = (flow: ReturnType<typeof start>) => flow.handoffs;

  it.each([
    ['Code', 'loginWithOtc'],
    ['MagicLink', 'magicLinkPreLoginSuccess'],
    ['SmsCode', 'loginWithSmsOtc'],
  ])('4.2 %s begins at %s with the address that was given, and sends', (method, step) => {
    const flow = startAtPassword();
    flow.send('method.chosen', { method });
    expect(handoffs(flow)).toEqual([{ at: { flow: 'passwordless', step }, values: typed, stepData: { send: true } }]);
    expect(flow.busy()).toBe(true);
  });

  it('4.2 all of them are a step of their own, which keeps the address and leads back to the password', () => {
    const flow = startAtPassword({ error: { code: 'invalid-credentials', traceId: 't' } });
    flow.send('otherMethods.requested');
    expect([flow.step(), flow.context().values, flow.context().error]).toEqual(['otherMethods', typed, undefined]);
    flow.send('method.chosen', { method: 'EmailAndPassword' });
    expect([flow.value(), flow.handoffs]).toEqual([{ loginWithPassword: 'editing' }, []]);
  });

  it('4.2 without an address it is asked for first, and the chosen method counts then', async () => {
    const flow = start({}, 'otherMethods');
    flow.send('method.chosen', { method: 'Code' });
    expect(handoffs(flow)).toEqual([{ at: { flow: 'login', step: 'preLogin' }, stepData: { method: 'Code' } }]);
    const next = start({ stepData: { method: 'Code' } });
    next.send('email.submitted', typed);
    expect(next.checkEmail.inputs).toEqual([{ ...typed, method: 'Code' }]);
  });

  it('4.2 a code by SMS asks for the number, whether there is an address or not', () => {
    const flow = start({}, 'otherMethods');
    flow.send('method.chosen', { method: 'SmsCode' });
    expect(handoffs(flow)).toMatchObject([{ at: { flow: 'passwordless', step: 'loginWithSmsOtc' } }]);
  });

  it('4.2 nothing changes while a password is on its way', () => {
    const flow = startAtPassword();
    flow.send('password.submitted', { password: 'right horse' });
    flow.send('method.chosen', { method: 'Code' });
    flow.send('otherMethods.requested');
    expect([flow.step(), flow.handoffs]).toEqual(['loginWithPassword', []]);
  });
});
