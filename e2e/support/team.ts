/** People of the first tenant, as its admin's program makes them. */
import { newAddress, newPassword, type Portico } from './start-portico.ts';
import { signInByApi } from './api.ts';

export interface TeamMember {
  id: string;
  name: string;
  email: string;
  password: string;
}

type Send = <T>(method: string, path: string, body?: unknown) => Promise<T>;

/** Calls in the name of a user. */
export async function apiOf(portico: Portico, user: { email: string; password: string }): Promise<Send> {
  const token = await signInByApi(portico, user);
  return async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const answer = await fetch(`${portico.demo.baseUrl}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path} answers ${answer.status}: ${text}`);
    return (text ? JSON.parse(text) : undefined) as T;
  };
}

/** Invited with a role, activated, and with a password. */
export async function makeMember(portico: Portico, name: string, roleKey: string): Promise<TeamMember> {
  const send = await apiOf(portico, portico.admin);
  const { items } = await send<{ items: { id: string; key: string }[] }>('GET', '/team/resources/roles/v1');
  const email = newAddress(name.toLowerCase().replace(/\W+/g, '.'));
  const password = newPassword();
  const { id } = await send<{ id: string }>('POST', '/identity/resources/users/v2', {
    email,
    name,
    provider: 'local',
    roleIds: [items.find(({ key }) => key === roleKey)!.id],
  });
  const link = new URL(await portico.inbox.link(email));
  const body = JSON.stringify({
    userId: link.searchParams.get('userId'),
    token: link.searchParams.get('token'),
    password,
  });
  const answer = await fetch(`${portico.demo.baseUrl}/identity/resources/users/v1/activate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  if (!answer.ok) throw new Error(`The activation answers ${answer.status}: ${await answer.text()}`);
  return { id, name, email, password };
}
