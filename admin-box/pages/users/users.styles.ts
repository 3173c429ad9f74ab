import { css } from '@emotion/react';

export const failuresStyle = css`
  display: grid;
  gap: var(--portico-space-1);
  margin-block-start: var(--portico-space-1);
`;
