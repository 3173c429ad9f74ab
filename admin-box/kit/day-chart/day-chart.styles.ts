import { css } from '@emotion/react';

/** A container of its own: a card is narrow on a wide page, too. */
export const figureStyle = css`
  container: portico-chart / inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--portico-space-2);
  margin: 0;
`;

/** Height of the plot in pixels, which are the units of its drawing: it is as wide as there is room, and text keeps its size. */
export const plotHeight = 160;

/** Time runs from left to right in every script, as digits do. The first line and its words have room above the plot. */
export const plotStyle = css`
  direction: ltr;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  column-gap: var(--portico-space-2);
  padding-block-start: 20px;
  color: var(--portico-color-text-muted);
  font: var(--portico-weight-regular) 12px / 16px var(--portico-font-sans);
  font-variant-numeric: tabular-nums;
  & > svg {
    display: block;
    inline-size: 100%;
    block-size: ${plotHeight}px;
    overflow: visible;
  }
  & line {
    stroke: var(--portico-color-border);
    shape-rendering: crispEdges;
  }
  & line[data-part='baseline'] {
    stroke: var(--portico-color-border-control);
  }
  & line[data-part='limit'] {
    stroke: var(--portico-color-danger-text);
    stroke-width: 1.5;
    stroke-dasharray: 2 4;
    stroke-linecap: round;
    shape-rendering: auto;
  }
  & text {
    fill: var(--portico-color-danger-text);
    stroke: var(--portico-color-surface);
    stroke-width: 4px;
    stroke-linejoin: round;
    paint-order: stroke;
    unicode-bidi: plaintext;
  }
  & rect {
    fill: var(--portico-color-accent);
  }
  & rect[data-whole] {
    fill: var(--portico-color-border-strong);
  }
  & rect[data-part='refused'] {
    fill: var(--portico-color-danger);
  }
  @media (forced-colors: active) {
    & line {
      stroke: GrayText;
    }
    & line:is([data-part='baseline'], [data-part='limit']) {
      stroke: CanvasText;
    }
    & text {
      fill: CanvasText;
      stroke: Canvas;
    }
    & rect {
      fill: CanvasText;
    }
    & rect[data-whole] {
      fill: GrayText;
    }
  }
`;

/** The values stand at their lines: both are equally far apart, and half of the first and the last one is outside. */
export const valuesStyle = css`
  display: flex;
  flex-direction: column-reverse;
  justify-content: space-between;
  align-items: flex-end;
  block-size: ${plotHeight + 16}px;
  margin-block: -8px;
  white-space: nowrap;
`;

/** A cell for each day, with the date in the middle of some. */
export const datesStyle = css`
  grid-column: 2;
  display: flex;
  block-size: 16px;
  margin-block-start: var(--portico-space-2);
  & > span {
    flex: 1 1 0;
    min-inline-size: 0;
    display: flex;
    justify-content: center;
    white-space: nowrap;
  }
  @container portico-chart (max-width: 359px) {
    & > span[data-odd] > bdi {
      display: none;
    }
  }
`;

export const toggleStyle = css`
  justify-self: start;
  display: inline-flex;
  align-items: center;
  gap: var(--portico-space-1);
  min-block-size: 24px;
  padding: 0;
  border: 0;
  border-radius: var(--portico-radius-sm);
  background: none;
  color: var(--portico-color-accent-text);
  font: var(--portico-weight-medium) var(--portico-text-sm) var(--portico-font-sans);
  cursor: pointer;
  &[aria-expanded='true'] > [data-part='icon'] {
    rotate: 180deg;
  }
`;

export const tableStyle = css`
  inline-size: 100%;
  border-collapse: collapse;
  font: var(--portico-weight-regular) var(--portico-text-sm) var(--portico-font-sans);
  font-variant-numeric: tabular-nums;
  & :is(th, td) {
    padding: var(--portico-space-2);
    border-block-end: 1px solid var(--portico-color-border);
    font-weight: inherit;
    text-align: end;
  }
  & :is(th, td):first-of-type:is(th) {
    text-align: start;
  }
  & thead th {
    color: var(--portico-color-text-muted);
    font-weight: var(--portico-weight-medium);
  }
`;
