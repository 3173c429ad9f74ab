import type { LightField } from '../../../shared/ui/light-form/light-form.ts';

/** Six digits out of a message or an app, with spaces as people type them. One field: password managers and phones fill it. */
const codeMaxLength = 12;

/** @param autocomplete `off` for codes that no message brings */
export function codeField(label: string, autocomplete: 'one-time-code' | 'off' = 'one-time-code'): LightField {
  return { name: 'code', type: 'text', label, autocomplete, inputmode: 'numeric', required: true, maxlength: codeMaxLength };
}
