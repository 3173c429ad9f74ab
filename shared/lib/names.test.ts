import { expect, test } from 'vitest';
import { brief } from './names.ts';

test('a long name ends in dots, and no letter is cut', () => {
  expect(brief('A'.repeat(60))).toHaveLength(60);
  expect(brief('A'.repeat(61))).toBe(`${'A'.repeat(59)}…`);
  expect(brief('👩‍👩‍👧‍👦'.repeat(70))).toBe(`${'👩‍👩‍👧‍👦'.repeat(59)}…`);
  expect(brief('Ada Nwosu', 4)).toBe('Ada…');
});
