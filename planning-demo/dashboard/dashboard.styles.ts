import { css } from '@emotion/react';
import { color, duration, easeOut, font, narrow, radius, shadow, space } from '#planning-demo/theme/theme.ts';

export const body = css({
  display: 'grid',
  gap: space(10),
  maxInlineSize: '1224px',
  marginInline: 'auto',
  paddingBlock: `${space(8)} ${space(16)}`,
  paddingInline: space(8),
  [narrow]: { gap: space(8), paddingBlock: `${space(6)} ${space(10)}`, paddingInline: space(4) },
});

export const pageTitle = css({
  font: font.pageTitle,
  letterSpacing: '-0.014em',
  textWrap: 'balance',
  '&:focus': { outline: 'none' },
});
export const pageText = css({ marginBlockStart: space(1), font: font.large, color: color.muted, textWrap: 'pretty' });

export const sectionHead = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(4),
  marginBlockEnd: space(3),
});
export const sectionTitle = css({ font: font.heading, letterSpacing: '-0.006em' });
/** Aligns the text of the borderless button, not its invisible edge, with the end of the line. */
export const sectionAction = css({ marginInlineEnd: '-14px' });

export const threeColumns = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 1fr))',
  gap: space(4),
});
export const twoColumns = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(400px, 100%), 1fr))',
  gap: space(4),
});

/** A bordered box, the base of cards and tiles. */
export const card = css({
  border: `1px solid ${color.border}`,
  borderRadius: radius.panel,
  background: color.surface,
  boxShadow: shadow.card,
});

export const scenarioCard = css({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto auto 1fr auto',
  justifyItems: 'start',
  padding: space(6),
  transition: `border-color ${duration.fast} ${easeOut}, box-shadow ${duration.fast} ${easeOut}`,
  '&:hover': { borderColor: color.borderStrong, boxShadow: shadow.cardHover },
  '&[data-selected]': {
    borderColor: color.accentText,
    outline: `1px solid ${color.accentText}`,
    outlineOffset: '-1px',
  },
});
export const scenarioIcon = css({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '40px',
  blockSize: '40px',
  marginBlockEnd: space(4),
  borderRadius: radius.controlLarge,
  background: color.accentSubtle,
  color: color.accentText,
});
export const cardTitle = css({ font: font.heading, overflowWrap: 'anywhere' });
export const cardText = css({ marginBlockStart: space(1), color: color.muted, textWrap: 'pretty' });
export const startLink = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1),
  marginBlockStart: space(4),
  minBlockSize: '24px',
  padding: 0,
  border: 0,
  borderRadius: radius.mark,
  background: 'none',
  color: color.accentText,
  font: font.bodyStrong,
  cursor: 'pointer',
  // the whole card is clickable; its text is its name
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.panel },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: `2px solid ${color.accentText}`, outlineOffset: '2px' },
  '> svg': { transition: `translate ${duration.fast} ${easeOut}` },
  '&:hover > svg': { translate: '3px 0', '&:dir(rtl)': { translate: '-3px 0' } },
});
export const selectedMark = css({
  position: 'absolute',
  insetBlockStart: space(6),
  insetInlineEnd: space(6),
  color: color.accentText,
});

export const projectCard = css({ display: 'grid', gap: space(4), padding: space(5) });
export const projectHead = css({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space(3),
});
export const progressHead = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space(3),
  marginBlockEnd: space(2),
  font: font.caption,
  fontVariantNumeric: 'tabular-nums',
});
export const progressTrack = css({
  blockSize: '6px',
  borderRadius: radius.round,
  background: color.active,
  overflow: 'hidden',
  '@media (forced-colors: active)': { border: '1px solid' },
});
export const progressRange = css({
  blockSize: '100%',
  borderRadius: 'inherit',
  background: color.accentText,
  '@media (forced-colors: active)': { background: 'Highlight', forcedColorAdjust: 'none' },
});
export const faint = css({ color: color.muted, font: font.caption });

export const statTile = css({ padding: space(5) });
export const statTitle = css({ font: font.bodyStrong });
export const statValue = css({
  marginBlock: space(1),
  font: font.pageTitle,
  letterSpacing: '-0.014em',
  fontVariantNumeric: 'tabular-nums',
});
