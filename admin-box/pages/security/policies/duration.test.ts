import { expect, it } from 'vitest';
import { durationOf, formatDuration, toSeconds, wholeNumber } from './duration.ts';

it('shows a duration in the largest unit that gives a whole number, and reads it back', () => {
  for (const [seconds, amount, unit] of [
    [86_400, '1', 'day'],
    [129_600, '36', 'hour'],
    [1800, '30', 'minute'],
    [330, '330', 'second'],
    [0, '0', 'day'],
  ] as const) {
    expect(durationOf(seconds)).toEqual({ amount, unit });
    expect(toSeconds({ amount, unit })).toBe(seconds);
  }
  expect([formatDuration(300, 'en'), formatDuration(86_400, 'de')]).toEqual(['5 minutes', '1 Tag']);
});

it('takes whole numbers only, with spaces around them', () => {
  expect([' 12 ', '１２', '١٢', '۱۲'].map(wholeNumber)).toEqual(Array(4).fill(12));
  for (const text of ['', '1.5', '-1', '1e3', '0x10', '1'.repeat(10)]) expect(wholeNumber(text)).toBeNaN();
});
