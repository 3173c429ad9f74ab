/** What one signed-in user's client does, over HTTP. */
import { answered, type Answered } from './answered.ts';
import type { PorticoProcess } from './portico-process.ts';

export interface SignedInUser {
  refresh(): Promise<void>;
  /** A call with the access token. */
  get(path: string): Promise<void>;
}

type Account = PorticoProcess['users'][number];

/** @returns the answer of a good sign-in; @throws Error for any other */
export async function signIn(portico: PorticoProcess, { email, password }: Account): Promise<Answered> {
  return await answered(post(`${portico.baseUrl}/identity/resources/auth/v1/user`, { email, password }));
}

export async function signedIn(portico: PorticoProcess, account: Account): Promise<SignedInUser> {
  const session = await signIn(portico, account);
  let { cookie } = session;
  const { accessToken } = session.json<{ accessToken: string }>();
  return {
    async refresh() {
      ({ cookie } = await answered(
        post(`${portico.baseUrl}/identity/resources/auth/v1/user/token/refresh`, {}, { cookie }),
      ));
    },
    async get(path) {
      await answered(fetch(portico.baseUrl + path, { headers: { authorization: `Bearer ${accessToken}` } }));
    },
  };
}

function post(url: string, body: object, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}
