/** Calls of one user, for tests that are about the calls. */
import type { Answer } from './browser.ts';
import { callerFor } from './flows.ts';
import type { SeededUser } from './users.ts';
import type { TestServer } from './test-server.ts';

export async function jsonCaller(server: TestServer, user: SeededUser) {
  let caller = await callerFor(server, user);
  const send = async (method: string, path: string, body?: unknown): Promise<Answer> =>
    await caller.browser.send(method, path, {
      headers: { 'content-type': 'application/json', ...caller.headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  return {
    send,
    /** @throws for any answer but 200 */
    async read<T>(path: string): Promise<T> {
      const answer = await send('GET', path);
      if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${answer.text}`);
      return answer.json<T>();
    },
    /** The clock may have ended the session. */
    async signInAgain(): Promise<void> {
      caller = await callerFor(server, user);
    },
  };
}
