/** What the hooks put behind the machines' calls. */
import { createActor, type AnyStateMachine } from 'xstate';
import { describe, expect, it, vi } from 'vitest';
import { flowInput } from '#shared/flow/flow-setup.ts';
import type { ApiError } from '#shared/api/api-error.ts';
import type { HostedPage, HostedStep } from '#shared/contract/sign-in/hosted-page.ts';
import { provideAcceptInvitation } from './accept-invitation/use-accept-invitation.ts';
import { provideAccount } from './account/use-account.ts';
import { provideActivate } from './activate/use-activate.ts';
import { provideActivateCode } from './activate-code/use-activate-code.ts';
import { createFlowHost, type FlowHost } from './flow-host.ts';
import type { Handoff } from './sign-in-answer.ts';
import { settle } from '#shared/flow/testing/machine-calls.ts';
import { hostedPage, noAnswer, refusal, run } from '#login-box/testing/flow-test-kit.ts';
import { provideForgotPassword } from './forgot-password/use-forgot-password.ts';
import type { LoginBoxApi } from './login-box-api.ts';
import { provideLogin } from './login/use-login.ts';
import { provideResetPassword } from './reset-password/use-reset-password.ts';
import { redeemAnswer } from './social/redeem-answer.ts';
import { provideSignUp } from './sign-up/use-sign-up.ts';
import { provideUnlock } from './unlock/use-unlock.ts';

const session = { mfaRequired: false, accessToken: 'access-token' };
const email = 'new@acme.example';

async function settled<T>(flow: T): Promise<T> {
  await settle();
  return flow;
}

function world(step: HostedStep, api: Partial<LoginBoxApi>, search = '', parts: Partial<HostedPage> = {}) {
  const page = hostedPage(step, parts);
  const emitted: unknown[] = [];
  const handoffs: Handoff[] = [];
  const host: FlowHost = createFlowHost(page, {
    api: api as LoginBoxApi,
    href: () => `https://id.example.com/account/page${search}`,
    emit: (name, detail) => void emitted.push([name, detail]),
    handOff: (handoff) => void handoffs.push(handoff),
  });
  return { host, page, emitted, handoffs };
}

describe('login (planning and login, 2.2 and 4.2)', () => {
  const start = (api: Partial<LoginBoxApi>, search = '') => {
    const { host, page } = world({ flow: 'login', step: 'preLogin' }, api, search);
    const flow = run(provideLogin(host, page), page);
    flow.send('email.submitted', { email });
    return flow;
  };

  it('4.2 lets the public strategy decide when no single sign-on is found', async () => {
    const flow = start({ findSso: async () => undefined, authStrategy: async () => 'EmailAndPassword' });
    await settle();
    expect(flow.step()).toBe('loginWithPassword');
  });

  it('4.2 needs no strategy for an address with single sign-on', async () => {
    const authStrategy = () => Promise.reject(noAnswer());
    const flow = start({ findSso: async () => ({ address: 'https://idp.example/', idpType: 'saml' }), authStrategy });
    await settle();
    expect(flow.step()).toBe('redirectToSSO');
  });

  it('4.2 lets the strategy decide when the address found is no web address', async () => {
    const flow = start({
      findSso: async () => ({ address: 'javascript:alert(1)', idpType: 'saml' }),
      authStrategy: async () => 'EmailAndPassword',
    });
    await settle();
    expect(flow.step()).toBe('loginWithPassword');
  });

  it('8 shows a strategy that could not be read', async () => {
    const flow = start({ findSso: async () => undefined, authStrategy: () => Promise.reject(refusal('server-busy')) });
    await settle();
    expect(flow.context().error?.code).toBe('server-busy');
  });

  it('2.2 signs in with the invitation of the address', async () => {
    const signIn = vi.fn(async () => session);
    const api = { findSso: async () => undefined, authStrategy: async () => 'EmailAndPassword', signIn };
    const flow = start(api, '?invitationToken=i1');
    await settle();
    flow.send('password.submitted', { password: 'right horse' });
    await settle();
    expect(signIn).toHaveBeenCalledExactlyOnceWith({ email, password: 'right horse', invitationToken: 'i1' });
  });
});

