import { expect, it } from 'vitest';
import { nextWarningAt, warningDue } from './certificate-warnings.ts';

const end = new Date('2027-06-01T00:00:00Z');
const before = (days: number) => new Date(end.getTime() - days * 86_400_000);

it.each([
  [61, undefined],
  [60, 60],
  [31, 60],
  [30, 30],
  [8, 30],
  [7, 7],
  [1.5, 7],
  [1, 1],
  [0.1, 1],
  [0, undefined],
  [-3, undefined],
])('%d days before a certificate expires the threshold is %s', (days, threshold) => {
  expect(warningDue(end, before(days))).toBe(threshold);
});

it.each([
  [90, 60],
  [60, 30],
  [29, 7],
  [2, 1],
])('%d days before, the next one is at %d', (days, next) => {
  expect(nextWarningAt(end, before(days))).toEqual(before(next));
});

it('there is none after the last', () => {
  expect(nextWarningAt(end, before(1))).toBeUndefined();
});
