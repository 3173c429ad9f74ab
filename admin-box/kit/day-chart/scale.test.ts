import { describe, expect, it } from 'vitest';
import { dateStepOf, showsLimit, ticksOf } from './scale.ts';

describe('the lines of a chart', () => {
  it.each([
    [1, true, [0, 1]],
    [2, true, [0, 1, 2]],
    [4, true, [0, 2, 4]],
    [7, true, [0, 5, 10]],
    [20, true, [0, 10, 20]],
    [94, true, [0, 50, 100]],
    [610, true, [0, 250, 500, 750]],
    [43_120, true, [0, 20_000, 40_000, 60_000]],
    [1_000_000_000_000, true, [0, 500_000_000_000, 1_000_000_000_000]],
    [1, false, [0, 0.5, 1]],
    [0.7, false, [0, 0.25, 0.5, 0.75]],
    [0.3, false, [0, 0.1, 0.2, 0.3]],
    [62.5, false, [0, 25, 50, 75]],
  ])('are round up to %s', (most, isWhole, ticks) => {
    expect(ticksOf(most, isWhole)).toEqual(ticks);
  });

  it('are one to three above the baseline, and the last one holds the highest value', () => {
    for (let most = 1; most < 1e7; most = Math.ceil(most * 1.07)) {
      const ticks = ticksOf(most, true);
      expect(ticks.length, String(most)).toBeLessThanOrEqual(4);
      expect(ticks.at(-1), String(most)).toBeGreaterThanOrEqual(most);
      expect(ticks.at(-2), String(most)).toBeLessThan(most);
    }
  });
});

it.each([
  [100, 43, true],
  [100, 120, true],
  [100, 30, false],
  [null, 30, false],
  [0, 30, false],
  [100, 0, false],
])('a limit of %s is drawn above %s: %s', (limit, most, shown) => {
  expect(showsLimit(limit, most)).toBe(shown);
});

it.each([
  [1, 1],
  [5, 1],
  [28, 6],
  [31, 7],
])('of %s days one in %s has its date', (days, step) => {
  expect(dateStepOf(days)).toBe(step);
});
