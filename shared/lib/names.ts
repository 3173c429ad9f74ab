/** Formats names for sentences, in any script and of any length. */

/** A very long name ends in dots; what looks like one letter is not cut. @param most letters that are left of it, the dots among them */
export function brief(name: string, most = 60): string {
  if (name.length <= most) return name;
  const letters = [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(name)].map(
    ({ segment }) => segment,
  );
  return letters.length <= most
    ? name
    : `${letters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`;
}

/** Isolates a text from the words around it by invisible marks (UAX #9), so that it keeps its direction and place. */
export const isolated = (name: string): string => `\u2068${name}\u2069`;
