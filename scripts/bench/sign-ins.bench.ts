import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Bench, Row } from './bench.types.ts';
import { callRate, type CallRate } from './call-rate.ts';
import { databaseOf, enginePid } from './database-of.ts';
import { signIn } from './signed-in-user.ts';
import { requireProc } from './process-usage.ts';
import { median } from './statistics.ts';

const run = promisify(execFile);
const goal = 0.75;

/** Password sign-ins compared with hashing alone: the share of CPU time that is not argon2id. */
export const signInsBench: Bench = {
  name: 'sign-ins',
  async run({ quick, portico }) {
    requireProc();
    const server = await portico();
    const database = await databaseOf(server);
    try {
      const engine = await enginePid(database.connectionString);
      // as many at once as there are accounts, one after the other on each
      const measure = (milliseconds: number) =>
        callRate({ server: server.pid, engine }, server.users.length, milliseconds, (worker) =>
          signIn(server, server.users[worker]!),
        );
      // until the server's code has been compiled for what it does most
      await measure(quick ? 1500 : 6000);
      const bare: number[] = [];
      const ours: CallRate[] = [];
      for (let round = 0; round < (quick ? 1 : 5); round++) {
        bare.push(await bareRate(quick ? 1500 : 3000));
        ours.push(await measure(quick ? 1500 : 4000));
      }
      return { rows: rowsOf(ours, bare), raw: { signInsPerCpuSecond: ours, hashesPerCpuSecond: bare } };
    } finally {
      await database.stop();
    }
  },
};

/** The goal is for the server's own CPU time. */
function rowsOf(ours: CallRate[], bare: number[]): Row[] {
  const row = (what: string, of: keyof CallRate) => {
    const rate = median(ours.map((each) => each[of]));
    const ratio = rate / median(bare);
    return { what, measured: `${rate.toFixed(1)} per CPU second`, floor: median(bare).toFixed(1), ratio };
  };
  const own = row('password sign-ins, compared to bare argon2id', 'server');
  return [
    { ...own, goal: `≥ ${goal}`, passed: own.ratio >= goal },
    row('password sign-ins, compared to bare argon2id, PostgreSQL counted', 'all'),
  ];
}

/** In a process of its own, so that nothing else is counted. */
async function bareRate(milliseconds: number): Promise<number> {
  const { stdout } = await run(process.execPath, [join(import.meta.dirname, 'bare-hashes.ts'), String(milliseconds)]);
  return (JSON.parse(stdout) as { perCpuSecond: number }).perCpuSecond;
}
