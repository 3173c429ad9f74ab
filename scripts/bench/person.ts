/** What one signed-in person's client does, over HTTP. */
import type { PorticoProcess } from './portico-process.ts';

export interface Person {
  refresh(): Promise<void>;
  /** A call with the access token. */
  get(path: string): Promise<void>;
}

type Account = PorticoProcess['users'][number];

/** @returns the answer of a good sign-in; @throws Error for any other */
export async function signIn(portico: PorticoProcess, { email, password }: Account): Promise<Response> {
  return await expectGood(post(`${portico.baseUrl}/identity/resources/auth/v1/user`, { email, password }));
}

export async function signedIn(portico: PorticoProcess, account: Account): Promise<Person> {
  const answer = await signIn(portico, account);
  let cookie = cookiesOf(answer);
  const { accessToken } = (await answer.json()) as { accessToken: string };
  return {
    async refresh() {
      const refreshed = await expectGood(post(`${portico.baseUrl}/identity/resources/auth/v1/user/token/refresh`, {}, { cookie }));
      cookie = cookiesOf(refreshed);
      await refreshed.arrayBuffer();
    },
    async get(path) {
      await (await expectGood(fetch(portico.baseUrl + path, { headers: { authorization: `Bearer ${accessToken}` } }))).arrayBuffer();
    },
  };
}

function post(url: string, body: object, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(url, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) });
}

async function expectGood(asked: Promise<Response>): Promise<Response> {
  const answer = await asked;
  if (!answer.ok) throw new Error(`${answer.status} from ${answer.url}: ${await answer.text()}`);
  return answer;
}

function cookiesOf(answer: Response): string {
  return answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0]!).join('; ');
}
