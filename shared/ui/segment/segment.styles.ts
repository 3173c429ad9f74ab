import { css } from '@emotion/react';
import { narrow } from '#shared/ui/ui-root/ui-root.styles.ts';

export const segmentStyle = css`
  display: flex;
  justify-self: start;
  inline-size: fit-content;
  max-inline-size: 100%;
  gap: var(--portico-space-0h);
  padding: 3px;
  border-radius: var(--portico-radius-md);
  background: var(--portico-color-surface-active);
  ${narrow} {
    /* long labels in as many rows as they need: cut ones could not be told apart */
    flex-wrap: wrap;
    inline-size: 100%;
  }
`;

export const segmentItemStyle = css`
  position: relative;
  display: grid;
  place-items: center;
  min-inline-size: 0;
  min-block-size: 30px;
  padding-inline: var(--portico-space-3);
  border-radius: var(--portico-radius-sm);
  font: var(--portico-weight-medium) var(--portico-text-sm) var(--portico-font-sans);
  white-space: nowrap;
  cursor: pointer;
  /* the input covers its item: it is what the pointer, the keys and the focus reach */
  & > input {
    appearance: none;
    position: absolute;
    inset: 0;
    margin: 0;
    border-radius: inherit;
    cursor: inherit;
  }
  & > input:focus-visible {
    outline: var(--portico-focus-width) solid var(--portico-color-focus);
    outline-offset: 1px;
  }
  & > span {
    max-inline-size: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  &:not([data-checked], [data-disabled]):hover {
    background: var(--portico-color-surface-hover);
  }
  &[data-checked] {
    background: var(--portico-color-surface-raised);
    box-shadow: var(--portico-shadow-card);
  }
  &[data-disabled] {
    color: var(--portico-color-text-disabled);
    cursor: not-allowed;
  }
  ${narrow} {
    flex: 1 1 auto;
    min-block-size: 40px;
    padding-inline: var(--portico-space-2);
  }
  @media (forced-colors: active) {
    &[data-checked] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
    &[data-disabled] {
      color: GrayText;
    }
  }
`;
