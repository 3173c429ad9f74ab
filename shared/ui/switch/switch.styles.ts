import { css } from '@emotion/react';

export const switchStyle = css`
  appearance: none;
  position: relative;
  flex: none;
  inline-size: 36px;
  block-size: 20px;
  margin: 0;
  border-radius: var(--portico-radius-full);
  background: var(--portico-color-border-control);
  cursor: inherit;
  transition: background-color var(--portico-duration-fast) var(--portico-ease-out);
  &::before {
    content: '';
    position: absolute;
    inset-block-start: 2px;
    inset-inline-start: 2px;
    inline-size: 16px;
    block-size: 16px;
    border-radius: 50%;
    background: white;
    transition: translate var(--portico-duration-fast) var(--portico-ease-out);
  }
  &:checked {
    background: var(--portico-color-accent);
    box-shadow: inset 0 0 0 1px var(--portico-color-accent-edge);
  }
  &:checked::before {
    translate: 16px 0;
    background: var(--portico-color-on-accent);
  }
  &:checked:dir(rtl)::before {
    translate: -16px 0;
  }
  &:disabled {
    opacity: 0.45;
  }
  &:focus-visible {
    outline: var(--portico-focus-width) solid var(--portico-color-focus);
    outline-offset: var(--portico-focus-offset);
  }
  @media (forced-colors: active) {
    border: 1px solid;
    &::before {
      background: ButtonText;
      inset-block-start: 1px;
    }
    &:checked {
      forced-color-adjust: none;
      background: Highlight;
    }
    &:checked::before {
      background: HighlightText;
    }
    &:disabled {
      opacity: 1;
      border-color: GrayText;
    }
    &:disabled::before {
      background: GrayText;
    }
    &:disabled:checked {
      background: Canvas;
    }
  }
`;
