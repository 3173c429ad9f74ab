import { css } from '@emotion/react';
import { color, font, narrow, radius, space } from '#planning-demo/theme/theme.ts';

export const bar = css({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 10,
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  minBlockSize: '64px',
  paddingBlock: space(3),
  paddingInline: space(6),
  background: color.surface,
  borderBlockEnd: `1px solid ${color.border}`,
  // on a phone, or zoomed in, a bar that stays would cover too much of the page
  [narrow]: {
    position: 'static',
    flexWrap: 'wrap',
    gap: `${space(2)} ${space(1)}`,
    paddingBlock: space(2),
    paddingInline: space(4),
  },
  '@media (max-width: 359px)': { paddingInline: space(2) },
});

export const brandGroup = css({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  marginInlineEnd: 'auto',
  '> svg:first-of-type': { color: color.muted },
});
export const brandName = css({ display: 'flex', alignItems: 'center', gap: space(2), font: font.heading });

export const searchBox = css({
  position: 'relative',
  flex: '0 1 360px',
  marginInlineEnd: 'auto',
  '> svg': {
    position: 'absolute',
    insetInlineStart: '10px',
    insetBlockStart: '8px',
    color: color.muted,
    pointerEvents: 'none',
  },
  [narrow]: { order: 1, flex: '1 0 100%', '> svg': { insetBlockStart: '12px' } },
});

export const searchInput = css({
  inlineSize: '100%',
  minBlockSize: '36px',
  paddingBlock: 0,
  paddingInline: '36px 12px',
  border: `1px solid ${color.borderControl}`,
  borderRadius: radius.control,
  background: color.surface,
  '&:hover': { borderColor: color.muted },
  '&:focus-visible': { borderColor: color.accentText, outlineWidth: '1px', outlineOffset: 0 },
  '&::placeholder': { color: color.muted, opacity: 1 },
  // below 16 px iOS zooms into the page
  [narrow]: { minBlockSize: '44px', fontSize: '16px' },
});
