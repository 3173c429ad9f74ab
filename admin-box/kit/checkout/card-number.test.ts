import { describe, expect, it } from 'vitest';
import { digitsOf, hasExpired, isCardNumber, isCvc, readExpiry } from './card-number.ts';

describe('the fields of a card', () => {
  it('take numbers whose check digit fits, with spaces or dashes', () => {
    for (const number of ['4242424242424242', '4242 4242 4242 4242', '3782-822463-10005'])
      expect(isCardNumber(number)).toBe(true);
    for (const number of ['4242 4242 4242 4241', '4242', '', 'card', '4242 4242 4242 4242 4242 4242'])
      expect(isCardNumber(number)).toBe(false);
  });

  it('take the digits and dashes of other keyboards', () => {
    expect(digitsOf('４２４２ ４２４２–４２４２　４２４２')).toBe('4242424242424242');
    expect(isCardNumber('٤٢٤٢ ٤٢٤٢ ٤٢٤٢ ٤٢٤٢')).toBe(true);
    for (const text of ['０８／２８', '۰۸/۲۸', '08–28'])
      expect(readExpiry(text)).toEqual({ expMonth: 8, expYear: 2028 });
    expect(['１２３', '۱۲۳۴'].every(isCvc)).toBe(true);
  });

  it('find a typo in any one digit', () => {
    const number = '4242424242424242';
    for (let place = 0; place < number.length; place++)
      for (let by = 1; by < 10; by++) {
        const digit = (Number(number[place]) + by) % 10;
        expect(isCardNumber(number.slice(0, place) + digit + number.slice(place + 1))).toBe(false);
      }
  });

  it('read month and year as people write them', () => {
    for (const text of ['08/28', '8 / 28', '08/2028', '0828', '08-28', '08.28'])
      expect(readExpiry(text)).toEqual({ expMonth: 8, expYear: 2028 });
    for (const text of ['13/28', '0/28', '28', '', 'August', '08/028']) expect(readExpiry(text)).toBeUndefined();
  });

  it('take a card until the last day of its month', () => {
    const august = { expMonth: 8, expYear: 2028 };
    expect(hasExpired(august, new Date(2028, 7, 31, 23, 59).getTime())).toBe(false);
    expect(hasExpired(august, new Date(2028, 8, 1).getTime())).toBe(true);
  });

  it('take three or four digits as the security code', () => {
    expect(['123', '1234', ' 123 '].every(isCvc)).toBe(true);
    expect(['12', '12345', '12a', ''].some(isCvc)).toBe(false);
  });
});
