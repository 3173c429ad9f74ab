import { expect, it } from 'vitest';
import { inRange } from './policy-fields.tsx';

it('sends a valid number for a policy that is off, whatever its hidden field was left with', () => {
  const range = { min: 3, max: 100 };
  expect(inRange(7, 5, range)).toBe(7);
  expect(inRange(Number.NaN, 5, range)).toBe(5);
  expect(inRange(1, 0, range)).toBe(3);
});
