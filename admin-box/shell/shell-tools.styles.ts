import { css } from '@emotion/react';
import { narrow } from '#shared/ui/ui-root/ui-root.styles.ts';

export const toolsStyle = css`
  display: flex;
  align-items: center;
  gap: var(--portico-space-1);
`;

/** A button that looks like a search field; only its icon in the top bar. */
export const goToStyle = css`
  display: flex;
  flex: 1;
  align-items: center;
  gap: 10px;
  min-inline-size: 0;
  min-block-size: 36px;
  padding-inline: var(--portico-space-2);
  border: 0;
  border-radius: var(--portico-radius-md);
  background: none;
  color: var(--portico-color-text-muted);
  font: inherit;
  text-align: start;
  & > [data-part='icon'] {
    inline-size: 18px;
    block-size: 18px;
  }
  & > kbd {
    margin-inline-start: auto;
    padding: 0 5px;
    border-radius: var(--portico-radius-xs);
    background: var(--portico-color-surface-active);
    font: var(--portico-weight-medium) 11px/18px var(--portico-font-sans);
  }
  &:hover {
    background: var(--portico-color-surface-hover);
  }
  ${narrow} {
    justify-content: center;
    inline-size: var(--portico-control-lg);
    block-size: var(--portico-control-lg);
    & > [data-part='label'] {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    & > kbd {
      display: none;
    }
  }
`;

/** How many there are, on the bell. */
export const unreadStyle = css`
  position: relative;
  display: inline-flex;
  & > span {
    position: absolute;
    inset-block-start: 1px;
    inset-inline-end: 0;
    min-inline-size: 16px;
    padding-inline: 4px;
    border-radius: 8px;
    background: var(--portico-color-accent);
    color: var(--portico-color-on-accent);
    font: var(--portico-weight-semibold) 10px/16px var(--portico-font-sans);
    text-align: center;
    pointer-events: none;
  }
  @media (forced-colors: active) {
    & > span {
      border: 1px solid;
    }
  }
`;
