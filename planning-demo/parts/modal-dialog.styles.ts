import { css, keyframes } from '@emotion/react';
import {
  color,
  duration,
  easeOut,
  font,
  radius,
  reducedMotion,
  shadow,
  shortWindow,
  space,
} from '#planning-demo/theme/theme.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });
const appear = keyframes({ from: { opacity: 0 } });

export const dialog = css({
  // 4xl
  maxInlineSize: '896px',
  inlineSize: `calc(100% - ${space(8)})`,
  maxBlockSize: '90vh',
  '@supports (max-block-size: 90dvh)': { maxBlockSize: '90dvh' },
  padding: 0,
  border: `1px solid ${color.border}`,
  borderRadius: radius.dialog,
  background: color.raised,
  color: color.text,
  boxShadow: shadow.dialog,
  overflow: 'hidden',
  '&[open]': {
    display: 'grid',
    gridTemplateRows: 'auto minmax(0, 1fr) auto',
    animation: `${rise} ${duration.base} ${easeOut}`,
  },
  [shortWindow]: { '&[open]': { display: 'block', overflowY: 'auto' } },
  // the page's tokens do not reach the backdrop in every browser, so the dialog carries no token into it
  '&::backdrop': {
    background: 'light-dark(oklch(0.2 0.01 250 / 0.36), oklch(0.08 0.01 250 / 0.62))',
    animation: `${appear} 220ms ${easeOut}`,
    [reducedMotion]: { animation: 'none' },
  },
  '@media (max-width: 479px)': { inlineSize: `calc(100% - ${space(4)})` },
});

export const header = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(4),
  paddingBlock: space(3),
  paddingInline: `${space(6)} ${space(4)}`,
  borderBlockEnd: `1px solid ${color.border}`,
  '@media (max-width: 719px)': { paddingInline: `${space(4)} ${space(2)}` },
});

export const title = css({ font: font.dialogTitle, letterSpacing: '-0.014em' });
