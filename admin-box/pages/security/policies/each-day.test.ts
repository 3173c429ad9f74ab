import { expect, it } from 'vitest';
import { eachDay } from './each-day.ts';

const on = (day: string, total: number) => ({ day, total, refused: 0 });

it('adds the days between, over the end of a month', () => {
  expect(eachDay([on('2026-02-27', 3), on('2026-03-02', 4)])).toEqual([
    on('2026-02-27', 3),
    on('2026-02-28', 0),
    on('2026-03-01', 0),
    on('2026-03-02', 4),
  ]);
});

it('leaves no day and a single day as they are', () => {
  expect(eachDay([])).toEqual([]);
  expect(eachDay([on('2026-02-27', 3)])).toEqual([on('2026-02-27', 3)]);
});
