/** Lists of names in a sentence, for any number and script. */
import { brief, isolated } from '#shared/lib/names.ts';

/** Most names in a sentence. */
const mostNames = 12;

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/**
 * `Ada, Ines and Jörg`; of long lists the first names and the number of others. Names in another direction are isolated
 * and keep their order.
 */
export function listOfNames(names: readonly string[], format: Intl.ListFormat, locale: string): string {
  const others = names.length - mostNames;
  const shown = (others > 1 ? names.slice(0, mostNames) : names).map((name) => brief(name));
  const named = shown.some((name) => rightToLeft.test(name)) ? shown.map(isolated) : shown;
  return format.format(others > 1 ? [...named, `+${others.toLocaleString(locale)}`] : named);
}
