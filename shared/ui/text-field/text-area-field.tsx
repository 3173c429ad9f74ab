import type { ComponentPropsWithRef } from 'react';
import { Field } from '#shared/ui/field/field.tsx';
import type { FieldTexts } from '#shared/ui/field/field.tsx';
import { controlStyle } from '#shared/ui/field/field.styles.ts';
import { areaStyle } from './text-field.styles.ts';
import { useCutPaste } from './use-cut-paste.ts';

export type TextAreaFieldProps = FieldTexts & Omit<ComponentPropsWithRef<'textarea'>, 'children' | 'id'>;

/** Several lines of text. Takes every attribute of a native textarea, `ref` included. */
export function TextAreaField({ label, labelHidden, hint, error, optional, rows = 3, ...area }: TextAreaFieldProps) {
  const { cut, handlers } = useCutPaste(area);
  return (
    <Field label={label} labelHidden={labelHidden} hint={hint} error={error || cut} optional={optional}>
      {(control) => (
        <textarea {...area} {...handlers} {...control} rows={rows} css={[controlStyle, areaStyle]} data-part="input" />
      )}
    </Field>
  );
}
