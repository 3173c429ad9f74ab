/**
 * `npm run bench`: measures speed, memory and sizes, and prints them with their floors and goals. Names as arguments
 * choose benches, `--quick` takes fewer rounds. Every value goes to `.cache/bench.json`. A missed goal is marked and fails
 * nothing: times depend on the machine, and only ratios within one run are comparable.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Bench, BenchResult, Row } from './bench/bench.types.ts';
import { accountsBench } from './bench/accounts.bench.ts';
import { auditsBench } from './bench/audits.bench.ts';
import { callsBench } from './bench/calls.bench.ts';
import { embeddedBoxBench } from './bench/embedded-box.bench.ts';
import { hostedPageBench } from './bench/hosted-page.bench.ts';
import { installationBench } from './bench/installation.bench.ts';
import { latencyBench } from './bench/latency.bench.ts';
import { startPortico, type PorticoProcess } from './bench/portico-process.ts';
import { mountingBench } from './bench/mounting.bench.ts';
import { peersBench } from './bench/peers.bench.ts';
import { peopleBench } from './bench/people.bench.ts';
import { policiesBench } from './bench/policies.bench.ts';
import { portalBench } from './bench/portal.bench.ts';
import { portalPagesBench } from './bench/portal-pages.bench.ts';
import { scimBench } from './bench/scim.bench.ts';
import { signInsBench } from './bench/sign-ins.bench.ts';
import { sizesBench } from './bench/sizes.bench.ts';
import { ssoBench } from './bench/sso.bench.ts';
import { startsBench } from './bench/starts.bench.ts';
import { tableBench } from './bench/table.bench.ts';
import { usageBench } from './bench/usage.bench.ts';
import { table } from './bench/table.ts';
import { root, setUp } from './lib/set-up.mjs';

const benches: Bench[] = [
  hostedPageBench,
  embeddedBoxBench,
  portalBench,
  portalPagesBench,
  tableBench,
  mountingBench,
  signInsBench,
  callsBench,
  installationBench,
  peersBench,
  latencyBench,
  peopleBench,
  accountsBench,
  auditsBench,
  policiesBench,
  ssoBench,
  scimBench,
  usageBench,
  startsBench,
  sizesBench,
];

/** Other processes that wait for a core before the first bench. 0 if the system has no load average. */
const loadBefore = loadavg()[0] ?? 0;
const { values, positionals } = parseArgs({
  options: { quick: { type: 'boolean', default: false } },
  allowPositionals: true,
});
await setUp();
await runBenches(chosen(positionals), values.quick);

/** Benches by name; all when none is named. */
function chosen(names: string[]): Bench[] {
  const unknown = names.filter((name) => !benches.some((bench) => bench.name === name));
  if (unknown.length > 0)
    throw new Error(
      `No bench is called ${unknown.join(', ')}. There are: ${benches.map((bench) => bench.name).join(', ')}.`,
    );
  return names.length === 0 ? benches : benches.filter((bench) => names.includes(bench.name));
}

async function runBenches(wanted: Bench[], quick: boolean): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'portico-bench-'));
  let shared: Promise<PorticoProcess> | undefined;
  const portico = () => (shared ??= startPortico(join(folder, 'data')));
  const results: Record<string, BenchResult> = {};
  try {
    for (const bench of wanted) {
      process.stderr.write(`${bench.name} …\n`);
      results[bench.name] = await bench.run({ quick, folder, portico }).catch((error: unknown) => failed(bench, error));
    }
  } finally {
    await (await shared?.catch(() => undefined))?.stop();
    await rm(folder, { recursive: true, force: true });
  }
  const machine = {
    processor: cpus()[0]?.model ?? 'unknown',
    cores: availableParallelism(),
    loadBefore,
    node: process.version,
    platform: process.platform,
  };
  await keep({ at: new Date().toISOString(), quick, machine, results });
  console.log(
    `\n${table(Object.values(results).flatMap(({ rows }) => rows))}\n\n${machine.cores} cores, ${machine.processor}, Node ${machine.node}. Every value: .cache/bench.json`,
  );
  if (loadBefore > machine.cores / 2)
    console.log(
      `The machine was busy with other things (load ${loadBefore.toFixed(1)}): measure again when it is not.`,
    );
}

/** One that cannot run says so in its line, and the others continue. */
function failed(bench: Bench, error: unknown): BenchResult {
  const reason = error instanceof Error ? error.message : String(error);
  const row: Row = { what: bench.name, measured: `not measured: ${reason.split('\n')[0]}`, passed: false };
  return { rows: [row], raw: { error: error instanceof Error ? (error.stack ?? reason) : reason } };
}

async function keep(record: object): Promise<void> {
  await mkdir(join(root, '.cache'), { recursive: true });
  await writeFile(join(root, '.cache', 'bench.json'), `${JSON.stringify(record, null, 2)}\n`);
}
