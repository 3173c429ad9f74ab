/** Codes as they are typed: on keyboards of all scripts, in groups, or pasted with invisible characters around them. */
import { foldDigits } from '#shared/lib/fold-digits.ts';

/** Spaces, dashes of every kind with the minus sign, and characters that are not seen, such as direction marks. */
const between = /[\s\p{Pd}\p{Cf}\u2212]/gu;

/**
 * A code with digits 0 to 9 and without what separates its groups. Other characters stay, so that a code that contains them
 * is a wrong one.
 */
export function readTypedCode(text: string): string {
  return foldDigits(text).replace(between, '');
}
