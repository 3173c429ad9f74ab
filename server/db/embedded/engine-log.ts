import { copyFile, open, readFile, stat, truncate } from 'node:fs/promises';

/** Log of the supervisor; compatible with a pino logger. */
export interface EngineLog {
  info(message: string): void;
  warn(message: string): void;
}

const largestBytes = 2 * 1024 * 1024;
const pollEveryMs = 10 * 60 * 1000;

/**
 * Opens PostgreSQL's log for appending. The file descriptor is passed to the server as its standard error.
 *
 * @returns the offset at which this run begins, to read only its output
 */
export async function openEngineLog(path: string): Promise<{ file: Awaited<ReturnType<typeof open>>; begin: number }> {
  await rotate(path);
  const file = await open(path, 'a', 0o600);
  return { file, begin: (await file.stat()).size };
}

/** Last lines that the server wrote since `begin`. */
export async function readEngineLog(path: string, begin: number): Promise<string> {
  const text = (await readFile(path)).subarray(begin).toString('utf8').trim();
  return text.split('\n').slice(-15).join('\n');
}

/** Rotates the log while the server runs, to keep two files of about 2 MB. */
export function rotateEngineLog(path: string): { stop(): void } {
  const timer = setInterval(() => void rotate(path), pollEveryMs).unref();
  return { stop: () => clearInterval(timer) };
}

/** PostgreSQL keeps the file open for appending, so the contents are copied and the file is truncated. */
async function rotate(path: string): Promise<void> {
  const found = await stat(path).catch(() => undefined);
  if (!found || found.size < largestBytes) return;
  await copyFile(path, `${path}.1`);
  await truncate(path);
}
