import { css } from '@emotion/react';

/** Truncates after a number of lines; `showTruncationTitle` shows the full text on hover. */
export const linesAtMost = (lines: number): string => `
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${lines};
  overflow: hidden;
`;

export const pageStyle = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--portico-space-5);
`;

export const toolbarStyle = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--portico-space-2);
`;

/** Secondary text. */
export const mutedStyle = css`
  color: var(--portico-color-text-muted);
`;

/** A name with what is said about it; both may be long. */
export const titleStyle = css`
  display: grid;
  min-inline-size: 0;
  & > * {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    /* starts at the same edge in either writing direction */
    justify-self: start;
    max-inline-size: 100%;
  }
  & > :first-of-type {
    font-weight: var(--portico-weight-medium);
  }
  & > [data-part='detail'] {
    color: var(--portico-color-text-muted);
    font-size: var(--portico-text-sm);
  }
`;

/** Sections of a drawer, each with its heading. */
export const drawerStyle = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--portico-space-6);
  overflow-wrap: anywhere;
  & h3 {
    margin: 0;
    font: var(--portico-weight-semibold) var(--portico-text-md) var(--portico-font-sans);
  }
  & > section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--portico-space-3);
  }
  & [data-part='section-head'] {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-block-size: 28px;
  }
  & ul {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--portico-space-3);
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

export const formStyle = css`
  display: grid;
  gap: var(--portico-space-5);
`;

/** Boxes to tick, under their legend. */
export const choicesStyle = css`
  display: grid;
  align-content: start;
  gap: var(--portico-space-3);
  margin: 0;
  padding: 0;
  border: 0;
  min-inline-size: 0;
  overflow-wrap: anywhere;
  & > legend {
    padding: 0;
    margin-block-end: var(--portico-space-2);
    font-weight: var(--portico-weight-medium);
  }
  & :is(legend, [data-part='choice-text'] > *) {
    ${linesAtMost(2)}
  }
`;
