import { css } from '@emotion/react';
import { narrow } from '#shared/ui/ui-root/ui-root.styles.ts';

export const searchStyle = css`
  inline-size: 280px;
  max-inline-size: 100%;
  & input {
    appearance: none;
  }
  & input::-webkit-search-cancel-button {
    display: none;
  }
  ${narrow} {
    inline-size: auto;
    flex: 1 1 160px;
    /* several choices beside it have rows of their own */
    &:has(~ [data-part='filter'] ~ [data-part='filter']) {
      flex-basis: 100%;
    }
  }
`;
