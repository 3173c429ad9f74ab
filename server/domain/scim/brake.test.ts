import { describe, expect, it } from 'vitest';
import { countedUsers, isBraked, isNewUser, removalsAllowed } from './brake.ts';

describe('removalsAllowed', () => {
  it.each([
    [1, 2, 10],
    [4, 2, 10],
    [59, 2, 10],
    [60, 3, 10],
    [219, 10, 10],
    [220, 11, 11],
    [399, 19, 19],
    [400, 20, 20],
    [100_000, 20, 20],
  ])('of %i people: %i, and %i new ones', (people, allowed, ofNew) => {
    expect(removalsAllowed({ people, isNew: false })).toBe(allowed);
    expect(removalsAllowed({ people, isNew: true })).toBe(ofNew);
  });

  it('does not grow beyond the people that are counted', () => {
    for (const isNew of [false, true])
      expect(removalsAllowed({ people: countedUsers, isNew })).toBe(removalsAllowed({ people: 1_000_000, isNew }));
  });
});

describe('isBraked', () => {
  it('two of a team of ten, ten new ones of it, and the twentieth of many, go', () => {
    expect(isBraked({ people: 10, isNew: false, removed: 1, open: 0 })).toBe(false);
    expect(isBraked({ people: 10, isNew: true, removed: 9, open: 0 })).toBe(false);
    expect(isBraked({ people: 500, isNew: false, removed: 19, open: 0 })).toBe(false);
  });

  it('the third of a team of ten, the eleventh new one, and the twenty-first of many wait', () => {
    expect(isBraked({ people: 10, isNew: false, removed: 2, open: 0 })).toBe(true);
    expect(isBraked({ people: 38, isNew: true, removed: 10, open: 0 })).toBe(true);
    expect(isBraked({ people: 500, isNew: true, removed: 20, open: 0 })).toBe(true);
  });

  it('while somebody waits, everybody does', () => {
    expect(isBraked({ people: 500, isNew: true, removed: 0, open: 1 })).toBe(true);
  });
});

describe('isNewUser', () => {
  it('ends after a day', () => {
    const brought = new Date('2026-01-01T12:00:00Z');
    expect(isNewUser(brought, new Date('2026-01-02T11:59:59Z'))).toBe(true);
    expect(isNewUser(brought, new Date('2026-01-02T12:00:00Z'))).toBe(false);
  });
});
