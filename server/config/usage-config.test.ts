import { describe, expect, it } from 'vitest';
import { Config } from './config.ts';

const issuesOf = (config: object): string[] =>
  Config.safeParse(config).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
const usage = { meters: [{ key: 'requests' }] };

describe('meters of configuration', () => {
  it('refuses a limit of an unknown meter', () => {
    const plans = [{ key: 'p', limits: { requests: 1, seats: 2 } }];
    expect(issuesOf({ usage, plans })).toEqual(['plans.0.limits: names a meter that is not configured: seats']);
  });

  it('refuses two meters of one key, and negative limits', () => {
    expect(issuesOf({ usage: { meters: [{ key: 'a' }, { key: 'a' }] } })).toEqual([
      'usage.meters: two meters have one key',
    ]);
    expect(issuesOf({ usage, plans: [{ key: 'p', limits: { requests: -1 } }] })[0]).toMatch(
      /^plans\.0\.limits\.requests/,
    );
  });

  it('sums by default, and enforces nothing', () => {
    expect(Config.parse({ usage }).usage.meters).toEqual([
      { key: 'requests', unit: '', aggregation: 'sum', enforcement: 'soft' },
    ]);
  });
});
