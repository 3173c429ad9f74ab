import type { LightField } from './light-form.ts';

/** What the browser can tell about a field without the server; the codes are keys of the error catalogue. */
export type FieldCheck = 'field-required' | 'email-invalid';

/** One `@` with something on both sides and no blanks: the rest is for the server and the mail to find out. */
const emailForm = /^[^\s@]+@[^\s@]+$/;

/** The reason why a value cannot be sent, or undefined. Rules that are not met are found by `failsARule`. */
export function checkField(field: LightField, value: string): FieldCheck | undefined {
  if (field.identity) return undefined;
  const empty = field.type === 'password' ? value === '' : value.trim() === '';
  if (empty) return field.required ? 'field-required' : undefined;
  return field.type === 'email' && !emailForm.test(value.trim()) ? 'email-invalid' : undefined;
}

/** Ids of the rules that a value meets. */
export function metRules(field: LightField, value: string): string[] {
  if (value === '') return [];
  return (field.rules ?? []).filter((rule) => rule.test?.(value)).map((rule) => rule.id);
}

/** Whether some rule that the browser can judge is not met. */
export function failsARule(field: LightField, value: string): boolean {
  return (field.rules ?? []).some((rule) => rule.test !== undefined && !rule.test(value));
}
