/** Text into cells: RFC 4180, and what spreadsheets make of it (a mark at the beginning, semicolons, tabs). */
export interface CsvRecord {
  /** Line of the text on which it begins, from 1. */
  line: number;
  /** Trimmed. */
  cells: string[];
  /** A quotation mark in it is not closed. */
  broken?: true;
}

/** Empty lines are left out. */
export function splitCsv(text: string): CsvRecord[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  const separator = separatorOf(lines);
  const records: CsvRecord[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const begin = at;
    let record = lines[at]!;
    let cells = cellsOf(record, separator);
    // a quoted cell may hold line ends; one that is never closed ends with its own line, so that it takes no others along
    while (cells === undefined && at + 1 < lines.length && at - begin < longestCell) {
      at += 1;
      record += `\n${lines[at]!}`;
      cells = cellsOf(record, separator);
    }
    if (cells === undefined) {
      at = begin;
      records.push({ line: begin + 1, cells: [lines[begin]!.trim()], broken: true });
    } else if (cells.some((cell) => cell !== '')) records.push({ line: begin + 1, cells });
  }
  return records;
}

/** Lines that one cell may have. */
const longestCell = 10;

/** What the text separates by: the first of these that is in it outside of quotation marks. */
function separatorOf(lines: readonly string[]): string {
  const bare = lines
    .slice(0, 50)
    .join('\n')
    .replace(/"[^"]*"/g, '');
  return ['\t', ';', ','].find((candidate) => bare.includes(candidate)) ?? ',';
}

/** @returns `undefined` while a quotation mark is open */
function cellsOf(record: string, separator: string): string[] | undefined {
  const cells: string[] = [];
  let at = 0;
  while (at <= record.length) {
    const quoted = /^\s*"((?:[^"]|"")*)"\s*/.exec(record.slice(at));
    const opens = /^\s*"/.test(record.slice(at));
    if (opens && !quoted) return undefined;
    const rest = at + (quoted?.[0].length ?? 0);
    const next = record.indexOf(separator, rest);
    const end = next === -1 ? record.length : next;
    cells.push(
      quoted ? (quoted[1]!.replaceAll('""', '"') + record.slice(rest, end)).trim() : record.slice(at, end).trim(),
    );
    at = end + separator.length;
    if (next === -1) break;
  }
  return cells;
}
