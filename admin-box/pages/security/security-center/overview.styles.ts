import { css } from '@emotion/react';
import { narrow } from '#shared/ui/ui-root/ui-root.styles.ts';

export const overviewStyle = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--portico-space-10);
  overflow-wrap: anywhere;
  & :is(h2, h3, h4, p) {
    margin: 0;
  }
  & h2 {
    font: var(--portico-weight-semibold) var(--portico-text-lg) var(--portico-font-sans);
  }
  & [data-part='head'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--portico-space-2) var(--portico-space-4);
  }
`;

export const partStyle = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--portico-space-4);
`;

export const scoreStyle = css`
  display: grid;
  grid-template-columns: 168px minmax(0, 1fr);
  gap: var(--portico-space-10);
  align-items: center;
  ${narrow} {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--portico-space-6);
  }
`;

export const ringStyle = css`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: 152px;
  block-size: 152px;
  & svg {
    position: absolute;
    inset: 0;
    rotate: -90deg;
  }
  & circle {
    fill: none;
    stroke-width: 10;
    stroke: var(--portico-color-surface-active);
  }
  & circle + circle {
    stroke: var(--portico-color-accent);
    stroke-linecap: round;
  }
  & > span {
    display: grid;
    justify-items: center;
    font: var(--portico-weight-semibold) 40px / 44px var(--portico-font-sans);
    font-variant-numeric: tabular-nums;
  }
  & small {
    font: var(--portico-weight-regular) var(--portico-text-sm) var(--portico-font-sans);
    color: var(--portico-color-text-muted);
  }
  @media (forced-colors: active) {
    & circle {
      stroke: GrayText;
    }
    & circle + circle {
      stroke: CanvasText;
    }
  }
`;

export const sumStyle = css`
  inline-size: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  & :is(th, td) {
    padding: 3px 0;
    text-align: start;
    font-weight: var(--portico-weight-regular);
  }
  & :is(th, td):last-child {
    text-align: end;
    white-space: nowrap;
    padding-inline-start: var(--portico-space-4);
  }
  & tfoot :is(th, td) {
    padding-block-start: var(--portico-space-2);
    border-block-start: 1px solid var(--portico-color-border-strong);
    font-weight: var(--portico-weight-semibold);
  }
`;

export const barStyle = css`
  inline-size: 45%;
  padding-inline: var(--portico-space-4) !important;
  & > span {
    display: block;
    block-size: 6px;
    border-radius: 3px;
    background: var(--portico-color-surface-active);
    overflow: hidden;
  }
  & > span > span {
    display: block;
    block-size: 100%;
    border-radius: 3px;
    background: var(--portico-color-accent);
  }
  & [data-tone='warning'] {
    background: var(--portico-color-warning-mark);
  }
  & [data-tone='danger'] {
    background: var(--portico-color-danger);
  }
  @media (forced-colors: active) {
    & > span > span {
      background: CanvasText !important;
    }
  }
`;

export const groupStyle = css`
  & > h3 {
    font: var(--portico-weight-semibold) var(--portico-text-md) var(--portico-font-sans);
  }
  & > ul {
    list-style: none;
    margin: 0;
    padding: 0;
  }
`;

export const itemStyle = css`
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr) auto;
  gap: var(--portico-space-1) var(--portico-space-3);
  align-items: start;
  padding-block: var(--portico-space-3);
  & + & {
    border-block-start: 1px solid var(--portico-color-border);
  }
  & h4 {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px var(--portico-space-2);
    font-weight: var(--portico-weight-semibold);
  }
  & p {
    max-inline-size: 520px;
    color: var(--portico-color-text-muted);
  }
  & > [data-tone='SEVERE'] {
    color: var(--portico-color-danger-text);
  }
  & > [data-tone='WARNING'] {
    color: var(--portico-color-warning-text);
  }
  & > [data-tone='INFO'] {
    color: var(--portico-color-info-text);
  }
  & > [data-tone='applied'] {
    color: var(--portico-color-success-text);
  }
  & > [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: flex-end;
    gap: var(--portico-space-2);
  }
  & [data-part='gain'] {
    min-inline-size: 80px;
    text-align: end;
    color: var(--portico-color-text-muted);
    white-space: nowrap;
    margin-inline-end: var(--portico-space-2);
    font-variant-numeric: tabular-nums;
  }
  ${narrow} {
    grid-template-columns: 20px minmax(0, 1fr);
    & > [data-part='actions'] {
      grid-column: 2;
      justify-content: flex-start;
    }
    /* above the buttons, which have just room for each other */
    & [data-part='gain'] {
      flex-basis: 100%;
      min-inline-size: 0;
      text-align: start;
    }
  }
`;

/** Buttons that choose a list, as the tabs of a page link to its parts. */
export const insightsStyle = css`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--portico-space-4);
  ${narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const insightStyle = css`
  margin: 0;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: 2px var(--portico-space-4);
  padding: var(--portico-space-4);
  border: 1px solid var(--portico-color-border);
  border-radius: var(--portico-radius-lg, 12px);
  & > :is(figcaption, p, details) {
    grid-column: 1 / -1;
    color: var(--portico-color-text-muted);
  }
  & > strong {
    font: var(--portico-weight-semibold) 28px / 36px var(--portico-font-sans);
    font-variant-numeric: tabular-nums;
  }
  & > svg {
    display: block;
    inline-size: 100%;
    block-size: 32px;
    overflow: visible;
    fill: none;
    stroke: var(--portico-color-accent-text);
    stroke-width: 1.5;
  }
  & summary {
    cursor: pointer;
  }
  & table {
    inline-size: 100%;
    font-size: var(--portico-text-sm);
  }
  & :is(th, td) {
    text-align: start;
    font-weight: var(--portico-weight-regular);
  }
`;
