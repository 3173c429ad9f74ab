import { describe, expect, it } from 'vitest';
import { forecastOf } from './forecast.ts';

const november = { periodStart: '2026-11-01T00:00:00.000Z', periodEnd: '2026-12-01T00:00:00.000Z' };
const requests = { ...november, aggregation: 'sum', used: 1000, limit: null } as const;
const at = (text: string) => Date.parse(text);

describe('the forecast', () => {
  it('continues at the pace so far, rounded to two digits', () => {
    expect(forecastOf(requests, at('2026-11-16T00:00:00Z'))).toBe(2000);
    expect(forecastOf({ ...requests, used: 1234 }, at('2026-11-16T00:00:00Z'))).toBe(2500);
  });

  it('is never below what is used', () => {
    expect(forecastOf({ ...requests, used: 1049 }, at('2026-11-30T23:59:00Z'))).toBe(1049);
  });

  it.each([
    ['a level', { ...requests, aggregation: 'max' }, '2026-11-16T00:00:00Z'],
    ['the latest value', { ...requests, aggregation: 'last' }, '2026-11-16T00:00:00Z'],
    ['the first day', requests, '2026-11-01T23:59:59Z'],
    ['no usage', { ...requests, used: 0 }, '2026-11-16T00:00:00Z'],
    ['a period that is over', requests, '2026-12-01T00:00:00Z'],
    ['a clock before the period', requests, '2026-10-16T00:00:00Z'],
  ] as const)('is not made of %s', (_name, meter, now) => {
    expect(forecastOf(meter, at(now))).toBeUndefined();
  });
});
