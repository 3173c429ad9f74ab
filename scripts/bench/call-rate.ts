import { cpuSeconds } from './process-usage.ts';
import { workFor } from './work-for.ts';

/** Calls per CPU second of a server's process, some workers side by side for some milliseconds. */
export async function callRate(pid: number, workers: number, milliseconds: number, call: (worker: number) => Promise<unknown>): Promise<number> {
  const before = await cpuSeconds(pid);
  const done = await workFor(milliseconds, workers, call);
  return done / ((await cpuSeconds(pid)) - before);
}
