/** What the pages about access share. */
import { css } from '@emotion/react';

/** Details below a user's name and email, aligned with them. */
export const underNameStyle = css`
  padding-inline-start: calc(32px + var(--portico-space-3));
  font-size: var(--portico-text-sm);
`;

export const swatchesStyle = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--portico-space-4);
  margin: 0;
  padding: 0;
  border: 0;
  & > legend {
    padding: 0;
    margin-block-end: var(--portico-space-2);
    font-weight: var(--portico-weight-medium);
  }
  & > label {
    display: inline-flex;
    align-items: center;
    gap: var(--portico-space-2);
    min-block-size: 24px;
  }
`;
