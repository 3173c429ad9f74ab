import { expect, test } from 'vitest';
import { plainDigits } from './plain-digits.ts';

test('a code is read however it was copied', () => {
  expect(['123456', ' 123 456 ', '123-456', 'Your code is 123456.'].map((text) => plainDigits(text, 6))).toEqual(
    Array(4).fill('123456'),
  );
});

test('digits of other keyboards are digits', () => {
  expect(['٠١٢٣٤٥', '۰۱۲۳۴۵', '０１２３４５'].map((text) => plainDigits(text, 6))).toEqual(Array(3).fill('012345'));
});

test('what is too long is cut, and what is no digit is nothing', () => {
  expect(plainDigits('1234567', 6)).toBe('123456');
  expect(plainDigits('½²Ⅳ', 6)).toBe('');
});
