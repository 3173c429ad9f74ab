import { describe, expect, it } from 'vitest';
import { parseForm, parseJson, parseXml } from './body-parsers.ts';

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

describe('parseJson', () => {
  it('reads JSON, and an empty body as undefined', () => {
    expect(parseJson('{"a": ["é", 1, null]}')).toEqual({ a: ['é', 1, null] });
    expect(parseJson('')).toBeUndefined();
  });

  it.each(['{', '{"a":}', "{'a': 1}", '{"a": 1} more', 'undefined', '\ufeff{}'])('refuses %j', (text) => {
    expect(() => parseJson(text)).toThrow('malformed-json');
  });

  it.each(['{"__proto__": {"a": 1}}', '{"a": [{"constructor": 1}]}', '{"prototype": 1}', '{"\\u005f_proto__": 1}'])(
    'refuses prototype keys: %s',
    (text) => {
      expect(() => parseJson(text)).toThrow('malformed-json');
    },
  );

  it.each(['"a\\u0000b"', '{"a": "\\u0000"}', '{"\\u0000": 1}', '"\\ud800"', '{"a": ["\\udfff x"]}'])(
    'refuses text that cannot be stored: %s',
    (text) => {
      expect(() => parseJson(text)).toThrow('malformed-json');
    },
  );

  it('accepts surrogate pairs', () => {
    expect(parseJson('"\\ud83c\\udf0a"')).toBe('🌊');
  });

  it('accepts 32 levels, refuses 33, and survives a million', () => {
    expect(() => parseJson(nested(32))).not.toThrow();
    expect(() => parseJson(nested(33))).toThrow('malformed-json');
    expect(() => parseJson(nested(1_000_000))).toThrow('malformed-json');
  });
});

describe('parseForm', () => {
  it('reads names and values', () => {
    expect(parseForm('a=1&b=x+y%20z&c=')).toEqual({ a: '1', b: 'x y z', c: '' });
    expect(parseForm('')).toEqual({});
  });

  it('RFC 6749 3.1 refuses a duplicate name', () => {
    expect(() => parseForm('code=1&code=2')).toThrow('invalid-request');
    expect(() => parseForm('code=1&c%6fde=1')).toThrow('invalid-request');
  });

  it.each(['__proto__=1', 'constructor=1', 'a=%00', '%00=1'])('refuses %s', (text) => {
    expect(() => parseForm(text)).toThrow('malformed-json');
  });
});

describe('parseXml', () => {
  it('returns the text, also if it is no XML', () => {
    expect(parseXml(Buffer.from('<a>é🌊</a>'))).toBe('<a>é🌊</a>');
    expect(parseXml(Buffer.from('<a>'))).toBe('<a>');
  });

  it('refuses other encodings and U+0000', () => {
    for (const bytes of [Buffer.from('<a>é</a>', 'latin1'), Buffer.from('<a/>', 'utf16le'), Buffer.from('<a>\0</a>')])
      expect(() => parseXml(bytes)).toThrow('invalid-request');
  });
});
