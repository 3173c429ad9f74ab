import { errors, type ErrorMessageKey } from './en/errors.ts';
import { formatMoment, type TimeStyle } from './format-time.ts';
import { fill, type MessageValues } from './translator.ts';

export interface ShownError {
  /** An error code of the contract, or a `ClientErrorCode`. */
  code: string;
  values?: MessageValues;
}

export interface Reader extends TimeStyle {
  /** Now, in milliseconds since 1970: decides whether an instant is shown with its date. */
  now: number;
  /** Texts of the reader's language; a missing one falls back to English. */
  translation?: Partial<Record<ErrorMessageKey, string>>;
}

/** Values that are instants (ISO 8601), and are shown in the reader's time. */
const instants = new Set(['lockedUntil']);

function knownCode(code: string): ErrorMessageKey {
  return Object.hasOwn(errors, code) ? (code as ErrorMessageKey) : 'internal-error';
}

function readable(values: MessageValues, reader: Reader): MessageValues {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      instants.has(name) && typeof value === 'string' ? formatMoment(value, reader.now, reader) : value,
    ]),
  );
}

/** For the wire: English, and instants stay ISO 8601. A code without a text reads as `internal-error`. */
export function errorMessage(code: string, values?: MessageValues): string;
/** For a person: in their language and time. A code without a text, from a newer server, reads as `internal-error`. */
export function errorMessage(error: ShownError, reader: Reader): string;
export function errorMessage(error: string | ShownError, second: MessageValues | Reader = {}): string {
  if (typeof error === 'string') return fill(errors[knownCode(error)], second as MessageValues);
  const reader = second as Reader;
  const code = knownCode(error.code);
  return fill(reader.translation?.[code] ?? errors[code], readable(error.values ?? {}, reader));
}
