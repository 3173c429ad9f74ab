import { describe, expect, it } from 'vitest';
import { Config } from './config.ts';

const issuesOf = (config: object): string[] =>
  Config.safeParse(config).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
const withCondition = (condition: object) => ({
  features: [{ key: 'a', flag: { rules: [{ conditions: [{ attribute: 'x', ...condition }] }] } }],
});

describe('features, plans and grants of configuration', () => {
  it.each([
    [
      'a plan of an unknown feature',
      { plans: [{ key: 'p', features: ['a'] }] },
      'plans.0.features: names a feature that is not configured: a',
    ],
    [
      'a grant of an unknown plan',
      { grants: [{ tenant: 't', plan: 'p' }] },
      'grants.0.plan: names a plan that is not configured: p',
    ],
    [
      'a grant of an unknown feature',
      { grants: [{ tenant: 't', feature: 'f' }] },
      'grants.0.feature: names a feature that is not configured: f',
    ],
    ['a grant of nothing', { grants: [{ tenant: 't' }] }, 'grants.0: needs either plan or feature'],
    ['two features of one key', { features: [{ key: 'a' }, { key: 'a' }] }, 'features: two features have one key'],
    ['two plans of one key', { plans: [{ key: 'a' }, { key: 'a' }] }, 'plans: two plans have one key'],
  ])('refuses %s', (_, config, issue) => {
    expect(issuesOf(config)).toEqual([issue]);
  });

  it.each([
    { op: 'in_list', value: { string: 'a' } },
    { op: 'starts_with', value: { list: [1] } },
    { op: 'matches', value: { string: '(' } },
    { op: 'matches', value: { string: '^(a+)+$' } },
    { op: 'matches', value: { string: '^(a|ab|b)*c' } },
    { op: 'equal', value: { number: '1' } },
    { op: 'between_numeric', value: { start: 1 } },
    { op: 'is', value: {} },
    { op: 'on', value: { date: 'soon' } },
    { op: 'between_date', value: { start: '2026-01-01', end: 5 } },
    { op: 'unheard_of', value: {} },
  ])('refuses a condition that can never match: %j', (condition) => {
    expect(issuesOf(withCondition(condition))).not.toEqual([]);
  });

  it.each([
    { op: 'in_list', value: { list: [] } },
    { op: 'matches', value: { string: '^a' } },
    { op: 'lower_than_equal', value: { number: 0 } },
    { op: 'is', value: { boolean: false } },
    { op: 'on_or_after', value: { date: '2026-01-01' } },
    { op: 'between_date', value: { start: '2026-01-01T00:00:00Z', end: '2027-01-01T00:00:00+01:00' }, negate: true },
  ])('accepts %j', (condition) => {
    expect(issuesOf(withCondition(condition))).toEqual([]);
  });
});
