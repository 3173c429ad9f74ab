import { css } from '@emotion/react';
import { narrow } from '#shared/ui/ui-root/ui-root.styles.ts';

/** The shell fills the window, its place in the page, or the dialog. */
export const frameStyle = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  &[data-mode='page'] {
    min-block-size: 100vh;
    min-block-size: 100dvh;
  }
  &[data-mode='dialog'] {
    position: relative;
    block-size: calc(100dvh - 2 * var(--portico-space-4));
    --portico-shell-size: calc(100dvh - 2 * var(--portico-space-4));
    grid-template-rows: minmax(0, 1fr);
  }
  /* beside the way out of the dialog */
  &[data-mode='dialog'] [data-part='top-bar'] {
    padding-inline-end: calc(var(--portico-control-lg) + var(--portico-space-4));
  }
  &[data-mode='dialog'] > [data-part='scroll'] {
    display: grid;
    overflow: auto;
    overscroll-behavior: contain;
  }
  ${narrow} {
    &[data-mode='dialog'] {
      block-size: 100dvh;
      --portico-shell-size: 100dvh;
    }
  }
`;

/** In the corner of the dialog, over the shell, which leaves room for it. */
export const closeStyle = css`
  position: absolute;
  z-index: 1;
  inset-block-start: var(--portico-space-3);
  inset-inline-end: var(--portico-space-3);
  ${narrow} {
    inset-block-start: var(--portico-space-2);
    inset-inline-end: var(--portico-space-2);
  }
`;

/** A long name of an account wraps. */
export const backStyle = css`
  min-inline-size: 0;
  & > button {
    white-space: normal;
    overflow-wrap: anywhere;
    text-align: start;
  }
`;

export const widgetStyle = css`
  padding: var(--portico-space-4);
`;

export const startStyle = css`
  padding: var(--portico-space-8);
`;

/** In sight only while it has the focus. */
export const skipStyle = css`
  position: absolute;
  inset-block-start: var(--portico-space-2);
  inset-inline-start: var(--portico-space-2);
  z-index: 2;
  &:not(:focus-within) {
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

export const accountStyle = css`
  & > button {
    inline-size: 100%;
    justify-content: flex-start;
  }
  & bdi {
    flex: 1;
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    text-align: start;
  }
`;
