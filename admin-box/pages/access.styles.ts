/** What the pages about access share. */
import { css } from '@emotion/react';
import { narrow } from '../../shared/ui/ui-root/ui-root.styles.ts';

export const pageStyle = css`
  display: grid;
  gap: var(--portico-space-5);
`;

export const toolbarStyle = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--portico-space-2);
`;

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
  }
  & > :first-of-type {
    font-weight: var(--portico-weight-medium);
  }
  & > [data-part='detail'] {
    color: var(--portico-color-text-muted);
    font-size: var(--portico-text-sm);
  }
`;

export const drawerStyle = css`
  display: grid;
  gap: var(--portico-space-6);
  overflow-wrap: anywhere;
  & h3 {
    margin: 0;
    font: var(--portico-weight-semibold) var(--portico-text-md) var(--portico-font-sans);
  }
  & > section {
    display: grid;
    gap: var(--portico-space-3);
  }
  & ul {
    display: grid;
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
`;

/** Categories side by side where there is room. */
export const matrixStyle = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(240px, 1fr));
  gap: var(--portico-space-5);
  ${narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const peopleStyle = css`
  display: grid;
  gap: var(--portico-space-2);
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--portico-space-3);
    min-inline-size: 0;
  }
`;

export const swatchesStyle = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--portico-space-4);
  margin: 0;
  padding: 0;
  border: 0;
  & > legend {
    padding: 0;
    margin-block-end: var(--portico-space-2);
    font-weight: var(--portico-weight-medium);
  }
  & > label {
    display: inline-flex;
    align-items: center;
    gap: var(--portico-space-2);
    min-block-size: 24px;
  }
`;
