import { css } from '@emotion/react';

/** Shared by what shows where a list would be: nothing there, nothing found, not loaded, not included. */
export const stateStyle = css`
  display: grid;
  justify-items: start;
  align-content: center;
  gap: var(--portico-space-2);
  max-inline-size: 420px;
  padding-block: var(--portico-space-8);
`;

export const markStyle = css`
  display: grid;
  place-items: center;
  inline-size: 40px;
  block-size: 40px;
  margin-block-end: var(--portico-space-2);
  border-radius: var(--portico-radius-md);
  background: var(--portico-color-surface-hover);
  color: var(--portico-color-text-muted);
  &[data-tone='danger'] {
    background: var(--portico-color-danger-subtle);
    color: var(--portico-color-danger-text);
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

export const headingStyle = css`
  margin: 0;
  font: var(--portico-weight-semibold) var(--portico-text-lg) var(--portico-font-sans);
  letter-spacing: -0.006em;
  overflow-wrap: anywhere;
  text-wrap: balance;
`;

export const descriptionStyle = css`
  color: var(--portico-color-text-muted);
  overflow-wrap: anywhere;
  text-wrap: pretty;
`;

export const actionsStyle = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--portico-space-2);
  margin-block-start: var(--portico-space-3);
`;
