import { plainDigits } from '#shared/ui/code-boxes/plain-digits.ts';
import type { LightField } from '#shared/ui/light-form/light-form.ts';

const codeLength = 6;

/** Six digits out of an app or a message, with spaces as people type them. */
export function codeField(label: string): LightField {
  return {
    name: 'code',
    type: 'text',
    label,
    autocomplete: 'one-time-code',
    inputmode: 'numeric',
    required: true,
    maxlength: 12,
  };
}

/** @returns the code, once all of its digits and everything else that the form wants are there; undefined before */
export function completeCode(
  fields: readonly Pick<LightField, 'name' | 'autocomplete' | 'required'>[],
  typed: Readonly<Record<string, string>>,
): string | undefined {
  const field = fields.find(({ autocomplete }) => autocomplete === 'one-time-code');
  const text = (field && typed[field.name]) ?? '';
  const code = plainDigits(text, codeLength + 1);
  const isAlone = text.replace(/[\s-]/g, '').length === code.length;
  const isFilled = fields.every(({ name, required }) => !required || typed[name]);
  return code.length === codeLength && isAlone && isFilled ? code : undefined;
}
