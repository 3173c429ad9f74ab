import { errors } from './en/errors.ts';
import type { ErrorMessageKey } from './error-codes.ts';
import { fill, type MessageValues } from './translator.ts';

/** For the wire: English, and instants stay ISO 8601. A code without a text reads as `internal-error`. */
export function errorMessage(code: string, values?: MessageValues): string {
  return fill(errors[Object.hasOwn(errors, code) ? (code as ErrorMessageKey) : 'internal-error'], values);
}
