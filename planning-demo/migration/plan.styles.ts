import { css } from '@emotion/react';
import { color, font, narrow, radius, space } from '#planning-demo/theme/theme.ts';

export const journey = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space(4),
  padding: space(4),
  borderRadius: radius.panel,
  background: color.sunken,
  border: `1px solid ${color.border}`,
  '> svg': { color: color.muted },
  [narrow]: { gap: space(2), padding: space(3) },
});
export const place = css({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  minInlineSize: 0,
  '> svg': { color: color.accentText },
  '@media (max-width: 399px)': { '> svg': { display: 'none' } },
});
export const placeLabel = css({ display: 'block', font: font.badge, color: color.muted });
export const placeName = css({ display: 'block', font: font.label, overflowWrap: 'anywhere' });

export const steps = css({ display: 'grid', gap: space(3) });
export const stepCard = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space(4),
  padding: space(5),
  border: `1px solid ${color.border}`,
  borderRadius: radius.panel,
  background: color.surface,
  [narrow]: { gap: space(3), padding: space(4) },
});
export const stepNumber = css({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '24px',
  blockSize: '24px',
  borderRadius: '50%',
  background: color.accentSubtle,
  color: color.accentText,
  font: font.badge,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
});
export const stepHead = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space(1)} ${space(4)}`,
});
export const stepTitle = css({ font: font.heading });
export const stepText = css({ marginBlockStart: space(1), color: color.muted, textWrap: 'pretty' });
export const stepMeta = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space(1)} ${space(4)}`,
  font: font.caption,
  color: color.muted,
});
export const metaItem = css({ display: 'inline-flex', alignItems: 'center', gap: '6px', whiteSpace: 'nowrap' });
export const detail = css({ marginBlockStart: space(3) });
export const detailTitle = css({ font: font.bodyStrong });
export const detailList = css({ display: 'grid', gap: space(1), marginBlockStart: space(1) });
export const detailItem = css({
  display: 'flex',
  gap: space(2),
  '> svg': { marginBlockStart: '2px', color: color.muted },
});
export const link = css({
  color: color.accentText,
  fontWeight: 500,
  borderRadius: radius.mark,
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '3px',
  textDecorationColor: `color-mix(in oklab, ${color.accentText} 45%, transparent)`,
  '&:hover': { textDecorationColor: 'currentColor' },
});
