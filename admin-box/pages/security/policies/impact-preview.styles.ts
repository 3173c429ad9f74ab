import { css } from '@emotion/react';

/** A line of text between the parts of the dialog. */
export const noteStyle = css`
  margin: 0;
  color: var(--portico-color-text-muted);
`;

export const bodyStyle = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--portico-space-5);
`;

export const partStyle = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--portico-space-2);
  & > h3 {
    margin: 0;
    font: var(--portico-weight-medium) var(--portico-text-sm) var(--portico-font-sans);
  }
  & > p {
    ${noteStyle}
  }
  & > ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & > ul > li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--portico-space-4);
    padding-block: var(--portico-space-2);
    border-block-end: 1px solid var(--portico-color-border);
    overflow-wrap: anywhere;
  }
  & > ul > li > span:last-child {
    color: var(--portico-color-text-muted);
  }
`;
