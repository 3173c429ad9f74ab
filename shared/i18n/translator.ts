/** Typed catalogues without a message format: `{name}` placeholders, and plurals by `Intl.PluralRules`. */

/** One text per plural category of the locale; `other` is always there. The value that chooses is named `count`. */
export type PluralMessage = Readonly<{ other: string } & Partial<Record<Intl.LDMLPluralRule, string>>>;
export type Message = string | PluralMessage;
export type Catalogue = Readonly<Record<string, Message>>;
export type MessageValues = Readonly<Record<string, string | number | undefined>>;

type Names<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;
type TextOf<M extends Message> = M extends string
  ? M
  : M extends PluralMessage
    ? Extract<M[keyof M], string> | '{count}'
    : never;
/** Placeholders of a message whose text the compiler knows; a message that is only `string` takes any values. */
type Arguments<M extends Message> =
  string extends TextOf<M>
    ? [values?: MessageValues]
    : [Names<TextOf<M>>] extends [never]
      ? [values?: MessageValues]
      : [values: Readonly<Record<Names<TextOf<M>>, string | number>>];

export type Translate<C extends Catalogue> = <Key extends keyof C & string>(
  key: Key,
  ...values: Arguments<C[Key]>
) => string;

/** A catalogue of another language: the same keys as the English one, any texts. */
export type TranslationOf<C extends Catalogue> = Readonly<Record<keyof C & string, Message>>;

const placeholder = /\{(\w+)\}/g;
/** A full stop, question mark or exclamation mark and the space behind it end a sentence; Japanese and Chinese have no space. */
const messageEnd = /(?<=[.?!؟]\s+|。\s*)(?=\S)/;

function fillMessage(sentence: string, values: MessageValues): string | undefined {
  let complete = true;
  const filled = sentence.replace(placeholder, (_, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) complete = false;
    return String(value);
  });
  return complete ? filled : undefined;
}

/**
 * Puts values into the placeholders of a text. The result is plain text: values are never read as markup, nor as
 * placeholders themselves.
 *
 * A sentence that misses a value is left out, because the server may not know it (`triesLeft`, `seconds`). When
 * nothing would remain, the text is given back with its placeholders, so that the mistake is seen.
 */
export function fill(text: string, values: MessageValues = {}): string {
  if (!text.includes('{')) return text;
  const filled = text.split(messageEnd).map((sentence) => fillMessage(sentence, values));
  const kept = filled.filter((sentence) => sentence !== undefined);
  return kept.length > 0 ? kept.join('').trimEnd() : text;
}

interface Counting {
  rule(count: number): Intl.LDMLPluralRule;
  digits(count: number): string;
}

/** Made when first needed: on a slow phone the two cost 50 to 100 ms, and English needs neither for what lists say first. */
function countingIn(locale: string): Counting {
  const isEnglish = /^en\b/.test(locale);
  let rules: Intl.PluralRules | undefined;
  let digits: Intl.NumberFormat | undefined;
  return {
    rule: (count) =>
      isEnglish ? (count === 1 ? 'one' : 'other') : (rules ??= new Intl.PluralRules(locale)).select(count),
    // up to there nothing is grouped
    digits: (count) =>
      isEnglish && count >= 0 && count < 1000 && Number.isInteger(count)
        ? `${count}`
        : (digits ??= new Intl.NumberFormat(locale)).format(count),
  };
}

/**
 * `t(key, values)` over one catalogue. The English catalogue is the type; a key that a translation lacks falls back to it, and
 * one that is nowhere is shown as it is.
 *
 * @param catalogue the English texts
 * @param locale BCP 47 tag, for plural forms and the digits of `{count}`
 * @param translation texts of that locale; absent for English
 */
export function createTranslator<const C extends Catalogue>(
  catalogue: C,
  locale = 'en',
  translation: Partial<TranslationOf<C>> = {},
): Translate<C> {
  const counting = countingIn(locale);
  const translations: Partial<Record<string, Message>> = translation;
  return (key, ...[values]) => {
    const message: Message = translations[key] ?? catalogue[key] ?? key;
    const given: MessageValues = values ?? {};
    if (typeof message === 'string') return fill(message, given);
    const count = given['count'];
    if (typeof count !== 'number') return fill(message.other, given);
    return fill(message[counting.rule(count)] ?? message.other, { ...given, count: counting.digits(count) });
  };
}
