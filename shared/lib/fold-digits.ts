/** Codes are typed with the keyboards of all scripts, which write digits of their own, and full-width letters. */

const digit = /\p{Nd}/u;

/**
 * The value of a decimal digit of any script: the digits of a script lie in order, in groups of ten that start at zero
 * (The Unicode Standard, 4.6).
 */
function digitValue(character: string): string {
  const point = character.codePointAt(0)!;
  let first = point;
  while (digit.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((point - first) % 10);
}

/**
 * Replaces the decimal digits of every script by 0 to 9, and full-width letters and signs by the plain ones (NFKC).
 * Spaces and dashes stay; a reader of codes removes them, `\p{Pd}` being more than the hyphen.
 */
export function foldDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, digitValue).normalize('NFKC');
}
