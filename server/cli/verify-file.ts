/** Verifies an exported audit log without a database, and two exports against each other. */
import { createReadStream } from 'node:fs';
import { z } from 'zod';
import { chainVersion, type ProvedRow } from '#shared/lib/audit-proof.ts';
import { isAsSealed, type ChainPlace } from '#server/lib/audit-chain.ts';
import { erasureAction } from '#server/db/queries/audits/read-chain.ts';
import { StartError } from '#server/lib/start-error.ts';
import { rowOfLine } from '#server/views/audit-proof.ts';

const hex = z.string().regex(/^[0-9a-f]{64}$/);
const text = z.string().nullable();
const Line = z.object({
  version: z.literal(chainVersion),
  tenantId: z.string(),
  sequence: z.number().int().positive(),
  _id: z.string(),
  createdAt: z.string(),
  action: z.string(),
  severity: z.string(),
  actorId: text,
  targetKind: text,
  targetId: text,
  traceId: z.string(),
  reported: z.boolean(),
  ip: text,
  userAgent: text,
  details: z.unknown(),
  originSalt: text,
  detailsSalt: text,
  originCommitment: hex,
  detailsCommitment: hex,
  previousHash: hex,
  hash: hex,
  unverified: z.object({ email: z.string(), user: z.string(), description: z.string(), vendorId: z.string() }),
});

export interface FileReport {
  rows: number;
  tenantId: string | undefined;
  first: ChainPlace | undefined;
  last: ChainPlace | undefined;
  /** Places where rows are not in the file. A filter leaves gaps; an unfiltered export has none. */
  gaps: number;
  /** Rows whose personal fields were erased. */
  erased: number;
  /** Those of them for which the file has no later row that records the erasure: users or sequence to look for. */
  unrecorded: ProvedRow[];
  /** What is wrong, by line; at most `mostFaults`. */
  faults: string[];
  /** Hash of each row, by sequence. */
  hashes: Map<number, string>;
}

const mostFaults = 20;

/** Verifies each line of a file, and each link between consecutive ones. */
export async function verifyFile(file: string): Promise<FileReport> {
  const report: FileReport = {
    rows: 0,
    tenantId: undefined,
    first: undefined,
    last: undefined,
    gaps: 0,
    erased: 0,
    unrecorded: [],
    faults: [],
    hashes: new Map(),
  };
  let number = 0;
  for await (const line of linesOf(file)) {
    number += 1;
    const fault = verifyLine(line, report);
    if (fault !== undefined && report.faults.length < mostFaults) report.faults.push(`line ${number}: ${fault}`);
  }
  return report;
}

/** Lines without Node's `readline`, which also splits at U+2028, a character that JSON leaves unescaped. */
async function* linesOf(file: string): AsyncGenerator<string> {
  let rest = '';
  try {
    for await (const chunk of createReadStream(file, 'utf8') as AsyncIterable<string>) {
      const parts = (rest + chunk).split('\n');
      rest = parts.pop() ?? '';
      yield* parts.filter((line) => line !== '');
    }
  } catch (cause) {
    throw new StartError(`${file} cannot be read.`, 'Pass a file that was exported as JSON Lines.', { cause });
  }
  if (rest !== '') yield rest;
}

function verifyLine(line: string, report: FileReport): string | undefined {
  const row = parse(line);
  if (typeof row === 'string') return row;
  const { last, tenantId } = report;
  const place = { sequence: row.sequence, hash: row.hash };
  report.rows += 1;
  report.tenantId ??= row.tenantId;
  report.first ??= place;
  report.last = place;
  report.hashes.set(row.sequence, row.hash);
  noteErasure(row, report);
  if (tenantId !== undefined && row.tenantId !== tenantId) return `row ${row.id} is of another tenant`;
  if (last && row.sequence <= last.sequence) return `row ${row.id} is not in the order of the chain`;
  if (!isAsSealed(row)) return `row ${row.id} was changed: its hash does not match its fields`;
  if (!last) return undefined;
  if (row.sequence > last.sequence + 1) {
    report.gaps += 1;
    return undefined;
  }
  return row.previousHash === last.hash ? undefined : `row ${row.id} does not follow the row before it`;
}

function noteErasure(row: ProvedRow, report: FileReport): void {
  if (row.originSalt === null || row.detailsSalt === null) {
    report.erased += 1;
    report.unrecorded.push(row);
  }
  if (row.action !== erasureAction) return;
  const { mentioned = [] } = row.details as { mentioned?: unknown[] };
  report.unrecorded = report.unrecorded.filter(
    ({ actorId, targetId, sequence }) =>
      actorId !== row.targetId && targetId !== row.targetId && !mentioned.includes(sequence),
  );
}

function parse(line: string): ProvedRow | string {
  try {
    const parsed = Line.safeParse(JSON.parse(line));
    return parsed.success
      ? rowOfLine(parsed.data)
      : `not a row of an exported audit log (${parsed.error.issues[0]?.path.join('.') ?? 'line'})`;
  } catch {
    return 'not JSON';
  }
}

export interface FileComparison {
  /** Rows that both files have. */
  shared: number;
  /** Sequences at which they differ; at most `mostFaults`. */
  different: number[];
}

/** Rows of one log have the same hash in every export of it. */
export function compareFiles(one: FileReport, other: FileReport): FileComparison {
  const shared = [...one.hashes].filter(([sequence]) => other.hashes.has(sequence));
  const different = shared.filter(([sequence, hash]) => other.hashes.get(sequence) !== hash);
  return { shared: shared.length, different: different.map(([sequence]) => sequence).slice(0, mostFaults) };
}
