/** Lists as typed, pasted or read from a file: one entry per line. */

/** As many as one call takes. */
export const maxLines = 5000;

export interface WrongLine<Reason extends string> {
  /** From 1. */
  line: number;
  /** As typed. */
  text: string;
  reason: Reason;
}

export interface ReadLines<Entry, Reason extends string> {
  entries: Entry[];
  wrong: WrongLine<Reason>[];
}

/** What a line has. Two lines with the same `key` are the same entry. @returns why it can't be added, or the entry */
export type ReadLine<Entry, Reason extends string> = (
  first: string,
  rest: string,
) => { reason: Reason } | { entry: Entry; key: string };

const lineEnd = /\r\n|\r|\n/;
const separators = /^[\s,;]+/;

/** A cell of a CSV file. */
const unquoted = (text: string): string => text.trim().replaceAll(/^"|"$/g, '').replaceAll('""', '"');

/**
 * Reads a text line by line; empty ones are no entries. What follows a comma, semicolon, tab or space is the rest.
 * @param heading what the first line of a table begins with, if that names its columns
 */
export function readLines<Entry, Reason extends string>(
  file: string,
  heading: RegExp,
  read: ReadLine<Entry, Reason>,
): ReadLines<Entry, Reason | 'twice'> {
  const lines: ReadLines<Entry, Reason | 'twice'> = { entries: [], wrong: [] };
  const known = new Set<string>();
  // without a spreadsheet's mark at the start of its file
  for (const [index, whole] of file
    .replace(/^\uFEFF/, '')
    .split(lineEnd)
    .entries()) {
    const text = whole.trim();
    if (text === '') continue;
    const end = text.search(/[\s,;]/);
    const [first, rest] = end < 0 ? [text, ''] : [text.slice(0, end), text.slice(end).replace(separators, '')];
    if (index === 0 && heading.test(unquoted(first))) continue;
    const found = read(unquoted(first), unquoted(rest));
    const reason = 'reason' in found ? found.reason : known.has(found.key) ? ('twice' as const) : undefined;
    if (reason !== undefined) lines.wrong.push({ line: index + 1, text: text.slice(0, 80), reason });
    else if ('entry' in found) {
      known.add(found.key);
      lines.entries.push(found.entry);
    }
  }
  return lines;
}

/** The text without some of its lines. @param wrong by their number from 1 */
export function withoutLines(text: string, wrong: readonly { line: number }[]): string {
  const left = new Set(wrong.map(({ line }) => line));
  return text
    .split(lineEnd)
    .filter((_, index) => !left.has(index + 1))
    .join('\n');
}
