import { describe, expect, it } from 'vitest';
import { csvCell, csvLine } from './csv.ts';

describe('csvCell', () => {
  it.each([
    ['plain', 'plain'],
    ['', ''],
    ['with, comma', '"with, comma"'],
    ['with "quotes"', '"with ""quotes"""'],
    ['two\nlines', '"two\nlines"'],
  ])('writes %j as %j (RFC 4180, section 2)', (value, cell) => expect(csvCell(value)).toBe(cell));

  it.each([
    '=1+1',
    '+49',
    '-2',
    '@SUM(A1)',
    '\tTab',
    '\rreturn',
    '\nline',
    ' =1+1',
    '\u00a0@x',
    '＝1+1',
    '＋1',
    '－2',
    '＠SUM(A1)',
    '\u3000＝1',
    '=HYPERLINK("http://evil.example","x")',
  ])('V1.2.10 keeps %j from being a formula', (value) => {
    expect(csvCell(value).replace(/^"/, '')[0]).toBe("'");
  });

  it.each(['Jean-Luc', 'a=b', 'O’Neil + Sons', '＿', '名前'])('leaves %j as it is', (value) =>
    expect(csvCell(value)).toBe(value),
  );
});

it('a line ends as the RFC wants', () => expect(csvLine(['a', 'b,c'])).toBe('a,"b,c"\r\n'));
