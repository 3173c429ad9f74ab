import { countryName } from '#shared/lib/country-name.ts';
import { formatTimeOrDateTime, type TimeStyle } from './format-time.ts';
import { fill, type MessageValues } from './translator.ts';

export interface ErrorToDescribe {
  /** An error code of the contract, or a `ClientErrorCode`. */
  code: string;
  values?: MessageValues;
  /** What the answer itself said, for a code without a text. */
  message?: string;
}

/** Texts by code. `internal-error` is used for unknown codes of a newer server. */
export type ErrorTexts = Readonly<Partial<Record<string, string>> & { 'internal-error': string }>;

export interface Reader extends TimeStyle {
  /** Now, in milliseconds since 1970: decides whether an instant is shown with its date. */
  now: number;
  /** Texts of the reader's language; a missing one falls back to English. */
  translation?: Readonly<Partial<Record<string, string>>>;
  /** The text for a code without one, by its key; with `difficulties` what the answer said comes first. */
  unknown?: string;
}

/** Values that are instants (ISO 8601), and are shown in the reader's time; `country` by its name. */
const instants = new Set(['lockedUntil', 'until']);

function readable(values: MessageValues, reader: Reader): MessageValues {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? readableText(name, value, reader) : value,
    ]),
  );
}

function readableText(name: string, value: string, reader: Reader): string {
  if (instants.has(name)) return formatTimeOrDateTime(value, reader.now, reader);
  return name === 'country' ? countryName(value, reader.locale) : value;
}

/** For a user: in their language and time. @param texts English, as many as the bundle carries */
export function describeError(
  texts: ErrorTexts,
  { code, values = {}, message }: ErrorToDescribe,
  reader: Reader,
): string {
  const { translation, unknown = 'internal-error' } = reader;
  const known = Object.hasOwn(texts, code);
  if (!known && message && unknown === 'difficulties') return message;
  const key = known ? code : unknown;
  return fill(translation?.[key] ?? texts[key] ?? texts['internal-error'], readable(values, reader));
}
