import { css } from '@emotion/react';
import { narrow } from '#shared/ui/ui-root/ui-root.styles.ts';

export const switcherStyle = css`
  display: flex;
  align-items: center;
  gap: 10px;
  inline-size: 100%;
  min-inline-size: 0;
  padding: var(--portico-space-2);
  border-radius: var(--portico-radius-md);
  &:is(:hover, [aria-expanded='true']) {
    background: var(--portico-color-surface-hover);
  }
  & > [data-part='icon'],
  & > [data-part='spinner'] {
    margin-inline-start: auto;
    color: var(--portico-color-text-muted);
  }
`;

export const nameStyle = css`
  display: grid;
  min-inline-size: 0;
  & > * {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }
  & > :first-of-type {
    font-weight: var(--portico-weight-medium);
  }
  & > [data-part='detail'] {
    font-size: 13px;
    line-height: 18px;
    font-weight: var(--portico-weight-regular);
    color: var(--portico-color-text-muted);
  }
`;

export const panelStyle = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto auto minmax(0, 1fr) auto;
  inline-size: min(300px, 100vi - 16px);
  max-inline-size: none;
  max-block-size: min(480px, var(--available-height, 480px));
  overflow: hidden;
`;

export const searchStyle = css`
  padding: 0 var(--portico-space-1) var(--portico-space-1);
`;

export const listStyle = css`
  min-block-size: 0;
  overflow: auto;
  overscroll-behavior: contain;
  &:focus-visible {
    outline: none;
  }
`;

export const optionStyle = css`
  min-block-size: 50px;
  gap: 10px;
  cursor: pointer;
  & > [data-part='tick'] {
    margin-inline-start: auto;
    color: var(--portico-color-accent-text);
  }
  ${narrow} {
    min-block-size: 52px;
  }
`;

export const actionStyle = css`
  cursor: pointer;
  gap: 10px;
`;
