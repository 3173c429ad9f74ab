import { Select } from '#shared/ui/select/select.tsx';
import { useTexts } from '#admin-box/i18n/texts.tsx';

export interface AccessDurationFieldProps {
  label: string;
  hint?: string;
  /** Days; `forGood` or another choice of the caller's. */
  value: string;
  onChange(value: string): void;
  days: readonly number[];
  /** Before or after the days. */
  extraOption: { value: string; label: string; first?: true };
}

/** "7 days", in the reader's language. */
function daysText(days: number, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'unit', unit: 'day', unitDisplay: 'long' }).format(days);
}

/** Access expiry, as a duration. */
export function AccessDurationField({ label, hint, value, onChange, days, extraOption }: AccessDurationFieldProps) {
  const { locale } = useTexts();
  const choices = days.map((count) => ({ value: String(count), label: daysText(count, locale) }));
  return (
    <Select
      label={label}
      hint={hint}
      value={value}
      onChange={onChange}
      options={extraOption.first ? [extraOption, ...choices] : [...choices, extraOption]}
    />
  );
}
