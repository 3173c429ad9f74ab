import { css, keyframes } from '@emotion/react';

const rise = keyframes`from { opacity: 0; translate: 0 4px; }`;
const sink = keyframes`to { opacity: 0; translate: 0 4px; }`;

/** The panel that menus, selects and comboboxes share. */
export const panelStyle = css`
  box-sizing: border-box;
  min-inline-size: 200px;
  max-inline-size: min(320px, 100vi - 16px);
  max-block-size: min(360px, var(--available-height, 360px));
  padding: var(--portico-space-1);
  border-radius: var(--portico-radius-lg);
  background: var(--portico-color-surface-raised);
  color: var(--portico-color-text);
  box-shadow: var(--portico-shadow-overlay);
  overflow: auto;
  overscroll-behavior: contain;
  &:focus-visible {
    outline: none;
  }
  &[data-state='open'] {
    animation: ${rise} var(--portico-duration-fast) var(--portico-ease-out);
  }
  &[data-state='closed'] {
    animation: ${sink} calc(var(--portico-duration-fast) * 2 / 3) var(--portico-ease-in) forwards;
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

/** As wide as what it belongs to. */
export const panelOfControlStyle = css`
  inline-size: var(--reference-width);
  max-inline-size: none;
`;

export const positionerStyle = css`
  z-index: calc(var(--portico-layer-dialog) + 1) !important;
`;

export const itemStyle = css`
  display: flex;
  align-items: center;
  gap: var(--portico-space-2);
  inline-size: 100%;
  min-block-size: 32px;
  padding: 6px var(--portico-space-2);
  border-radius: var(--portico-radius-md);
  cursor: default;
  user-select: none;
  & > [data-part='icon'] {
    color: var(--portico-color-text-muted);
  }
  &:is([data-highlighted], :hover) {
    background: var(--portico-color-surface-hover);
  }
  &[data-danger],
  &[data-danger] > [data-part='icon'] {
    color: var(--portico-color-danger-text);
  }
  &[data-disabled] {
    color: var(--portico-color-text-disabled);
    background: none;
  }
  & > [data-part='item-indicator'],
  & > [data-part='tick'] {
    color: var(--portico-color-accent-text);
  }
  @media (max-width: 719px), (pointer: coarse) {
    min-block-size: var(--portico-control-lg);
  }
  @media (forced-colors: active) {
    &[data-highlighted] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
    &[data-disabled] {
      color: GrayText;
    }
  }
`;

export const itemTextStyle = css`
  flex: 1;
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const itemHintStyle = css`
  color: var(--portico-color-text-muted);
  font-size: 13px;
`;

export const groupLabelStyle = css`
  padding: var(--portico-space-2) var(--portico-space-2) var(--portico-space-1);
  font: var(--portico-weight-medium) var(--portico-text-xs) var(--portico-font-sans);
  color: var(--portico-color-text-muted);
`;

export const separatorStyle = css`
  block-size: 1px;
  margin: var(--portico-space-1) var(--portico-space-2);
  border: 0;
  background: var(--portico-color-border);
  @media (forced-colors: active) {
    background: CanvasText;
  }
`;
