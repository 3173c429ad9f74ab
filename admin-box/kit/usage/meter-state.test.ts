import { expect, it } from 'vitest';
import { meterState } from './meter-state.ts';

it.each([
  [79, 100, 'within'],
  [80, 100, 'near'],
  [100, 100, 'near'],
  [100.5, 100, 'above'],
  [0, 0, 'near'],
  [5, null, 'unlimited'],
] as const)('%s of %s is %s', (used, limit, state) => {
  expect(meterState({ used, limit })).toBe(state);
});
