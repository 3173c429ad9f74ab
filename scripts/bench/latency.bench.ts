import { availableParallelism } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import type { Bench, Row } from './bench.types.ts';
import { addConcurrentUsers } from './concurrent-users.ts';
import { signedIn, signIn, type SignedInUser } from './signed-in-user.ts';
import type { PorticoProcess } from './portico-process.ts';
import { percentile } from './statistics.ts';
import { workFor } from './work-for.ts';

const most = 100;
/** Between two questions of one kind. Milliseconds. */
const gap = 10;
/** More than most installations ever see at once: a queue of hashes for each core. */
const concurrentUsers = 24;

const probes: Record<string, (user: SignedInUser) => Promise<void>> = {
  refresh: (user) => user.refresh(),
  me: (user) => user.get('/identity/resources/users/v2/me'),
  JWKS: (user) => user.get('/.well-known/jwks.json'),
};

interface Busy {
  signIns: number;
  /** Milliseconds of each probe. */
  taken: Record<string, number[]>;
}

/** Whether people who are signed in notice that others sign in: hashes must not hold up the rest. */
export const latencyBench: Bench = {
  name: 'latency',
  async run({ quick, portico }) {
    const server = await portico();
    const asking = server.users.at(-1)!;
    const few = server.users.slice(0, -1);
    const milliseconds = quick ? 2500 : 10_000;
    const withFew = await whileSigningIn(server, {
      asking,
      accounts: few,
      callers: availableParallelism(),
      milliseconds,
    });
    const accounts = await addConcurrentUsers(server, concurrentUsers, few[0]!);
    const withMany = await whileSigningIn(server, { asking, accounts, callers: concurrentUsers, milliseconds });
    return {
      rows: [
        ...rowsOf('as many sign in as there are cores', withFew, most),
        ...rowsOf(`${concurrentUsers} sign in`, withMany),
      ],
      raw: { milliseconds, withFew, withMany },
    };
  },
};

type Account = PorticoProcess['users'][number];

async function whileSigningIn(
  server: PorticoProcess,
  load: { asking: Account; accounts: Account[]; callers: number; milliseconds: number },
): Promise<Busy> {
  const { accounts, callers, milliseconds } = load;
  const user = await signedIn(server, load.asking);
  const taken: Busy['taken'] = {};
  const [signIns] = await Promise.all([
    workFor(milliseconds, callers, (worker) => signIn(server, accounts[worker % accounts.length]!)),
    ...Object.entries(probes).map(([kind, ask]) =>
      workFor(milliseconds, 1, () => timed((taken[kind] ??= []), () => ask(user))),
    ),
  ]);
  return { signIns, taken };
}

/** @param goal milliseconds; without one the row is informational */
function rowsOf(when: string, { taken }: Busy, goal?: number): Row[] {
  return Object.entries(taken).map(([kind, times]) => {
    const p95 = percentile(times, 0.95);
    return {
      what: `p95 of ${kind} while ${when}`,
      measured: `${p95.toFixed(0)} ms`,
      ...(goal !== undefined && { goal: `≤ ${goal} ms`, passed: p95 <= goal }),
    };
  });
}

async function timed(times: number[], ask: () => Promise<void>): Promise<void> {
  const begin = performance.now();
  await ask();
  times.push(performance.now() - begin);
  await pause(gap);
}
