import { css } from '@emotion/react';

export const pictureStyle = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--portico-space-4);
  align-items: start;
  & > [data-part='picture-fields'] {
    display: grid;
    gap: var(--portico-space-2);
  }
`;

/** The button to change the email is below the current one. */
export const emailStyle = css`
  display: grid;
  justify-items: start;
  gap: var(--portico-space-2);
  & > :first-child {
    inline-size: 100%;
  }
`;
