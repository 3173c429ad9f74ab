import { css } from '@emotion/react';

export const groupStyle = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--portico-space-4);
`;

export const actionsStyle = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--portico-space-2);
`;

export const fieldStyle = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;
  align-content: start;
`;

export const labelRowStyle = css`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--portico-space-3);
  font: var(--portico-weight-medium) var(--portico-text-sm) var(--portico-font-sans);
`;

export const inputGroupStyle = css`
  position: relative;
  display: grid;
  align-items: center;
  min-block-size: var(--portico-control-lg);
`;

/** 44 px of the input's end are kept free for it, so that nothing moves when it appears. It leaves 4 px to the input's edge. */
export const revealStyle = css`
  position: absolute;
  inset-inline-end: 4px;
  display: grid;
  place-items: center;
  inline-size: calc(var(--portico-control-lg) - 8px);
  block-size: calc(var(--portico-control-lg) - 8px);
  border-radius: var(--portico-radius-sm);
  color: var(--portico-color-text-muted);
  &:hover {
    background: var(--portico-color-surface-hover);
  }
  /* inside, for outside is the edge of the input */
  &:focus-visible {
    outline-offset: -2px;
  }
`;

export const noteStyle = css`
  display: flex;
  gap: 6px;
  font: var(--portico-weight-regular) var(--portico-text-sm) var(--portico-font-sans);
  color: var(--portico-color-text-muted);
  text-wrap: pretty;
  &[data-tone='error'] {
    color: var(--portico-color-danger-text);
  }
  & > svg {
    margin-block-start: 2px;
  }
`;

export const rulesStyle = css`
  display: grid;
  gap: var(--portico-space-1);
  font: var(--portico-weight-regular) var(--portico-text-sm) var(--portico-font-sans);
`;

export const ruleStyle = css`
  display: flex;
  align-items: center;
  gap: var(--portico-space-2);
  color: var(--portico-color-text-muted);
  &[data-state='met'] {
    color: var(--portico-color-success-text);
  }
  &[data-state='failed'] {
    color: var(--portico-color-danger-text);
  }
`;

/** Positioned, so that the read-only name a password manager looks for lies inside the card. */
export const identityStyle = css`
  position: absolute;
`;
