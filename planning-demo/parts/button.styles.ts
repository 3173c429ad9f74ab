import { css } from '@emotion/react';
import { color, duration, easeOut, font, narrow, radius, space } from '#planning-demo/theme/theme.ts';

export const buttonBase = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(2),
  minBlockSize: '36px',
  margin: 0,
  paddingBlock: 0,
  paddingInline: '14px',
  border: '1px solid transparent',
  borderRadius: radius.control,
  background: 'transparent',
  font: font.bodyStrong,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  userSelect: 'none',
  transition: `background-color ${duration.fast} ${easeOut}`,
  '&:hover': { background: color.hover },
  '&:active': { background: color.active },
  [narrow]: { minBlockSize: '44px' },
});

const primary = css({
  background: color.accent,
  color: color.onAccent,
  '&:hover': { background: color.accentHover },
  '&:active': { background: color.accentActive },
});

const secondary = css({
  background: color.surface,
  borderColor: color.borderStrong,
  '&:hover': { background: `color-mix(in oklab, ${color.surface}, ${color.text} 5%)` },
  '&:active': { background: `color-mix(in oklab, ${color.surface}, ${color.text} 9%)` },
});

const quiet = css({ background: 'transparent' });

const iconOnly = css({
  inlineSize: '36px',
  paddingInline: 0,
  color: color.muted,
  '&:hover': { background: color.hover, color: color.text },
  [narrow]: { inlineSize: '44px' },
});

export const buttonVariants = { primary, secondary, quiet, iconOnly };

/** Height 44 px and the full width: the one thing to press on a screen. */
export const buttonLarge = css({ inlineSize: '100%', minBlockSize: '44px', borderRadius: radius.controlLarge });

/** While busy the color stays; only the cursor changes. */
export const buttonBusy = css({ cursor: 'progress' });

/** Last, so that it overrides the hover style of every variant. */
export const buttonDisabled = css({
  '&:disabled': { background: color.hover, borderColor: 'transparent', color: color.disabled, cursor: 'not-allowed' },
});
