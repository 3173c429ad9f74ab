import { isolated } from '#shared/lib/names.ts';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import type { GuideLine } from './guide.ts';

const named = /\u2068([^\u2068\u2069]*)\u2069/;

/** Terms of the product stand out, and are read from left to right in every script. */
function WithTerms({ text }: { text: string }) {
  // by turns, and words come first
  return text.split(named).map((part, index) =>
    index % 2 === 1 ? (
      <strong key={index}>
        <bdi dir="ltr">{part}</bdi>
      </strong>
    ) : (
      part
    ),
  );
}

/** What is done in a console, one after the other. @param provider who has the settings, where we know no more of them */
export function GuideLines({ lines, provider }: { lines: readonly GuideLine[]; provider: string }) {
  const { t, list } = useTexts();
  const sentenceOf = ({ text, place = [], field = '', value = '', options = [] }: GuideLine): string => {
    const [first = '', ...others] = options.map(isolated);
    return t(text, {
      place: isolated(place.join(' > ')),
      field: isolated(field),
      value: isolated(value),
      options: others.length > 0 ? list([first, ...others]) : first,
      provider,
    });
  };
  return (
    <ol>
      {lines.map((line, index) => (
        <li key={index}>
          <WithTerms text={sentenceOf(line)} />
        </li>
      ))}
    </ol>
  );
}
