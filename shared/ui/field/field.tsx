import { useId } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '#shared/ui/icon/icon.tsx';
import { useUiTexts } from '#shared/ui/ui-root/ui-texts.tsx';
import { visuallyHidden } from '#shared/ui/ui-root/ui-root.styles.ts';
import { fieldStyle, labelStyle, messageStyle, optionalStyle } from './field.styles.ts';

/** What every field of a form has. */
export interface FieldTexts {
  label: string;
  /** Only for those who cannot see: where the place says what the field is. */
  labelHidden?: boolean;
  /** Below the field. */
  hint?: ReactNode;
  /** What is wrong, as a sentence: replaces the hint. */
  error?: string;
  /** Says "optional" behind the label. */
  optional?: boolean;
}

/** Attributes of the one control of a field. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps extends FieldTexts {
  children: (control: FieldControl) => ReactNode;
}

/** The hint, or the error that took its place; read out when it appears. */
export function FieldMessage({ id, hint, error }: { id: string; hint?: ReactNode; error?: string }) {
  if (error) {
    return (
      <p css={messageStyle} data-part="error-text" id={id} role="alert">
        <Icon name="stop" size="sm" />
        <span>{error}</span>
      </p>
    );
  }
  if (!hint) return null;
  return (
    <p css={messageStyle} data-part="helper-text" id={id}>
      <span>{hint}</span>
    </p>
  );
}

/** The text of a label, with the word for what may stay empty. */
export function LabelText({ label, optional }: { label: string; optional?: boolean }) {
  const { t } = useUiTexts();
  return (
    <>
      {label}
      {optional ? <span css={optionalStyle}> {t('optional')}</span> : null}
    </>
  );
}

/** Label above, hint or error below, and a control that is tied to both. */
export function Field({ label, labelHidden, hint, error, optional, children }: FieldProps) {
  const id = useId();
  const messageId = `${id}-message`;
  const control: FieldControl = {
    id,
    'aria-describedby': error || hint ? messageId : undefined,
    'aria-invalid': error ? true : undefined,
  };
  return (
    <div css={fieldStyle} data-part="field">
      <label css={labelHidden ? visuallyHidden : labelStyle} data-part="label" htmlFor={id}>
        <LabelText label={label} optional={optional} />
      </label>
      {children(control)}
      <FieldMessage id={messageId} hint={hint} error={error} />
    </div>
  );
}
