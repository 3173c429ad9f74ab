import { css } from '@emotion/react';

export const contentStyle = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--portico-space-4);
  max-inline-size: 640px;
`;

/** Tiles use the whole width. */
export const wideStyle = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--portico-space-4);
`;

/** A field, and the button that sends it, next to each other where there is room. */
export const fieldAndButtonStyle = css`
  display: grid;
  gap: var(--portico-space-3);
  justify-items: start;
  & > [data-part='field'] {
    inline-size: 100%;
  }
`;
