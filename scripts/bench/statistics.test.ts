import { expect, it } from 'vitest';
import { median, percentile } from './statistics.ts';

it('takes the middle, whatever the order', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([10, 9])).toBe(9);
});

it('takes the nearest rank', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(percentile(hundred, 0.95)).toBe(95);
  expect(percentile([7], 0.95)).toBe(7);
  expect(() => percentile([], 0.95)).toThrow('no values');
});
