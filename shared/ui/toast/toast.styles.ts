import { css, keyframes } from '@emotion/react';

const rise = keyframes`from { opacity: 0; translate: 0 8px; }`;

/** Among the rules of the place that the region is drawn in: they are there with the page, which nothing has to measure again. */
export const regionRules = css`
  & > [data-part='toasts'] {
    position: fixed;
    z-index: var(--portico-layer-toast);
    inset-block-end: var(--portico-space-6);
    inset-inline-end: var(--portico-space-6);
    box-sizing: content-box;
    inline-size: min(400px, 100vi - 2 * var(--portico-space-4));
    /* several with long names are taller than a phone: what does not fit is scrolled to; the ring is for their shadows */
    max-block-size: calc(100vb - 2 * var(--portico-space-6));
    padding: var(--portico-space-4);
    margin: calc(-1 * var(--portico-space-4));
    overflow-y: auto;
    pointer-events: none;
    &:focus-visible {
      outline: none;
    }
    & > ol {
      pointer-events: auto;
      display: grid;
      gap: var(--portico-space-2);
    }
    @media (max-width: 719px) {
      inset-block-end: var(--portico-space-4);
      inset-inline-end: var(--portico-space-4);
    }
  }
`;

export const toastStyle = css`
  display: flex;
  align-items: flex-start;
  gap: var(--portico-space-3);
  padding-block: var(--portico-space-3);
  padding-inline: var(--portico-space-4) var(--portico-space-3);
  border-radius: var(--portico-radius-lg);
  background: var(--portico-color-inverse);
  color: var(--portico-color-on-inverse);
  box-shadow: var(--portico-shadow-overlay);
  animation: ${rise} var(--portico-duration-base) var(--portico-ease-out);
  & > [data-part='icon'] {
    margin-block-start: var(--portico-space-1);
  }
  & [data-part='button'] {
    --_ink: var(--portico-color-on-inverse);
    --_bg-hover: color-mix(in oklab, var(--portico-color-on-inverse) 14%, transparent);
    --_bg-active: color-mix(in oklab, var(--portico-color-on-inverse) 22%, transparent);
  }
  & [data-part='button'][data-size='sm']:not([data-square]) {
    --_bg: color-mix(in oklab, var(--portico-color-on-inverse) 14%, transparent);
    --_bg-hover: color-mix(in oklab, var(--portico-color-on-inverse) 22%, transparent);
  }
  & [data-part='button'][data-square][data-variant='ghost'] {
    --_ink: var(--portico-color-on-inverse);
  }
  & :focus-visible {
    outline-color: currentcolor;
  }
  /* beside a button the words would stand in a column of two or three each */
  @media (max-width: 719px) {
    flex-wrap: wrap;
    & > [data-part='button']:not([data-square]) {
      order: 1;
      flex: 1 1 100%;
      min-block-size: 36px;
      margin-inline-end: var(--portico-space-1);
    }
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

export const textStyle = css`
  flex: 1;
  min-inline-size: 0;
  display: grid;
  gap: var(--portico-space-0h);
  padding-block: var(--portico-space-1);
  overflow-wrap: anywhere;
  & > [data-part='title'] {
    font-weight: var(--portico-weight-medium);
  }
  & > [data-part='description'] {
    font-size: 13px;
    color: var(--portico-color-on-inverse-muted);
  }
`;
