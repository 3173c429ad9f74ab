import { expect, it } from 'vitest';
import { strengthOf } from './strength-of.ts';

it('V6.2.8 measures guesses, not kinds of characters', () => {
  expect(strengthOf('password1', [])).toBe(0);
  expect(strengthOf('P@ssw0rd!', [])).toBeLessThanOrEqual(1);
  expect(strengthOf('tin otter lamp under the stairs', [])).toBe(4);
});

it('V6.2.11 rates words related to the user as weak', () => {
  expect(strengthOf('marisolbellamy', ['marisol', 'bellamy'])).toBeLessThan(strengthOf('marisolbellamy', []));
});

// one that took the square of its length would not end
it('answers, however long the text', () => {
  expect(strengthOf('ab1'.repeat(500_000), [])).toBeGreaterThanOrEqual(0);
});
