import { css } from '@emotion/react';
import { narrow } from '../../shared/ui/ui-root/ui-root.styles.ts';
import { controlStyle } from '../../shared/ui/field/field.styles.ts';

export interface FilterSelectProps {
  /** What it narrows by: "Role". */
  label: string;
  /** The choice that narrows nothing: "Any role". */
  all: string;
  /** `''` while it narrows nothing. */
  value: string;
  options: readonly { value: string; label: string }[];
  onChange(value: string): void;
}

const style = css`
  inline-size: auto;
  max-inline-size: 220px;
  ${narrow} {
    flex: 1 1 96px;
    /* a width of its own: else the longest choice would widen the page */
    inline-size: 96px;
    min-inline-size: 0;
    max-inline-size: none;
  }
`;

/** One choice that narrows a list: the browser's own control, so that a list waits for no machinery. */
export function FilterSelect({ label, all, value, options, onChange }: FilterSelectProps) {
  // an address may name what is no longer there: the control shows it, so that it can be taken back
  const known = value === '' || options.some((option) => option.value === value);
  return (
    <select css={[controlStyle, style]} aria-label={label} value={value} onChange={(event) => onChange(event.target.value)}>
      <option value="">{all}</option>
      {known ? null : <option value={value}>…</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
