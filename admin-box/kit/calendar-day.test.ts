import { describe, expect, it } from 'vitest';
import { dayAfter, startOfDay } from './calendar-day.ts';

describe('a day of a date field', () => {
  it('is the first moment of that day, in the reader’s time zone', () => {
    expect(startOfDay('2026-12-05')).toEqual(new Date(2026, 11, 5));
  });

  it.each([undefined, '', '2026-02-30', '2026-13-01', '12/05/2026'])('is none: %s', (day) => {
    expect(startOfDay(day)).toBeUndefined();
  });

  it('is counted from a moment, over the ends of months and years', () => {
    const now = new Date(2026, 11, 30, 23, 59).getTime();
    expect([0, 1, 2].map((days) => dayAfter(now, days))).toEqual(['2026-12-30', '2026-12-31', '2027-01-01']);
  });
});
