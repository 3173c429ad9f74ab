import { css } from '@emotion/react';

export const progressStyle = css`
  display: grid;
  gap: var(--portico-space-2);
  & > [data-part='texts'] {
    display: flex;
    justify-content: space-between;
    gap: var(--portico-space-4);
  }
  & [data-part='counts'] {
    flex: none;
    color: var(--portico-color-text-muted);
    font-variant-numeric: tabular-nums;
  }
`;

export const barStyle = css`
  appearance: none;
  display: block;
  inline-size: 100%;
  block-size: 6px;
  border: 0;
  border-radius: var(--portico-radius-full);
  background: var(--portico-color-surface-active);
  overflow: hidden;
  &::-webkit-progress-bar {
    background: transparent;
  }
  &::-webkit-progress-value {
    border-radius: var(--portico-radius-full);
    background: var(--_range, var(--portico-color-accent-text));
    transition: inline-size var(--portico-duration-slow) var(--portico-ease-out);
  }
  &[data-tone='warning'] {
    --_range: var(--portico-color-warning-mark);
  }
  &[data-tone='danger'] {
    --_range: var(--portico-color-danger-mark);
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
    forced-color-adjust: none;
    background: Canvas;
    &,
    &[data-tone] {
      --_range: Highlight;
    }
  }
`;

/** A rule of its own: one selector that a browser does not know would take the other with it. */
export const mozBarStyle = css`
  &::-moz-progress-bar {
    border-radius: var(--portico-radius-full);
    background: var(--_range, var(--portico-color-accent-text));
  }
`;
