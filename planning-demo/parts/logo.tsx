import { css } from '@emotion/react';
import { color } from '#planning-demo/theme/theme.ts';

const mark = css({ display: 'block', flex: 'none', color: color.accentText });

/** The product's logo. Decorative: the product's name is next to it. `size` is in pixels. */
export function Logo({ size = 32 }: { size?: number }) {
  return (
    <svg css={mark} width={size} height={size} viewBox="0 0 32 32" fill="none" aria-hidden="true">
      <path
        d="M4 7.5 11 25l5-11.5L21 25l7-17.5"
        stroke="currentColor"
        strokeWidth="3.25"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
