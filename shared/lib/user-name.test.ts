import { expect, it } from 'vitest';
import { UserName } from '#shared/contract/entities.ts';
import { isUserName, longestUserName } from './user-name.ts';

const texts = [
  'ab',
  'abc',
  'A.b-c_9',
  '.abc',
  '-abc',
  'a b',
  'a@b',
  'ädа',
  '',
  'x'.repeat(longestUserName),
  'x'.repeat(longestUserName + 1),
];

it.each(texts)('%j is a user name to the forms as it is to the server', (text) => {
  expect(isUserName(text)).toBe(UserName.safeParse(text).success);
});
