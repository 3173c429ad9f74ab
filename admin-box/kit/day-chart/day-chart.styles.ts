import { css } from '@emotion/react';

export const chartStyle = css`
  display: block;
  inline-size: 100%;
  block-size: 160px;
  overflow: visible;
  &:dir(rtl) {
    transform: scaleX(-1);
  }
  & rect {
    fill: var(--portico-color-accent);
  }
  & rect[data-empty] {
    fill: var(--portico-color-border);
  }
  & rect[data-whole] {
    fill: var(--portico-color-border-strong);
  }
  & rect[data-part='refused'] {
    fill: var(--portico-color-danger);
  }
  @media (forced-colors: active) {
    & rect {
      fill: CanvasText;
    }
    & rect[data-whole] {
      fill: GrayText;
    }
  }
`;

/** The first and the last day, at their ends. */
export const daysStyle = css`
  display: flex;
  justify-content: space-between;
  color: var(--portico-color-text-muted);
  font-size: var(--portico-text-sm);
`;
