import { describe, expect, it } from 'vitest';
import { mergeSettings, setByPath, UnsafeKeyError } from './portal-metadata.ts';

describe('setByPath', () => {
  it('sets a nested value and leaves the original and its siblings unchanged', () => {
    const original = { theme: { logo: 'a', colour: 'red' } };
    expect(setByPath(original, 'theme/logo', 'b')).toEqual({ theme: { logo: 'b', colour: 'red' } });
    expect(original).toEqual({ theme: { logo: 'a', colour: 'red' } });
  });

  it('creates missing levels, and replaces values that are not objects', () => {
    expect(setByPath({ a: 1 }, 'a/b/c', true)).toEqual({ a: { b: { c: true } } });
    expect(setByPath({ a: [1] }, 'a/b', 2)).toEqual({ a: { b: 2 } });
  });

  it('removes a value with null and undefined', () => {
    expect(setByPath({ a: { b: 1, c: 2 } }, 'a/b', null)).toEqual({ a: { c: 2 } });
    expect(setByPath({ a: 1 }, 'a', undefined)).toEqual({});
  });

  it('ignores empty parts of the path', () => {
    expect(setByPath({}, '/a//b/', 1)).toEqual({ a: { b: 1 } });
    expect(setByPath({ a: 1 }, '//', 2)).toEqual({ a: 1 });
  });

  it.each(['__proto__/polluted', 'a/__proto__/polluted', 'constructor/prototype/polluted', 'prototype'])(
    'refuses %s',
    (path) => {
      expect(() => setByPath({}, path, true)).toThrow(UnsafeKeyError);
      expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    },
  );
});

describe('mergeSettings', () => {
  it('merges objects, replaces other values, and changes neither argument', () => {
    const base = { theme: { logo: 'a', colour: 'red' }, list: [1, 2] };
    const over = { theme: { colour: 'blue' }, list: [3], more: null };
    expect(mergeSettings(base, over)).toEqual({ theme: { logo: 'a', colour: 'blue' }, list: [3], more: null });
    expect(base.theme.colour).toBe('red');
  });

  it('skips keys that reach a prototype', () => {
    const merged = mergeSettings(
      {},
      JSON.parse('{"__proto__": {"polluted": true}, "a": 1}') as Record<string, unknown>,
    );
    expect(merged).toEqual({ a: 1 });
    expect(merged['polluted']).toBeUndefined();
  });
});
