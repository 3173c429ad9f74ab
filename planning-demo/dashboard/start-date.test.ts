import { afterEach, describe, expect, it, vi } from 'vitest';
import { formatStartDate } from './start-date.ts';

describe('start date (spec section 3.1)', () => {
  afterEach(() => vi.unstubAllEnvs());

  it.each([
    ['en-US', 'Feb 15, 2024'],
    ['en-GB', '15 Feb 2024'],
    ['de', '15.02.2024'],
  ])('is written in the format of %s', (locale, expected) => {
    expect(formatStartDate('2024-02-15', locale)).toBe(expected);
  });

  it.each(['America/Los_Angeles', 'Pacific/Kiritimati'])('names the same day in %s', (zone) => {
    vi.stubEnv('TZ', zone);
    expect(new Date(0).getTimezoneOffset()).not.toBe(0);
    expect(formatStartDate('2024-03-01', 'en-US')).toBe('Mar 1, 2024');
  });
});
