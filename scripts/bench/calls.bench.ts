import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '#server/db/embedded/start-embedded-postgres.ts';
import type { Bench, Row } from './bench.types.ts';
import { signedIn, type Person } from './person.ts';
import type { PorticoProcess } from './portico-process.ts';
import { cpuSeconds, requireProc } from './process-usage.ts';
import { median } from './statistics.ts';
import { workFor } from './work-for.ts';

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
    const floor = await startFloor(server);
    try {
      const measure = (pid: number, work: (worker: number) => Promise<void>) => callRate(pid, people.length, quick ? 800 : 2500, work);
      const rates: Record<string, number[]> = { floor: [] };
      // the first round only warms up
      for (let round = 0; round < (quick ? 2 : 6); round++) {
        const inRound: Record<string, number> = { floor: await measure(floor.pid, floor.call) };
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

async function callRate(pid: number, workers: number, milliseconds: number, work: (worker: number) => Promise<void>): Promise<number> {
  const before = await cpuSeconds(pid);
  const done = await workFor(milliseconds, workers, work);
  return done / ((await cpuSeconds(pid)) - before);
}

interface Floor {
  pid: number;
  call(): Promise<void>;
  stop(): Promise<void>;
}

async function startFloor(portico: PorticoProcess): Promise<Floor> {
  const engine = await startEmbeddedPostgres({ dataDir: portico.dataDir, log: console });
  const child = spawn(process.execPath, [join(import.meta.dirname, 'bare-endpoint.ts')], {
    env: { ...process.env, DATABASE_URL: engine.connectionString },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const { url } = JSON.parse(line.toString()) as { url: string };
  return {
    pid: child.pid!,
    async call() {
      const answer = await fetch(url);
      if (!answer.ok) throw new Error(`the bare endpoint answered ${answer.status}`);
      await answer.arrayBuffer();
    },
    async stop() {
      child.kill();
      await once(child, 'exit');
      await engine.stop();
    },
  };
}
