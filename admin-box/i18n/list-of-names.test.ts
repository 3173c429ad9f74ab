import { expect, test } from 'vitest';
import { listOfNames } from './list-of-names.ts';

const english = new Intl.ListFormat('en', { type: 'conjunction' });

test('names are joined as in a sentence', () => {
  expect(listOfNames(['Ada', 'Ines', 'Jörg'], english, 'en')).toBe('Ada, Ines, and Jörg');
});

test('of very many names the first are listed, and the others counted', () => {
  const names = Array.from({ length: 1500 }, (_, index) => `R${index}`);
  expect(listOfNames(names, english, 'en')).toBe('R0, R1, R2, R3, R4, R5, R6, R7, R8, R9, R10, R11, and +1,488');
  expect(listOfNames(names.slice(0, 13), english, 'en')).toContain('and R12');
});

test('names from right to left keep their order', () => {
  expect(listOfNames(['ليلى', 'Ada'], english, 'en')).toBe('\u2068ليلى\u2069 and \u2068Ada\u2069');
});
