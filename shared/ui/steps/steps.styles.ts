import { css } from '@emotion/react';

export const stepsStyle = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const stepStyle = css`
  display: grid;
  grid-template-columns: 24px minmax(0, 1fr);
  gap: 0 var(--portico-space-4);
  & > [data-part='mark'] {
    display: grid;
    justify-items: center;
    align-content: start;
    grid-template-rows: 24px 1fr;
    gap: var(--portico-space-1);
  }
  & > [data-part='mark'] > span {
    display: grid;
    place-items: center;
    inline-size: 24px;
    block-size: 24px;
    border-radius: 50%;
    font: var(--portico-weight-semibold) var(--portico-text-xs) var(--portico-font-sans);
    font-variant-numeric: tabular-nums;
    color: var(--portico-color-text-muted);
    box-shadow: inset 0 0 0 1.5px var(--portico-color-border-strong);
  }
  & > [data-part='mark']::after {
    content: '';
    inline-size: 1.5px;
    min-block-size: 12px;
    margin-block-end: var(--portico-space-1);
    background: var(--portico-color-border);
  }
  &:last-of-type > [data-part='mark']::after {
    content: none;
  }
  &[data-state='done'] > [data-part='mark'] > span {
    box-shadow: none;
    background: var(--portico-color-success-subtle);
    color: var(--portico-color-success-text);
  }
  &[aria-current] > [data-part='mark'] > span {
    box-shadow: none;
    background: var(--portico-color-accent);
    color: var(--portico-color-on-accent);
  }
  & > [data-part='body'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--portico-space-4);
    padding-block: 2px 28px;
    min-inline-size: 0;
  }
  &:last-of-type > [data-part='body'] {
    padding-block-end: 0;
  }
  @media (forced-colors: active) {
    & > [data-part='mark'] > span {
      border: 1.5px solid;
    }
  }
`;

export const stepHeadStyle = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--portico-space-0h) var(--portico-space-4);
  & > h2 {
    font: var(--portico-weight-medium) var(--portico-text-md) var(--portico-font-sans);
    overflow-wrap: anywhere;
  }
  [aria-current] > * > & > h2 {
    font: var(--portico-weight-semibold) var(--portico-text-lg) var(--portico-font-sans);
  }
  [data-state='todo']:not([aria-current]) > * > & > h2 {
    color: var(--portico-color-text-muted);
  }
  & > button {
    grid-column: 2;
    grid-row: 1 / span 2;
    align-self: start;
    margin-block: -4px;
  }
  & > p {
    grid-column: 1;
    max-inline-size: 640px;
    color: var(--portico-color-text-muted);
    overflow-wrap: anywhere;
  }
`;
