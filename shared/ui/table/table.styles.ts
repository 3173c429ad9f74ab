import { css, keyframes } from '@emotion/react';
import { narrow } from '#shared/ui/ui-root/ui-root.styles.ts';

/** Next to a navigation, or as a part of a host's page, a table has less room than the shell: it is its own measure. */
const list = '@container portico-table (max-width: 559px)';
const tight = '@container portico-table (max-width: 919px)';

/** The rows stay readable: only the line under the heads says that others are on their way. */
const wait = keyframes`to { border-block-end-color: var(--portico-color-accent-text); }`;

export const wrapStyle = css`
  container: portico-table / inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  /* the words of the first column start at the same edge as the page */
  margin-inline: calc(-1 * var(--portico-space-3));
  ${narrow} {
    margin-inline: 0;
  }
`;

export const tableStyle = css`
  inline-size: 100%;
  table-layout: fixed;
  border-collapse: separate;
  border-spacing: 0;
  font-variant-numeric: tabular-nums;
  &[data-refreshing] {
    cursor: progress;
  }
  &[data-refreshing] > thead th {
    animation: ${wait} 600ms ease-in-out 400ms infinite alternate;
  }
  ${list} {
    display: block;
    & > tbody {
      display: block;
    }
    & > thead {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;

/** A list has no columns. */
const widths = `
  @container portico-table (min-width: 560px) {
    &[data-width='sm'] { inline-size: 124px; }
    &[data-width='md'] { inline-size: 128px; }
    &[data-width='lg'] { inline-size: 160px; }
    &[data-align='end'] { text-align: end; }
  }
  @container portico-table (min-width: 920px) {
    &[data-width='md'] { inline-size: 156px; }
    &[data-width='lg'] { inline-size: 220px; }
  }
`;

export const headStyle = css`
  ${widths}
  position: sticky;
  z-index: 1;
  inset-block-start: var(--portico-sticky-top, 0);
  block-size: 36px;
  padding: 0 var(--portico-space-3);
  background: var(--portico-color-surface);
  border-block-end: 1px solid var(--portico-color-border);
  color: var(--portico-color-text-muted);
  font: var(--portico-weight-medium) var(--portico-text-sm) var(--portico-font-sans);
  text-align: start;
  white-space: nowrap;
  overflow: hidden;
  text-overflow: ellipsis;
  &[aria-sort]:not([aria-sort='none']) {
    color: var(--portico-color-text);
  }
  &[data-kind='select'] {
    inline-size: 42px;
    padding-inline: var(--portico-space-3) 0;
    overflow: visible;
  }
  &[data-kind='actions'] {
    inline-size: 52px;
  }
  ${tight} {
    &[data-minor] {
      display: none;
    }
  }
`;

export const sortStyle = css`
  display: inline-flex;
  align-items: center;
  gap: var(--portico-space-1);
  min-block-size: 28px;
  margin-inline: -6px;
  padding-inline: 6px;
  border-radius: var(--portico-radius-xs);
  font-weight: var(--portico-weight-medium);
  &:hover {
    background: var(--portico-color-surface-hover);
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  & > [data-part='icon'] {
    visibility: hidden;
  }
  &:is(:hover, :focus-visible, [data-sorted]) > [data-part='icon'] {
    visibility: visible;
  }
`;

export const rowStyle = css`
  &[data-pressable] {
    cursor: pointer;
  }
  &:hover > td,
  &[data-open] > td {
    background: var(--portico-color-surface-hover);
  }
  &[data-selected] > td {
    background: var(--portico-color-accent-subtle);
  }
  &:last-child > td {
    border-block-end-color: transparent;
  }
  ${list} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 2px 0;
    padding-block: var(--portico-space-2);
    border-block-end: 1px solid var(--portico-color-border);
    &[data-selectable] {
      grid-template-columns: auto minmax(0, 1fr) auto;
    }
    &:hover > td,
    &[data-selected] > td {
      background: none;
    }
    &[data-selected] {
      background: var(--portico-color-accent-subtle);
      box-shadow: -16px 0 var(--portico-color-accent-subtle), 16px 0 var(--portico-color-accent-subtle);
    }
    &:last-child {
      border-block-end-color: transparent;
    }
  }
  @media (forced-colors: active) {
    &[data-selected] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

export const cellStyle = css`
  ${widths}
  block-size: 48px;
  padding: var(--portico-space-1) var(--portico-space-3);
  border-block-end: 1px solid var(--portico-color-border);
  vertical-align: middle;
  white-space: nowrap;
  overflow: hidden;
  text-overflow: ellipsis;
  [data-dense] & {
    block-size: 40px;
    padding-block: 0;
  }
  &[data-kind='select'] {
    inline-size: 42px;
    padding-inline: var(--portico-space-3) 0;
    overflow: visible;
  }
  &[data-kind='actions'] {
    inline-size: 52px;
    padding-inline: 0 var(--portico-space-2);
    text-align: end;
    overflow: visible;
  }
  ${tight} {
    &[data-minor] {
      display: none;
    }
  }
  ${list} {
    display: none;
    inline-size: auto;
    block-size: auto;
    padding: 0;
    border: 0;
    [data-dense] & {
      block-size: auto;
    }
    &[data-kind='select'] {
      display: block;
      grid-row: 1;
      inline-size: auto;
      min-inline-size: 30px;
      padding-inline: 0;
    }
    &[data-list='title'] {
      display: block;
      grid-row: 1;
    }
    &[data-list='note'] {
      display: block;
      grid-column: 1;
      font-size: 13px;
      white-space: normal;
    }
    [data-selectable] > &[data-list='note'] {
      grid-column: 2;
    }
    /* below the name, which stands beside a picture */
    tr:has([data-part='user']) > &[data-list='note'] {
      padding-inline-start: 44px;
    }
    &[data-kind='actions'] {
      display: block;
      grid-row: 1;
      inline-size: auto;
      margin-inline-end: calc(-1 * var(--portico-space-3));
      padding: 0;
    }
  }
`;

/** The title of a row as a button: the row is pressed with the pointer, this with the keyboard. */
export const openStyle = css`
  display: block;
  inline-size: 100%;
  min-inline-size: 0;
  border-radius: var(--portico-radius-xs);
  overflow: hidden;
  text-overflow: ellipsis;
  &:focus-visible {
    outline-offset: -2px;
  }
`;

/** Takes up room and nothing else. */
export const spacerStyle = css`
  ${list} {
    display: block;
  }
`;
