import { css } from '@emotion/react';

/** Chips of many are scrolled inside of the field. */
export const frameStyle = css`
  max-block-size: 240px;
  overflow-y: auto;
  overscroll-behavior: contain;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px;
  padding-block: 3px;
  padding-inline: var(--portico-space-3) 3px;
  &:has([data-part='chip']) {
    padding-inline-start: 5px;
  }
  & > input {
    flex: 1;
    min-inline-size: 40px;
    block-size: 28px;
    margin: 0;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    outline: none;
  }
  & > input::placeholder {
    color: var(--portico-color-text-muted);
    opacity: 1;
  }
`;

export const chipStyle = css`
  display: inline-flex;
  align-items: center;
  gap: 2px;
  max-inline-size: min(100%, 200px);
  min-block-size: 24px;
  padding-inline: 8px 0;
  border-radius: var(--portico-radius-xs);
  background: var(--portico-color-surface-active);
  font-size: 13px;
  & > span {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > button {
    display: grid;
    place-items: center;
    inline-size: 24px;
    block-size: 24px;
    border-radius: var(--portico-radius-xs);
    color: var(--portico-color-text-muted);
  }
  & > button:hover {
    color: var(--portico-color-text);
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

export const moreStyle = css`
  min-block-size: 24px;
  padding-inline: 8px;
  border-radius: var(--portico-radius-xs);
  color: var(--portico-color-accent-text);
  font-size: 13px;
  font-variant-numeric: tabular-nums;
  &:hover {
    background: var(--portico-color-surface-hover);
  }
`;

export const emptyStyle = css`
  padding: 6px var(--portico-space-2);
  color: var(--portico-color-text-muted);
`;
