/** Calls of lists, timed for an admin. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Row } from './bench.types.ts';
import type { PorticoProcess } from './portico-process.ts';
import { percentile } from './statistics.ts';

/** p95 of a list or a search. Milliseconds. */
const most = 150;

/** @param body of a POST; @throws Error unless the answer is a success */
export type Ask = (path: string, body?: object) => Promise<Response>;

/** The first demo account administers the tenant that a bench fills. */
export async function adminOf({ users, baseUrl }: PorticoProcess): Promise<{ ask: Ask; tenantId: string }> {
  const [admin] = users;
  const answer = await fetch(`${baseUrl}/identity/resources/auth/v1/user`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: admin!.email, password: admin!.password }),
  });
  const { accessToken } = (await answer.json()) as { accessToken: string };
  const { tenantId } = JSON.parse(Buffer.from(accessToken.split('.')[1]!, 'base64url').toString()) as {
    tenantId: string;
  };
  const ask: Ask = async (path, body) => {
    const headers = { authorization: `Bearer ${accessToken}`, ...(body && { 'content-type': 'application/json' }) };
    const response = await fetch(baseUrl + path, {
      headers,
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${response.status} from ${path}: ${await response.text()}`);
    return response;
  };
  return { ask, tenantId };
}

/**
 * Each call as often as the others, one after the other.
 *
 * @param calls paths by the name of their line
 * @returns by name, milliseconds
 */
export async function timeInTurn(
  ask: Ask,
  calls: Record<string, string>,
  rounds: number,
): Promise<Record<string, number[]>> {
  const times = Object.keys(calls).map((name): [string, number[]] => [name, []]);
  for (let round = -2; round < rounds; round++) {
    for (const [name, taken] of times) {
      const begin = performance.now();
      await (await ask(calls[name]!)).arrayBuffer();
      if (round >= 0) taken.push(performance.now() - begin);
      await pause(5);
    }
  }
  return Object.fromEntries(times);
}

/** @param where what the lists are of */
export function rowsOf(where: string, times: Record<string, number[]>): Row[] {
  return Object.entries(times).map(([name, taken]) => {
    const p95 = percentile(taken, 0.95);
    return {
      what: `${where}, p95: ${name}`,
      measured: `${p95.toFixed(0)} ms`,
      goal: `≤ ${most} ms`,
      passed: p95 <= most,
    };
  });
}
