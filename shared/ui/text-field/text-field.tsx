import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Field } from '#shared/ui/field/field.tsx';
import type { FieldTexts } from '#shared/ui/field/field.tsx';
import { controlStyle } from '#shared/ui/field/field.styles.ts';
import { groupStyle } from './text-field.styles.ts';
import { useCutPaste } from './use-cut-paste.ts';

export interface TextFieldProps extends FieldTexts, Omit<ComponentPropsWithRef<'input'>, 'size' | 'children' | 'id'> {
  /** Inside the frame, before the text: an icon. */
  start?: ReactNode;
  /** Inside the frame, after the text: an icon button of size `sm`. */
  end?: ReactNode;
}

/**
 * One line of text. Takes every attribute of a native input, `ref` included, so that `{...register('name')}` works.
 * A read-only or disabled one keeps its value to be read and copied; its hint says why.
 */
export function TextField({ label, labelHidden, hint, error, optional, start, end, ...input }: TextFieldProps) {
  const { cut, handlers } = useCutPaste(input);
  return (
    <Field label={label} labelHidden={labelHidden} hint={hint} error={error || cut} optional={optional}>
      {(control) => {
        const field = <input type="text" {...input} {...handlers} {...control} css={controlStyle} data-part="input" />;
        if (!start && !end) return field;
        return (
          <div css={groupStyle} data-part="input-group">
            {field}
            {start ? <span data-part="start">{start}</span> : null}
            {end ? <span data-part="end">{end}</span> : null}
          </div>
        );
      }}
    </Field>
  );
}
