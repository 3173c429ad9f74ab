import { css } from '@emotion/react';

/** Cut out of a square: a picture would need the host's policy to allow it. */
const tick = 'polygon(26.9% 48.1%, 41% 62.2%, 72.9% 27%, 82.1% 35.4%, 41.5% 80.2%, 18.1% 56.9%)';
const dash = 'inset(43.75% 22% round 1px)';

export const checkboxStyle = css`
  appearance: none;
  position: relative;
  flex: none;
  inline-size: 18px;
  block-size: 18px;
  margin: 1px 0;
  border: 1.5px solid var(--portico-color-border-control);
  border-radius: var(--portico-radius-xs);
  background: var(--portico-color-surface);
  cursor: inherit;
  &::before {
    content: '';
    position: absolute;
    inset: 0;
    background: var(--portico-color-on-accent);
    clip-path: inset(50%);
  }
  &:checked::before {
    clip-path: ${tick};
  }
  &:indeterminate::before {
    clip-path: ${dash};
  }
  /* the target is larger than the box */
  &::after {
    content: '';
    position: absolute;
    inset: -5px;
  }
  &:is(:checked, :indeterminate) {
    border-color: var(--portico-color-accent);
    background: var(--portico-color-accent);
    box-shadow: 0 0 0 1px var(--portico-color-accent-edge);
  }
  &:focus-visible {
    outline: var(--portico-focus-width) solid var(--portico-color-focus);
    outline-offset: var(--portico-focus-offset);
  }
  &:disabled {
    opacity: 0.45;
  }
  @media (forced-colors: active) {
    &::before {
      background: ButtonText;
    }
    &:disabled {
      opacity: 1;
      border-color: GrayText;
    }
    &:disabled::before {
      background: GrayText;
    }
  }
`;
