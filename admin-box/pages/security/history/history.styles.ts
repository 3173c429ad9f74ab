import { css } from '@emotion/react';

export const versionsStyle = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--portico-space-2);
    padding-block: var(--portico-space-4);
    border-block-end: 1px solid var(--portico-color-border);
  }
  & > li:first-of-type {
    padding-block-start: 0;
  }
  & > li:last-of-type {
    border-block-end: 0;
  }
  & header {
    display: flex;
    align-items: center;
    gap: var(--portico-space-2);
    min-block-size: 32px;
  }
  & h3 {
    margin: 0;
    font: var(--portico-weight-semibold) var(--portico-text-md) var(--portico-font-sans);
  }
  & header > button {
    margin-inline-start: auto;
  }
  & p {
    margin: 0;
    color: var(--portico-color-text-muted);
    font-size: var(--portico-text-sm);
    overflow-wrap: anywhere;
  }
  & p[data-part='list-change'] {
    color: var(--portico-color-text);
  }
`;

export const olderStyle = css`
  justify-self: start;
`;
