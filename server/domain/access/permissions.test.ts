import { expect, it } from 'vitest';
import { holdsPermission, permissionMatches } from './permissions.ts';

it.each([
  ['fe.secure.read.users', 'fe.secure.read.users', true],
  ['fe.*', 'fe.secure.read.users', true],
  ['*', 'anything', true],
  ['fe.*.read.users', 'fe.secure.read.users', true],
  ['fe.*', 'fe.two\nlines', true],
  ['fe.secure.read.user', 'fe.secure.read.users', false],
  ['fe.secure.*', 'xfe.secure.read', false],
  ['fe.secure.*', 'feXsecureXread', false],
  ['fe.*.users', 'fe.read.users.more', false],
  ['fe.(read|write)', 'fe.read', false],
  ['fe.[a-z]*', 'fe.read', false],
  ['', 'fe.read', false],
  ['a*a', 'a', false],
  ['a*bc*c', 'abc', false],
  ['a*b*c', 'a-b-c', true],
  [`${'*a'.repeat(50)}b*`, 'a'.repeat(10_000), false],
])('%j covers %j: %s', (held, wanted, expected) => {
  expect(permissionMatches(held, wanted)).toBe(expected);
});

it('needs one of the held keys, and nobody holds anything without keys', () => {
  expect(holdsPermission(['a', 'fe.secure.*'], 'fe.secure.read.users')).toBe(true);
  expect(holdsPermission(['a', 'b'], 'fe.secure.read.users')).toBe(false);
  expect(holdsPermission([], 'fe.secure.read.users')).toBe(false);
});
