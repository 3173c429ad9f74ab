import { brief } from '#shared/lib/names.ts';

const named = /\u2068([^\u2068\u2069]*)\u2069/;

/** Maximum letters of a name: two names and a few words fit in three lines of a narrow title. */
const mostLetters = { title: 24, text: 40 };

function Name({ name, most }: { name: string; most: number }) {
  const shown = brief(name, most);
  return <bdi title={shown === name ? undefined : name}>{shown}</bdi>;
}

/** A text with names in it (`isolated`): long names are truncated, and shown in full in a tooltip. */
export function WithNames({ text, as }: { text: string; as: keyof typeof mostLetters }) {
  // by turns, and words come first
  return text
    .split(named)
    .map((part, index) => (index % 2 === 1 ? <Name key={index} name={part} most={mostLetters[as]} /> : part));
}
