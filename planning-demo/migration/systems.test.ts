import { describe, expect, it } from 'vitest';
import { findSystem, systemCategories, systems, targetsFor } from './systems.ts';

describe('systems (spec section 3.1)', () => {
  it('are eight: two for email, three for security, three for storage', () => {
    const count = (category: string) => systems.filter((system) => system.category === category).length;
    expect(systems).toHaveLength(8);
    expect(systemCategories.map(count)).toEqual([2, 3, 3]);
  });

  it('have each an id of their own, a name, a description and an icon', () => {
    expect(new Set(systems.map((system) => system.id)).size).toBe(8);
    expect(systems.filter((system) => !system.name || !system.description || !system.icon)).toEqual([]);
  });

  it.each(systems.map((system) => [system.name, system] as const))(
    '%s can go to the others of its category only (section 2.1)',
    (_, source) => {
      const expected = systems.filter((system) => system.category === source.category && system !== source);
      expect(expected.length).toBeGreaterThan(0);
      expect(targetsFor(source)).toEqual(expected);
    },
  );

  it('are found by id; no id and an unknown id find nothing', () => {
    expect(findSystem('okta')?.name).toBe('Okta');
    expect(findSystem(null)).toBeUndefined();
    expect(findSystem('unknown')).toBeUndefined();
  });
});
