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

/** A list among short fields. */
export const wholeWidthStyle = css`
  inline-size: 100%;
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
  margin-block: 0 var(--portico-space-2);
  margin-inline: 0;
  padding-inline-start: var(--portico-space-4);
  overflow-wrap: anywhere;
`;

/** A button without a border begins where the text above it does. */
export const atTextStyle = css`
  margin-inline-start: -10px;
`;

/** A section whose list takes the whole width, below its title. */
export const wideSectionStyle = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--portico-space-4);
  * + & {
    padding-block-start: var(--portico-space-8);
    border-block-start: 1px solid var(--portico-color-border);
  }
  & > header {
    display: grid;
    gap: var(--portico-space-1);
  }
  & h2 {
    font: var(--portico-weight-semibold) var(--portico-text-lg) var(--portico-font-sans);
  }
  & > header p {
    color: var(--portico-color-text-muted);
  }
`;
