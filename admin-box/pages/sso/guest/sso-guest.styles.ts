import { css } from '@emotion/react';

/** As wide as a page of the portal, without its navigation. */
export const guestStyle = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--portico-space-6);
  box-sizing: border-box;
  max-inline-size: 880px;
  min-block-size: 100dvh;
  margin-inline: auto;
  padding: var(--portico-space-5);
  & > header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--portico-space-3);
    font-weight: var(--portico-weight-medium);
  }
  & > header > bdi {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & > main {
    min-inline-size: 0;
  }
`;
