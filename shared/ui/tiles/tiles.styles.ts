import { css } from '@emotion/react';

export const tilesStyle = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(212px, 100%), 1fr));
  gap: var(--portico-space-3);
`;

export const tileStyle = css`
  position: relative;
  display: flex;
  align-items: center;
  gap: var(--portico-space-3);
  min-block-size: 56px;
  padding: var(--portico-space-2) var(--portico-space-3);
  border-radius: var(--portico-radius-md);
  box-shadow: inset 0 0 0 1px var(--portico-color-border-strong);
  font-weight: var(--portico-weight-medium);
  cursor: pointer;
  &:hover {
    background: var(--portico-color-surface-hover);
  }
  &[data-checked] {
    box-shadow: inset 0 0 0 2px var(--portico-color-accent-text);
    background: var(--portico-color-accent-subtle);
  }
  /* the input covers its tile: it is what the pointer, the keys and the focus reach */
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
    outline-offset: var(--portico-focus-offset);
  }
  & > [data-part='mark'] {
    flex: none;
    display: grid;
    place-items: center;
    inline-size: 32px;
    block-size: 32px;
    border-radius: var(--portico-radius-sm);
    background: var(--portico-color-surface-active);
    font: var(--portico-weight-semibold) var(--portico-text-sm) var(--portico-font-sans);
  }
  & > [data-part='text'] {
    display: grid;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & [data-part='hint'] {
    font: var(--portico-weight-regular) var(--portico-text-sm) var(--portico-font-sans);
    color: var(--portico-color-text-muted);
  }
  @media (forced-colors: active) {
    border: 1px solid;
    &[data-checked] {
      outline: 2px solid Highlight;
    }
  }
`;
