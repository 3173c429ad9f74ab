import { css } from '@emotion/react';
import { linesAtMost } from '#admin-box/kit/list/list-page.styles.ts';
import { narrow } from '#shared/ui/ui-root/ui-root.styles.ts';
import { planLinesStyle } from '#admin-box/kit/billing/plan-lines.styles.ts';

/** The form, and the summary next to it. */
export const checkoutStyle = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 320px);
  align-items: start;
  gap: var(--portico-space-6);
  overflow-wrap: anywhere;
  & p {
    margin: 0;
  }
  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--portico-space-5);
  }
  ${narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const summaryStyle = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--portico-space-4);
  padding: var(--portico-space-5);
  border-radius: var(--portico-radius-lg);
  background: var(--portico-color-surface-sunken);
  & h3 {
    margin: 0;
    font: var(--portico-weight-semibold) var(--portico-text-md) var(--portico-font-sans);
  }
  & p {
    color: var(--portico-color-text-muted);
  }
  & dl {
    display: grid;
    gap: var(--portico-space-2);
    margin: 0;
  }
  & dl > div {
    display: flex;
    justify-content: space-between;
    gap: var(--portico-space-3);
  }
  & dd {
    margin: 0;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  & [data-part='due'] {
    padding-block-start: var(--portico-space-3);
    border-block-start: 1px solid var(--portico-color-border);
    font-weight: var(--portico-weight-semibold);
  }
  & > [data-part='features'] {
    display: grid;
    gap: var(--portico-space-2);
    & > h4 {
      margin: 0;
      font-weight: var(--portico-weight-medium);
    }
    ${planLinesStyle}
  }
  & > [data-part='buttons'] {
    display: grid;
    gap: var(--portico-space-2);
  }
`;

export const choicesStyle = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(200px, 100%), 1fr));
  gap: var(--portico-space-3);
  margin: 0;
  padding: 0;
  border: 0;
  min-inline-size: 0;
  & > legend {
    padding: 0;
    margin-block-end: var(--portico-space-2);
    font-weight: var(--portico-weight-semibold);
  }
`;

export const choiceStyle = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-content: start;
  gap: var(--portico-space-1) var(--portico-space-3);
  padding: var(--portico-space-4);
  border-radius: var(--portico-radius-lg);
  box-shadow: inset 0 0 0 1px var(--portico-color-border-strong);
  cursor: pointer;
  &[data-checked] {
    background: var(--portico-color-accent-subtle);
    box-shadow: inset 0 0 0 2px var(--portico-color-accent);
  }
  & > input {
    align-self: start;
    margin: 2px 0 0;
    accent-color: var(--portico-color-accent);
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--portico-color-focus);
    outline-offset: 2px;
  }
  & > span {
    grid-column: 2;
  }
  & > [data-part='name'] {
    ${linesAtMost(2)}
    font-weight: var(--portico-weight-semibold);
  }
  & [data-part='detail'] {
    ${linesAtMost(2)}
    color: var(--portico-color-text-muted);
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;
