import { expect, it } from 'vitest';
import { mostRetried, retriedLines, tooManyRetried, totalsLine } from './totals.ts';

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

it('lets a few tests pass at a second try, and fails a run with more', () => {
  const retried = Array.from({ length: mostRetried + 1 }, (_, index) => ({ name: `test ${index}`, errors: [] }));
  expect(tooManyRetried(retried)).toBe(true);
  expect(retriedLines(retried).slice(1, 3)).toEqual([
    '6 passed only when tried again:',
    'More than 5 tests needed a second try, which counts as one failure.',
  ]);
  expect(tooManyRetried(retried.slice(1))).toBe(false);
  expect(retriedLines(retried.slice(1))).not.toContainEqual(expect.stringContaining('counts as one failure'));
});
