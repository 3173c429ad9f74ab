import { describe, expect, it } from 'vitest';
import { splitSource } from './parsed-source.ts';

const squeeze = (text: string): string => text.replace(/\s+/g, ' ').trim();

describe('splitSource', () => {
  it('keeps positions and lines', () => {
    const text = "const a = 'x'; // note\n/* more\nlines */ call(`t${b}t`);\n";
    const { code, strings } = splitSource('a.tsx', text);
    for (const part of [code, strings]) {
      expect(part).toHaveLength(text.length);
      expect(part.split('\n')).toHaveLength(4);
    }
  });

  it.each([
    ["a('b'); // c('d')", 'a( );', "'b'"],
    ['a(/* b */ "c")', 'a( )', '"c"'],
    ['`a${b(`c${d}`)}e`', 'b( d )', '`a${ `c${ }` }e`'],
    ['`${{ a: 1 }.a}` + b', '{ a: 1 }.a + b', '`${ }`'],
    [String.raw`'it\'s' + a`, '+ a', String.raw`'it\'s'`],
    ["x.replace(/'/g, y)", 'x.replace( , y)', ''],
    ['x = a / b / c', 'x = a / b / c', ''],
    ['() => { return /[/"]/.test(a) }', '() => { return .test(a) }', ''],
    ['<b>{a}</b>', '<b>{a}</b>', ''],
    ["<b>it's {a}</b>", "<b>it's {a}</b>", ''],
  ])('takes %s apart', (text, code, strings) => {
    const parts = splitSource('a.tsx', text);
    expect(squeeze(parts.code)).toBe(code);
    expect(squeeze(parts.strings)).toBe(strings);
  });

  it('refuses what is no source', () => {
    expect(() => splitSource('a.ts', 'const = 1;')).toThrow(SyntaxError);
  });
});
