import { css } from '@emotion/react';
import { color, font, space } from '#planning-demo/theme/theme.ts';

export const page = css({
  display: 'grid',
  justifyItems: 'center',
  minBlockSize: '100dvh',
  padding: space(4),
  paddingBlockStart: '10dvh',
});
export const column = css({ display: 'grid', alignContent: 'start', gap: space(6), inlineSize: 'min(400px, 100%)' });
export const title = css({ font: font.pageTitle, letterSpacing: '-0.014em' });
export const tagline = css({ marginBlockStart: space(2), font: font.large, color: color.muted, textWrap: 'pretty' });
export const back = css({ justifySelf: 'start', font: font.badge, color: color.muted });
