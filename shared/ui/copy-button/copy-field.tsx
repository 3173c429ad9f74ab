import { useContext, useId } from 'react';
import type { ReactNode } from 'react';
import { FieldMessage } from '#shared/ui/field/field.tsx';
import { fieldStyle, labelStyle } from '#shared/ui/field/field.styles.ts';
import { copyFieldStyle, valueStyle } from './copy-field.styles.ts';
import { CopiedContext } from './copied-context.ts';
import { CopyButton } from './copy-button.tsx';

export interface CopyFieldProps {
  label: string;
  value: string;
  hint?: ReactNode;
  /** What the button says it copies; "Copy" without it. */
  copyLabel?: string;
}

/** A value that cannot be edited, with a button that copies it: ids, addresses, keys. Read left to right in every script. */
export function CopyField({ label, value, hint, copyLabel }: CopyFieldProps) {
  const id = useId();
  const onCopied = useContext(CopiedContext);
  return (
    <div css={fieldStyle} data-part="copy-field" role="group" aria-labelledby={id}>
      <span css={labelStyle} id={id}>
        {label}
      </span>
      <div css={copyFieldStyle}>
        <span css={valueStyle} data-part="value" title={value} onCopy={() => onCopied(value)}>
          {value}
        </span>
        <CopyButton text={value} label={copyLabel} />
      </div>
      <FieldMessage id={`${id}-message`} hint={hint} />
    </div>
  );
}
