import { css } from '@emotion/react';
import { narrow } from '#shared/ui/ui-root/ui-root.styles.ts';

export const sectionStyle = css`
  display: grid;
  gap: var(--portico-space-4);
  max-inline-size: 720px;
  min-inline-size: 0;
  & > header {
    display: flex;
    flex-wrap: wrap;
    align-items: start;
    justify-content: space-between;
    gap: var(--portico-space-2) var(--portico-space-4);
  }
  & > header > div {
    display: grid;
    gap: var(--portico-space-1);
    min-inline-size: 0;
  }
  & h2 {
    font: var(--portico-weight-semibold) var(--portico-text-lg) var(--portico-font-sans);
  }
  & > header p {
    max-inline-size: 520px;
    color: var(--portico-color-text-muted);
  }
`;

/** A thing in each line: its mark, what it is, and what can be done with it. */
export const linesStyle = css`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: var(--portico-space-3);
    align-items: center;
    min-block-size: 56px;
    padding-block: var(--portico-space-2);
    border-block-start: 1px solid var(--portico-color-border);
  }
  & > li:last-of-type {
    border-block-end: 1px solid var(--portico-color-border);
  }
  & > li > svg {
    color: var(--portico-color-text-muted);
  }
  & [data-part='details'] {
    display: grid;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & [data-part='details'] > :first-of-type {
    font-weight: var(--portico-weight-medium);
  }
  & [data-part='detail'] {
    color: var(--portico-color-text-muted);
    font-size: var(--portico-text-sm);
  }
  ${narrow} {
    & > li {
      align-items: start;
    }
  }
`;

export const buttonsStyle = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--portico-space-2);
`;

export const formStyle = css`
  display: grid;
  gap: var(--portico-space-5);
`;

export const mutedStyle = css`
  color: var(--portico-color-text-muted);
`;
