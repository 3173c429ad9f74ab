import { css } from '@emotion/react';
import { important } from '#shared/theme/css-text.ts';

/** A page of many parts has lower ones. */
const boxBlockSize = 'var(--portico-code-box, 52px)';

/** The field itself lies over the boxes, as large as all of them. It is as tall without them, so that nothing moves when they come. */
const over = `position: absolute; inset: 0; inline-size: 100%; block-size: 100%; padding: 0; border-color: transparent; outline: none; background: transparent; color: transparent; -webkit-text-fill-color: transparent; caret-color: transparent; box-shadow: none; direction: ltr; forced-color-adjust: none`;

export const fieldStyle = css`
  position: relative;
  display: grid;
  min-block-size: ${boxBlockSize};
  && ::slotted(input) {
    ${important(`block-size: ${boxBlockSize}; font-variant-numeric: tabular-nums; direction: ltr`)}
  }
`;

export const boxedFieldStyle = css`
  && ::slotted(input),
  && ::slotted(input:focus-visible),
  && ::slotted(input:hover),
  && ::slotted(input[aria-invalid]:focus-visible),
  && ::slotted(input:-webkit-autofill) {
    ${important(over)}
  }
  && ::slotted(input)::selection {
    ${important('background: transparent; color: transparent')}
  }
`;

/** Digits run from left to right in every script. */
export const boxesStyle = css`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 48px));
  justify-content: space-between;
  justify-self: start;
  inline-size: 100%;
  max-inline-size: 344px;
  gap: var(--portico-space-2);
  direction: ltr;
  pointer-events: none;
`;

export const boxStyle = css`
  display: grid;
  place-items: center;
  box-sizing: border-box;
  block-size: ${boxBlockSize};
  border: 1px solid var(--portico-color-border-control);
  border-radius: var(--portico-radius-md);
  background: var(--portico-color-surface);
  color: var(--portico-color-text);
  font: var(--portico-weight-medium) 22px/28px var(--portico-font-sans);
  font-variant-numeric: tabular-nums;
  &[data-state='invalid'] {
    border-color: var(--portico-color-danger-mark);
  }
  &[data-active] {
    border-color: var(--portico-color-focus);
    outline: 1px solid var(--portico-color-focus);
  }
  &[data-active][data-state='invalid'] {
    border-color: var(--portico-color-danger-mark);
    outline-color: var(--portico-color-danger-mark);
  }
  &[data-active]:empty::before {
    content: '';
    inline-size: 1px;
    block-size: 24px;
    background: currentcolor;
    animation: portico-caret 1s steps(1) infinite;
  }
  @keyframes portico-caret {
    50% {
      opacity: 0;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    &[data-active]:empty::before {
      animation: none;
    }
  }
`;
