import { css } from '@emotion/react';
import { narrow } from '#shared/ui/ui-root/ui-root.styles.ts';

export const buttonStyle = css`
  --_bg: transparent;
  --_bg-hover: var(--portico-color-surface-hover);
  --_bg-active: var(--portico-color-surface-active);
  --_ink: var(--portico-color-text);
  --_line: transparent;
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--portico-space-2);
  min-block-size: var(--portico-control-md);
  padding-inline: 14px;
  border-radius: var(--portico-radius-sm);
  background: var(--_bg);
  box-shadow: inset 0 0 0 1px var(--_line);
  color: var(--_ink);
  font: var(--portico-weight-medium) var(--portico-text-md) var(--portico-font-sans);
  white-space: nowrap;
  user-select: none;
  transition: background-color var(--portico-duration-fast) var(--portico-ease-out);
  &:hover {
    background: var(--_bg-hover);
  }
  &:is(:active, [data-state='open'], [aria-expanded='true']) {
    background: var(--_bg-active);
  }
  &[data-variant='primary'] {
    --_bg: var(--portico-color-accent);
    --_bg-hover: var(--portico-color-accent-hover);
    --_bg-active: var(--portico-color-accent-active);
    --_ink: var(--portico-color-on-accent);
    --_line: var(--portico-color-accent-edge);
  }
  &[data-variant='secondary'] {
    --_bg: var(--portico-color-surface);
    --_bg-hover: color-mix(in oklab, var(--portico-color-surface), var(--portico-color-text) 5%);
    --_bg-active: color-mix(in oklab, var(--portico-color-surface), var(--portico-color-text) 9%);
    --_line: var(--portico-color-border-strong);
  }
  &[data-variant='danger'] {
    --_bg: var(--portico-color-danger);
    --_bg-hover: var(--portico-color-danger-hover);
    --_bg-active: var(--portico-color-danger-hover);
    --_ink: var(--portico-color-on-danger);
  }
  &[data-variant='danger-quiet'] {
    --_ink: var(--portico-color-danger-text);
  }
  &[data-size='sm'] {
    min-block-size: var(--portico-control-sm);
    padding-inline: 10px;
    font-size: 13px;
    gap: 6px;
  }
  &[data-size='lg'] {
    min-block-size: var(--portico-control-lg);
    padding-inline: var(--portico-space-5);
    border-radius: var(--portico-radius-md);
    font: var(--portico-weight-medium) 15px/24px var(--portico-font-sans);
  }
  /* an icon at the edge looks further in than a letter does */
  &[data-icon-start] {
    padding-inline-start: 12px;
  }
  &[data-icon-end] {
    padding-inline-end: 10px;
  }
  &[data-wide] {
    inline-size: 100%;
  }
  &[data-square] {
    flex: none;
    inline-size: var(--portico-control-md);
    padding-inline: 0;
  }
  &[data-square][data-size='sm'] {
    inline-size: var(--portico-control-sm);
  }
  &[data-square][data-size='lg'] {
    inline-size: var(--portico-control-lg);
  }
  &[data-square][data-variant='ghost'] {
    --_ink: var(--portico-color-text-muted);
  }
  &:disabled {
    --_bg: var(--portico-color-surface-hover);
    --_bg-hover: var(--_bg);
    --_bg-active: var(--_bg);
    --_ink: var(--portico-color-text-disabled);
    --_line: transparent;
    cursor: not-allowed;
  }
  &:is([data-variant='ghost'], [data-variant='danger-quiet']):disabled {
    --_bg: transparent;
  }
  &[data-state='loading'] {
    cursor: progress;
    background: var(--_bg);
  }
  ${narrow} {
    min-block-size: var(--portico-control-lg);
    &[data-square] {
      inline-size: var(--portico-control-lg);
    }
  }
  @media (forced-colors: active) {
    border: 1px solid;
    &[data-variant='primary'] {
      border-width: 2px;
    }
    &:disabled {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;

/** Both labels lie in one cell, so that the button keeps the width of the longer one while it works. */
export const labelsStyle = css`
  display: grid;
  & > * {
    grid-area: 1 / 1;
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: var(--portico-space-2);
  }
  & > [data-hidden] {
    visibility: hidden;
  }
`;

export const spinnerStyle = css`
  flex: none;
  inline-size: 16px;
  block-size: 16px;
  border-radius: 50%;
  border: 2px solid color-mix(in oklab, currentcolor 28%, transparent);
  border-block-start-color: currentcolor;
  animation: portico-spin 800ms linear infinite;
  @media (prefers-reduced-motion: reduce) {
    animation-duration: 2400ms;
  }
  @media (forced-colors: active) {
    border-color: Canvas;
    border-block-start-color: CanvasText;
  }
`;
