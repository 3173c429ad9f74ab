import { css } from '@emotion/react';

/** A list of what a plan has, each line with its icon. */
export const planLinesStyle = css`
  & > ul {
    display: grid;
    gap: var(--portico-space-1);
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--portico-space-2);
  }
  & li > svg {
    margin-block-start: 2px;
    color: var(--portico-color-text-muted);
  }
`;
