import { css } from '@emotion/react';
import {
  color,
  duration,
  easeOut,
  font,
  narrow,
  radius,
  reducedMotion,
  shortWindow,
  space,
} from '#planning-demo/theme/theme.ts';

export const stepBody = css({
  display: 'grid',
  alignContent: 'start',
  gap: space(6),
  padding: space(6),
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollBehavior: 'smooth',
  [reducedMotion]: { scrollBehavior: 'auto' },
  '&:focus-visible': { outlineOffset: '-2px' },
  [narrow]: { padding: space(4) },
  [shortWindow]: { overflowY: 'visible' },
});

export const footer = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space(2),
  paddingBlock: space(3),
  paddingInline: space(6),
  borderBlockStart: `1px solid ${color.border}`,
  [narrow]: { paddingInline: space(4) },
});
/** Aligns the text of the borderless button, not its invisible edge, with the start of the line. */
export const footerStart = css({ marginInline: '-14px auto', '@media (max-width: 479px)': { flexBasis: '100%' } });
export const reason = css({
  flex: '1 1 280px',
  minBlockSize: '20px',
  color: color.muted,
  textWrap: 'pretty',
});

export const legend = css({ marginBlockEnd: space(3), font: font.heading });
export const categoryName = css({ marginBlockEnd: space(2), font: font.bodyStrong, color: color.muted });
export const category = css({ '& + &': { marginBlockStart: space(4) } });
export const options = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space(2),
  '@media (max-width: 799px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '@media (max-width: 559px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});

export const option = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: space(3),
  padding: space(3),
  border: `1px solid ${color.borderStrong}`,
  borderRadius: radius.controlLarge,
  background: color.surface,
  cursor: 'pointer',
  transition: `background-color ${duration.fast} ${easeOut}`,
  '> svg': { color: color.muted },
  '&:hover': { background: `color-mix(in oklab, ${color.surface}, ${color.text} 4%)` },
  '&:has(input:checked)': {
    borderColor: color.accentText,
    boxShadow: `inset 0 0 0 1px ${color.accentText}`,
    background: color.accentSubtle,
    '> svg': { color: color.accentText },
  },
  '&:has(input:focus-visible)': { outline: `2px solid ${color.accentText}`, outlineOffset: '2px' },
  'input:focus-visible': { outline: 'none' },
});
export const optionRadio = css({
  inlineSize: '16px',
  blockSize: '16px',
  margin: '2px 0 0',
  accentColor: color.accentText,
});
export const optionName = css({ display: 'block', font: font.label });
export const optionText = css({ display: 'block', font: font.caption, color: color.muted, textWrap: 'pretty' });
