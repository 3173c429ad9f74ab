import { expect, it } from 'vitest';
import { holdsPermission, permissionCovers } from './permission-pattern.ts';

it.each([
  ['fe.secure.read.users', 'fe.secure.read.users', true],
  ['fe.secure.read.users', 'fe.secure.read.user', false],
  ['fe.*', 'fe.secure.read.users', true],
  ['*', 'anything at all', true],
  ['*', '', true],
  ['fe.secure.*', 'fe.secure', false],
  ['fe.*.users', 'fe.secure.read.users', true],
  ['fe.*.users', 'fe.secure.read.users.more', false],
  ['fe.secure.*', 'xfe.secure.read', false],
  ['fe.secure.*', 'feXsecure.read', false],
  ['plan.(a|b).*', 'plan.a.read', false],
  ['plan.[ab]', 'plan.a', false],
  ['plan.*', 'plan.first\nsecond', true],
  ['fe.secure.read.users', 'fe.*', false],
  ['a*a', 'a', false],
  ['a*b*c', 'a-b-c', true],
  ['a*b*c', 'acb', false],
  ['a*bc*c', 'abc', false],
  ['a**c', 'ac', true],
  ['', 'fe.read', false],
  [`${'*a'.repeat(50)}b*`, 'a'.repeat(10_000), false],
])('a held %j covers %j: %s', (held, wanted, covers) => {
  expect(permissionCovers(held, wanted)).toBe(covers);
});

it('needs one of the held keys, and nothing is held without keys', () => {
  expect(holdsPermission(['a', 'fe.secure.*'], 'fe.secure.read.users')).toBe(true);
  expect(holdsPermission(['a', 'b'], 'fe.secure.read.users')).toBe(false);
  expect(holdsPermission([], 'fe.secure.read.users')).toBe(false);
});
