/** A tenant with a page full of people, and its admin's session. */
import type { Visit } from './measure-page.ts';
import type { PorticoProcess } from './portico-process.ts';

export const rowsOnPage = 20;

/** The first demo account administers a tenant; people are invited until it has a full page of them. @returns the admin's cookies */
export async function fillTenant({ baseUrl, users: [admin] }: PorticoProcess): Promise<NonNullable<Visit['cookies']>> {
  const { email, password } = admin!;
  const signIn = await post(`${baseUrl}/identity/resources/auth/v1/user`, { email, password });
  const { accessToken } = (await signIn.json()) as { accessToken: string };
  for (let number = 0; number < rowsOnPage; number++) {
    const user = { email: `person.${number}.${Date.now()}@acme.example`, name: `Person Number ${number}` };
    await post(`${baseUrl}/identity/resources/users/v2`, user, { authorization: `Bearer ${accessToken}` });
  }
  return signIn.headers.getSetCookie().map((cookie) => {
    const [pair = ''] = cookie.split(';');
    const [name = '', value = ''] = pair.split(/=(.*)/s);
    return { name, value, url: baseUrl };
  });
}

async function post(url: string, body: object, headers: Record<string, string> = {}): Promise<Response> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${answer.status} from ${url}: ${await answer.text()}`);
  return answer;
}
