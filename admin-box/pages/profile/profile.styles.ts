import { css } from '@emotion/react';

/** The button to change the email is below the current one. */
export const emailStyle = css`
  display: grid;
  justify-items: start;
  gap: var(--portico-space-2);
  & > :first-child {
    inline-size: 100%;
  }
`;
