import { css } from '@emotion/react';
import { boxStyle as box } from '#admin-box/kit/section/box.styles.ts';
import { narrow } from '#shared/ui/ui-root/ui-root.styles.ts';

/** Figures above the rest, in cards of one height. */
export const statsStyle = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(190px, 1fr));
  gap: var(--portico-space-4);
  margin: 0;
  & > div {
    display: grid;
    align-content: start;
    gap: var(--portico-space-1);
    padding: var(--portico-space-4);
    border: 1px solid var(--portico-color-border);
    border-radius: var(--portico-radius-md);
  }
  & dt,
  & dd[data-part='note'] {
    color: var(--portico-color-text-muted);
    font: var(--portico-weight-regular) var(--portico-text-sm) var(--portico-font-sans);
  }
  & dd {
    margin: 0;
    font-size: 28px;
    line-height: 36px;
    font-weight: var(--portico-weight-semibold);
    font-variant-numeric: tabular-nums;
  }
  ${narrow} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** Under this width a table is a list without heads: see `Table`. */
const list = '@container portico-table (max-width: 559px)';

/** Words that say what a cell is where its column has no head. */
export const inListStyle = css`
  display: none;
  ${list} {
    display: inline;
  }
`;

export const inTableStyle = css`
  ${list} {
    display: none;
  }
`;

/** Boxes next to each other where the second one, which has a table, is wide enough for columns. */
export const boxesStyle = css`
  container: provisioning-boxes / inline-size;
  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-items: start;
    gap: var(--portico-space-5);
  }
  @container provisioning-boxes (min-width: 940px) {
    & > div {
      grid-template-columns: minmax(0, 1fr) minmax(602px, 1.4fr);
    }
  }
`;

/** A part of the page with its own heading. */
export const boxStyle = css`
  ${box}
  padding: var(--portico-space-5);
  & h2 {
    margin: 0;
    font: var(--portico-weight-semibold) var(--portico-text-lg) var(--portico-font-sans);
  }
  & [data-part='section-head'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--portico-space-2);
  }
  /* in a list its words start where those of the box do */
  & [data-part='table'] {
    margin-inline: 0;
  }
  ${narrow} {
    padding: var(--portico-space-4);
  }
`;

/** The log: its heading, what narrows it, and its rows. */
export const logStyle = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--portico-space-4);
  & > h2 {
    margin: 0;
    font: var(--portico-weight-semibold) var(--portico-text-lg) var(--portico-font-sans);
  }
  & [data-part='live'] {
    margin-inline-start: auto;
  }
`;

export const stepStyle = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--portico-space-4);
  max-inline-size: 640px;
`;

/** Tiles use the whole width. */
export const wideStepStyle = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--portico-space-4);
  & > [data-part='field'] {
    max-inline-size: 420px;
  }
`;
