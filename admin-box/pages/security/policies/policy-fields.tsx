/** Fields that several policies have: a checkbox, with a number or a duration once it is on. */
import { useController, useWatch } from 'react-hook-form';
import type { Control, FieldPath, UseFormReturn } from 'react-hook-form';
import { Checkbox } from '#shared/ui/checkbox/checkbox.tsx';
import { TextField } from '#shared/ui/text-field/text-field.tsx';
import { registered } from '#admin-box/kit/forms/registered.ts';
import { useTexts } from '#admin-box/i18n/texts.tsx';
import { DurationField } from './duration-field.tsx';
import { formatDuration, toSeconds, wholeNumber } from './duration.ts';
import type { Duration } from './duration.ts';
import type { PolicyFields } from './policy-card.tsx';

export interface Range {
  min: number;
  max: number;
}

/** Values of a policy with a count. */
export type CountValues = { on: boolean; count: string };
/** Values of a policy with a duration. */
export type PeriodValues = { on: boolean; period: Duration };
export type RotationValues = PeriodValues & { notice: Duration };

const isIn = (number: number, { min, max }: Range): boolean => number >= min && number <= max;

/** The number to send: a policy that is off may have been left with an invalid one, which its form does not show. */
export function inRange(wanted: number, present: number, range: Range): number {
  return isIn(wanted, range) ? wanted : Math.min(Math.max(present, range.min), range.max);
}

interface OnOffProps {
  label: string;
  readOnly: boolean;
  checked: boolean;
  onChange(on: boolean): void;
}

function OnOff({ label, readOnly, checked, onChange }: OnOffProps) {
  return <Checkbox label={label} checked={checked} disabled={readOnly} onCheckedChange={onChange} />;
}

interface Labels {
  /** Of the checkbox. */
  onLabel: string;
  label: string;
}

export interface CountFieldsProps extends PolicyFields<CountValues>, Labels, Range {
  /** Replaces the range below the field. */
  hint?: string;
}

export function CountFields({ form, readOnly, onLabel, label, hint, min, max }: CountFieldsProps) {
  const { t } = useTexts();
  const on = useWatch({ control: form.control, name: 'on' });
  const range = t('security.range', { min, max });
  return (
    <>
      <OnOff
        label={onLabel}
        readOnly={readOnly}
        checked={on}
        onChange={(next) => form.setValue('on', next, { shouldDirty: true })}
      />
      {on ? (
        <TextField
          label={label}
          hint={hint ?? range}
          inputMode="numeric"
          autoComplete="off"
          maxLength={9}
          readOnly={readOnly}
          error={form.formState.errors.count?.message}
          {...registered(form, 'count', {
            validate: (value) => isIn(wholeNumber(value), { min, max }) || t('security.numberWrong', { min, max }),
          })}
        />
      ) : null}
    </>
  );
}

interface PeriodFieldProps<Values extends PeriodValues> extends Range {
  control: Control<Values>;
  name: FieldPath<Values>;
  label: string;
  hint?: string;
  readOnly: boolean;
}

/** A duration of a form. @param min seconds, as `max` */
function PeriodField<Values extends PeriodValues>(props: PeriodFieldProps<Values>) {
  const { control, name, label, hint, readOnly, min, max } = props;
  const { t, locale } = useTexts();
  const limits = { min: formatDuration(min, locale), max: formatDuration(max, locale) };
  const { field, fieldState } = useController({
    control,
    name,
    rules: {
      validate: (value) => isIn(toSeconds(value as Duration), { min, max }) || t('security.durationWrong', limits),
    },
  });
  return (
    <DurationField
      label={label}
      hint={hint ?? t('security.range', limits)}
      error={fieldState.error?.message}
      readOnly={readOnly}
      value={field.value as Duration}
      onChange={field.onChange}
      onBlur={field.onBlur}
    />
  );
}

export interface PeriodFieldsProps extends PolicyFields<PeriodValues>, Labels, Range {}

export function PeriodFields({ form, readOnly, onLabel, ...period }: PeriodFieldsProps) {
  const on = useWatch({ control: form.control, name: 'on' });
  return (
    <>
      <OnOff
        label={onLabel}
        readOnly={readOnly}
        checked={on}
        onChange={(next) => form.setValue('on', next, { shouldDirty: true })}
      />
      {on ? <PeriodField {...period} control={form.control} name="period" readOnly={readOnly} /> : null}
    </>
  );
}

export interface RotationFieldsProps {
  form: UseFormReturn<RotationValues>;
  readOnly: boolean;
  period: Range;
  notice: Range;
}

export function RotationFields({ form, readOnly, period, notice }: RotationFieldsProps) {
  const { t } = useTexts();
  const on = useWatch({ control: form.control, name: 'on' });
  const field = { control: form.control, readOnly };
  return (
    <>
      <OnOff
        label={t('security.rotationOn')}
        readOnly={readOnly}
        checked={on}
        onChange={(next) => form.setValue('on', next, { shouldDirty: true })}
      />
      {on ? (
        <>
          <PeriodField {...field} {...period} name="period" label={t('security.rotationPeriod')} />
          <PeriodField
            {...field}
            {...notice}
            name="notice"
            label={t('security.rotationNotice')}
            hint={t('security.rotationNoticeHint')}
          />
        </>
      ) : null}
    </>
  );
}
