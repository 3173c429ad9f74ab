import { expect, it } from 'vitest';
import { table } from './table.ts';

it('aligns columns, and marks goals that were missed', () => {
  const rows = [
    { what: 'a', measured: '600 ms', floor: '500 ms', ratio: 1.2, goal: '≤ 1.3', passed: true },
    { what: 'longer name', measured: '9 s', goal: '≤ 3 s', passed: false },
    { what: 'c', measured: '1' },
  ];
  expect(table(rows).split('\n')).toEqual([
    '| what        | measured | floor  | ratio | goal  |        |',
    '|-------------|----------|--------|-------|-------|--------|',
    '| a           | 600 ms   | 500 ms | 1.20  | ≤ 1.3 | ok     |',
    '| longer name | 9 s      |        |       | ≤ 3 s | MISSED |',
    '| c           | 1        |        |       |       |        |',
  ]);
});
