import { css } from '@emotion/react';

/** Keys, paths and JSON: as they are written in programs. */
export const codeStyle = css`
  font: var(--portico-text-xs) var(--portico-font-mono);
`;

/** A document as JSON, in a frame. */
export const jsonStyle = css`
  margin: 0;
  padding: var(--portico-space-3);
  border: 1px solid var(--portico-color-border);
  border-radius: var(--portico-radius-sm);
  background: var(--portico-color-surface-sunken);
  font: var(--portico-text-xs) var(--portico-font-mono);
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  text-align: start;
`;
