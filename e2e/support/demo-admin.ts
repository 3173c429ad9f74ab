/** Calls of an admin to a server that runs as a process of its own. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DemoFile } from '#server/testing/start-server.ts';

export interface DemoAdmin {
  baseUrl: string;
  /** `json` is `undefined` for an answer without a body. */
  call(method: string, path: string, body?: unknown): Promise<{ status: number; json: never }>;
  get<T>(path: string): Promise<T>;
}

/** Signs in as the first user of the demo data in a data folder. */
export async function signInAsDemoAdmin(dataDir: string): Promise<DemoAdmin> {
  const { baseUrl, users } = JSON.parse(await readFile(join(dataDir, 'demo.json'), 'utf8')) as DemoFile;
  const send = async (method: string, path: string, body?: unknown, token?: string) => {
    const answer = await fetch(`${baseUrl}${path}`, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    return { status: answer.status, json: (text ? JSON.parse(text) : undefined) as never };
  };
  const { email, password } = users[0]!;
  const { json } = await send('POST', '/identity/resources/auth/v1/user', { email, password });
  const { accessToken } = json as { accessToken: string };
  const call: DemoAdmin['call'] = (method, path, body) => send(method, path, body, accessToken);
  return { baseUrl, call, get: async <T>(path: string): Promise<T> => (await call('GET', path)).json };
}
