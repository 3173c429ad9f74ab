import { expect, it } from 'vitest';
import { encodeQuery } from './encode-query.ts';

it('writes objects and arrays as JSON', () => {
  const query = new URLSearchParams(encodeQuery({ ids: ['a', 'b&c'], filter: { on: true }, page: 0, flag: false }));
  expect(Object.fromEntries(query)).toEqual({ ids: '["a","b&c"]', filter: '{"on":true}', page: '0', flag: 'false' });
});

it('leaves undefined and null out, and then the question mark too', () => {
  expect(encodeQuery({ a: undefined, b: null })).toBe('');
  expect(encodeQuery({ a: undefined, b: '' })).toBe('?b=');
  expect(encodeQuery()).toBe('');
});
