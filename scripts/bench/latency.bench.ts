import { availableParallelism } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import type { Bench } from './bench.types.ts';
import { signedIn, signIn } from './person.ts';
import { percentile } from './statistics.ts';
import { workFor } from './work-for.ts';

const most = 100;
/** Between two questions of one kind. Milliseconds. */
const gap = 10;

/** Whether people who are signed in notice that others sign in: hashes must not hold up the rest. */
export const latencyBench: Bench = {
  name: 'latency',
  async run({ quick, portico }) {
    const server = await portico();
    const person = await signedIn(server, server.users.at(-1)!);
    const probes: Record<string, () => Promise<void>> = {
      refresh: () => person.refresh(),
      me: () => person.get('/identity/resources/users/v2/me'),
      JWKS: () => person.get('/.well-known/jwks.json'),
    };
    const taken: Record<string, number[]> = {};
    const milliseconds = quick ? 2500 : 10_000;
    const load = workFor(milliseconds, availableParallelism(), async (worker) =>
      signIn(server, server.users[worker % (server.users.length - 1)]!),
    );
    const asked = Object.entries(probes).map(([kind, ask]) =>
      workFor(milliseconds, 1, () => timed((taken[kind] ??= []), ask)),
    );
    const [signIns] = await Promise.all([load, ...asked]);
    const rows = Object.entries(taken).map(([kind, times]) => {
      const p95 = percentile(times, 0.95);
      return {
        what: `p95 of ${kind} while as many sign in as there are cores`,
        measured: `${p95.toFixed(0)} ms`,
        goal: `≤ ${most} ms`,
        met: p95 <= most,
      };
    });
    return { rows, raw: { signIns, milliseconds, taken } };
  },
};

async function timed(times: number[], ask: () => Promise<void>): Promise<void> {
  const begin = performance.now();
  await ask();
  times.push(performance.now() - begin);
  await pause(gap);
}
