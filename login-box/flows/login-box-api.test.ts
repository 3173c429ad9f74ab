import { describe, expect, it } from 'vitest';
import { createApi } from '#shared/api/api.ts';
import type { SendRequest } from '#shared/api/send.types.ts';
import type { PorticoContract } from '#shared/contract/index.ts';
import { noAnswer, refusal } from '#login-box/testing/flow-test-kit.ts';
import { createLoginBoxApi, type LoginBoxApi } from './login-box-api.ts';

function apiThat(respond: (request: SendRequest) => unknown) {
  const requests: SendRequest[] = [];
  const send = async <T>(request: SendRequest): Promise<T> => {
    requests.push(request);
    const answer = respond(request);
    if (answer instanceof Error) throw answer;
    return answer as T;
  };
  return { api: createLoginBoxApi(createApi<PorticoContract>(send)), requests };
}

const link = { userId: 'u1', token: 't1' };
const email = 'a@b.example';
const typed = { email, password: 'p' };
const chosen = { ...link, password: 'p' };
const pending = { state: 's', token: 't' };
const users = '/identity/resources/users/v1';

/** What is asked, and the method, path and body or query that leave for it. */
const calls: [string, (api: LoginBoxApi) => Promise<unknown>, SendRequest['method'], string, unknown?][] = [
  ['7.1 signs in', (api) => api.signIn(typed), 'POST', '/identity/resources/auth/v1/user', typed],
  ['7.1 finishes', (api) => api.finishAuthorization(pending), 'POST', '/oauth/postlogin', pending],
  ['7.1 signs out', (api) => api.signOut(), 'POST', '/identity/resources/auth/v1/logout'],
  ['7.2 signs up', (api) => api.signUp(typed), 'POST', `${users}/signUp`, typed],
  ['7.2 looks at a link', (api) => api.activationStrategy(link), 'GET', `${users}/activate/strategy`, link],
  ['7.2 activates', (api) => api.activate(chosen), 'POST', `${users}/activate`, chosen],
  [
    '7.2 sends the activation again',
    (api) => api.resendActivation(email),
    'POST',
    `${users}/activate/reset`,
    { email },
  ],
  ['7.2 asks for a reset', (api) => api.requestPasswordReset(email), 'POST', `${users}/passwords/reset`, { email }],
  ['7.2 resets', (api) => api.resetPassword(chosen), 'POST', `${users}/passwords/reset/verify`, chosen],
  ['7.2 accepts', (api) => api.acceptInvitation(link), 'POST', `${users}/invitation/accept`, link],
  ['7.2 unlocks', (api) => api.unlock('t1'), 'POST', '/identity/resources/users/v3/me/unlock', { token: 't1' }],
];

describe('createLoginBoxApi (planning and login, 7.1 and 7.2)', () => {
  it.each(calls)('%s by the contract’s route', async (_, ask, method, path, content) => {
    const { api, requests } = apiThat(() => ({}));
    await ask(api);
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({ method, path });
    expect(requests[0]?.body ?? requests[0]?.query).toEqual(content);
  });

  it('8 gives every call an end', async () => {
    const { api, requests } = apiThat(() => ({}));
    for (const [, ask] of calls) await ask(api);
    expect(requests.filter(({ signal }) => !(signal instanceof AbortSignal))).toEqual([]);
  });

  it('7.4 reads the public auth strategy', async () => {
    const { api } = apiThat(() => ({ authStrategy: 'EmailAndPassword' }));
    expect(await api.authStrategy()).toBe('EmailAndPassword');
  });
});

describe('findSso (planning and login, 4.2)', () => {
  it('gives the address that was found', async () => {
    const { api } = apiThat(() => ({ address: 'https://idp.example', idpType: 'saml' }));
    expect(await api.findSso('a@b.example')).toEqual({ address: 'https://idp.example', idpType: 'saml' });
  });

  it.each([
    refusal('sso-not-found'),
    refusal('invalid-request'),
    refusal('too-many-requests'),
    refusal('server-busy'),
    noAnswer(),
  ])('8 takes a question that fails for "no single sign-on" (%s)', async (error) => {
    const { api } = apiThat(() => error);
    expect(await api.findSso('a@b.example')).toBeUndefined();
  });

  it('takes an answer without an address for "no single sign-on"', async () => {
    const { api } = apiThat(() => ({}));
    expect(await api.findSso('a@b.example')).toBeUndefined();
  });
});
