import { expect, test } from 'vitest';
import { brief, listOfNames } from './list-of-names.ts';

const english = new Intl.ListFormat('en', { type: 'conjunction' });

test('names stand as a sentence has them', () => {
  expect(listOfNames(['Ada', 'Ines', 'Jörg'], english, 'en')).toBe('Ada, Ines, and Jörg');
});

test('of very many the first ones are named, and the others counted', () => {
  const names = Array.from({ length: 1500 }, (_, index) => `R${index}`);
  expect(listOfNames(names, english, 'en')).toBe('R0, R1, R2, R3, R4, R5, R6, R7, R8, R9, R10, R11, and +1,488');
  expect(listOfNames(names.slice(0, 13), english, 'en')).toContain('and R12');
});

test('names from right to left keep their order', () => {
  expect(listOfNames(['ليلى', 'Ada'], english, 'en')).toBe('\u2068ليلى\u2069 and \u2068Ada\u2069');
});

test('a long name ends in dots, and no letter is cut', () => {
  expect(brief('A'.repeat(60))).toHaveLength(60);
  expect(brief('A'.repeat(61))).toBe(`${'A'.repeat(59)}…`);
  expect(brief('👩‍👩‍👧‍👦'.repeat(70))).toBe(`${'👩‍👩‍👧‍👦'.repeat(59)}…`);
});
