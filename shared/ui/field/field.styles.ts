import { css } from '@emotion/react';
import { narrow } from '#shared/ui/ui-root/ui-root.styles.ts';

export const fieldStyle = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;
  align-content: start;
  min-inline-size: 0;
`;

export const labelStyle = css`
  font: var(--portico-weight-medium) var(--portico-text-sm) var(--portico-font-sans);
`;

export const optionalStyle = css`
  font-weight: var(--portico-weight-regular);
  color: var(--portico-color-text-muted);
`;

export const messageStyle = css`
  display: flex;
  gap: 6px;
  font: var(--portico-weight-regular) var(--portico-text-sm) var(--portico-font-sans);
  color: var(--portico-color-text-muted);
  text-wrap: pretty;
  overflow-wrap: anywhere;
  &[data-part='error-text'] {
    color: var(--portico-color-danger-text);
  }
  & > [data-part='icon'] {
    margin-block-start: 2px;
  }
`;

/** What looks like an input: a text field, the trigger of a select, the frame of a combobox. */
export const controlStyle = css`
  inline-size: 100%;
  min-inline-size: 0;
  min-block-size: var(--portico-control-md);
  margin: 0;
  padding: 0 var(--portico-space-3);
  border: 1px solid var(--portico-color-border-control);
  border-radius: var(--portico-radius-sm);
  background: var(--portico-color-surface);
  color: var(--portico-color-text);
  font: var(--portico-weight-regular) var(--portico-text-md) var(--portico-font-sans);
  transition: border-color var(--portico-duration-fast) var(--portico-ease-out);
  &:hover {
    border-color: var(--portico-color-text-muted);
  }
  /* border and outline make one line of 2 px; the button inside a date field has the focus within it alone */
  &:is(:focus-visible, [data-state='open'], :has(input:focus-visible), input:focus-within) {
    border-color: var(--portico-color-focus);
    outline: 1px solid var(--portico-color-focus);
    outline-offset: 0;
  }
  &[aria-invalid='true'],
  &[data-invalid] {
    border-color: var(--portico-color-danger-mark);
  }
  &:is([aria-invalid='true'], [data-invalid]):is(:focus-visible, :has(input:focus-visible), input:focus-within) {
    outline-color: var(--portico-color-danger-mark);
  }
  &::placeholder {
    color: var(--portico-color-text-muted);
    opacity: 1;
  }
  &:is(:disabled, :read-only:not(button, div, select), [data-disabled]) {
    background: var(--portico-color-surface-sunken);
    border-color: var(--portico-color-border);
    color: var(--portico-color-text-muted);
  }
  &:is(:disabled, [data-disabled]) {
    cursor: not-allowed;
  }
  ${narrow} {
    min-block-size: var(--portico-control-lg);
    font-size: 16px;
  }
  /* no colour is left to tell what is wrong: the line does */
  @media (forced-colors: active) {
    &:is([aria-invalid='true'], [data-invalid]) {
      border-width: 2px;
      border-style: dashed;
    }
    &:is(:disabled, [data-disabled]) {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;
