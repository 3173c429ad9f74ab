import { css } from '@emotion/react';
import { linesAtMost } from '#admin-box/kit/list/list-page.styles.ts';
import { planLinesStyle } from '#admin-box/kit/billing/plan-lines.styles.ts';

export const pageStyle = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--portico-space-5);
  overflow-wrap: anywhere;
  & p {
    margin: 0;
  }
`;

/** Two boxes next to each other where there is room. */
export const pairStyle = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(320px, 100%), 1fr));
  gap: var(--portico-space-5);
`;

/** A heading with what is below it. */
export const plansStyle = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--portico-space-3);
  & > h2 {
    margin: 0;
    font: var(--portico-weight-semibold) var(--portico-text-lg) var(--portico-font-sans);
  }
  & > div:not([data-part]) {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(240px, 100%), 1fr));
    gap: var(--portico-space-4);
  }
`;

/** A long name is cut, and shown in full on hover. */
export const planNameStyle = css`
  ${linesAtMost(2)}
`;

export const planStyle = css`
  display: flex;
  flex-direction: column;
  gap: var(--portico-space-3);
  min-inline-size: 0;
  padding: var(--portico-space-4);
  border-radius: var(--portico-radius-lg);
  box-shadow: inset 0 0 0 1px var(--portico-color-border);
  &[data-current] {
    box-shadow: inset 0 0 0 2px var(--portico-color-accent);
  }
  & > header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--portico-space-2);
    min-block-size: 24px;
  }
  & > header > span {
    flex: none;
  }
  & h3 {
    ${linesAtMost(2)}
    margin: 0;
    font: var(--portico-weight-semibold) var(--portico-text-md) var(--portico-font-sans);
  }
  & b {
    font-size: 28px;
    line-height: 36px;
    font-weight: var(--portico-weight-semibold);
    font-variant-numeric: tabular-nums;
  }
  & :is([data-part='price'] > span, [data-part='note']) {
    color: var(--portico-color-text-muted);
  }
  ${planLinesStyle}
  & > ul {
    gap: var(--portico-space-2);
  }
  & li > svg {
    color: var(--portico-color-accent-text);
  }
  & > :is(button, [data-part='note']):last-child {
    margin-block-start: auto;
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;
