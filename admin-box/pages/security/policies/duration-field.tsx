import { useId } from 'react';
import { FieldMessage } from '#shared/ui/field/field.tsx';
import { Select } from '#shared/ui/select/select.tsx';
import { TextField } from '#shared/ui/text-field/text-field.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { durationUnits } from './duration.ts';
import type { Duration, DurationUnit } from './duration.ts';
import { durationStyle } from '#admin-box/pages/security/security.styles.ts';

export interface DurationFieldProps {
  label: string;
  hint: string;
  error: string | undefined;
  readOnly: boolean;
  value: Duration;
  onChange(value: Duration): void;
  onBlur(): void;
}

/** A whole number and its unit. Seconds are offered only for a value that needs them. */
export function DurationField({ label, hint, error, readOnly, value, onChange, onBlur }: DurationFieldProps) {
  const { t } = useTexts();
  const messageId = useId();
  const units = durationUnits.filter((unit) => unit !== 'second' || value.unit === 'second');
  return (
    <fieldset css={durationStyle}>
      <legend>{label}</legend>
      <TextField
        label={label}
        labelHidden
        inputMode="numeric"
        autoComplete="off"
        maxLength={9}
        readOnly={readOnly}
        value={value.amount}
        aria-describedby={messageId}
        onChange={(event) => onChange({ ...value, amount: event.target.value })}
        onBlur={onBlur}
      />
      <Select
        label={t('security.unit')}
        labelHidden
        options={units.map((unit) => ({ value: unit, label: t(`security.unit.${unit}`) }))}
        value={value.unit}
        onChange={(unit) => onChange({ ...value, unit: unit as DurationUnit })}
        onBlur={onBlur}
        disabled={readOnly}
      />
      <FieldMessage id={messageId} hint={hint} error={error} />
    </fieldset>
  );
}
