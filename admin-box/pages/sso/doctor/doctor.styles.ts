import { css } from '@emotion/react';

export const toolsStyle = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--portico-space-3);
  & > [data-part='live'] {
    margin-inline-start: auto;
  }
`;

export const compareStyle = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(240px, 1fr));
  gap: var(--portico-space-4);
`;

/** XML and JSON, which are read by their columns. */
export const sourceStyle = css`
  font-family: var(--portico-font-mono);
  white-space: pre;
  overflow-x: auto;
`;
