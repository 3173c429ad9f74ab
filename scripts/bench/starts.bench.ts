import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startEmbeddedPostgres } from '#server/db/embedded/start-embedded-postgres.ts';
import type { Bench, Row } from './bench.types.ts';
import { startPortico, type PorticoProcess } from './portico-process.ts';
import { requireProc, residentBytes, treeBytes } from './process-usage.ts';
import { median } from './statistics.ts';

const megabyte = 1024 * 1024;
/** The engine's own background work has calmed down by then. Milliseconds. */
const settling = 5000;

/** How long `npm start` takes without the download and the build, and what it then holds. */
export const startsBench: Bench = {
  name: 'starts',
  async run({ quick, folder }) {
    const dataDir = join(folder, 'starts');
    const fresh = await startSeconds(dataDir);
    const later: number[] = [];
    for (let round = 0; round < (quick ? 1 : 3); round++) later.push(await startSeconds(dataDir));
    const portico = await startPortico(dataDir);
    try {
      await pause(quick ? 1000 : settling);
      const memory = await memoryOf(portico);
      const rows: Row[] = [
        secondsRow('start on a fresh data folder', fresh, 10),
        secondsRow('start on its data', median(later), 3),
        megabyteRow('memory, server at rest (resident)', memory.server, 200),
        megabyteRow('memory, embedded PostgreSQL (shared pages once)', memory.postgres, 60),
      ];
      return { rows, raw: { fresh, later, memory } };
    } finally {
      await portico.stop();
    }
  },
};

async function startSeconds(dataDir: string): Promise<number> {
  const portico = await startPortico(dataDir);
  await portico.stop();
  return portico.startSeconds;
}

async function memoryOf(portico: PorticoProcess): Promise<{ server: number; postgres: number }> {
  requireProc();
  const engine = await startEmbeddedPostgres({ dataDir: portico.dataDir, log: console });
  try {
    return { server: await residentBytes(portico.pid), postgres: await treeBytes(engine.pid) };
  } finally {
    await engine.stop();
  }
}

function secondsRow(what: string, seconds: number, most: number): Row {
  return { what, measured: `${seconds.toFixed(2)} s`, goal: `≤ ${most} s`, passed: seconds <= most };
}

function megabyteRow(what: string, bytes: number, most: number): Row {
  return {
    what,
    measured: `${Math.round(bytes / megabyte)} MB`,
    goal: `≤ ${most} MB`,
    passed: bytes <= most * megabyte,
  };
}
