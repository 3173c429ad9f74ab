import { css } from '@emotion/react';

/** A part of a page or step in a frame of its own, with its heading. */
export const boxStyle = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--portico-space-4);
  padding: var(--portico-space-4);
  border: 1px solid var(--portico-color-border);
  border-radius: var(--portico-radius-lg);
  & > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--portico-space-2) var(--portico-space-4);
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & > header > h2,
  & h3 {
    margin: 0;
    font: var(--portico-weight-semibold) var(--portico-text-md) var(--portico-font-sans);
  }
`;
