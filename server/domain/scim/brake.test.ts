import { describe, expect, it } from 'vitest';
import { countedUsers, isBraked, removalsAllowed } from './brake.ts';

describe('removalsAllowed', () => {
  it.each([
    [1, 10],
    [4, 10],
    [219, 10],
    [220, 11],
    [399, 19],
    [400, 20],
    [100_000, 20],
  ])('of %i people: %i', (people, allowed) => expect(removalsAllowed(people)).toBe(allowed));

  it('does not grow beyond the people that are counted', () => {
    expect(removalsAllowed(countedUsers)).toBe(removalsAllowed(1_000_000));
  });
});

describe('isBraked', () => {
  it('one of four people, and the twentieth of many, go', () => {
    expect(isBraked({ people: 4, removed: 0, open: 0 })).toBe(false);
    expect(isBraked({ people: 500, removed: 19, open: 0 })).toBe(false);
  });

  it('the eleventh of a small team and the twenty-first of many wait', () => {
    expect(isBraked({ people: 38, removed: 10, open: 0 })).toBe(true);
    expect(isBraked({ people: 500, removed: 20, open: 0 })).toBe(true);
  });

  it('while somebody waits, everybody does', () => {
    expect(isBraked({ people: 500, removed: 0, open: 1 })).toBe(true);
  });
});
