import { cpuSeconds, treeCpuSeconds } from './process-usage.ts';
import { workFor } from './work-for.ts';

/** Processes that a call keeps busy. */
export interface Workers {
  server: number;
  /** Parent of all processes of PostgreSQL. */
  engine: number;
}

/** Calls per CPU second. */
export interface CallRate {
  /** Of the server's process alone. */
  server: number;
  /** Of the server's and of PostgreSQL's: what a call costs. */
  all: number;
}

/** Runs several callers in parallel for some milliseconds, with no other load on the engine. */
export async function callRate(
  { server, engine }: Workers,
  callers: number,
  milliseconds: number,
  call: (worker: number) => Promise<unknown>,
): Promise<CallRate> {
  const before = [await cpuSeconds(server), await treeCpuSeconds(engine)] as const;
  const done = await workFor(milliseconds, callers, call);
  const own = (await cpuSeconds(server)) - before[0];
  return { server: done / own, all: done / (own + (await treeCpuSeconds(engine)) - before[1]) };
}
