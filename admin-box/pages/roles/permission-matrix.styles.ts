import { css } from '@emotion/react';
import { narrow } from '#shared/ui/ui-root/ui-root.styles.ts';

/** In the footer, level with its buttons. */
export const countStyle = css`
  align-self: center;
  padding-inline-start: 14px;
  color: var(--portico-color-text-muted);
  font-variant-numeric: tabular-nums;
  ${narrow} {
    padding: 0;
  }
`;

export const matrixStyle = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--portico-space-4);
  & > section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--portico-space-1);
  }
  & h3,
  & h4 {
    margin: 0;
    font: var(--portico-weight-semibold) var(--portico-text-md) var(--portico-font-sans);
  }
  & h4 {
    color: var(--portico-color-text-muted);
    font: var(--portico-weight-medium) var(--portico-text-sm) var(--portico-font-sans);
  }
`;

/** Search and bulk selection above the rows. */
export const matrixToolsStyle = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--portico-space-3) var(--portico-space-4);
  ${narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const rowsStyle = css`
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: var(--portico-space-1) var(--portico-space-4);
    padding-block: var(--portico-space-1h, 6px);
    border-block-end: 1px solid var(--portico-color-border);
  }
  ${narrow} {
    & > li {
      grid-template-columns: minmax(0, 1fr);
      padding-block: var(--portico-space-2);
    }
  }
`;

/** The name of a resource, which shows its single permissions. */
export const discloseStyle = css`
  display: flex;
  align-items: center;
  gap: var(--portico-space-2);
  min-inline-size: 0;
  min-block-size: var(--portico-control-sm, 28px);
  margin: 0;
  padding: 0;
  border: 0;
  border-radius: var(--portico-radius-sm);
  background: none;
  color: inherit;
  font: var(--portico-weight-medium) var(--portico-text-md) var(--portico-font-sans);
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;
  & > span {
    display: grid;
    min-inline-size: 0;
  }
  & > span > * {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & [data-part='detail'] {
    color: var(--portico-color-text-muted);
    font: var(--portico-weight-regular) var(--portico-text-sm) var(--portico-font-sans);
  }
  &:focus-visible {
    outline: var(--portico-focus-width) solid var(--portico-color-focus);
    outline-offset: var(--portico-focus-offset);
  }
  & > [data-part='icon'] {
    flex: none;
    transition: rotate var(--portico-duration-fast) var(--portico-ease-out);
  }
  &[aria-expanded='true'] > [data-part='icon'] {
    rotate: 90deg;
  }
  &[aria-expanded='true']:dir(rtl) > [data-part='icon'] {
    rotate: -90deg;
  }
  ${narrow} {
    min-block-size: var(--portico-control-lg);
  }
`;

export const singlesStyle = css`
  grid-column: 1 / -1;
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(240px, 100%), 1fr));
  gap: var(--portico-space-3) var(--portico-space-4);
  margin: 0;
  padding: var(--portico-space-1) 0 var(--portico-space-3);
  padding-inline-start: var(--portico-space-6);
  border: 0;
  ${narrow} {
    padding-inline-start: var(--portico-space-1);
    gap: 0;
  }
`;
