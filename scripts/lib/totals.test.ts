import { expect, it } from 'vitest';
import { retriedLines, totalsLine } from './totals.ts';

it('names skipped tests only where there are some', () => {
  expect(totalsLine({ passed: 12, failed: 1, skipped: 0 })).toBe('12 passed, 1 failed');
  expect(totalsLine({ passed: 12, failed: 0, skipped: 2 })).toBe('12 passed, 0 failed, 2 skipped');
});

it('names tests that needed a second try, and why', () => {
  expect(retriedLines([])).toEqual(['', '0 passed only when tried again']);
  const errors = [
    { message: 'Timeout 25000ms exceeded.\nCall log:', stacks: [{ file: '/portico/e2e/a.e2e.ts', line: 7 }] },
  ];
  expect(retriedLines([{ name: 'e2e/a.e2e.ts: signs in', errors }])).toEqual([
    '',
    '1 passed only when tried again:',
    '  e2e/a.e2e.ts: signs in',
    '    Timeout 25000ms exceeded.',
    '    Call log:',
    '    at /portico/e2e/a.e2e.ts:7',
  ]);
});
