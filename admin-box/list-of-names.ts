/** Names as sentences have them, whatever their number, length and script. */

/** As many stand in a sentence, and as long as this. */
const mostNames = 12;
const longestName = 60;

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** A very long name ends in dots; what looks like one letter is not cut. */
export function brief(name: string): string {
  if (name.length <= longestName) return name;
  const letters = [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(name)].map(({ segment }) => segment);
  return letters.length <= longestName ? name : `${letters.slice(0, longestName - 1).join('').trimEnd()}…`;
}

/** `Ada, Ines and Jörg`; of hundreds the first ones, and how many there are besides. Names of the other direction keep theirs, and their places. */
export function listOfNames(names: readonly string[], format: Intl.ListFormat, locale: string): string {
  const others = names.length - mostNames;
  const shown = (others > 1 ? names.slice(0, mostNames) : names).map(brief);
  const isolated = shown.some((name) => rightToLeft.test(name)) ? shown.map((name) => `\u2068${name}\u2069`) : shown;
  return format.format(others > 1 ? [...isolated, `+${others.toLocaleString(locale)}`] : isolated);
}
