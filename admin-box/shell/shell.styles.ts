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
    block-size: calc(100dvh - 2 * var(--portico-space-4));
    /* without the bar above */
    --portico-shell-size: calc(100dvh - 2 * var(--portico-space-4) - 48px);
    grid-template-rows: auto minmax(0, 1fr);
  }
  &[data-mode='dialog'] > [data-part='scroll'] {
    display: grid;
    overflow: auto;
    overscroll-behavior: contain;
  }
  ${narrow} {
    &[data-mode='dialog'] {
      block-size: 100dvh;
    }
  }
`;

export const dialogBarStyle = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: var(--portico-space-2) var(--portico-space-3) 0 var(--portico-space-5);
  font-weight: var(--portico-weight-semibold);
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