describe('sign-up (planning and login, 2.2 and 4.5)', () => {
  it('2.2 sends the invitation of the address, and nothing that was left empty', async () => {
    const signUp = vi.fn(async () => ({ shouldActivate: true }));
    const { host, page } = world({ flow: 'sign-up', step: 'SignUp' }, { signUp }, '?invitationToken=i1');
    const flow = run(provideSignUp(host, page), page);
    flow.send('sign-up.submitted', { email, password: 'right horse', name: 'New Person', companyName: '' });
    await settle();
    expect(signUp).toHaveBeenCalledExactlyOnceWith({
      email,
      password: 'right horse',
      name: 'New Person',
      invitationToken: 'i1',
    });
    expect(flow.step()).toBe('SignUpSuccess');
  });
});

describe('activate (planning and login, 4.5)', () => {
  const start = (api: Partial<LoginBoxApi>, search = '?userId=u1&token=t1', parts: Partial<HostedPage> = {}) => {
    const { host, page, emitted } = world({ flow: 'activate', step: 'confirm' }, api, search, parts);
    const flow = run(provideActivate(host, page), page);
    flow.send('activation.confirmed', {});
    return { ...flow, emitted };
  };

  it('4.5 ends an existing session before it activates', async () => {
    const order: string[] = [];
    start({
      signOut: async () => void order.push('sign-out'),
      activate: async (fields) => (order.push(`activate ${fields.userId} ${fields.token}`), session),
    });
    await settle();
    expect(order).toEqual(['sign-out', 'activate u1 t1']);
  });

  it('4.5 activates although the sign-out failed, for that is done silently', async () => {
    const api = { signOut: () => Promise.reject(noAnswer()), activate: async () => session };
    const flow = start(api, undefined, { values: { email } });
    await settle();
    expect(flow.step()).toBe('success');
    expect(flow.emitted).toEqual([['user-verified', { userId: 'u1', email }]]);
  });

  it('5 ends no session for a URL without a link', async () => {
    const signOut = vi.fn(async () => {});
    const flow = start({ signOut }, '?token=t1');
    await settle();
    expect(signOut).not.toHaveBeenCalled();
    expect(flow.step()).toBe('invalid');
  });

  it.each([
    ['https://app.example.com/welcome', 'https://app.example.com/welcome'],
    ['https://evil.example/', undefined],
    ['javascript:alert(1)', undefined],
  ])('4.2 goes to the redirect location %s only when it is safe', async (redirectLocation, expected) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const flow = start({ signOut: async () => {}, activate: async () => ({ ...session, redirectLocation }) });
    await settle();
    flow.clock.increment(1000);
    expect(flow.navigations).toEqual([expected]);
    warn.mockRestore();
  });
});

describe('activation by code (planning and login, 4.5)', () => {
  const started = (answer: object) => {
    const order: string[] = [];
    const post = async (path: string, body: object) => (
      order.push(`${path.split('/').at(-1)} ${JSON.stringify(body)}`),
      { ...session, ...answer }
    );
    const api = {
      signOut: () => (order.push('sign-out'), Promise.reject(noAnswer())),
      server: { post },
    } as unknown as LoginBoxApi;
    const { host, page, emitted } = world(
      { flow: 'activate-code', step: 'activatingForm' },
      api,
      '?userId=u1&token=t1',
    );
    const flow = run(provideActivateCode(host, page), page);
    flow.send('code.submitted', { code: '123456', password: '' });
    return { ...flow, order, emitted };
  };

  it('4.5 ends an existing session silently first, and reports that the user is verified', async () => {
    const { order, emitted } = await settled(started({}));
    expect(order).toEqual(['sign-out', 'code {"userId":"u1","token":"t1","code":"123456"}']);
    expect(emitted).toEqual([['user-verified', { userId: 'u1' }]]);
  });

  it('4.5 goes to the redirect location of the answer', async () => {
    const flow = await settled(started({ redirectLocation: 'https://app.example.com/welcome' }));
    flow.clock.increment(1000);
    expect(flow.navigations).toEqual(['https://app.example.com/welcome']);
  });
});

