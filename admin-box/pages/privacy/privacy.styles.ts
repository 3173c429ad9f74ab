import { css } from '@emotion/react';

export const codesStyle = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(136px, 1fr));
  gap: var(--portico-space-2) var(--portico-space-4);
  margin: 0;
  padding: var(--portico-space-4);
  list-style: none;
  border-radius: var(--portico-radius-lg);
  background: var(--portico-color-surface-sunken);
  font-family: var(--portico-font-mono);
  font-variant-numeric: tabular-nums;
`;
