import { css } from '@emotion/react';

/** The three parts of what is done in a console. */
export const guideStyle = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--portico-space-5);
  & > section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--portico-space-3);
  }
  & h3 {
    margin: 0;
    font: var(--portico-weight-semibold) var(--portico-text-md) var(--portico-font-sans);
  }
  & ol {
    display: grid;
    gap: var(--portico-space-2);
    margin: 0;
    padding-inline-start: var(--portico-space-5);
    list-style: decimal;
    overflow-wrap: anywhere;
  }
  & strong {
    font-weight: var(--portico-weight-semibold);
  }
`;

/** A spinner beside its words. */
export const waitingStyle = css`
  display: inline-flex;
  align-items: center;
  gap: var(--portico-space-2);
`;
