import { css, keyframes } from '@emotion/react';
import { color, font, narrow, radius, reducedMotion, space } from '#planning-demo/theme/theme.ts';

const breathe = keyframes({ to: { opacity: 0.45 } });

export const skeletonPage = css({ minBlockSize: '100dvh' });
export const skeletonBar = css({
  blockSize: '64px',
  background: color.surface,
  borderBlockEnd: `1px solid ${color.border}`,
});
export const skeletonBody = css({
  display: 'grid',
  gap: space(5),
  maxInlineSize: '1224px',
  marginInline: 'auto',
  padding: space(8),
  [narrow]: { padding: space(4) },
});
export const skeletonRow = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  gap: space(4),
  [narrow]: { gridTemplateColumns: '1fr' },
});
export const skeletonBlock = css({
  display: 'block',
  borderRadius: radius.panel,
  background: color.active,
  animation: `${breathe} 1600ms ease-in-out infinite alternate`,
  [reducedMotion]: { animation: 'none' },
});

export const noticePage = css({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '100dvh',
  padding: space(4),
});
export const notice = css({ display: 'grid', justifyItems: 'start', gap: space(6), maxInlineSize: '440px' });
export const noticeTitle = css({ font: font.screenTitle, letterSpacing: '-0.014em', textWrap: 'balance' });
export const noticeText = css({ marginBlockStart: space(2), color: color.muted, textWrap: 'pretty' });
export const slowNotice = css({
  position: 'fixed',
  insetInline: space(4),
  insetBlockEnd: space(6),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(4),
  maxInlineSize: '560px',
  marginInline: 'auto',
  padding: space(4),
  border: `1px solid ${color.border}`,
  borderRadius: radius.panel,
  background: color.raised,
});
export const slowMessage = css({ flex: '1 1 280px' });
export const slowTitle = css({ font: font.label });
export const slowText = css({ color: color.muted });
