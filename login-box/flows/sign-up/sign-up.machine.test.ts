import { describe, expect, it } from 'vitest';
import type { HostedPage } from '#shared/contract/sign-in/hosted-page.ts';
import type { ResendInput } from '#shared/flow/resend-states.ts';
import { call } from '#shared/flow/testing/machine-calls.ts';
import { hostedPage, noAnswer, refusal, run } from '#login-box/testing/flow-test-kit.ts';
import type { SignUpAnswer } from '#login-box/flows/login-box-api.ts';
import { signUpMachine, type SignUpFields } from './sign-up.machine.ts';

const fields = { email: 'new@acme.example', name: 'New Person', companyName: 'Acme', password: 'right horse' };
const session = { shouldActivate: false, authResponse: { mfaRequired: false, accessToken: 'access-token' } };

function start(parts: Partial<HostedPage> = {}, step: 'SignUp' | 'SignUpSuccess' = 'SignUp') {
  const signUp = call<SignUpAnswer, SignUpFields>();
  const finishAuthorization = call<{ redirectUrl: string }, { state: string; token: string }>();
  const resend = call<void, ResendInput>();
  const actors = { signUp: signUp.logic, finishAuthorization: finishAuthorization.logic, resend: resend.logic };
  const flow = run(signUpMachine.provide({ actors }), hostedPage({ flow: 'sign-up', step }, parts));
  return { ...flow, signUp, finishAuthorization, resend };
}

async function created(answer: SignUpAnswer, parts: Partial<HostedPage> = {}) {
  const flow = start(parts);
  flow.send('sign-up.submitted', fields);
  await flow.signUp.answer(answer);
  return flow;
}

describe('SignUp (planning and login, 4.5)', () => {
  it('4.5 creates the account once, with what was typed', () => {
    const flow = start();
    flow.send('sign-up.submitted', fields);
    flow.send('sign-up.submitted', fields);
    expect(flow.signUp.inputs).toEqual([{ ...fields, own: {} }]);
    expect(flow.busy()).toBe(true);
  });

  it('4.5 sends along what the operator’s own fields were filled in with, and keeps it on failure', async () => {
    const flow = start();
    flow.send('sign-up.submitted', { ...fields, 'field-department': ' Planning ', 'field-mobile': '' });
    expect(flow.signUp.inputs).toEqual([{ ...fields, own: { department: 'Planning' } }]);
    await flow.signUp.fail(refusal('invalid-request', { field: 'field-department' }));
    expect(flow.context().values['field-department']).toBe(' Planning ');
    expect(flow.context().error).toMatchObject({ code: 'invalid-request', field: 'field-department' });
  });

  it('4.5 creates one by user name where the user chose that form, and asks for the name', async () => {
    const flow = start();
    flow.send('identifier.changed');
    const { email: _none, ...named } = fields;
    flow.send('sign-up.submitted', { ...named, username: ' ' });
    expect(flow.context().error).toMatchObject({ code: 'field-required', field: 'username' });
    flow.send('sign-up.submitted', { ...named, username: 'sailor' });
    expect(flow.signUp.inputs).toEqual([{ ...named, email: '', username: 'sailor', own: {} }]);
    await flow.signUp.fail(refusal('user-name-taken'));
    expect(flow.context().error).toMatchObject({ code: 'user-name-taken', field: 'username' });
    flow.send('identifier.changed');
    expect(flow.context().error).toBeUndefined();
    flow.send('sign-up.submitted', fields);
    expect(flow.signUp.inputs.at(-1)).toEqual({ ...fields, own: {} });
  });

  it('8 keeps what was typed, but never the password, when the server refuses', async () => {
    const flow = start();
    flow.send('sign-up.submitted', fields);
    await flow.signUp.fail(refusal('password-too-short', { minLength: 8 }));
    expect(flow.value()).toEqual({ SignUp: 'editing' });
    expect(flow.context().values).toEqual({ email: fields.email, name: fields.name, companyName: 'Acme' });
    expect(flow.context().error).toMatchObject({
      code: 'password-too-short',
      field: 'password',
      values: { minLength: 8 },
    });
  });

  it.each(['email', 'password'])('5 asks for a missing %s without asking the server', (field) => {
    const flow = start();
    flow.send('sign-up.submitted', { ...fields, [field]: '' });
    expect(flow.signUp.inputs).toEqual([]);
    expect(flow.context().error).toMatchObject({ code: 'field-required', field });
  });
});

