import { CodeBoxes } from '#shared/ui/code-boxes/code-boxes.tsx';
import type { LightField } from '#shared/ui/light-form/light-form.ts';

/** Six digits out of a message or an app, with spaces as people type them. */
const codeMaxLength = 12;

/** One field, drawn as a box for each digit: password managers and phones fill it. */
export function codeField(label: string): LightField {
  return { ...fewDigitsField('code', label), autocomplete: 'one-time-code', drawing: CodeBoxes };
}

/** A short number that no message brings: it stands on another page, or on paper. */
export function fewDigitsField(name: string, label: string): LightField {
  return {
    name,
    type: 'text',
    label,
    autocomplete: 'off',
    inputmode: 'numeric',
    required: true,
    maxlength: codeMaxLength,
  };
}
