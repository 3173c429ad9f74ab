import { expect, test } from 'vitest';
import { isEmptyIn } from './list-table.tsx';

const isEmpty = ({ groups }: { groups: string[] }) => groups.length === 0;

test('a column that is empty in every row is left out; one with a value in a single row stays', () => {
  expect(isEmptyIn([{ groups: [] }, { groups: [] }], isEmpty)).toBe(true);
  expect(isEmptyIn([{ groups: [] }, { groups: ['Sales'] }], isEmpty)).toBe(false);
});

test('before there are rows, and where a column does not say, it stays', () => {
  expect(isEmptyIn([], isEmpty)).toBe(false);
  expect(isEmptyIn([{ groups: [] }], undefined)).toBe(false);
});
