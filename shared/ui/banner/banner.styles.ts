import { css } from '@emotion/react';

export const bannerStyle = css`
  --_mark: var(--portico-color-text-muted);
  display: flex;
  align-items: flex-start;
  flex-wrap: wrap;
  gap: var(--portico-space-3);
  padding: var(--portico-space-3) var(--portico-space-4);
  border-radius: var(--portico-radius-lg);
  background: var(--portico-color-surface-hover);
  & > svg {
    color: var(--_mark);
  }
  &[data-tone='info'] { background: var(--portico-color-info-subtle); --_mark: var(--portico-color-info-text); }
  &[data-tone='success'] { background: var(--portico-color-success-subtle); --_mark: var(--portico-color-success-text); }
  &[data-tone='warning'] { background: var(--portico-color-warning-subtle); --_mark: var(--portico-color-warning-text); }
  &[data-tone='danger'] { background: var(--portico-color-danger-subtle); --_mark: var(--portico-color-danger-text); }
  & > [data-part='actions'] {
    display: flex;
    gap: var(--portico-space-1);
    max-inline-size: 100%;
    margin-block: -4px;
    margin-inline: auto -6px;
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

export const textStyle = css`
  flex: 1;
  min-inline-size: min(200px, 60%);
  overflow-wrap: anywhere;
  text-wrap: pretty;
  & > strong {
    font-weight: var(--portico-weight-semibold);
  }
`;
