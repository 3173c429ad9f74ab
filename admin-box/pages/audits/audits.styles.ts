import { css } from '@emotion/react';
import { narrow } from '#shared/ui/ui-root/ui-root.styles.ts';

/** Keys and JSON: as they are written in programs. */
export const codeStyle = css`
  font: var(--portico-text-xs) var(--portico-font-mono);
`;

/** Figures above the list, in cards of one height. */
export const statsStyle = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(200px, 280px));
  gap: var(--portico-space-4);
  margin: 0;
  & > div {
    display: grid;
    align-content: space-between;
    gap: var(--portico-space-1);
    padding: var(--portico-space-4);
    border: 1px solid var(--portico-color-border);
    border-radius: var(--portico-radius-md);
  }
  & dt {
    color: var(--portico-color-text-muted);
    font-size: var(--portico-text-sm);
  }
  & dd {
    margin: 0;
    font-size: 28px;
    line-height: 36px;
    font-weight: var(--portico-weight-semibold);
    font-variant-numeric: tabular-nums;
  }
  ${narrow} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** Fields with what they were and what they are. */
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

export const jsonStyle = css`
  margin: 0;
  padding: var(--portico-space-3);
  border: 1px solid var(--portico-color-border);
  border-radius: var(--portico-radius-sm);
  background: var(--portico-color-surface-sunken);
  font: var(--portico-text-xs) / 1.6 var(--portico-font-mono);
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  text-align: start;
`;
