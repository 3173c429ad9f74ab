/** What is typed into the fields of a card, with digits of any script, read as the provider wants it. */
import { foldDigits } from '#shared/lib/fold-digits.ts';

/** Without spaces and dashes. */
export const digitsOf = (text: string): string => foldDigits(text).replaceAll(/[\s\p{Pd}]/gu, '');

/** Whether it has 12 to 19 digits, of which the last one is the check digit of the others (ISO/IEC 7812, Luhn). */
export function isCardNumber(text: string): boolean {
  const digits = digitsOf(text);
  if (!/^\d{12,19}$/.test(digits)) return false;
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

export interface CardExpiry {
  expMonth: number;
  expYear: number;
}

/** `08/28`, `8 / 2028` and `0828` are August 2028. @returns `undefined` for anything else */
export function readExpiry(typed: string): CardExpiry | undefined {
  const text = foldDigits(typed).replaceAll(/\p{Pd}/gu, '-');
  const parts = /^\s*(\d{1,2})\s*[/.-]\s*(\d{2}|\d{4})\s*$/.exec(text) ?? /^\s*(\d{2})(\d{2}|\d{4})\s*$/.exec(text);
  const [expMonth, year] = [Number(parts?.[1]), Number(parts?.[2])];
  if (!parts || expMonth < 1 || expMonth > 12) return undefined;
  return { expMonth, expYear: year < 100 ? 2000 + year : year };
}

/** A card works until the last day of its month. @param now milliseconds since 1970 */
export function hasExpired({ expMonth, expYear }: CardExpiry, now: number): boolean {
  return now >= new Date(expYear, expMonth).getTime();
}

export const isCvc = (text: string): boolean => /^\d{3,4}$/.test(foldDigits(text).trim());
