import { css, keyframes } from '@emotion/react';
import { reducedMotion } from '#planning-demo/theme/theme.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

const ring = css({
  flex: 'none',
  inlineSize: '16px',
  blockSize: '16px',
  borderRadius: '50%',
  border: '2px solid color-mix(in oklab, currentColor 28%, transparent)',
  borderBlockStartColor: 'currentColor',
  animation: `${turn} 800ms linear infinite`,
  // slower, but still animated: otherwise it would not indicate progress
  [reducedMotion]: { animationDuration: '2400ms' },
});

export function Spinner() {
  return <span css={ring} aria-hidden="true" />;
}
