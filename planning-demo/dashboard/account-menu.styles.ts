import { css, keyframes } from '@emotion/react';
import { color, duration, easeOut, font, narrow, radius, shadow, space } from '#planning-demo/theme/theme.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(4px)' } });

export const root = css({ position: 'relative', marginInlineStart: space(1) });

export const avatar = css({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '36px',
  blockSize: '36px',
  margin: 0,
  padding: 0,
  border: '1px solid transparent',
  borderRadius: '50%',
  background: color.accentSubtle,
  color: color.accentText,
  font: font.badge,
  fontWeight: 600,
  cursor: 'pointer',
  userSelect: 'none',
  '&:hover, &[aria-expanded="true"]': { borderColor: color.accentText },
  [narrow]: { inlineSize: '44px', blockSize: '44px' },
});

export const panel = css({
  position: 'absolute',
  zIndex: 100,
  insetBlockStart: `calc(100% + ${space(2)})`,
  insetInlineEnd: 0,
  inlineSize: 'max-content',
  minInlineSize: '220px',
  maxInlineSize: `min(320px, calc(100vw - ${space(8)}))`,
  padding: space(1),
  border: `1px solid ${color.border}`,
  borderRadius: radius.panel,
  background: color.raised,
  boxShadow: shadow.overlay,
  animation: `${rise} ${duration.fast} ${easeOut}`,
});

export const userBlock = css({
  paddingBlock: space(2),
  paddingInline: space(3),
  marginBlockEnd: space(1),
  borderBlockEnd: `1px solid ${color.border}`,
  overflowWrap: 'anywhere',
});
export const caption = css({ font: font.badge, color: color.muted });
export const userName = css({ marginBlockStart: space(1), font: font.label });
export const userEmail = css({ color: color.muted });

export const menuButtons = css({
  button: {
    inlineSize: '100%',
    justifyContent: 'flex-start',
    paddingInline: space(3),
    borderRadius: radius.controlLarge,
  },
});
