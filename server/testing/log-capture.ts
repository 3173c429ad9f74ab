import { pino, type Logger } from 'pino';

export interface LogCapture {
  log: Logger;
  /** All that was written, as text. */
  text(): string;
}

/** A log captured in memory, down to the lowest level. */
export function captureLog(): LogCapture {
  const lines: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
  return { log, text: () => lines.join('') };
}
