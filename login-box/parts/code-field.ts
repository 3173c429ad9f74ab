import { CodeBoxes } from '#shared/ui/code-boxes/code-boxes.tsx';
import type { LightField } from '#shared/ui/light-form/light-form.ts';

/** Six digits out of a message or an app, with spaces as people type them. */
const codeMaxLength = 12;

/** One field, styled as a box per digit, so that password managers and phones can fill it. */
export function codeField(label: string): LightField {
  return { ...fewDigitsField('code', label), autocomplete: 'one-time-code', drawing: CodeBoxes };
}

/** A short number that is not sent by message: shown on another page, or printed. */
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
