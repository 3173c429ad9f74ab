import { css } from '@emotion/react';

/** File button next to the field that it fills. */
export const fileStyle = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--portico-space-2);
  margin-block-start: calc(-1 * var(--portico-space-3));
`;

/** The choices of which lines are shown: one row where there is room. */
export const verdictsStyle = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--portico-space-2);
`;

/** Lines of a list, each with what becomes of it. */
export const linesStyle = css`
  display: grid;
  margin: 0;
  padding: 0;
  border: 1px solid var(--portico-color-border);
  border-radius: var(--portico-radius-md);
  list-style: none;
  overflow-wrap: anywhere;
  & > li {
    display: grid;
    grid-template-columns: 72px minmax(0, 1fr);
    gap: 0 var(--portico-space-3);
    padding: var(--portico-space-2) var(--portico-space-3);
  }
  & > li + li {
    border-block-start: 1px solid var(--portico-color-border);
  }
  & [data-part='line'] {
    color: var(--portico-color-text-muted);
    font-size: var(--portico-text-sm);
    font-variant-numeric: tabular-nums;
  }
  & [data-part='reason'] {
    grid-column: 2;
    color: var(--portico-color-text-muted);
    font-size: var(--portico-text-sm);
  }
`;