describe('a new account under a policy that wants a second factor (planning and login, 4.5)', () => {
  const challenge = {
    mfaRequired: true,
    mfaToken: 'm1',
    mfaEnrolled: false,
    mfaStrategies: ['AuthenticatorApp' as const],
    userEmail: email,
  };
  const search = '?userId=u1&token=t1';
  const begin = {
    activate: () => {
      const { host, page, handoffs } = world(
        { flow: 'activate', step: 'confirm' },
        { signOut: async () => {}, activate: async () => challenge },
        search,
      );
      return { machine: provideActivate(host, page), page, event: 'activation.confirmed', handoffs };
    },
    'activate by code': () => {
      const server = { post: async () => challenge } as unknown as LoginBoxApi['server'];
      const { host, page, handoffs } = world(
        { flow: 'activate-code', step: 'activatingForm' },
        { signOut: async () => {}, server },
        search,
      );
      return { machine: provideActivateCode(host, page), page, event: 'code.submitted', handoffs };
    },
    'accept an invitation': () => {
      const { host, page, handoffs } = world(
        { flow: 'accept-invitation', step: 'pending' },
        { activate: async () => challenge },
        search,
        { stepData: { shouldSetPassword: true } },
      );
      return { machine: provideAcceptInvitation(host, page), page, event: 'invitation.accepted', handoffs };
    },
    'sign up': () => {
      const signUp = async () => ({ shouldActivate: false, authResponse: challenge });
      const { host, page, handoffs } = world({ flow: 'sign-up', step: 'SignUp' }, { signUp });
      return { machine: provideSignUp(host, page), page, event: 'sign-up.submitted', handoffs };
    },
  };

  it.each(Object.keys(begin) as (keyof typeof begin)[])(
    '4.5 continues with it, and does not ask for the password again: %s',
    async (how) => {
      const { machine, page, event, handoffs } = begin[how]();
      // the flow's own actions, as the hook provides them
      const actor = createActor(machine as AnyStateMachine, { input: flowInput(page) });
      actor.start();
      actor.send({
        type: event,
        fields: { email, name: 'New Person', password: 'right horse', companyName: 'Acme', code: '123456' },
      });
      await settle();
      expect(handoffs).toMatchObject([
        {
          at: { flow: 'mfa-set-up', step: 'forceTwoFactor' },
          values: { email },
          stepData: { strategies: ['AuthenticatorApp'], fresh: true },
          answer: challenge,
        },
      ]);
    },
  );
});

describe('links of the address (planning and login, 4.5 and 5)', () => {
  const search = '?userId=u1&token=t1';

  it('7.2 resets the password of the link’s user', async () => {
    const resetPassword = vi.fn(async () => {});
    const { host, page } = world({ flow: 'reset-password', step: 'resetPassword' }, { resetPassword }, search);
    const flow = run(provideResetPassword(host, page), page);
    flow.send('password.submitted', { password: 'right horse' });
    await settle();
    expect(resetPassword).toHaveBeenCalledExactlyOnceWith({ userId: 'u1', token: 't1', password: 'right horse' });
  });

  it('7.2 accepts the invitation of the link', async () => {
    const acceptInvitation = vi.fn(async () => {});
    const { host, page } = world({ flow: 'accept-invitation', step: 'pending' }, { acceptInvitation }, search);
    const flow = run(provideAcceptInvitation(host, page), page);
    flow.send('invitation.accepted', {});
    await settle();
    expect(acceptInvitation).toHaveBeenCalledExactlyOnceWith({ userId: 'u1', token: 't1' });
    expect(flow.step()).toBe('success');
  });

  it('4.5 lets a new user join by activation, without ending a session', async () => {
    const activate = vi.fn(async () => session);
    const parts = { stepData: { shouldSetPassword: true } };
    const { host, page } = world({ flow: 'accept-invitation', step: 'pending' }, { activate }, search, parts);
    const flow = run(provideAcceptInvitation(host, page), page);
    flow.send('invitation.accepted', { name: 'New Person', password: 'right horse' });
    await settle();
    expect(activate).toHaveBeenCalledExactlyOnceWith({
      userId: 'u1',
      token: 't1',
      name: 'New Person',
      password: 'right horse',
    });
  });

  it('5 validates an invitation by its address alone', async () => {
    const { host, page } = world({ flow: 'accept-invitation', step: 'pending' }, {}, '?token=t1');
    const flow = run(provideAcceptInvitation(host, page), { ...page, step: 'validating' } as unknown as HostedPage);
    await settle();
    expect(flow.step()).toBe('invalid');
    expect(flow.context().error?.code).toBe('link-invalid');
  });

  it('7.2 unlocks by the token alone', async () => {
    const unlock = vi.fn(async () => {});
    const { host, page } = world({ flow: 'unlock', step: 'confirm' }, { unlock }, '?token=t1');
    const flow = run(provideUnlock(host, page), page);
    flow.send('unlock.confirmed', {});
    await settle();
    expect(unlock).toHaveBeenCalledExactlyOnceWith('t1');
    expect(flow.step()).toBe('success');
  });
});

