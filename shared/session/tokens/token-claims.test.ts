import { expect, it } from 'vitest';
import { jwt } from '#shared/session/testing/simulated-browser.ts';
import { tokenClaims } from './token-claims.ts';

it('reads claims, with every letter of every script', () => {
  expect(tokenClaims(jwt({ sub: '1', name: 'Zoë 渡辺 🦉' }))).toEqual({ sub: '1', name: 'Zoë 渡辺 🦉' });
});

it.each([
  '',
  'a',
  'a.b',
  'a.b.c',
  'a.b.c.d',
  '..',
  'a.e30=.c',
  jwt({ sub: 1 }).replaceAll('.', ','),
  `a.${btoa('null')}.c`,
  `a.${btoa('[1]')}.c`,
  `a.${btoa('"x"')}.c`,
  'a._w.c',
])('gives null for %j, which is no JWT', (text) => {
  expect(tokenClaims(text)).toBeNull();
});
