import { join } from 'node:path';
import type { Bench, Row } from './bench.types.ts';
import { callRate } from './call-rate.ts';
import { comparePlansRow } from './compare-plans.ts';
import { databaseOf, enginePid } from './database-of.ts';
import { fillManyTenants, manyTenants } from './many-tenants.ts';
import { signedIn, signIn, type SignedInUser } from './signed-in-user.ts';
import { startPortico, type PorticoProcess } from './portico-process.ts';
import { requireProc } from './process-usage.ts';
import { median } from './statistics.ts';

/** Cost of a call of a small tenant among thousands of tenants, relative to its cost as the only tenant. */
const most = 1.3;

type Calls = Record<string, (worker: number) => Promise<unknown>>;

/**
 * What calls of a small tenant cost in CPU time, PostgreSQL's among it, before and after thousands of other tenants are there; and a command
 * that looks at all of them.
 */
export const installationBench: Bench = {
  name: 'installation',
  async run({ quick, folder }) {
    requireProc();
    const server = await startPortico(join(folder, 'installation'));
    const database = await databaseOf(server);
    try {
      const engine = await enginePid(database.connectionString);
      const calls = callsOf(server, await Promise.all(server.users.map((user) => signedIn(server, user))));
      const measure = () => costs(server, engine, calls, quick);
      // until the server's code is compiled and each connection has its plans
      await measure();
      const alone = await measure();
      await fillManyTenants(server);
      // plans are made again for the tables as they are now
      await costs(server, engine, calls, true);
      const among = await measure();
      const plans = await comparePlansRow(server, folder, quick);
      return {
        rows: [...Object.keys(calls).map((name) => rowOf(name, among[name]!, alone[name]!)), plans],
        raw: { millisecondsOfCpuPerCall: { alone, among } },
      };
    } finally {
      await database.stop();
      await server.stop();
    }
  },
};

function callsOf(server: PorticoProcess, people: SignedInUser[]): Calls {
  return {
    'session check': (worker) => people[worker]!.get('/oauth/userinfo'),
    profile: (worker) => people[worker]!.get('/identity/resources/users/v2/me'),
    refresh: (worker) => people[worker]!.refresh(),
    // the first account administers its tenant
    'list of users': () => people[0]!.get('/identity/resources/users/v2?_limit=20'),
    'sign-in': (worker) => signIn(server, server.users[worker]!),
  };
}

/** @returns milliseconds of CPU time per call, each kind as often as the others, round by round */
async function costs(
  { pid, users }: PorticoProcess,
  engine: number,
  calls: Calls,
  quick: boolean,
): Promise<Record<string, number>> {
  const seen: Record<string, number[]> = {};
  for (let round = 0; round < (quick ? 1 : 4); round++) {
    for (const [name, call] of Object.entries(calls)) {
      const { all } = await callRate({ server: pid, engine }, users.length, quick ? 800 : 2000, call);
      (seen[name] ??= []).push(1000 / all);
    }
  }
  return Object.fromEntries(Object.entries(seen).map(([name, values]) => [name, median(values)]));
}

function rowOf(name: string, among: number, alone: number): Row {
  const ratio = among / alone;
  const tenants = manyTenants.tenants.toLocaleString('en-US');
  return {
    what: `CPU of a ${name} among ${tenants} tenants of ${manyTenants.people}, compared to an empty installation`,
    measured: `${among.toFixed(2)} ms`,
    floor: alone.toFixed(2),
    ratio,
    goal: `≤ ${most}x`,
    passed: ratio <= most,
  };
}
