import { css } from '@emotion/react';
import { color, font, radius, shadow, space } from '#planning-demo/theme/theme.ts';

export const page = css({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '100dvh',
  padding: space(4),
  overflow: 'hidden',
});

export const card = css({
  display: 'grid',
  gap: space(6),
  inlineSize: 'min(400px, 100%)',
  padding: space(8),
  border: `1px solid ${color.border}`,
  borderRadius: radius.dialog,
  background: color.surface,
  boxShadow: shadow.card,
  '@media (max-width: 479px)': { padding: space(6) },
});

export const title = css({ font: font.pageTitle, letterSpacing: '-0.014em', '&:focus': { outline: 'none' } });
export const tagline = css({ marginBlockStart: space(2), font: font.large, color: color.muted, textWrap: 'pretty' });
export const alreadyIn = css({ font: font.label });

export const embeddedLink = css({ justifySelf: 'start', font: font.badge, color: color.muted });

export const route = css({
  position: 'absolute',
  zIndex: -1,
  insetBlockStart: '50%',
  insetInlineStart: '50%',
  inlineSize: '1440px',
  blockSize: '720px',
  transform: 'translate(-50%, -50%)',
  color: color.accentText,
  opacity: 0.3,
  '&:dir(rtl)': { transform: 'translate(50%, -50%) scaleX(-1)' },
  '@media (max-width: 719px), (forced-colors: active)': { display: 'none' },
});