describe('the other calls (planning and login, 4.5)', () => {
  it('7.2 requests a reset email', async () => {
    const requestPasswordReset = vi.fn(async () => {});
    const { host, page } = world({ flow: 'forgot-password', step: 'forgotPassword' }, { requestPasswordReset });
    const flow = run(provideForgotPassword(host), page);
    flow.send('email.submitted', { email });
    await settle();
    expect(requestPasswordReset).toHaveBeenCalledExactlyOnceWith(email);
    expect(flow.step()).toBe('success');
  });

  it('7.1 signs out', async () => {
    const signOut = vi.fn(async () => {});
    const { host, page } = world({ flow: 'account', step: 'signedIn' }, { signOut });
    const flow = run(provideAccount(host, page), page);
    flow.send('sign-out.requested', {});
    await settle();
    expect(signOut).toHaveBeenCalledOnce();
    expect(flow.step()).toBe('signedOut');
  });
});

describe('7.1 what a provider has written into the address', () => {
  const sent = async (route: string, search: string) => {
    const post = vi.fn(async (..._call: unknown[]) => session);
    const { host } = world(
      { flow: 'social', step: 'failed' },
      { server: { post } as unknown as LoginBoxApi['server'] },
      search,
    );
    const answer = await redeemAnswer(host, route).catch((error: ApiError) => error.errorCode);
    return {
      answer,
      call: post.mock.calls[0]?.map((part) =>
        typeof part === 'object' ? JSON.parse(JSON.stringify({ ...part, signal: undefined })) : part,
      ),
    };
  };

  it('goes to the endpoint of its kind', async () => {
    expect((await sent('social', '?code=c&state=google.s&iss=https://i.example')).call).toEqual([
      '/identity/resources/auth/v1/user/sso/{provider}/postlogin',
      {},
      { params: { provider: 'google' }, query: { code: 'c', state: 'google.s', iss: 'https://i.example' } },
    ]);
    expect((await sent('social', '?error=access_denied&state=acme-id.s')).call?.[2]).toMatchObject({
      params: { provider: 'acme-id' },
      query: { error: 'access_denied' },
    });
    expect((await sent('oidc', '?code=c&state=s')).call?.slice(0, 2)).toEqual([
      '/identity/resources/auth/v1/user/oidc/postlogin',
      { code: 'c', state: 's' },
    ]);
    expect((await sent('saml', '?SAMLResponse=r&RelayState=s')).call?.slice(0, 2)).toEqual([
      '/identity/resources/auth/v1/user/saml/postlogin',
      { SAMLResponse: 'r', RelayState: 's' },
    ]);
  });

  it.each([
    ['social', ''],
    ['social', '?code=c'],
    ['social', '?code=c&state=no-dot'],
    ['social', '?state=google.s'],
    ['oidc', '?code=c'],
    ['saml', '?RelayState=s'],
  ])('does not ask where %s has none: %s', async (route, search) => {
    const { answer, call } = await sent(route, search);
    expect([answer, call]).toEqual([route === 'social' ? 'social-failed' : 'sso-failed', undefined]);
  });
});
