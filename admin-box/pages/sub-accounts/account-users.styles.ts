import { css } from '@emotion/react';

export const userStyle = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--portico-space-2);
  align-items: start;
  & > [data-part='who'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 2px;
    min-inline-size: 0;
  }
`;
