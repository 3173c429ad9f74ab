import { css } from '@emotion/react';
import { narrow } from '#shared/ui/ui-root/ui-root.styles.ts';

/** Below this width of the shell, a section is one column. */
const stacked = '@container portico-ui (max-width: 999px)';

const columns = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
  gap: var(--portico-space-4) var(--portico-space-10);
  align-items: start;
  min-inline-size: 0;
  ${stacked} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Sections of a page, one below the other. */
export const sectionsStyle = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--portico-space-8);
  overflow-wrap: anywhere;
`;

/** Title, description and actions next to the content. A line separates sections that follow each other. */
export const sectionStyle = css`
  ${columns}
  & + & {
    padding-block-start: var(--portico-space-8);
    border-block-start: 1px solid var(--portico-color-border);
  }
  & > header {
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    gap: var(--portico-space-4);
    min-inline-size: 0;
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
  & > [data-part='section-content'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--portico-space-4);
    min-inline-size: 0;
  }
  ${stacked} {
    & > header {
      flex-flow: row wrap;
      justify-content: space-between;
      gap: var(--portico-space-2) var(--portico-space-4);
    }
  }
`;

/** Fields of a section: a line of text that is typed does not grow with the page. */
export const fieldsStyle = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--portico-space-5);
  max-inline-size: 520px;
`;

/** The end of a form of several sections, in the column of their fields. */
export const sectionFootStyle = css`
  ${columns}
  & > * {
    grid-column: -2 / -1;
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
