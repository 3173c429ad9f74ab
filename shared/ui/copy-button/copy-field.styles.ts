import { css } from '@emotion/react';
import { narrow } from '#shared/ui/ui-root/ui-root.styles.ts';

export const copyFieldStyle = css`
  display: flex;
  align-items: center;
  gap: var(--portico-space-2);
  min-block-size: var(--portico-control-md);
  padding-inline: var(--portico-space-3) var(--portico-space-1);
  border-radius: var(--portico-radius-sm);
  background: var(--portico-color-surface-sunken);
  box-shadow: inset 0 0 0 1px var(--portico-color-border);
  ${narrow} {
    min-block-size: var(--portico-control-lg);
    padding-inline-end: 0;
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

export const valueStyle = css`
  flex: 1;
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  font-family: var(--portico-font-mono);
  font-size: 13px;
  font-variant-ligatures: none;
  direction: ltr;
  text-align: match-parent;
`;
