import { answered } from './answered.ts';
import type { Bench, Row } from './bench.types.ts';
import { startBeside } from './beside-process.ts';
import { callRate } from './call-rate.ts';
import { signedIn, type Person } from './person.ts';
import { requireProc } from './process-usage.ts';
import { median } from './statistics.ts';

const kinds = {
  'session checks (GET /oauth/userinfo)': (person: Person) => person.get('/oauth/userinfo'),
  'the whole profile (GET users/v2/me)': (person: Person) => person.get('/identity/resources/users/v2/me'),
  'refreshes with rotation': (person: Person) => person.refresh(),
};

/** Calls per CPU second of the server process, beside an endpoint of the same framework that asks one row and checks nothing. */
export const callsBench: Bench = {
  name: 'calls',
  async run({ quick, portico }) {
    requireProc();
    const server = await portico();
    const people = await Promise.all(server.users.map((user) => signedIn(server, user)));
    const floor = await startBeside<{ url: string }>(server, 'bare-endpoint.ts');
    try {
      const measure = (pid: number, work: (worker: number) => Promise<unknown>) => callRate(pid, people.length, quick ? 800 : 2500, work);
      const rates: Record<string, number[]> = { floor: [] };
      // the first round only warms up
      for (let round = 0; round < (quick ? 2 : 6); round++) {
        const inRound: Record<string, number> = { floor: await measure(floor.pid, () => answered(fetch(floor.facts.url))) };
        for (const [kind, call] of Object.entries(kinds)) inRound[kind] = await measure(server.pid, (worker) => call(people[worker]!));
        if (round > 0) for (const [kind, rate] of Object.entries(inRound)) (rates[kind] ??= []).push(rate);
      }
      return { rows: Object.keys(kinds).map((kind) => callRow(kind, rates)), raw: { callsPerCpuSecond: rates } };
    } finally {
      await floor.stop();
    }
  },
};

function callRow(kind: string, rates: Record<string, number[]>): Row {
  const ours = median(rates[kind]!);
  const floor = median(rates['floor']!);
  return { what: `${kind}, beside a bare one-row endpoint`, measured: `${ours.toFixed(0)} per CPU second`, floor: floor.toFixed(0), ratio: ours / floor };
}
