import { css } from '@emotion/react';

export const pageStyle = css`
  display: grid;
  gap: var(--portico-space-5);
`;

export const toolbarStyle = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--portico-space-2);
`;

/** Normal facts are quiet. */
export const mutedStyle = css`
  color: var(--portico-color-text-muted);
`;

export const rolesStyle = css`
  display: grid;
  gap: var(--portico-space-3);
  margin: 0;
  padding: 0;
  border: 0;
  min-inline-size: 0;
  & > legend {
    padding: 0;
    margin-block-end: var(--portico-space-2);
    font-weight: var(--portico-weight-medium);
  }
`;

export const drawerStyle = css`
  display: grid;
  gap: var(--portico-space-6);
  & h3 {
    margin: 0;
    font: var(--portico-weight-semibold) var(--portico-text-md) var(--portico-font-sans);
  }
  & > section {
    display: grid;
    gap: var(--portico-space-3);
  }
  & [data-part='section-head'] {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-block-size: 28px;
  }
`;

export const formStyle = css`
  display: grid;
  gap: var(--portico-space-5);
`;

export const failuresStyle = css`
  display: grid;
  gap: var(--portico-space-1);
  margin-block-start: var(--portico-space-1);
`;
