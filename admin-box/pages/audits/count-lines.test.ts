import { expect, it } from 'vitest';
import { byteOrderMark, csvLine } from '#shared/lib/csv.ts';
import { countLines } from './count-lines.ts';

/** The counts after each chunk of so many bytes. */
function counts(text: string, quoted: boolean, size = 7): number[] {
  const seen: number[] = [];
  const count = countLines(quoted, (lines) => seen.push(lines));
  const bytes = new TextEncoder().encode(text);
  for (let at = 0; at < bytes.length; at += size) count(bytes.subarray(at, at + size));
  return seen;
}

it('counts lines of JSON, whose quotes and line breaks are escaped', () => {
  const lines = [{ note: 'one "quote' }, { note: 'two\nlines' }, { note: '日本' }].map(
    (each) => `${JSON.stringify(each)}\n`,
  );
  expect(counts(lines.join(''), false).at(-1)).toBe(3);
});

it('counts rows of a table, not the line breaks in its cells', () => {
  const rows = [
    ['Action', 'Note'],
    ['planner.saved', 'two\nlines, "quoted"'],
    ['planner.saved', ''],
  ].map(csvLine);
  const seen = counts(byteOrderMark + rows.join(''), true);
  expect(seen.at(-1)).toBe(3);
  expect(seen).toEqual(seen.toSorted((one, other) => one - other));
});
