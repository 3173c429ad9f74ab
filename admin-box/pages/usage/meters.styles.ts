import { css } from '@emotion/react';
import { linesAtMost } from '#admin-box/kit/list/list-page.styles.ts';

export const metersStyle = css`
  overflow-wrap: anywhere;
  & :is(h3, p) {
    margin: 0;
  }
  & > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--portico-space-2) var(--portico-space-4);
  }
  & header p {
    color: var(--portico-color-text-muted);
  }
  & [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--portico-space-2);
  }
  & > [data-part='meters'] {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(320px, 100%), 1fr));
    gap: var(--portico-space-4);
  }
`;

/** The same for everything that is counted: what it is, what that means, how much, and the days. */
export const cardStyle = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--portico-space-3);
  padding: var(--portico-space-5);
  border: 1px solid var(--portico-color-border);
  border-radius: var(--portico-radius-lg);
  & :is(h3, p) {
    margin: 0;
  }
  & :is(h3, dt) {
    ${linesAtMost(2)}
    font: var(--portico-weight-semibold) var(--portico-text-md) var(--portico-font-sans);
  }
  & [data-part='level'] {
    font: var(--portico-weight-semibold) var(--portico-text-lg) var(--portico-font-sans);
    font-variant-numeric: tabular-nums;
  }
  & > [data-part='status'] {
    white-space: normal;
  }
  & :is([data-part='forecast'], [data-part='none'], [data-part='meaning']) {
    color: var(--portico-color-text-muted);
  }
`;

export const chartRoomStyle = css`
  block-size: 236px;
`;
