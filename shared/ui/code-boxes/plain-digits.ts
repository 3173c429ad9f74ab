import { foldDigits } from '#shared/lib/fold-digits.ts';

/** The digits of a text as 0 to 9, at most so many; all other characters are omitted. */
export function plainDigits(text: string, most: number): string {
  return foldDigits((text.match(/\p{Nd}/gu) ?? []).slice(0, most).join(''));
}
