import { css } from '@emotion/react';
import { color } from '#planning-demo/theme/theme.ts';
import type { Complexity } from './migration-plan.ts';

const filled: Record<Complexity, number> = { low: 1, medium: 2, high: 3 };

const on = css({ fill: color.accentText });
const off = css({ fill: color.borderStrong });

/** One to three filled bars. Decorative: the text is next to it. */
export function ComplexityMark({ complexity }: { complexity: Complexity }) {
  return (
    <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
      {[1, 2, 3].map((bar) => (
        <rect
          key={bar}
          css={bar <= filled[complexity] ? on : off}
          x={bar * 5 - 5}
          y={12 - bar * 4}
          width="3"
          height={bar * 4 + 2}
          rx="1"
        />
      ))}
    </svg>
  );
}
