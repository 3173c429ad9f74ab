/** A separate server process for comparison, on Portico's PostgreSQL engine. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { databaseOf } from './database-of.ts';
import type { PorticoProcess } from './portico-process.ts';

export interface SidecarProcess<Details> {
  pid: number;
  /** What the program printed once it listened. */
  details: Details;
  stop(): Promise<void>;
}

/**
 * @param program relative to this folder; prints a line with an object in JSON when it listens, and finds the database in DATABASE_URL
 * @throws Error when the program ends before that
 */
export async function startSidecarProcess<Details>(
  portico: PorticoProcess,
  program: string,
  environment: Record<string, string> = {},
): Promise<SidecarProcess<Details>> {
  const engine = await databaseOf(portico);
  const child = spawn(process.execPath, [join(import.meta.dirname, program)], {
    env: { ...process.env, ...environment, DATABASE_URL: engine.connectionString },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = async (): Promise<void> => {
    if (child.exitCode === null) {
      child.kill();
      await once(child, 'exit');
    }
    await engine.stop();
  };
  try {
    const line = await firstObject(child.stdout);
    if (line === undefined) throw new Error(`${program} ended before it listened`);
    return { pid: child.pid!, details: JSON.parse(line) as Details, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Libraries print their messages before it. Later output is drained, so that a full pipe does not block the writer. */
async function firstObject(output: Readable): Promise<string | undefined> {
  const lines = createInterface(output);
  return await new Promise((resolve) => {
    lines.on('line', (line) => line.startsWith('{') && resolve(line));
    lines.on('close', () => resolve(undefined));
  });
}
