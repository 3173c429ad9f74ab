import type { ComponentPropsWithRef } from 'react';
import { Field } from '../field/field.tsx';
import type { FieldTexts } from '../field/field.tsx';
import { controlStyle } from '../field/field.styles.ts';
import { areaStyle } from './text-field.styles.ts';

export type TextAreaFieldProps = FieldTexts & Omit<ComponentPropsWithRef<'textarea'>, 'children' | 'id'>;

/** Several lines of text. Takes every attribute of a native textarea, `ref` included. */
export function TextAreaField({ label, labelHidden, hint, error, optional, rows = 3, ...area }: TextAreaFieldProps) {
  return (
    <Field label={label} labelHidden={labelHidden} hint={hint} error={error} optional={optional}>
      {(control) => <textarea {...area} {...control} rows={rows} css={[controlStyle, areaStyle]} data-part="input" />}
    </Field>
  );
}
