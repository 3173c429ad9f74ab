import { css } from '@emotion/react';
import { linesAtMost } from '#admin-box/kit/list/list-page.styles.ts';

export const listStyle = css`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: var(--portico-space-3);
    align-items: start;
    padding-block: var(--portico-space-3);
    border-block-end: 1px solid var(--portico-color-border);
  }
  & > li > [data-part='icon'] {
    margin-block-start: 1px;
    color: var(--portico-color-text-muted);
  }
  & > li[data-unread] > [data-part='icon'] {
    color: var(--portico-color-accent-text);
  }
  & [data-part='details'] {
    display: grid;
    gap: 2px;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & h3 {
    margin: 0;
    font: var(--portico-weight-medium) var(--portico-text-md) var(--portico-font-sans);
  }
  & > li[data-unread] h3 {
    font-weight: var(--portico-weight-semibold);
  }
  & h3 bdi,
  & [data-part='details'] > p:not([data-part]) {
    ${linesAtMost(3)}
  }
  & h3 > button {
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
    cursor: pointer;
  }
  & h3 > button:hover {
    text-decoration: underline;
  }
  & [data-part='details'] > p {
    margin: 0;
    color: var(--portico-color-text-muted);
    font: var(--portico-weight-regular) var(--portico-text-sm) var(--portico-font-sans);
  }
  & [data-part='when'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--portico-space-1) var(--portico-space-2);
  }
  & [data-part='when'] > span {
    color: var(--portico-color-accent-text);
    font-weight: var(--portico-weight-medium);
  }
`;