describe('SignUpSuccess with activation (planning and login, 4.5)', () => {
  it('4.5 waits for the email when the answer requires activation', async () => {
    const flow = await created({ shouldActivate: true });
    expect(flow.step()).toBe('SignUpSuccess');
    flow.clock.increment(3_600_000);
    expect(flow.navigations).toEqual([]);
  });

  it('4.5 leaves for the page that asks for the code, where the email has one instead of a link', async () => {
    const flow = await created({
      shouldActivate: true,
      activationUrl: 'https://id.example/account/activate/code?userId=u&token=t',
    });
    expect(flow.navigations).toEqual(['https://id.example/account/activate/code?userId=u&token=t']);
  });

  it('4.5 counts down the seconds until the email can be resent', async () => {
    const flow = await created({ shouldActivate: true });
    expect(flow.context().stepData.resendIn).toBe(30);
    flow.clock.increment(1000);
    expect(flow.context().stepData.resendIn).toBe(29);
    flow.send('resend.requested');
    expect(flow.resend.inputs).toEqual([]);
    for (let second = 0; second < 29; second += 1) flow.clock.increment(1000);
    expect(flow.context().stepData.resendIn).toBe(0);
    flow.send('resend.requested');
    expect(flow.resend.inputs).toEqual([{ email: fields.email }]);
  });

  it('4.5 resends from a server-rendered page, and restarts the countdown', async () => {
    const flow = start({ values: { email: fields.email } }, 'SignUpSuccess');
    for (let second = 0; second < 30; second += 1) flow.clock.increment(1000);
    flow.send('resend.requested');
    flow.send('resend.requested');
    expect(flow.resend.inputs).toEqual([{ email: fields.email }]);
    await flow.resend.answer();
    expect(flow.context().stepData).toMatchObject({ resendIn: 30, resent: true });
  });

  it('8 lets the user try again when the email could not be sent', async () => {
    const flow = start({ values: { email: fields.email } }, 'SignUpSuccess');
    for (let second = 0; second < 30; second += 1) flow.clock.increment(1000);
    flow.send('resend.requested');
    await flow.resend.fail(noAnswer());
    expect(flow.value()).toEqual({ SignUpSuccess: 'ready' });
    expect(flow.context().error?.code).toBe('network-unreachable');
    flow.send('resend.requested');
    expect(flow.resend.inputs).toHaveLength(2);
  });

  it('4.5 goes back to the form for a mistyped address', async () => {
    const flow = await created({ shouldActivate: true });
    flow.send('email.changed');
    expect(flow.value()).toEqual({ SignUp: 'editing' });
    expect(flow.context().values['email']).toBe(fields.email);
  });
});

describe('SignUpSuccess without activation (planning and login, 4.5)', () => {
  it('9 goes on signed in after 200 ms', async () => {
    const flow = await created(session);
    expect(flow.context().stepData.signedIn).toBe(true);
    flow.clock.increment(199);
    expect(flow.navigations).toEqual([]);
    flow.clock.increment(1);
    expect(flow.navigations).toEqual([undefined]);
  });

  it('4.5 finishes the pending authorization request first', async () => {
    const flow = await created(session, { authorizationState: 'state-1' });
    expect(flow.finishAuthorization.inputs).toEqual([{ state: 'state-1', token: 'access-token' }]);
    await flow.finishAuthorization.answer({ redirectUrl: '/next' });
    flow.clock.increment(200);
    expect(flow.navigations).toEqual(['/next']);
    expect(JSON.stringify(flow.context())).not.toMatch(/right horse|access-token/);
  });

  it('8 never shows the form again for an account that exists: it shows a notice, then goes home', async () => {
    const flow = await created(session, { authorizationState: 'state-1' });
    await flow.finishAuthorization.fail(noAnswer());
    expect(flow.value()).toEqual({ SignUpSuccess: 'showing' });
    flow.send('email.changed');
    expect(flow.step()).toBe('SignUpSuccess');
    flow.clock.increment(6000);
    expect(flow.navigations).toEqual([undefined]);
  });

  it('4.2 leads to the login page when the new account needs more than a password', async () => {
    const flow = await created({ shouldActivate: false, authResponse: { mfaRequired: true } });
    flow.clock.increment(200);
    expect(flow.navigations).toEqual(['/account/login']);
  });
});
