import { css } from '@emotion/react';

export const linkStyle = css`
  color: var(--portico-color-accent-text);
  font-weight: var(--portico-weight-medium);
  border-radius: var(--portico-radius-xs);
  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
    text-decoration-thickness: 1px;
  }
`;

const buttonShape = css`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--portico-space-2);
  inline-size: 100%;
  min-block-size: var(--portico-control-lg);
  padding-inline: var(--portico-space-5);
  border-radius: var(--portico-radius-md);
  font: var(--portico-weight-medium) 15px/24px var(--portico-font-sans);
  text-align: center;
  transition: background-color var(--portico-duration-fast) var(--portico-ease-out);
`;

export const primaryStyle = css`
  ${buttonShape}
  background: var(--portico-color-accent);
  color: var(--portico-color-on-accent);
  box-shadow: inset 0 0 0 1px var(--portico-color-accent-edge);
  &:hover {
    background: var(--portico-color-accent-hover);
  }
  &:active {
    background: var(--portico-color-accent-active);
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

export const secondaryStyle = css`
  ${buttonShape}
  background: var(--portico-color-surface);
  color: var(--portico-color-text);
  box-shadow: inset 0 0 0 1px var(--portico-color-border-strong);
  &:hover {
    background: color-mix(in oklab, var(--portico-color-surface), var(--portico-color-text) 5%);
  }
  &:active {
    background: color-mix(in oklab, var(--portico-color-surface), var(--portico-color-text) 9%);
  }
  &:disabled {
    background: var(--portico-color-surface-hover);
    color: var(--portico-color-text-disabled);
    box-shadow: none;
    cursor: not-allowed;
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;
