import { css } from '@emotion/react';
import { narrow } from '#shared/ui/ui-root/ui-root.styles.ts';

export const treeStyle = css`
  &,
  & ul {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & ul {
    padding-inline-start: var(--portico-space-6);
  }
  ${narrow} {
    & ul {
      padding-inline-start: var(--portico-space-3);
    }
  }
`;

export const rowStyle = css`
  display: grid;
  grid-template-columns: 28px minmax(0, 1fr) auto auto;
  gap: var(--portico-space-2);
  align-items: center;
  min-block-size: 48px;
  padding-inline: var(--portico-space-1);
  border-block-end: 1px solid var(--portico-color-border);
  border-radius: var(--portico-radius-sm);
  &:hover {
    background: var(--portico-color-surface-hover);
  }
  &[data-open] {
    background: var(--portico-color-accent-subtle);
  }
  & > [data-part='counts'] {
    color: var(--portico-color-text-muted);
    font-size: var(--portico-text-sm);
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
  & > :first-child[aria-expanded] svg {
    transition: rotate 140ms;
  }
  & > :first-child[aria-expanded='true'] svg {
    rotate: 90deg;
  }
  & > :first-child[aria-expanded='false']:dir(rtl) svg {
    rotate: 180deg;
  }
  @media (prefers-reduced-motion: reduce) {
    & > :first-child[aria-expanded] svg {
      transition: none;
    }
  }
  ${narrow} {
    grid-template-columns: 44px minmax(0, 1fr) auto;
    & > [data-part='counts'] {
      grid-column: 2;
      grid-row: 2;
      text-align: start;
      padding-block-end: var(--portico-space-2);
    }
  }
`;

/** Name that opens the account when pressed. */
export const nameStyle = css`
  min-inline-size: 0;
  min-block-size: 36px;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: pointer;
`;
