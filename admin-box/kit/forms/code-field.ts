import type { LightField } from '#shared/ui/light-form/light-form.ts';

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
