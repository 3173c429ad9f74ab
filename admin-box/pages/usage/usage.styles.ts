import { css } from '@emotion/react';
import { narrow } from '#shared/ui/ui-root/ui-root.styles.ts';

export const pageStyle = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--portico-space-8);
  & > section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--portico-space-4);
  }
  & h2 {
    margin: 0;
    font: var(--portico-weight-semibold) var(--portico-text-lg) var(--portico-font-sans);
  }
`;

/** Figures with captions. */
export const figuresStyle = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(112px, 1fr));
  gap: var(--portico-space-5);
  margin: 0;
  & > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
  }
  & dd {
    margin: 0;
    font-size: 28px;
    line-height: 36px;
    font-weight: var(--portico-weight-semibold);
    font-variant-numeric: tabular-nums;
  }
  & dt {
    color: var(--portico-color-text-muted);
  }
  ${narrow} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
