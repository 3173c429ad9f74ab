import { css } from '@emotion/react';
import { narrow } from '#shared/ui/ui-root/ui-root.styles.ts';

/** Figures above the list, in cards of one height. */
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
  & dt {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-block-size: 28px;
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
  & dd[data-part='note'] {
    color: var(--portico-color-text-muted);
    font: var(--portico-weight-regular) var(--portico-text-sm) var(--portico-font-sans);
  }
  ${narrow} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** Buttons that lead on from an event. */
export const destinationsStyle = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--portico-space-2);
`;

/** A sentence about the hash, and the button below it. */
export const proofStyle = css`
  display: grid;
  justify-items: start;
  gap: var(--portico-space-3);
  & [data-part='status'] {
    align-items: start;
    white-space: normal;
  }
`;

/** A card with the progress of an export, and the button that ends it. */
export const progressStyle = css`
  display: grid;
  justify-items: start;
  gap: var(--portico-space-3);
  padding: var(--portico-space-4);
  border: 1px solid var(--portico-color-border);
  border-radius: var(--portico-radius-md);
  & > [data-part='progress'] {
    inline-size: 100%;
  }
`;
