import { useId } from 'react';
import { segmentItemStyle, segmentStyle } from './segment.styles.ts';

export interface SegmentOption<Value extends string> {
  value: Value;
  label: string;
  disabled?: boolean;
  /** Why it is disabled, shown to the pointer. */
  reason?: string;
}

export interface SegmentProps<Value extends string> {
  /** What is chosen, for screen readers: "Access to Users". */
  label: string;
  options: readonly SegmentOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/** One of two to five choices, all in sight. Native radio buttons: one stop of the Tab key, moved by the arrow keys in either direction of script. */
export function Segment<Value extends string>({ label, options, value, onChange }: SegmentProps<Value>) {
  const name = useId();
  return (
    <div css={segmentStyle} data-part="segment" role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label
          key={option.value}
          css={segmentItemStyle}
          title={option.disabled ? option.reason : undefined}
          data-checked={option.value === value || undefined}
          data-disabled={option.disabled || undefined}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            aria-label={option.label}
            onChange={() => onChange(option.value)}
          />
          <span aria-hidden>{option.label}</span>
        </label>
      ))}
    </div>
  );
}
