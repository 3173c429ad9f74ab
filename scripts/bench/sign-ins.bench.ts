import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Bench } from './bench.types.ts';
import { signIn } from './person.ts';
import type { PorticoProcess } from './portico-process.ts';
import { cpuSeconds, requireProc } from './process-usage.ts';
import { median } from './statistics.ts';
import { workFor } from './work-for.ts';

const run = promisify(execFile);
const goal = 0.75;

/** Password sign-ins beside the bare hash: how much of the processor goes into anything but argon2id. */
export const signInsBench: Bench = {
  name: 'sign-ins',
  async run({ quick, portico }) {
    requireProc();
    const server = await portico();
    // until the server's code has been compiled for what it does most
    await signInRate(server, quick ? 1500 : 6000);
    const bare: number[] = [];
    const ours: number[] = [];
    for (let round = 0; round < (quick ? 1 : 5); round++) {
      bare.push(await bareRate(quick ? 1500 : 3000));
      ours.push(await signInRate(server, quick ? 1500 : 4000));
    }
    const ratio = median(ours) / median(bare);
    const measured = `${median(ours).toFixed(1)} per CPU second`;
    const row = {
      what: 'password sign-ins, beside bare argon2id',
      measured,
      floor: median(bare).toFixed(1),
      ratio,
      goal: `≥ ${goal}`,
      met: ratio >= goal,
    };
    return { rows: [row], raw: { signInsPerCpuSecond: ours, hashesPerCpuSecond: bare } };
  },
};

/** As many at once as there are accounts, one after the other on each. */
async function signInRate(portico: PorticoProcess, milliseconds: number): Promise<number> {
  const before = await cpuSeconds(portico.pid);
  const done = await workFor(milliseconds, portico.users.length, (worker) => signIn(portico, portico.users[worker]!));
  return done / ((await cpuSeconds(portico.pid)) - before);
}

/** In a process of its own, so that nothing else is counted. */
async function bareRate(milliseconds: number): Promise<number> {
  const { stdout } = await run(process.execPath, [join(import.meta.dirname, 'bare-hashes.ts'), String(milliseconds)]);
  return (JSON.parse(stdout) as { perCpuSecond: number }).perCpuSecond;
}
