import { css } from '@emotion/react';

export const changesStyle = css`
  inline-size: 100%;
  border-collapse: collapse;
  table-layout: fixed;
  font-size: var(--portico-text-sm);
  & :is(th, td) {
    padding: var(--portico-space-2) var(--portico-space-2) var(--portico-space-2) 0;
    border-block-end: 1px solid var(--portico-color-border);
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
    font-weight: var(--portico-weight-regular);
  }
  & thead th,
  & tbody th {
    color: var(--portico-color-text-muted);
  }
  & del {
    color: var(--portico-color-danger-text);
  }
  & ins {
    color: var(--portico-color-success-text);
    text-decoration: none;
  }
`;
