import { expect, it } from 'vitest';
import { readTime } from './read-time.ts';

const noon = Date.UTC(2026, 10, 26, 12);

it.each([
  ['2026-11-26T12:00:00Z', noon],
  [' 2026-11-26T12:00:00.000Z\n', noon],
  ['2026-11-26T12:00:00.123456789Z', noon + 123],
  ['2026-11-26T12:00:00.5Z', noon + 500],
  ['2026-11-26T14:30:00+02:30', noon],
  ['2026-11-26T07:00:00-05:00', noon],
  // no zone is UTC, wherever this machine stands
  ['2026-11-26T12:00:00', noon],
  ['9999-12-31T23:59:59Z', Date.UTC(9999, 11, 31, 23, 59, 59)],
])('%j is a time', (text, time) => {
  expect(readTime(text)).toBe(time);
});

it.each([
  '',
  '2027',
  '2026-11-26',
  '2026-11-26T12:00Z',
  '2026-11-26 12:00:00Z',
  '2026-13-26T12:00:00Z',
  '2026-11-26T25:00:00Z',
  'Thu, 26 Nov 2026 12:00:00 GMT',
  '1795694400000',
  '+275760-09-12T00:00:00Z',
  '10000-01-01T00:00:00Z',
  '-2026-11-26T12:00:00Z',
  '2026-11-26T12:00:00Z (noon)',
  '2026-11-26T12:00:00z',
])('%j is none', (text) => {
  expect(readTime(text)).toBeNaN();
});
