import { describe, expect, it } from 'vitest';
import { readListQuery, writeListQuery } from './list-query.ts';

const rules = { fields: ['name', 'lastLogin'], pageSize: 10, filters: ['preset', 'role'] } as const;
const start = { search: '', sortBy: 'name', sortDirection: 'asc', pageOffset: 0, pageSize: 10, filters: {} };

describe('a list in the address', () => {
  it('begins by the usual order, twenty rows unless the page says otherwise', () => {
    expect(readListQuery({}, rules)).toEqual(start);
    expect(readListQuery({}, { fields: ['name'] }).pageSize).toBe(20);
  });

  it('begins with the last ones where the page says so, and leaves no trace of it in the address', () => {
    const newest = { fields: ['at', 'name'], direction: 'desc' } as const;
    const usual = readListQuery({}, newest);
    expect(usual).toMatchObject({ sortBy: 'at', sortDirection: 'desc' });
    expect(writeListQuery(usual, newest).sort).toBeUndefined();
    expect(writeListQuery({ ...usual, sortDirection: 'asc' }, newest).sort).toBe('at');
    expect(readListQuery({ sort: 'at' }, newest).sortDirection).toBe('asc');
  });

  it('comes back from the address as it was', () => {
    const query = {
      search: 'ada',
      sortBy: 'lastLogin',
      sortDirection: 'desc',
      pageOffset: 3,
      pageSize: 50,
      filters: { preset: 'inactive' },
    } as const;
    const address = writeListQuery<'name' | 'lastLogin', 'preset' | 'role'>(query, rules);
    expect(address).toEqual({
      search: 'ada',
      sort: '-lastLogin',
      page: '4',
      size: '50',
      preset: 'inactive',
      role: undefined,
    });
    expect(
      readListQuery(
        Object.fromEntries(Object.entries(address).flatMap(([key, value]) => (value ? [[key, value]] : []))),
        rules,
      ),
    ).toEqual(query);
  });

  it('leaves no trace of defaults', () => {
    expect(Object.values(writeListQuery(readListQuery({}, rules), rules)).filter(Boolean)).toEqual([]);
  });

  it.each<Record<string, string>>([
    { page: '-1' },
    { page: '1.5' },
    { page: 'x' },
    { size: '7' },
    { sort: 'password' },
    { preset: '' },
  ])('takes the default for %j', (address) => {
    expect(readListQuery(address, rules)).toEqual(start);
  });
});
