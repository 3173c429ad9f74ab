import { css } from '@emotion/react';

/** A striped bar is near the limit, a full red one above: the words next to it say the same. */
export const barStyle = css`
  block-size: 8px;
  border-radius: var(--portico-radius-full);
  background: var(--portico-color-surface-active);
  overflow: hidden;
  & > span {
    display: block;
    block-size: 100%;
    border-radius: inherit;
    background: var(--portico-color-accent);
  }
  &[data-state='near'] > span {
    background: repeating-linear-gradient(
      135deg,
      var(--portico-color-warning-mark) 0 6px,
      color-mix(in srgb, var(--portico-color-warning-mark) 60%, transparent) 6px 9px
    );
  }
  &[data-state='above'] > span {
    background: var(--portico-color-danger-mark);
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
    & > span {
      forced-color-adjust: none;
      background: Highlight;
    }
  }
`;
