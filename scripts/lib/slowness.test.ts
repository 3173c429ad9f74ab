import { expect, it } from 'vitest';
import { measureSlowness, slownessOf } from './slowness.ts';

it.each([
  [[400, 900], 1],
  [[100, 100], 1],
  [[1000, 5000], 2.5],
  [[5000, 1000], 2.5],
  [[60_000, 60_000], 6],
])('rounds of %j ms say %d', (rounds, slowness) => {
  expect(slownessOf(rounds)).toBe(slowness);
});

it('measures this machine', async () => {
  const slowness = await measureSlowness();
  expect(slowness).toBeGreaterThanOrEqual(1);
  expect(slowness).toBeLessThanOrEqual(6);
});
