import { expect, it } from 'vitest';
import { startOfDayIn } from './start-of-day.ts';

it.each([
  ['UTC', '2026-11-23T22:10:00.000Z', '2026-11-23T00:00:00.000Z'],
  ['Europe/Berlin', '2026-11-23T23:10:00.000Z', '2026-11-23T23:00:00.000Z'],
  ['America/New_York', '2026-11-23T03:00:00.000Z', '2026-11-22T05:00:00.000Z'],
  ['Asia/Kathmandu', '2026-11-23T20:00:00.000Z', '2026-11-23T18:15:00.000Z'],
  // a day of 25 hours, and one of 23
  ['Europe/Berlin', '2026-10-25T22:59:00.000Z', '2026-10-24T22:00:00.000Z'],
  ['Europe/Berlin', '2026-03-29T21:59:00.000Z', '2026-03-28T23:00:00.000Z'],
  ['UTC', '2026-11-23T00:00:00.000Z', '2026-11-23T00:00:00.000Z'],
])('%s: the day of %s begins at %s', (timeZone, now, expected) => {
  expect(startOfDayIn(timeZone, new Date(now)).toISOString()).toBe(expected);
});
