import type { UsageMeter } from '#shared/contract/usage/usage.ts';
import { barStyle } from './meter-bar.styles.ts';
import { meterState } from './meter-state.ts';
import { useAmounts } from './use-amounts.ts';

export interface MeterLevelProps {
  meter: UsageMeter;
  /** Of the element that names the meter. */
  titleId: string;
  /** `12 of 50 GB`. */
  textOf(values: { used: string; limit: string }): string;
}

/** Used of the limit, as text and as a bar. */
export function MeterLevel({ meter, titleId, textOf }: MeterLevelProps) {
  const { plain, withUnit } = useAmounts(meter.unit);
  const { used, limit } = meter;
  if (limit === null) return <p data-part="level">{withUnit(used)}</p>;
  const text = textOf({ used: plain(used), limit: withUnit(limit) });
  const share = limit === 0 ? 100 : Math.min(100, (used / limit) * 100);
  return (
    <>
      <p data-part="level">{text}</p>
      <div
        css={barStyle}
        role="meter"
        aria-labelledby={titleId}
        aria-valuemin={0}
        aria-valuemax={limit}
        aria-valuenow={Math.min(used, limit)}
        aria-valuetext={text}
        data-state={meterState(meter)}
      >
        <span style={{ inlineSize: `${share}%` }} />
      </div>
    </>
  );
}
