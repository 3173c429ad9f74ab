/** Custom fields of the sign-up form. Pure. */

export interface SignUpFieldRule {
  key: string;
  type: 'text' | 'tel' | 'select';
  required: boolean;
  maxLength: number;
  /** Options of a select. */
  options?: readonly { value: string }[] | undefined;
}

export type CheckedFields =
  | { values: Record<string, string>; wrong?: undefined }
  | { wrong: string; values?: undefined };

/** Digits with common separators, and an optional plus in front. */
const phone = /^\+?[\d\s().\-/]{3,}$/;

/**
 * Reads declared fields only; other input is never stored.
 * @returns the values by key, or the key of the first invalid field
 */
export function checkSignUpFields(
  rules: readonly SignUpFieldRule[],
  given: Readonly<Record<string, unknown>>,
): CheckedFields {
  const values: Record<string, string> = {};
  for (const rule of rules) {
    const value = Object.hasOwn(given, rule.key) ? given[rule.key] : '';
    const text = typeof value === 'string' ? value.trim() : undefined;
    if (text === undefined || !fits(rule, text)) return { wrong: rule.key };
    if (text !== '') values[rule.key] = text;
  }
  return { values };
}

function fits({ type, required, maxLength, options }: SignUpFieldRule, text: string): boolean {
  if (text === '') return !required;
  if (type === 'select') return options?.some(({ value }) => value === text) ?? false;
  // single-line values have no control characters
  return (
    text.length <= maxLength && !/\p{Cc}/u.test(text) && text.isWellFormed() && (type !== 'tel' || phone.test(text))
  );
}

/** The field's name in the form: prefixed, so that it cannot collide with a built-in name. */
export function formNameOf(key: string): string {
  return `field-${key}`;
}
