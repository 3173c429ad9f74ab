import { css } from '@emotion/react';
import { narrow } from '#shared/ui/ui-root/ui-root.styles.ts';

export const frameStyle = css`
  display: grid;
  grid-template-columns: 240px minmax(0, 1fr);
  background: var(--portico-color-canvas);
  ${narrow} {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: auto 1fr;
  }
`;

export const sideStyle = css`
  position: sticky;
  inset-block-start: 0;
  align-self: start;
  display: flex;
  flex-direction: column;
  gap: var(--portico-space-4);
  block-size: var(--portico-shell-size, 100dvh);
  padding: var(--portico-space-4) var(--portico-space-3);
  overflow: auto;
  & > :last-child {
    margin-block-start: auto;
  }
  ${narrow} {
    display: none;
  }
`;

export const topBarStyle = css`
  display: none;
  ${narrow} {
    display: flex;
    align-items: center;
    gap: var(--portico-space-1);
    padding: var(--portico-space-2);
    & > [data-part='top'] {
      flex: 0 1 auto;
      min-inline-size: 0;
      margin-inline-end: auto;
    }
  }
`;

export const mainStyle = css`
  min-inline-size: 0;
  margin-block: var(--portico-space-2);
  margin-inline: 0 var(--portico-space-2);
  border-radius: var(--portico-radius-lg);
  background: var(--portico-color-surface);
  box-shadow: var(--portico-shadow-card);
  ${narrow} {
    margin: 0;
    border-radius: var(--portico-radius-xl) var(--portico-radius-xl) 0 0;
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

export const pageStyle = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--portico-space-5);
  align-content: start;
  max-inline-size: 1160px;
  margin-inline: auto;
  padding: var(--portico-space-8) var(--portico-space-8) var(--portico-space-12);
  ${narrow} {
    padding: var(--portico-space-5) var(--portico-space-4) var(--portico-space-16);
    gap: var(--portico-space-4);
  }
`;

export const groupsStyle = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--portico-space-4);
`;

export const groupStyle = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1px;
`;

export const groupLabelStyle = css`
  padding: 0 var(--portico-space-2) var(--portico-space-1);
  font: var(--portico-weight-medium) var(--portico-text-xs) var(--portico-font-sans);
  color: var(--portico-color-text-muted);
`;

export const linkStyle = css`
  display: flex;
  align-items: center;
  gap: 10px;
  min-block-size: 32px;
  padding-inline: var(--portico-space-2);
  border-radius: var(--portico-radius-md);
  & > [data-part='icon'] {
    inline-size: 18px;
    block-size: 18px;
    color: var(--portico-color-text-muted);
  }
  & > [data-part='label'] {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > [data-part='count'] {
    margin-inline-start: auto;
    font-size: 12px;
    color: var(--portico-color-text-muted);
    font-variant-numeric: tabular-nums;
  }
  &:hover {
    background: var(--portico-color-surface-hover);
  }
  &[aria-current] {
    background: var(--portico-color-surface-active);
    font-weight: var(--portico-weight-medium);
  }
  &[aria-current] > [data-part='icon'] {
    color: var(--portico-color-accent-text);
  }
  ${narrow} {
    min-block-size: var(--portico-control-lg);
  }
  @media (pointer: coarse) {
    min-block-size: var(--portico-control-lg);
  }
  @media (forced-colors: active) {
    &[aria-current] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;
