import { answered } from './answered.ts';
import type { Bench, Row } from './bench.types.ts';
import { startSidecarProcess } from './sidecar-process.ts';
import { callRate, type CallRate } from './call-rate.ts';
import { databaseOf, enginePid } from './database-of.ts';
import { signedIn, type SignedInUser } from './signed-in-user.ts';
import { requireProc } from './process-usage.ts';
import { median } from './statistics.ts';

const kinds = {
  'session checks (GET /oauth/userinfo)': (user: SignedInUser) => user.get('/oauth/userinfo'),
  'the whole profile (GET users/v2/me)': (user: SignedInUser) => user.get('/identity/resources/users/v2/me'),
  'refreshes with rotation': (user: SignedInUser) => user.refresh(),
};

/** Calls per CPU second, with and without PostgreSQL's, compared with an endpoint of the same framework that reads one row and checks nothing. */
export const callsBench: Bench = {
  name: 'calls',
  async run({ quick, portico }) {
    requireProc();
    const server = await portico();
    const people = await Promise.all(server.users.map((user) => signedIn(server, user)));
    const floor = await startSidecarProcess<{ url: string }>(server, 'bare-endpoint.ts');
    const database = await databaseOf(server);
    try {
      const engine = await enginePid(database.connectionString);
      const measure = (pid: number, work: (worker: number) => Promise<unknown>) =>
        callRate({ server: pid, engine }, people.length, quick ? 800 : 2500, work);
      const rates: Record<string, CallRate[]> = { floor: [] };
      // the first round only warms up
      for (let round = 0; round < (quick ? 2 : 6); round++) {
        const inRound: Record<string, CallRate> = {
          floor: await measure(floor.pid, () => answered(fetch(floor.details.url))),
        };
        for (const [kind, call] of Object.entries(kinds))
          inRound[kind] = await measure(server.pid, (worker) => call(people[worker]!));
        if (round > 0) for (const [kind, rate] of Object.entries(inRound)) (rates[kind] ??= []).push(rate);
      }
      return {
        rows: Object.keys(kinds).flatMap((kind) => [callRow(kind, rates, 'server'), callRow(kind, rates, 'all')]),
        raw: { callsPerCpuSecond: rates },
      };
    } finally {
      await floor.stop();
      await database.stop();
    }
  },
};

function callRow(kind: string, rates: Record<string, CallRate[]>, of: keyof CallRate): Row {
  const ours = median(rates[kind]!.map((rate) => rate[of]));
  const floor = median(rates['floor']!.map((rate) => rate[of]));
  const what = of === 'all' ? `${kind}, PostgreSQL counted` : `${kind}, compared to a bare one-row endpoint`;
  return { what, measured: `${ours.toFixed(0)} per CPU second`, floor: floor.toFixed(0), ratio: ours / floor };
}
