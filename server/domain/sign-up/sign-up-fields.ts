/** The fields that an operator has added to the sign-up form. Pure. */

export interface SignUpFieldRule {
  key: string;
  type: 'text' | 'tel' | 'select';
  required: boolean;
  maxLength: number;
  /** What a select offers. */
  options?: readonly { value: string }[] | undefined;
}

export type CheckedFields =
  | { values: Record<string, string>; wrong?: undefined }
  | { wrong: string; values?: undefined };

/** Digits with what people put between them, and a plus before. */
const phone = /^\+?[\d\s().\-/]{3,}$/;

/**
 * Only declared fields are read; whatever else comes along never reaches a row.
 * @returns the values by key, or the key of the first field that is wrong
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
  // a line has no control characters
  return (
    text.length <= maxLength && !/\p{Cc}/u.test(text) && text.isWellFormed() && (type !== 'tel' || phone.test(text))
  );
}

/** As the form names a field: no name of its own can be meant by it. */
export function formNameOf(key: string): string {
  return `field-${key}`;
}
