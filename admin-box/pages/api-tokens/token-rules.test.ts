import { describe, expect, it } from 'vitest';
import { daysLeft, findTokens, kindOf, minutesOf, readDays } from './token-rules.ts';
import type { Token } from './token-rules.ts';

const token = (changes: Partial<Token>): Token => ({
  id: 'a1',
  name: 'Export',
  createdAt: '2026-11-01T00:00:00.000Z',
  lastUsedAt: null,
  expires: undefined,
  secret: undefined,
  createdBy: undefined,
  roleIds: [],
  permissionIds: [],
  ...changes,
});
const query = {
  search: '',
  sortBy: 'createdAt',
  sortDirection: 'asc',
  pageOffset: 0,
  pageSize: 20,
  filters: {},
} as const;

describe('5 the end of a token', () => {
  it.each([
    ['', null],
    ['  ', null],
    ['1', 1],
    [' 90 ', 90],
    ['９０', 90],
    ['٩٠', 90],
    ['3650', 3650],
    ['0', undefined],
    ['3651', undefined],
    ['1.5', undefined],
    ['-3', undefined],
    ['soon', undefined],
    ['1e2', 100],
  ])('is read from %j as %j days', (text, days) => {
    expect(readDays(text)).toBe(days);
  });

  it('travels as days × 1440 minutes, and as null without one', () => {
    expect([minutesOf(1), minutesOf(90), minutesOf(null)]).toEqual([1440, 129_600, null]);
  });

  it('counts whole days that are left', () => {
    const now = Date.parse('2026-11-20T12:00:00Z');
    expect(
      ['2026-11-20T12:00:00Z', '2026-11-20T18:00:00Z', '2026-11-21T12:00:00Z', '2026-11-23T11:00:00Z'].map((end) =>
        daysLeft(end, now),
      ),
    ).toEqual([-1, 0, 1, 2]);
  });
});

describe('the list', () => {
  const tokens = [
    token({
      id: 'b',
      name: 'ERP import',
      createdAt: '2026-11-02T00:00:00.000Z',
      lastUsedAt: '2026-11-05T00:00:00.000Z',
      expires: '2027-01-01T00:00:00.000Z',
    }),
    token({ id: 'a', name: 'Nightly export' }),
    token({
      id: 'c',
      name: 'élan',
      createdAt: '2026-11-03T00:00:00.000Z',
      lastUsedAt: '2026-11-04T00:00:00.000Z',
      expires: '2026-12-01T00:00:00.000Z',
    }),
  ];
  const ids = (changes: Partial<Parameters<typeof findTokens>[1]>) =>
    findTokens(tokens, { ...query, ...changes }, 'en').map(({ id }) => id);

  it('goes by creation, either way', () => {
    expect(ids({})).toEqual(['a', 'b', 'c']);
    expect(ids({ sortDirection: 'desc' })).toEqual(['c', 'b', 'a']);
  });

  it('puts no end last, and never used first', () => {
    expect(ids({ sortBy: 'expires' })).toEqual(['c', 'b', 'a']);
    expect(ids({ sortBy: 'lastUsedAt' })).toEqual(['a', 'c', 'b']);
    expect(ids({ sortBy: 'name' })).toEqual(['c', 'b', 'a']);
  });

  it('finds by description and id', () => {
    expect(ids({ search: 'EXPORT' })).toEqual(['a']);
    expect(ids({ search: 'b' })).toEqual(['b']);
  });

  it('knows two types, and treats any other value as the first', () => {
    expect([kindOf('accessToken'), kindOf('clientCredentials'), kindOf('x'), kindOf(undefined)]).toEqual([
      'accessToken',
      'clientCredentials',
      'clientCredentials',
      'clientCredentials',
    ]);
  });
});
