import { describe, expect, it } from 'vitest';
import { formatCountdown, formatDateTime, formatTimeOrDateTime, formatTime } from './format-time.ts';

const lisbon = { locale: 'en-GB', timeZone: 'Europe/Lisbon' };
const iso = '2026-07-01T13:47:00Z';

describe('formatTime and formatDateTime', () => {
  it('show the reader’s time in the reader’s way', () => {
    expect(formatTime(iso, lisbon)).toBe('14:47');
    expect(formatDateTime(iso, lisbon)).toBe('1 Jul 2026, 14:47');
    expect(formatTime(iso, { locale: 'de', timeZone: 'Asia/Tokyo' })).toBe('22:47');
  });

  it('give text back that is no instant', () => {
    expect(formatTime('soon', lisbon)).toBe('soon');
    expect(formatDateTime('soon', lisbon)).toBe('soon');
    expect(formatTimeOrDateTime('soon', 0, lisbon)).toBe('soon');
  });
});

describe('formatTimeOrDateTime', () => {
  it('leaves the date out on the reader’s own day only', () => {
    expect(formatTimeOrDateTime(iso, Date.parse('2026-07-01T00:30:00+01:00'), lisbon)).toBe('14:47');
    expect(formatTimeOrDateTime(iso, Date.parse('2026-06-30T23:30:00+01:00'), lisbon)).toBe('1 Jul 2026, 14:47');
  });
});

describe('formatCountdown', () => {
  it.each([
    [581, '9:41'],
    [7, '0:07'],
    [6.2, '0:07'],
    [0, '0:00'],
    [-3, '0:00'],
    [3600, '60:00'],
  ])('shows %d seconds as %s', (seconds, shown) => {
    expect(formatCountdown(seconds, 'en')).toBe(shown);
  });
});
