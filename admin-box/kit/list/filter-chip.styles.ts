import { css } from '@emotion/react';
import { narrow } from '#shared/ui/ui-root/ui-root.styles.ts';

/** A chip of the filter bar: round, tinted while it filters, with a button that removes it. */
export const chipStyle = css`
  display: inline-flex;
  align-items: center;
  min-inline-size: 0;
  max-inline-size: 100%;
  & [role='combobox'] {
    border-radius: var(--portico-radius-full);
    padding-inline: 14px;
  }
  &[data-selected] {
    border-radius: var(--portico-radius-full);
    background: var(--portico-color-accent-subtle);
    color: var(--portico-color-accent-text);
    box-shadow: inset 0 0 0 1px var(--portico-color-border-strong);
  }
  &[data-selected] [role='combobox'] {
    border-color: transparent;
    background: transparent;
    color: inherit;
    padding-inline-end: var(--portico-space-1);
  }
  &[data-selected] [role='combobox'] > [data-part='icon'] {
    display: none;
  }
  &[data-selected] > [data-part='button'] {
    color: inherit;
    border-radius: var(--portico-radius-full);
    margin-inline-end: var(--portico-space-1);
  }
  & > [data-part='button']:has([data-part='chip-text']) {
    min-inline-size: 0;
    margin: 0;
    padding-inline-end: var(--portico-space-1);
  }
  & [data-part='chip-text'] {
    max-inline-size: 320px;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  ${narrow} {
    &[data-selected] > [data-part='button'] {
      margin-inline-end: 0;
    }
  }
  @media (forced-colors: active) {
    &[data-selected] {
      outline: 2px solid Highlight;
    }
  }
`;
