/** The log on standard output: one JSON object a line in production, one line of text in development. */
import { writeSync } from 'node:fs';
import { pino, stdTimeFunctions, type Logger } from 'pino';

export interface Log {
  log: Logger;
  /** Number of lines that could not be written since the start. */
  lost(): number;
}

export interface LogOptions {
  level: string;
  /** Text format for a terminal. */
  readable?: boolean;
  /** Like `writeSync`: writes some of the bytes, or throws. Standard output by default. */
  write?: (bytes: Uint8Array) => number;
}

export function openLog({ level, readable = false, write = (bytes) => writeSync(1, bytes) }: LogOptions): Log {
  const lines = createLineWriter(write);
  const options = {
    level,
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    redact: ['req.headers.authorization', 'req.headers.cookie'],
  };
  return {
    log: pino(options, { write: (line) => lines.write(readable ? readableLine(line) : line) }),
    lost: lines.lost,
  };
}

/**
 * A line that cannot be written (disk full, reader gone, pipe full) is dropped and counted: a logging failure must not
 * end the process. A partially written line is terminated before the next one.
 */
function createLineWriter(write: (bytes: Uint8Array) => number): { write(line: string): void; lost(): number } {
  let lost = 0;
  let torn = false;
  return {
    lost: () => lost,
    write(line) {
      const bytes = Buffer.from(torn ? `\n${line}` : line);
      let written = 0;
      try {
        while (written < bytes.length) written += write(bytes.subarray(written));
        torn = false;
      } catch {
        lost += 1;
        torn ||= written > 0;
      }
    },
  };
}

const always = new Set(['level', 'time', 'pid', 'hostname', 'msg', 'err']);

/** `12:34:56 info  refused  status=401 code=unauthenticated …`, followed by the stack of an error. */
function readableLine(line: string): string {
  const entry = JSON.parse(line) as {
    level: string;
    time: string;
    msg?: string;
    err?: { stack?: string; message?: string };
  } & Record<string, unknown>;
  const details = Object.entries(entry)
    .filter(([name]) => !always.has(name))
    .map(([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`);
  const trouble = entry.err?.stack ?? entry.err?.message;
  return `${entry.time.slice(11, 19)} ${entry.level.padEnd(5)} ${[entry.msg ?? '', ...details].join('  ')}\n${trouble ? `${trouble.replaceAll(/^/gm, '    ')}\n` : ''}`;
}
