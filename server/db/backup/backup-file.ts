/**
 * Backup file format: lines of text, compressed with gzip. A line that begins with `#` is metadata (the header, a table
 * and its columns, the trailer); every other line is a row as JSON. The trailer holds the number of rows per table and
 * a digest of all lines before it, so that a truncated or modified file is detected without a database.
 */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { StringDecoder } from 'node:string_decoder';
import { createGunzip } from 'node:zlib';
import { z } from 'zod';
import { StartError } from '#server/lib/start-error.ts';

const Header = z.object({
  format: z.literal('portico-backup'),
  version: z.literal(1),
  /** When the snapshot was taken, ISO 8601. */
  createdAt: z.string(),
  /** Migrations applied to the database, in order. */
  migrations: z.array(z.string()).min(1),
});
const TableHead = z.object({ table: z.string(), columns: z.array(z.string()).min(1) });
const End = z.object({
  /** Rows by table. */
  rows: z.record(z.string(), z.number().int().min(0)),
  /** Last value of each sequence in use; text, since it may exceed the range of a number. */
  sequences: z.record(z.string(), z.string()),
  /** SHA-256 in hex of all lines before this one. */
  sha256: z.string(),
});

export type BackupHeader = z.infer<typeof Header>;
export type BackupTable = z.infer<typeof TableHead>;
export type BackupEnd = z.infer<typeof End>;

/** One parsed line. Rows are JSON text, unparsed. */
export type BackupLine =
  | { kind: 'header'; header: BackupHeader }
  | { kind: 'table'; table: BackupTable }
  | { kind: 'row'; row: string }
  | { kind: 'end'; end: BackupEnd };

export interface BackupSummary {
  header: BackupHeader;
  end: BackupEnd;
}

/** Formats lines and keeps a running digest of them. */
export function createBackupWriter() {
  const hash = createHash('sha256');
  const line = (text: string): string => {
    const whole = `${text}\n`;
    hash.update(whole);
    return whole;
  };
  return {
    header: (header: BackupHeader) => line(`#${JSON.stringify(header)}`),
    table: (table: BackupTable) => line(`#${JSON.stringify(table)}`),
    /** A line break outside a JSON string is insignificant, and inside one it is escaped. */
    row: (json: string) => line(json.replaceAll('\n', ' ')),
    end: (end: Omit<BackupEnd, 'sha256'>) => `#${JSON.stringify({ ...end, sha256: hash.digest('hex') })}\n`,
  };
}

/**
 * Reads a backup from the first line to the last.
 *
 * @throws StartError when the file is unreadable, not a backup, truncated or modified
 */
export async function* readBackup(file: string): AsyncGenerator<BackupLine> {
  const hash = createHash('sha256');
  let seen: BackupLine['kind'] | undefined;
  for await (const text of linesOf(file)) {
    if (seen === 'end') throw damaged(file, 'something follows its end');
    const line = parseLine(file, text, seen === undefined);
    if (line.kind !== 'end') hash.update(`${text}\n`);
    else if (line.end.sha256 !== hash.digest('hex')) throw damaged(file, 'its contents are not what was written');
    seen = line.kind;
    yield line;
  }
  if (seen !== 'end') throw damaged(file, 'its end is missing');
}

/**
 * Reads the whole file, counts its rows and compares the counts with the trailer.
 *
 * @throws StartError as `readBackup` does, and when a row count differs from the trailer
 */
export async function checkBackup(file: string): Promise<BackupSummary> {
  const counted: Record<string, number> = {};
  let header: BackupHeader | undefined;
  let table = '';
  for await (const line of readBackup(file)) {
    if (line.kind === 'header') ({ header } = line);
    else if (line.kind === 'table') counted[(table = line.table.table)] = 0;
    else if (line.kind === 'row') counted[table] = (counted[table] ?? 0) + 1;
    else if (header) {
      const wrong = differentCounts(line.end.rows, counted);
      if (wrong.length > 0) throw damaged(file, `rows are missing or too many: ${wrong.join(', ')}`);
      return { header, end: line.end };
    }
  }
  throw damaged(file, 'its end is missing');
}

/** Tables whose row counts differ, each with both numbers. */
export function differentCounts(expected: Record<string, number>, found: Record<string, number>): string[] {
  const names = new Set([...Object.keys(expected), ...Object.keys(found)]);
  return [...names]
    .filter((name) => expected[name] !== found[name])
    .map((name) => `${name} (${expected[name] ?? 0} expected, ${found[name] ?? 0} found)`);
}

function parseLine(file: string, text: string, first: boolean): BackupLine {
  if (first && !text.startsWith('#{"format":"portico-backup"')) throw noBackup(file);
  if (!text.startsWith('#')) return { kind: 'row', row: text };
  try {
    const said: unknown = JSON.parse(text.slice(1));
    if (first) return { kind: 'header', header: Header.parse(said) };
    const table = TableHead.safeParse(said);
    return table.success ? { kind: 'table', table: table.data } : { kind: 'end', end: End.parse(said) };
  } catch (cause) {
    if (first)
      throw new StartError(
        `${file} was created by another version of Portico.`,
        'Restore it with the version that created it, or a newer one.',
        { cause },
      );
    throw damaged(file, 'a line cannot be read', cause);
  }
}

/** Splits lines without Node's `readline`, which also splits at U+2028, a character that JSON leaves unescaped. */
async function* linesOf(file: string): AsyncGenerator<string> {
  const source = createReadStream(file);
  const gunzip = createGunzip();
  source.on('error', (error) => gunzip.destroy(error));
  const decoder = new StringDecoder('utf8');
  let rest = '';
  try {
    for await (const chunk of source.pipe(gunzip) as AsyncIterable<Buffer>) {
      const parts = (rest + decoder.write(chunk)).split('\n');
      rest = parts.pop() ?? '';
      yield* parts;
    }
  } catch (cause) {
    throw unreadable(file, cause);
  } finally {
    source.destroy();
  }
  if (rest !== '') throw damaged(file, 'its last line is not complete');
}

function unreadable(file: string, cause: unknown): unknown {
  if (!(cause instanceof Error) || !('code' in cause)) return cause;
  if (cause.code === 'Z_BUF_ERROR') return damaged(file, 'it was cut off', cause);
  if (cause.code === 'Z_DATA_ERROR')
    return /header/.test(cause.message) ? noBackup(file, cause) : damaged(file, 'it cannot be decompressed', cause);
  return new StartError(
    `${file} cannot be read (${String(cause.code)}).`,
    'Pass the path of a file that `npm run backup` created.',
    { cause },
  );
}

function noBackup(file: string, cause?: unknown): StartError {
  return new StartError(`${file} isn’t a Portico backup.`, 'Pass the path of a file that `npm run backup` created.', {
    cause,
  });
}

function damaged(file: string, reason: string, cause?: unknown): StartError {
  return new StartError(
    `The backup ${file} is damaged: ${reason}.`,
    'Use another copy of it, or another backup. Nothing was changed.',
    { cause },
  );
}
