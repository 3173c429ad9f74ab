import { css } from '@emotion/react';
import { positionerStyle as centred } from '#shared/ui/dialog/dialog.styles.ts';
import { narrow, visuallyHidden } from '#shared/ui/ui-root/ui-root.styles.ts';

export const positionerStyle = css`
  ${centred}
  place-items: start center;
  padding-block-start: 112px;
  @media (max-width: 719px), (max-height: 640px) {
    padding-block-start: 0;
  }
`;

export const contentStyle = css`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto auto;
  inline-size: min(600px, 100% - 2 * var(--portico-space-4));
  max-block-size: min(520px, 100dvh - 2 * var(--portico-space-4));
  border-radius: var(--portico-radius-xl);
  background: var(--portico-color-surface-raised);
  color: var(--portico-color-text);
  box-shadow: var(--portico-shadow-dialog);
  overflow: hidden;
  &:focus-visible {
    outline: none;
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

export const searchStyle = css`
  display: flex;
  align-items: center;
  gap: var(--portico-space-3);
  padding-inline: var(--portico-space-4);
  border-block-end: 1px solid var(--portico-color-border);
  color: var(--portico-color-text-muted);
  & > input {
    flex: 1;
    min-inline-size: 0;
    block-size: 52px;
    border: 0;
    background: none;
    color: var(--portico-color-text);
    font: var(--portico-weight-regular) var(--portico-text-lg) var(--portico-font-sans);
    /* the palette is the focus: its caret and the highlighted row show where one is */
    outline: none;
  }
  & > input::placeholder {
    color: var(--portico-color-text-muted);
    opacity: 1;
  }
`;

export const listStyle = css`
  padding: var(--portico-space-2);
  overflow: auto;
  overscroll-behavior: contain;
`;

export const groupStyle = css`
  & > [data-part='group-label'] {
    padding: var(--portico-space-2) 10px var(--portico-space-1);
    font: var(--portico-weight-medium) var(--portico-text-xs) var(--portico-font-sans);
    color: var(--portico-color-text-muted);
  }
`;

export const itemStyle = css`
  display: flex;
  align-items: center;
  gap: var(--portico-space-3);
  inline-size: 100%;
  min-block-size: 40px;
  padding-inline: 10px;
  border: 0;
  border-radius: var(--portico-radius-md);
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: default;
  & > [data-part='icon'] {
    flex: none;
    inline-size: 18px;
    block-size: 18px;
    color: var(--portico-color-text-muted);
  }
  & > [data-part='item-text'] {
    flex: 1 1 auto;
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > [data-part='item-hint'] {
    flex: 0 1 auto;
    max-inline-size: 45%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    color: var(--portico-color-text-muted);
    font-size: 13px;
  }
  &[aria-selected='true'] {
    background: var(--portico-color-surface-active);
  }
  ${narrow} {
    min-block-size: var(--portico-control-lg);
  }
  @media (forced-colors: active) {
    &[aria-selected='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

/** The count is for those who do not see the list. */
export const hintStyle = css`
  padding: 0 var(--portico-space-4) var(--portico-space-3);
  color: var(--portico-color-text-muted);
  overflow-wrap: anywhere;
  &:has(> span) {
    padding: 0;
  }
  & > span {
    ${visuallyHidden}
  }
`;

export const footerStyle = css`
  display: flex;
  gap: var(--portico-space-4);
  padding: 10px var(--portico-space-4);
  border-block-start: 1px solid var(--portico-color-border);
  font-size: 13px;
  color: var(--portico-color-text-muted);
  & > span {
    display: inline-flex;
    align-items: center;
    gap: var(--portico-space-1);
  }
  & kbd {
    min-inline-size: 18px;
    padding-inline: 4px;
    border-radius: var(--portico-radius-xs);
    background: var(--portico-color-surface-active);
    font: var(--portico-weight-medium) 11px/18px var(--portico-font-sans);
    text-align: center;
  }
  @media (pointer: coarse) {
    display: none;
  }
`;
