import { useId } from 'react';
import { barStyle, mozBarStyle, progressStyle } from './progress.styles.ts';

export interface ProgressProps {
  /** What is being done: "Exporting 12,400 events". */
  label: string;
  value: number;
  max: number;
  /** The counts in words: "5,208 of 12,400"; nothing without it. */
  counts?: string;
  tone?: 'accent' | 'warning' | 'danger';
}

/** How far a long job has come. */
export function Progress({ label, value, max, counts, tone = 'accent' }: ProgressProps) {
  const id = useId();
  return (
    <div css={progressStyle} data-part="progress">
      <div data-part="texts">
        <label htmlFor={id}>{label}</label>
        {counts ? <span data-part="counts">{counts}</span> : null}
      </div>
      <progress css={[barStyle, mozBarStyle]} id={id} value={value} max={max} data-tone={tone} />
    </div>
  );
}
