import { expect, it } from 'vitest';
import { addTotals, noTotals, totalsLine } from './totals.ts';

it('names skipped tests only where there are some', () => {
  expect(totalsLine({ passed: 12, failed: 1, skipped: 0 })).toBe('12 passed, 1 failed');
  expect(totalsLine({ passed: 12, failed: 0, skipped: 2 })).toBe('12 passed, 0 failed, 2 skipped');
});

it('adds up', () => {
  expect(addTotals()).toEqual(noTotals);
  expect(addTotals({ passed: 1, failed: 2, skipped: 3 }, { passed: 10, failed: 20, skipped: 30 })).toEqual({
    passed: 11,
    failed: 22,
    skipped: 33,
  });
});
