import { describe, expect, it } from 'vitest';
import { keyFrom } from './role-rules.ts';

describe('the generated key of a role', () => {
  it.each([
    ['Night shift, North', [], 'night-shift-north'],
    ['Élan', [], 'e-lan'],
    ['夜勤', ['admin'], 'role-2'],
    ['Night shift', ['night-shift'], 'night-shift-2'],
    ['Night shift', ['night-shift', 'night-shift-2'], 'night-shift-3'],
  ])('%s next to %j: %s', (name, keys, key) => {
    expect(
      keyFrom(
        name,
        keys.map((each) => ({ key: each })),
      ),
    ).toBe(key);
  });
});
