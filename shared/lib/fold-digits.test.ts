import { expect, test } from 'vitest';
import { foldDigits } from './fold-digits.ts';

test('digits of every script are read as 0 to 9', () => {
  const written = [
    '0123456789',
    '٠١٢٣٤٥٦٧٨٩',
    '۰۱۲۳۴۵۶۷۸۹',
    '０１２３４５６７８９',
    '०१२३४५६७८९',
    '𝟶𝟷𝟸𝟹𝟺𝟻𝟼𝟽𝟾𝟿',
    '𞥐𞥑𞥒𞥓𞥔𞥕𞥖𞥗𞥘𞥙',
  ];
  expect(written.map(foldDigits)).toEqual(Array(written.length).fill('0123456789'));
});

test('every digit that the engine knows has its place in a group of ten', () => {
  const digits = Array.from({ length: 0x11_0000 }, (_, point) => point)
    .filter((point) => point < 0xd800 || point > 0xdfff)
    .map((point) => String.fromCodePoint(point))
    .filter((character) => /\p{Nd}/u.test(character));
  const folded = foldDigits(digits.join(''));
  expect(folded).toBe('0123456789'.repeat(digits.length / 10));
});

test('full-width letters and dashes are plain, and other characters stay', () => {
  expect(foldDigits('ＡＢｃ４－ｋ７')).toBe('ABc4-k7');
  expect(foldDigits('abcd – 1234')).toBe('abcd – 1234');
  expect(foldDigits('')).toBe('');
});
