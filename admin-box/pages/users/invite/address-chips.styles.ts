import { css } from '@emotion/react';

/** Many addresses are scrolled; the padding is room for the focus outline. */
export const chipsStyle = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--portico-space-1);
  max-block-size: 160px;
  margin: -4px;
  padding: 4px;
  overflow-y: auto;
  overscroll-behavior: contain;
  list-style: none;
  & > li {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    max-inline-size: 100%;
    min-block-size: 24px;
    padding-inline: 8px 0;
    border-radius: var(--portico-radius-xs);
    background: var(--portico-color-surface-active);
    font-size: 13px;
  }
  & > li[data-state='member'] {
    background: var(--portico-color-warning-subtle);
  }
  & > li[data-state='wrong'] {
    background: var(--portico-color-danger-subtle);
  }
  & > li > bdi {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & [data-part='state'] {
    flex: none;
    color: var(--portico-color-text-muted);
  }
  & > li[data-state='member'] > [data-part='state'] {
    color: var(--portico-color-warning-text);
  }
  & > li[data-state='wrong'] > [data-part='state'] {
    color: var(--portico-color-danger-text);
  }
  & button {
    flex: none;
    display: grid;
    place-items: center;
    inline-size: 24px;
    block-size: 24px;
    border-radius: var(--portico-radius-xs);
    color: var(--portico-color-text-muted);
  }
  & button:hover {
    color: var(--portico-color-text);
  }
  @media (forced-colors: active) {
    & > li {
      border: 1px solid;
    }
  }
`;
