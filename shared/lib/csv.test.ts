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

  it.each(['=1+1', '+49', '-2', '@SUM(A1)', '\tTab', '=HYPERLINK("http://evil.example","x")'])('V1.2.10 keeps %j from being a formula', (value) => {
    expect(csvCell(value).replace(/^"/, '')[0]).toBe("'");
  });
});

it('a line ends as the RFC wants', () => expect(csvLine(['a', 'b,c'])).toBe('a,"b,c"\r\n'));
