import { expect, it } from 'vitest';
import { readTypedCode } from './typed-code.ts';

it.each([
  ['digits of other scripts', '６３８３１１'],
  ['digits of other scripts', '٦٣٨٣١١'],
  ['digits of other scripts', '۶۳۸۳۱۱'],
  ['groups', ' 638 311 '],
  ['groups', '638–311'],
  ['groups', '６３８－３１１'],
  ['groups', '638−311'],
  ['direction marks around them', '\u200e638311\u200f'],
])('reads a code with %s', (_what, typed) => {
  expect(readTypedCode(typed)).toBe('638311');
});

it('keeps what is no part of a code, which is wrong then', () => {
  expect(readTypedCode('12345é')).toBe('12345é');
  expect(readTypedCode('12.345')).toBe('12.345');
});
