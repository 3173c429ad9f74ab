/** Calls of the API by a user, as another program would make them. */
import type { Portico } from './start-portico.ts';

/** @returns a bearer token */
export async function signInByApi(
  { demo }: Portico,
  { email, password }: { email: string; password: string },
): Promise<string> {
  const answer = await fetch(`${demo.baseUrl}/identity/resources/auth/v1/user`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  if (!answer.ok) throw new Error(`Sign-in answers ${answer.status}: ${await answer.text()}`);
  return ((await answer.json()) as { accessToken: string }).accessToken;
}

/** Invites as the admin of the first tenant. */
export async function invite(portico: Portico, email: string, name?: string): Promise<void> {
  const token = await signInByApi(portico, portico.admin);
  const answer = await fetch(`${portico.demo.baseUrl}/identity/resources/users/v2`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ email, name }),
  });
  if (!answer.ok) throw new Error(`The invitation answers ${answer.status}: ${await answer.text()}`);
}
