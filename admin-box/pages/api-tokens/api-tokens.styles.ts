import { css } from '@emotion/react';

/** A line of code that is copied: it wraps, so that all of it is seen. */
export const codeStyle = css`
  display: block;
  margin: 0;
  padding: var(--portico-space-3) var(--portico-space-4);
  border-radius: var(--portico-radius-lg);
  background: var(--portico-color-surface-sunken);
  font-family: var(--portico-font-mono);
  font-size: var(--portico-text-sm);
  overflow-wrap: anywhere;
  user-select: all;
`;

/** A long secret scrolls in its own place. */
export const secretStyle = css`
  max-block-size: 144px;
  overflow-y: auto;
`;

export const fieldStyle = css`
  display: grid;
  gap: var(--portico-space-2);
  & > [data-part='label'] {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--portico-space-2);
    font-weight: var(--portico-weight-medium);
  }
`;

/** A date with a name below it; neither is the row's title. */
export const subtleStyle = css`
  & > :first-of-type {
    font-weight: inherit;
  }
`;
