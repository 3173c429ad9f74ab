import { CodeBoxes, PatientCodeBoxes } from '#shared/ui/code-boxes/code-boxes.tsx';
import type { LightField } from '#shared/ui/light-form/light-form.ts';

/**
 * Six digits out of an app or a message, with spaces as people type them; submitted with the last one.
 *
 * @param waits for the button: what the form does cannot be taken back
 */
export function codeField(label: string, waits = false): LightField {
  return {
    name: 'code',
    type: 'text',
    label,
    autocomplete: 'one-time-code',
    inputmode: 'numeric',
    required: true,
    maxlength: 12,
    drawing: waits ? PatientCodeBoxes : CodeBoxes,
  };
}
