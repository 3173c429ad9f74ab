import { css } from '@emotion/react';

export const pageStyle = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--portico-space-8);
  & > section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--portico-space-4);
  }
  & h2 {
    margin: 0;
    font: var(--portico-weight-semibold) var(--portico-text-lg) var(--portico-font-sans);
  }
  & > section > header > p {
    margin: 0;
    color: var(--portico-color-text-muted);
  }
`;

/** Cards of single figures fill the row. */
export const figuresStyle = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(152px, 100%), 1fr));
  gap: var(--portico-space-4);
  margin: 0;
  overflow-wrap: anywhere;
  & > div {
    gap: var(--portico-space-2);
    padding: var(--portico-space-4);
  }
  & dd {
    margin: 0;
  }
  /* next to each other, the numbers are in line, however long what is above */
  & dd[data-part='level'] {
    align-self: end;
  }
  & > div {
    grid-template-rows: auto 1fr auto;
  }
`;
