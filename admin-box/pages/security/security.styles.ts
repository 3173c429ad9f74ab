import { css } from '@emotion/react';

export const pageStyle = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--portico-space-6);
`;

/** Fields of a policy: short ones, as they are numbers. */
export const policyStyle = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: var(--portico-space-4);
  max-inline-size: 520px;
  & > [data-part='field'] {
    inline-size: 240px;
    max-inline-size: 100%;
  }
`;

/** A number and its unit. */
export const durationStyle = css`
  display: grid;
  grid-template-columns: 96px minmax(0, 200px);
  gap: var(--portico-space-2);
  align-items: start;
  margin: 0;
  padding: 0;
  border: 0;
  min-inline-size: 0;
  max-inline-size: 100%;
  & > legend {
    padding: 0;
    margin-block-end: 6px;
    font: var(--portico-weight-medium) var(--portico-text-sm) var(--portico-font-sans);
  }
  & > p {
    grid-column: 1 / -1;
    margin: 0;
  }
`;

export const wrongLinesStyle = css`
  margin: 0;
  padding-inline-start: var(--portico-space-4);
  overflow-wrap: anywhere;
`;
