import { describe, expect, it } from 'vitest';
import { changesOf, isAlias, newAccountOf, noAccount } from './account-values.ts';

describe('the form of an account', () => {
  it('4 sends what was filled in, and the name of the first admin only with an address', () => {
    expect(newAccountOf({ ...noAccount, name: ' North ', creatorName: 'Wanda' }, undefined)).toEqual({
      name: 'North',
      tenantType: 'customer',
      isReseller: false,
    });
    expect(
      newAccountOf(
        { ...noAccount, name: 'North', alias: 'north', creatorEmail: ' w@x.example ', creatorName: 'Wanda' },
        'acme',
      ),
    ).toEqual({
      name: 'North',
      tenantType: 'customer',
      isReseller: false,
      parentTenantId: 'acme',
      alias: 'north',
      creatorEmail: 'w@x.example',
      creatorName: 'Wanda',
    });
  });

  it('sends only changes; an emptied alias is null', () => {
    const before = { ...noAccount, name: 'North', alias: 'north' };
    expect(changesOf(before, { ...before, name: 'North ' })).toEqual({});
    expect(changesOf(before, { ...before, alias: ' ', tenantType: 'test' })).toEqual({
      alias: null,
      tenantType: 'test',
    });
  });

  it.each([
    ['north-2', true],
    ['N', true],
    ['-north', false],
    ['north-', false],
    ['nor th', false],
    ['شمال', false],
    ['a'.repeat(64), false],
  ])('the alias %s is good: %s', (alias, good) => {
    expect(isAlias(alias)).toBe(good);
  });
});
